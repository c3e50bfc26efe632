import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Exports, sendPieces } from './exports.ts';

async function* pieces(count: number, length = 10): AsyncIterable<string> {
  for (let piece = 0; piece < count; piece++) {
    yield await Promise.resolve('x'.repeat(length));
  }
}

async function textOf(from: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of from) {
    text += piece;
  }
  return text;
}

const begin = () => Promise.resolve(pieces(3));

describe('files that are taken', () => {
  it('are taken one at a time by a client, and by eight clients at a time', async () => {
    const exports = new Exports();
    const first = await exports.take('one', begin);
    await expect(exports.take('one', begin)).rejects.toMatchObject({ status: 429, retryAfter: 60 });
    for (let number = 2; number <= 8; number++) {
      await exports.take(`client ${number}`, begin);
    }
    await expect(exports.take('ninth', begin)).rejects.toMatchObject({ status: 503 });
    expect(await textOf(first)).toHaveLength(30);
    expect(await textOf(await exports.take('one', begin))).toHaveLength(30);
  });

  it('are over for a client who has left, even before the first piece', async () => {
    const exports = new Exports();
    const gone = new Writable() as ServerResponse;
    gone.destroy();
    await sendPieces(await exports.take('one', begin), gone);
    await exports.take('one', begin);
  });

  it('are over when they fail', async () => {
    const exports = new Exports();
    const fail = () => Promise.reject(new Error('no game'));
    await expect(exports.take('one', fail)).rejects.toThrow('no game');
    await exports.take('one', begin);
  });

  it('are counted by their length', async () => {
    const exports = new Exports();
    await textOf(await exports.take('one', () => Promise.resolve(pieces(50, 1_000_000))));
    await expect(exports.take('one', begin)).rejects.toMatchObject({ status: 429 });
  });
});
