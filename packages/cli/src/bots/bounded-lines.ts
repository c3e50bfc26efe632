// Splits a stream of bytes into lines of text, without keeping more of a line than is allowed.

/** A line, or why it can't be read. */
export type ReadLine =
  | { readonly text: string }
  | { readonly trouble: 'too-long' | 'not-utf-8'; readonly bytes: number };

const LINE_FEED = 0x0a;

/**
 * The lines of a stream, in their order. The last one needs no line feed. Empty lines are left out.
 * @param most bytes of a line; the rest of a longer one is skipped, not kept
 */
export async function* boundedLines(
  input: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<ReadLine> {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  const keep = (part: Uint8Array) => {
    bytes += part.length;
    if (bytes <= most) {
      parts.push(part);
    } else {
      parts = [];
    }
  };
  const finish = (): ReadLine[] => {
    const line = bytes > most ? ({ trouble: 'too-long', bytes } as const) : decoded(parts, bytes);
    parts = [];
    bytes = 0;
    return 'text' in line && line.text.trim() === '' ? [] : [line];
  };
  for await (const chunk of input) {
    let begin = 0;
    for (
      let end = chunk.indexOf(LINE_FEED);
      end >= 0;
      begin = end + 1, end = chunk.indexOf(LINE_FEED, begin)
    ) {
      keep(chunk.subarray(begin, end));
      yield* finish();
    }
    keep(chunk.subarray(begin));
  }
  yield* finish();
}

function decoded(parts: readonly Uint8Array[], bytes: number): ReadLine {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)) };
  } catch {
    return { trouble: 'not-utf-8', bytes };
  }
}
