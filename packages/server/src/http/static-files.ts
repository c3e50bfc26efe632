// The built web page from its folder: right types, kept by the browser as long as they stay the
// same, compressed where that helps.

import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { page, type Reply } from './reply.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

type Encoding = 'br' | 'gzip';

const COMPRESS: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  br: bytes =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: bytes => promisify(gzip)(bytes),
};

/** What a browser says it has and understands. */
export interface Wish {
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string;
}

/** The files below one folder. */
export class StaticFiles {
  readonly #folder: string;
  /** Compressed files by path, tag and encoding. */
  readonly #compressed = new Map<string, Buffer>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The file at a path of a URL such as `/assets/main.js`; `/` is index.html. */
  async get(path: string, wish: Wish): Promise<Reply> {
    const file = await this.#find(path === '/' ? '/index.html' : path);
    if (file === undefined) {
      return path === '/' ? notBuilt : notFound;
    }
    const { bytes, tag } = await read(file);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const headers = { 'Content-Type': type, ETag: tag, 'Cache-Control': caching(path) };
    if (wish.ifNoneMatch.split(/\s*,\s*/).includes(tag)) {
      return { status: 304, headers, body: '' };
    }
    const encoding = shrinks(type) ? encodingFor(wish.acceptEncoding) : undefined;
    if (encoding === undefined) {
      return { status: 200, headers: { ...headers, Vary: 'Accept-Encoding' }, body: bytes };
    }
    return {
      status: 200,
      headers: { ...headers, Vary: 'Accept-Encoding', 'Content-Encoding': encoding },
      body: await this.#compress(`${file} ${tag} ${encoding}`, encoding, bytes),
    };
  }

  /** A regular file inside the folder, links followed. */
  async #find(path: string): Promise<string | undefined> {
    const parts = path.split('/').slice(1);
    if (parts.some(part => !/^[\w-][\w.-]*$/.test(part))) {
      return undefined;
    }
    try {
      const folder = await realpath(this.#folder);
      const file = await realpath(join(folder, ...parts));
      const inside = file.startsWith(folder + sep);
      return inside && (await stat(file)).isFile() ? file : undefined;
    } catch {
      // A missing file and an unreadable one have the same answer.
      return undefined;
    }
  }

  async #compress(key: string, encoding: Encoding, bytes: Uint8Array): Promise<Buffer> {
    let compressed = this.#compressed.get(key);
    if (compressed === undefined) {
      compressed = await COMPRESS[encoding](bytes);
      this.#compressed.set(key, compressed);
    }
    return compressed;
  }
}

const notFound = page(404, 'Not found', 'There is nothing at this address.');

const notBuilt = page(
  503,
  'Not built yet',
  'The page of the game has not been built. <code>npm start</code> builds and serves it.',
);

async function read(file: string): Promise<{ bytes: Buffer; tag: string }> {
  const [bytes, status] = await Promise.all([readFile(file), stat(file)]);
  return { bytes, tag: `"${status.size.toString(36)}-${status.mtimeMs.toString(36)}"` };
}

/** Names in assets/ hold a hash of their content. */
function caching(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function shrinks(type: string): boolean {
  return /^text\/|json|svg/.test(type);
}

function encodingFor(accepted: string): Encoding | undefined {
  const names = accepted.split(',').map(name => name.trim().toLowerCase());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined;
}
