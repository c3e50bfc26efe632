// Reads the JSON body of a request, up to a limit.

import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { GameProblem } from '../problems.ts';
import { flawOf, MOST_BODY_BYTES } from '../protocol.ts';

/**
 * The unparsed body of a request.
 * @throws GameProblem when it isn't sent as JSON, or is too long
 */
export async function readWhole(request: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  expectJson(request);
  return await readBytes(request, mostBytes);
}

/**
 * The body of a request in the shape of the schema.
 * @throws GameProblem that says what is wrong with it
 */
export async function readBody<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
): Promise<z.output<Schema>> {
  expectJson(request);
  const parsed = schema.safeParse(
    parse((await readBytes(request, MOST_BODY_BYTES)).toString('utf8')),
  );
  if (!parsed.success) {
    const { field, message } = flawOf(parsed.error);
    throw new GameProblem(400, field === '' ? 'body' : field, message);
  }
  return parsed.data;
}

function expectJson(request: IncomingMessage): void {
  const type = request.headers['content-type'] ?? '';
  // A page of another site can't send this type without a preflight request, which is refused.
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new GameProblem(415, 'body', 'expected Content-Type: application/json');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GameProblem(400, 'body', 'expected JSON');
  }
}

async function readBytes(request: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // The connection stays open for the answer although the rest of the body isn't read.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > mostBytes) {
        break;
      }
      chunks.push(chunk);
    }
  } catch {
    throw new GameProblem(400, 'body', 'expected the whole body');
  }
  if (bytes > mostBytes) {
    throw new GameProblem(413, 'body', `expected at most ${mostBytes} bytes`);
  }
  return Buffer.concat(chunks);
}
