import { describe, expect, it } from 'vitest';
import { isReadableFrame } from './frames.ts';
import { pack, roomMessage } from './testing/hostile/raw-socket.ts';

describe('a frame', () => {
  it.each(['look', 'command', 'odds', '__proto__', '', 'x'.repeat(31)])(
    'named %j is read',
    name => {
      expect(isReadableFrame(roomMessage(name, pack({ id: 1 })))).toBe(true);
    },
  );

  it.each([
    ['of a face that joins', '0a'],
    ['of a face that leaves', '0c'],
    ['with nothing', ''],
  ])('%s is read', (_, bytes) => {
    expect(isReadableFrame(Buffer.from(bytes, 'hex'))).toBe(true);
  });

  it.each([
    ['without a name', '0d'],
    ['with half a name', '0da461'],
    ['with a name that is no text', '0da2c3'],
    ['with bytes that are no UTF-8', '0da2c328'],
    ['with bytes beyond ASCII', '0da2c3a4'],
    ['with a newline in its name', '0da10a'],
    ['with a number for a name', '0d07'],
    ['with an endless name', '0ddbffffffff'],
    ['of bytes', '11a161'],
    ['with a question to Colyseus', '1501a161'],
  ])('%s is not read', (_, bytes) => {
    expect(isReadableFrame(Buffer.from(bytes, 'hex'))).toBe(false);
  });
});
