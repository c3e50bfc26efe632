// Requests to a server under test.

import { type IncomingHttpHeaders, request } from 'node:http';
import type { NewGameTicket } from '../games/tickets.ts';

/** The hero of most tests. */
export const HERO = { heroName: 'Perchta', role: 'wizard', race: 'human', seed: 'demo' };

/** What a server answered. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request as it is written: the path isn't tidied up. */
export function send(
  url: string,
  path: string,
  options: {
    readonly method?: string;
    readonly headers?: Record<string, string>;
    readonly body?: string;
  } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
    // A connection that is kept may be ended by the server just when it is used again.
    const asked = request({ hostname, port, path, method, headers, agent: false }, response => {
      const chunks: Buffer[] = [];
      response.on('data', chunk => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Posts JSON. @param more headers */
export function post(
  url: string,
  path: string,
  data: unknown,
  more: Record<string, string> = {},
): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', ...more };
  return send(url, path, { method: 'POST', headers, body: JSON.stringify(data) });
}

/** The JSON of an answer. */
export function jsonOf(answer: Answer): unknown {
  return JSON.parse(answer.body.toString('utf8'));
}

/** Makes a game over HTTP. */
export async function newGame(
  url: string,
  hero: object = HERO,
  headers: Record<string, string> = {},
): Promise<NewGameTicket> {
  const answer = await post(url, '/api/games', hero, headers);
  if (answer.status !== 201) {
    throw new Error(`no game: ${answer.status} ${answer.body}`);
  }
  return jsonOf(answer) as NewGameTicket;
}
