// Reads the query of a request: what stands behind the question mark of its address.

import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { GameProblem } from '../problems.ts';
import { flawOf } from '../protocol.ts';

/**
 * The query of a request in the shape of the schema.
 * @throws GameProblem that says what is wrong with it
 */
export function queryOf<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
): z.output<Schema> {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const parsed = schema.safeParse(Object.fromEntries(searchParams));
  if (!parsed.success) {
    const { field, message } = flawOf(parsed.error);
    throw new GameProblem(400, field === '' ? 'query' : field, message);
  }
  return parsed.data;
}
