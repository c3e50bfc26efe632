// The server's plain requests: what heroes can be, making a game, and how a game stands.

import type { HallPage, HallQuestion, NewGame } from '@roguewright/engine/game';
import type {
  GameKey,
  GamesPlace,
  HeroWords,
  Loaded,
  Made,
  Standing,
  TakenFile,
} from './games-place.ts';

/** A server that does not answer, in words for the page. */
const UNREACHABLE = 'The server doesn’t answer. Is it running?';

/** What is public; throws errors worded for the page. */
async function read<Data>(path: string): Promise<Data> {
  const response = await request(path);
  if (!response.ok) {
    throw new Error(await problemOf(response).then(({ message }) => message));
  }
  return (await response.json()) as Data;
}

/** Some lines of the hall. */
function fetchHall(question: HallQuestion): Promise<HallPage> {
  const { ranking, order, descending, from, count, seed } = question;
  const query = new URLSearchParams({
    ranking,
    order,
    descending: String(descending),
    from: String(from),
    count: String(count),
    ...(seed !== undefined && { seed }),
  });
  return read(`/api/hall?${query}`);
}

/** Makes a game; what is wrong with the wishes comes back as a value. */
async function createGame(start: NewGame): Promise<Made> {
  try {
    const response = await request('/api/games', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(start),
    });
    if (!response.ok) {
      return { kind: 'refused', ...(await problemOf(response)) };
    }
    const { game, token } = (await response.json()) as { game: string; token: string };
    return { kind: 'made', key: { game, token } };
  } catch (error) {
    return { kind: 'refused', field: '', message: (error as Error).message };
  }
}

/** How a game stands; undefined when the server has no such game for this token. */
export async function fetchStanding(game: string, token: string): Promise<Standing | undefined> {
  const response = await request(`/api/games/${encodeURIComponent(game)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.ok) {
    return (await response.json()) as Standing;
  }
  if (response.status === 401 || response.status === 403 || response.status === 404) {
    return undefined;
  }
  throw new Error(await problemOf(response).then(({ message }) => message));
}

/** A game as a file; throws in words for the page. */
async function fetchFile(game: string, token: string, evenRunning: boolean): Promise<TakenFile> {
  const path = `/api/games/${encodeURIComponent(game)}/file?running=${evenRunning}`;
  const response = await request(path, { headers: { authorization: `Bearer ${token}` } });
  if (response.ok) {
    return { kind: 'taken', file: await response.blob() };
  }
  const { field, message } = await problemOf(response);
  if (field === 'running') {
    return { kind: 'costly', message };
  }
  throw new Error(message);
}

/** Makes a game of a file; what is wrong with it comes back as a value. */
async function sendFile(file: Blob): Promise<Loaded> {
  try {
    const response = await request('/api/files', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: file,
    });
    if (!response.ok) {
      return { kind: 'refused', message: await problemOf(response).then(({ message }) => message) };
    }
    const { game, token, ...hero } = (await response.json()) as GameKey & HeroWords;
    return { kind: 'loaded', key: { game, token }, ...hero };
  } catch (error) {
    return { kind: 'refused', message: (error as Error).message };
  }
}

/** The server that served the page. */
export const serverPlace: GamesPlace = {
  choices: () => read('/api/choices'),
  packs: () => read('/api/packs'),
  preview: (role, race, ruleset) =>
    read(
      `/api/preview?${new URLSearchParams({ role, race, ...(ruleset === undefined ? {} : { ruleset }) })}`,
    ),
  seeds: () => read('/api/seeds'),
  hall: fetchHall,
  create: createGame,
  standing: ({ game, token }) => fetchStanding(game, token),
  file: ({ game, token }, evenRunning) => fetchFile(game, token, evenRunning),
  load: sendFile,
  // The server keeps the game; only the key to it is lost.
  forget: async () => undefined,
};

export async function request(path: string, options: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(path, options);
  } catch {
    throw new Error(UNREACHABLE);
  }
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
