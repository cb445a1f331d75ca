"""What importing costs, and how large an installation of the core is."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

_CPU = """
import resource, sys
before = resource.getrusage(resource.RUSAGE_SELF)
import lembrar
after = resource.getrusage(resource.RUSAGE_SELF)
print(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
"""
_BASE = _CPU.replace("import lembrar", "import asyncio, json, uuid, zoneinfo, apsw")


def run(options: argparse.Namespace) -> None:
    ours, base = median(cpu(_CPU) for _ in range(7)), median(cpu(_BASE) for _ in range(7))
    print(f"import lembrar: {ours:.3f} s CPU; asyncio, json and apsw alone: {base:.3f} s")
    print(f"  ratio {ours / base:.2f} ×; goal: at most 0.3 s CPU")
    print(f"core install: {installed() / 1e6:.1f} MB; goal: at most 150 MB")


def cpu(code: str) -> float:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(done.stdout)


def installed() -> int:
    """Bytes of a fresh installation from the lock file, compiled code included, pip left out."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "site"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(target)]
        common = ["--disable-pip-version-check", "--no-deps"]
        subprocess.run([*pip, *common, "--require-hashes", "-r", "requirements.lock"], check=True)
        subprocess.run([*pip, *common, "--no-build-isolation", "."], check=True)
        return sum(file.stat().st_size for file in target.rglob("*") if file.is_file())
