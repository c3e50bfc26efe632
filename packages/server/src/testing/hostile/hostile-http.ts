// Requests over HTTP from a network address of choice, with any body.

import { request } from 'node:http';

/** The address that hostile clients have, where a machine answers for more than one of its own. */
export const HOSTILE = process.platform === 'linux' ? '127.0.0.2' : undefined;

/** What came back; status 0 when the connection ended without an answer. */
export interface HostileAnswer {
  readonly status: number;
  readonly body: string;
}

/** A request as hostile as its parts. */
export function hostileRequest(
  url: string,
  path: string,
  options: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Buffer;
    readonly from?: string | undefined;
  } = {},
): Promise<HostileAnswer> {
  const { hostname, port } = new URL(url);
  const { method = 'GET', headers = {}, body, from } = options;
  return new Promise(resolve => {
    const asked = request(
      {
        hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port,
        path,
        method,
        headers,
        // A connection that is kept may be ended by the server just when it is used again.
        agent: false,
        ...(from === undefined ? {} : { localAddress: from }),
      },
      response => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve({ status: 0, body: '' }));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
      },
    );
    asked.on('error', () => resolve({ status: 0, body: '' }));
    asked.end(body);
  });
}

/** Posts a body as JSON, whatever it is. */
export function hostilePost(
  url: string,
  path: string,
  body: unknown,
  from: string | undefined = HOSTILE,
): Promise<HostileAnswer> {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const headers = { 'Content-Type': 'application/json' };
  return hostileRequest(url, path, { method: 'POST', headers, body: text, from });
}
