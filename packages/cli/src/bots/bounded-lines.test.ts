import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundedLines, type ReadLine } from './bounded-lines.ts';

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    yield bytes.subarray(at, at + size);
  }
}

async function linesOf(text: string | Uint8Array, size: number, most = 1000): Promise<ReadLine[]> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const lines: ReadLine[] = [];
  for await (const line of boundedLines(chunksOf(bytes, size), most)) {
    lines.push(line);
  }
  return lines;
}

it('lines are the same however the stream is cut, and within letters of several bytes', async () => {
  const line = fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .map(text => text.replaceAll('\n', ''));
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 9 }), async (lines, size) => {
      const read = await linesOf(lines.join('\n'), size);
      const expected = lines.filter(text => text.trim() !== '').map(text => ({ text }));
      expect(read).toEqual(expected);
    }),
  );
});

it('a line may have as many bytes as are allowed, and a longer one is skipped', async () => {
  const lines = ['a'.repeat(10), 'b'.repeat(11), 'c'];
  expect(await linesOf(lines.join('\n'), 3, 10)).toEqual([
    { text: 'a'.repeat(10) },
    { trouble: 'too-long', bytes: 11 },
    { text: 'c' },
  ]);
});

it('what is not UTF-8 is a trouble of its own line', async () => {
  const bytes = Uint8Array.from([0x61, 0x0a, 0xc3, 0x28, 0x0a, 0x62, 0x0a]);
  expect(await linesOf(bytes, 2)).toEqual([
    { text: 'a' },
    { trouble: 'not-utf-8', bytes: 2 },
    { text: 'b' },
  ]);
});
