import { describe, expect, it } from 'vitest';
import { readyFrame } from './ready-frames.ts';

/** The header before a message with a text of a length. */
function headerOf(length: number) {
  const { frame, message } = readyFrame('problem', { id: 0, message: 'a'.repeat(length) });
  const head = frame.subarray(0, frame.length - message.length);
  expect(frame.subarray(head.length)).toEqual(message);
  return { head: [...head], length: message.length };
}

describe('a ready frame', () => {
  it('states the length of its message as RFC 6455 has it', () => {
    const short = headerOf(1);
    expect(short.head).toEqual([0x82, short.length]);
    const middle = headerOf(1000);
    expect(middle.head).toEqual([0x82, 126, middle.length >> 8, middle.length & 0xff]);
    const long = headerOf(70_000);
    const bytes = [24, 16, 8, 0].map(bits => (long.length >>> bits) & 0xff);
    expect(long.head).toEqual([0x82, 127, 0, 0, 0, 0, ...bytes]);
  });
});
