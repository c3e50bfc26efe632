// Frames of a room, looked at before Colyseus reads them: its reader prints a line to the log for every
// name of a message that is no text, and a client could fill the log with them.

/** Kinds of frames, in the lower bits of their first byte: messages as faces send them. */
const KIND_BITS = 0x1f;
const MESSAGE = 13;

/** Kinds that Colyseus knows and no face of ours sends: messages of bytes, and questions of its own. */
const UNUSED: ReadonlySet<number> = new Set([17, 21]);

/** The longest name of a message in bytes, as MessagePack's short texts hold it. */
const LONGEST = 31;

/** MessagePack's short texts: 0xa0 and the length. */
const SHORT_TEXT = 0xa0;

/** Whether a frame may be read: the name of its message, if it has one, is a short one in ASCII. */
export function isReadableFrame(frame: Uint8Array): boolean {
  const [first = 0, head = 0] = frame;
  const kind = first & KIND_BITS;
  if (kind !== MESSAGE) {
    return !UNUSED.has(kind);
  }
  const length = head - SHORT_TEXT;
  if (length < 0 || length > LONGEST || frame.length < 2 + length) {
    return false;
  }
  return frame.subarray(2, 2 + length).every(byte => byte >= 0x20 && byte < 0x7f);
}
