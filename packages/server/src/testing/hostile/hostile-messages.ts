// Messages that no face sends: values of the wrong shape, and bytes that are no values at all.

import { pack, roomMessage } from './raw-socket.ts';

/** A record with one more key, which JavaScript itself would take for something else. */
function withKey(key: string): Buffer {
  const inner = pack({ polluted: 1 });
  return Buffer.concat([Buffer.of(0xde, 0, 1), pack(key), inner]);
}

/** Payloads of the wrong shape; each is MessagePack. */
export function badMessages(): Buffer[] {
  const values: unknown[] = [
    undefined,
    7,
    'look',
    [],
    [1, { kind: 'rest' }],
    { id: Number.NaN, command: { kind: 'rest', count: 1 } },
    { id: -1, command: { kind: 'rest', count: 1 } },
    { id: 1, command: { kind: '__proto__' } },
    { id: 1, command: { kind: 'toString' } },
    { id: 1, command: { kind: 'move', direction: Number.NaN } },
    { id: 1, command: { kind: 'rest', count: Number.POSITIVE_INFINITY } },
    { id: 1, command: { kind: 'travel', x: 2 ** 53, y: -1 } },
    { id: 1, command: { kind: 'cast', spell: '7', direction: 1 } },
    { id: 1, command: { kind: 'rest', count: 1, cheat: true }, question: { ask: 'win' } },
    { id: 1, question: { ask: 'attack', target: 1e308 } },
  ];
  return [...values.map(pack), withKey('__proto__'), withKey('constructor'), nested(60)];
}

/** A record in a record in a record. */
function nested(depth: number): Buffer {
  const open = Buffer.concat([Buffer.of(0xde, 0, 1), pack('id')]);
  return Buffer.concat([...Array<Buffer>(depth).fill(open), pack(1)]);
}

/** Frames of a room that hold no message. */
export function badBytes(): Buffer[] {
  const payloads = [
    // Lists and records of four thousand million parts, one in the other.
    Buffer.from('ddffffffff', 'hex'),
    Buffer.from('dd01ffffff'.repeat(300), 'hex'),
    Buffer.from('dfffffffff', 'hex'),
    // Texts and bytes longer than the message, lists in lists, records of a made-up structure.
    Buffer.from('dbffffffff41', 'hex'),
    Buffer.from('c6ffffffff41', 'hex'),
    Buffer.alloc(3900, 0x91),
    Buffer.from('d47240919161', 'hex'),
    Buffer.from('c7ff7f', 'hex'),
    Buffer.from('d6ff00000000', 'hex'),
    Buffer.alloc(0),
  ];
  return [
    ...payloads.map(payload => roomMessage('command', payload)),
    Buffer.alloc(0),
    Buffer.of(13),
    Buffer.from('0ddbffffffff', 'hex'),
    Buffer.from('0da2c328', 'hex'),
    Buffer.from('0dd902c328', 'hex'),
    Buffer.from('1101a2c328', 'hex'),
    Buffer.from('{"type":"look","id":1}'),
    Buffer.of(0xff, 0xff, 0xff, 0xff),
    Buffer.of(21, 1, 0xa4, 0x6c, 0x6f, 0x6f, 0x6b, 0x80),
  ];
}
