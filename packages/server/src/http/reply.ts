// Answers to requests over HTTP, as values.

import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { GAME_FILE_ENDING } from '@roguewright/engine/host';
import { GameProblem } from '../problems.ts';

const decompress = promisify(gunzip);

/** An answer: status, headers of its own, and the body. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Whole, or in pieces that are made as fast as they are read. */
  readonly body: string | Uint8Array | AsyncIterable<string>;
}

/** Plain data as JSON. Answers about games are private, and no cache keeps them. */
export function json(status: number, data: unknown): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    body: JSON.stringify(data),
  };
}

/** Lines of JSON, which programs read one by one. */
export function jsonLines(lines: string): Reply {
  return {
    status: 200,
    headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' },
    body: lines,
  };
}

/** Plain text. */
export function plainText(text: string): Reply {
  return {
    status: 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    body: text,
  };
}

/** Leads to another address for now. */
export function redirect(address: string): Reply {
  return { status: 302, headers: { Location: address, 'Cache-Control': 'no-store' }, body: '' };
}

/** A game's file, to be kept under the name of its hero. */
export function attachment(hero: string, text: Reply['body']): Reply {
  const name = `${hero.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}${GAME_FILE_ENDING}`;
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'no-store',
    },
    body: text,
  };
}

/** The same of a file that is kept as gzip. */
export async function compressedAttachment(
  hero: string,
  gzipped: Uint8Array,
  acceptsGzip: boolean,
): Promise<Reply> {
  const reply = attachment(hero, '');
  return acceptsGzip
    ? { ...reply, body: gzipped, headers: { ...reply.headers, 'Content-Encoding': 'gzip' } }
    : { ...reply, body: await decompress(gzipped) };
}

/** What was wrong with a request: which field, and how. */
export function problem(status: number, field: string, message: string): Reply {
  // The message stands a second time where the client library of the rooms looks for it.
  return json(status, { error: { field, message }, message });
}

/** The same of an error that a client may be told; nothing of any other. */
export function problemOf(error: unknown): Reply | undefined {
  if (!(error instanceof GameProblem)) {
    return undefined;
  }
  const reply = problem(error.status, error.field, error.message);
  const { retryAfter } = error;
  return retryAfter === undefined
    ? reply
    : { ...reply, headers: { ...reply.headers, 'Retry-After': String(retryAfter) } };
}

/** A small page of plain words. */
export function page(status: number, title: string, words: string): Reply {
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${title} · Roguewright</title>`,
    `<h1>${title}</h1>`,
    `<p>${words}</p>`,
    '<p><a href="/">To the game</a></p>',
    '</html>',
  ];
  return {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    body: `${lines.join('\n')}\n`,
  };
}
