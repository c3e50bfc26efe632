// The JSON of a request between processes of a benchmark.

import type { IncomingMessage } from 'node:http';

/** The object in the body of a request; empty for no body. */
export async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
  }
  return JSON.parse(text || '{}') as Record<string, unknown>;
}
