# syntax=docker/dockerfile:1
# Lembrar's server, worker and command line: docker build -t lembrar .
# To build the same thing twice, name the base by its digest: --build-arg PYTHON=3.11-slim-bookworm@sha256:…
ARG PYTHON=3.11-slim-bookworm

FROM python:${PYTHON} AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1 \
    PIP_ROOT_USER_ACTION=ignore
WORKDIR /build
# What changes seldom comes first. Wheels only, each with the hash that the lock has for it.
COPY requirements-server.lock requirements-build.lock ./
RUN python -m venv --without-pip /opt/lembrar \
 && pip --python /opt/lembrar/bin/python install --only-binary=:all: --require-hashes -r requirements-server.lock \
 && pip install --only-binary=:all: --require-hashes -r requirements-build.lock
COPY pyproject.toml README.md README.pt-BR.md LICENSE CHANGELOG.md ./
COPY src ./src
RUN pip wheel --no-deps --no-build-isolation --no-index --check-build-dependencies --wheel-dir wheels . \
 && pip --python /opt/lembrar/bin/python install --no-deps --no-index wheels/*.whl

FROM python:${PYTHON} AS lembrar
LABEL org.opencontainers.image.title="Lembrar" \
      org.opencontainers.image.description="Memory for any chatbot: long conversations, small prompts, nothing important forgotten." \
      org.opencontainers.image.licenses="MIT"
RUN groupadd --system --gid 10001 lembrar \
 && useradd --system --uid 10001 --gid lembrar --home-dir /data --shell /usr/sbin/nologin lembrar \
 && install --directory --owner=lembrar --group=lembrar --mode=0700 /data
COPY --from=build /opt/lembrar /opt/lembrar
ENV PATH=/opt/lembrar/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    LEMBRAR_URL=sqlite:/data/lembrar.db \
    LEMBRAR_SPOOL=/data/spool \
    LEMBRAR_HOST=0.0.0.0 \
    LEMBRAR_PORT=7177
USER 10001:10001
# Where lembrar.toml is looked for, and all that is kept.
WORKDIR /data
VOLUME /data
EXPOSE 7177
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['LEMBRAR_PORT'] + '/healthz', timeout=4)"]
ENTRYPOINT ["lembrar"]
CMD ["serve"]
