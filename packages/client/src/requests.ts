// Plain requests to a server, and what it says when it refuses one.

/** A server that does not answer, in words for the player. */
const UNREACHABLE = 'The server doesn’t answer. Is it running?';

/**
 * Asks a server. Rejects in words for the player when it can't be reached.
 * @param server its address, such as `https://play.example`; empty: that of the page
 * @param path from `/` on
 */
export async function request(
  server: string,
  path: string,
  options: RequestInit = {},
): Promise<Response> {
  try {
    return await fetch(`${server}${path}`, options);
  } catch {
    throw new Error(UNREACHABLE);
  }
}

/** What is public, as the server tells it; rejects in words for the player. */
export async function read<Data>(
  server: string,
  path: string,
  options: RequestInit = {},
): Promise<Data> {
  const response = await request(server, path, options);
  if (!response.ok) {
    throw new Error(await problemOf(response).then(({ message }) => message));
  }
  return (await response.json()) as Data;
}

/** The server's `{ error: { field, message } }`, or a sentence of our own. */
export async function problemOf(response: Response): Promise<{ field: string; message: string }> {
  const body: unknown = await response.json().catch(() => undefined);
  const error = (body as { error?: { field?: unknown; message?: unknown } } | undefined)?.error;
  return {
    field: typeof error?.field === 'string' ? error.field : '',
    message:
      typeof error?.message === 'string'
        ? error.message
        : `The server refused the request (${response.status}).`,
  };
}
