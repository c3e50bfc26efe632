// A host of files alone: the built page in a folder of it, and nothing else.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain',
};

/** What is served instead of a file. */
type Change = (path: string, bytes: Buffer) => Buffer;

/** A running host. */
export interface FileHost {
  readonly url: string;
  /** Paths of the files that were asked for and found. */
  readonly loaded: readonly string[];
  /** From now on serves other files. */
  change(change: Change): void;
  close(): Promise<void>;
}

/** Starts a host that serves the built page at `/games/`. */
export async function hostFiles(): Promise<FileHost> {
  const loaded: string[] = [];
  let present: Change = (_, bytes) => bytes;
  const host = createServer((request, response) => {
    const path = request.url!.replace(/^\/games\//, '').replace(/^$/, 'index.html');
    try {
      const bytes = present(path, readFileSync(join(BUILT, path)));
      loaded.push(path);
      response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
      response.end(bytes);
    } catch {
      response.statusCode = 404;
      response.end('<h1>Not found</h1>');
    }
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const address = host.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}/games/`,
    loaded,
    change: change => {
      present = change;
    },
    close: async () => {
      host.closeAllConnections();
      if (host.listening) {
        host.close();
        await once(host, 'close');
      }
    },
  };
}
