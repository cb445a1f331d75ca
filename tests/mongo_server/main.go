// Command mongo_server speaks the MongoDB wire protocol for the tests: FerretDB, on SQLite files.
//
// It prints its URL once it listens. It ends, and takes its files with it, as soon as nobody holds
// the other end of its standard input any more: however its users went, it is not left behind.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net/url"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	port := flag.Int("port", 0, "port on 127.0.0.1; 0 takes any free one")
	sync := flag.String("sync", "full", "SQLite's synchronous: full outlives a power cut, off is fast")
	takes := flag.String("takes", "", "a folder that goes when it ends")
	flag.Parse()

	debug.SetGCPercent(1000) // a find decodes every document, and clearing up took a third of its time

	folder, err := os.MkdirTemp(place(*sync), "lembrar-mongo-")
	if err == nil {
		err = serve(folder, *port, *sync)
		_ = os.RemoveAll(folder)
	}
	if *takes != "" {
		_ = os.RemoveAll(*takes)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// place is where files go: into memory, unless they are to outlive a power cut.
func place(sync string) string {
	if info, err := os.Stat("/dev/shm"); sync == "off" && err == nil && info.IsDir() {
		return "/dev/shm"
	}
	return ""
}

func serve(folder string, port int, sync string) error {
	pragmas := url.Values{"_pragma": {"synchronous(" + sync + ")"}}
	files := url.URL{Scheme: "file", Path: folder + "/", RawQuery: pragmas.Encode(), OmitHost: true}

	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: fmt.Sprintf("127.0.0.1:%d", port)},
		Logger:    slog.New(slog.NewTextHandler(io.Discard, nil)),
		Handler:   "sqlite",
		SQLiteURL: files.String(),
	})
	if err != nil {
		return err
	}

	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()

	go func() {
		_, _ = io.Copy(io.Discard, os.Stdin)
		stop()
	}()

	go func() {
		fmt.Println(server.MongoDBURI()) // waits until the listener has its port
	}()

	return server.Run(ctx)
}
