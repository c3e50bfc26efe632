// The games of a server: what heroes can be, making a game, how one stands, and its file.

import type { HallLine, HallPage, HallQuestion, NewGame } from '@roguewright/engine/game';
import type {
  HeroChoices,
  HeroPreview,
  LookBack,
  LookedBack,
  ToldSeeds,
} from '@roguewright/engine/host';
import type { PackReport } from '@roguewright/engine/objects';
import { problemOf, read, request } from './requests.ts';

/** What opens a game on a server. */
export interface ServerKey {
  readonly game: string;
  readonly token: string;
}

/** The hero of a game. */
export interface HeroWords {
  readonly hero: string;
  readonly role: string;
  readonly race: string;
}

/** The answer to asking for a new game. */
type Made<Key> =
  | { readonly kind: 'made'; readonly key: Key }
  /** `field` of NewGame is wrong; empty when it is none of them. */
  | { readonly kind: 'refused'; readonly field: string; readonly message: string };

/** The answer to giving a game's file. */
type Loaded<Key> =
  | ({ readonly kind: 'loaded'; readonly key: Key } & HeroWords)
  | { readonly kind: 'refused'; readonly message: string };

/** The answer to asking for a game's file. */
export type TakenFile =
  | { readonly kind: 'taken'; readonly file: Blob }
  /** Taking the file now costs the game something; the message says what. */
  | { readonly kind: 'costly'; readonly message: string };

/** How a game stands, for a list of games. */
export interface Standing {
  readonly hero: string;
  readonly status: 'playing' | 'won' | 'died';
  readonly turn: number;
  /** What it was begun with; told when it is over. */
  readonly seed?: string | undefined;
  /** The names of its packs. */
  readonly packs?: readonly string[];
  /** Its line in the hall, if it is over and has one. */
  readonly hall?: HallLine | undefined;
}

/** A pack that new games can be begun with. */
export interface PackOffer {
  readonly name: string;
  /** Whether new games have it unless they say otherwise. */
  readonly isOn: boolean;
  readonly report: PackReport;
}

/** The games of one place. What it rejects with is in words for the player. @typeParam Key what opens a game there */
export interface ServerGames<Key extends ServerKey = ServerKey> {
  /** The roles and races to choose from. */
  choices(): Promise<HeroChoices>;
  /** The packs that new games can be begun with, in their usual order. */
  packs(): Promise<readonly PackOffer[]>;
  /** What a hero of a role and a race would begin with. */
  preview(role: string, race: string, ruleset?: string): Promise<HeroPreview>;
  /** The seeds of this day and this week, by its clock. */
  seeds(): Promise<ToldSeeds>;
  /** Some lines of its hall. */
  hall(question: HallQuestion): Promise<HallPage>;
  /** Makes a game; what is wrong with the wishes comes back as a value. */
  create(start: NewGame): Promise<Made<Key>>;
  /** Undefined when the server has no such game for this token. */
  standing(key: Key): Promise<Standing | undefined>;
  /** A game as a file. @param evenRunning also when that costs the game its place in the hall */
  file(key: Key, evenRunning: boolean): Promise<TakenFile>;
  /** Makes a game of a file; what is wrong with it comes back as a value. */
  load(file: Blob): Promise<Loaded<Key>>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** The games of a server. @param server its address; empty: that of the page */
export function serverGames(server: string): ServerGames {
  return {
    choices: () => read(server, '/api/choices'),
    packs: () => read(server, '/api/packs'),
    preview: (role, race, ruleset) =>
      read(
        server,
        `/api/preview?${new URLSearchParams({ role, race, ...(ruleset === undefined ? {} : { ruleset }) })}`,
      ),
    seeds: () => read(server, '/api/seeds'),
    hall: question => fetchHall(server, question),
    create: start => createGame(server, start),
    standing: key => fetchStanding(server, key),
    file: (key, evenRunning) => fetchFile(server, key, evenRunning),
    load: file => sendFile(server, file),
  };
}

function fetchHall(server: string, question: HallQuestion): Promise<HallPage> {
  const { ranking, order, descending, from, count, seed } = question;
  const query = new URLSearchParams({
    ranking,
    order,
    descending: String(descending),
    from: String(from),
    count: String(count),
    ...(seed !== undefined && { seed }),
  });
  return read(server, `/api/hall?${query}`);
}

async function createGame(server: string, start: NewGame): Promise<Made<ServerKey>> {
  try {
    const body = JSON.stringify(start);
    const options = { method: 'POST', headers: JSON_TYPE, body };
    const response = await request(server, '/api/games', options);
    if (!response.ok) {
      return { kind: 'refused', ...(await problemOf(response)) };
    }
    const { game, token } = (await response.json()) as ServerKey;
    return { kind: 'made', key: { game, token } };
  } catch (error) {
    return { kind: 'refused', field: '', message: (error as Error).message };
  }
}

/** How a game stands; undefined when the server has no such game for this token. */
export async function fetchStanding(
  server: string,
  { game, token }: ServerKey,
): Promise<Standing | undefined> {
  const response = await request(server, `/api/games/${encodeURIComponent(game)}`, {
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

async function fetchFile(
  server: string,
  { game, token }: ServerKey,
  evenRunning: boolean,
): Promise<TakenFile> {
  const path = `/api/games/${encodeURIComponent(game)}/file?running=${evenRunning}`;
  const response = await request(server, path, { headers: { authorization: `Bearer ${token}` } });
  if (response.ok) {
    return { kind: 'taken', file: await response.blob() };
  }
  const { field, message } = await problemOf(response);
  if (field === 'running') {
    return { kind: 'costly', message };
  }
  throw new Error(message);
}

/** A game on a server looked back on, as far as its hero knows; rejects in words for the player. */
export function fetchLookBack(
  server: string,
  { game, token }: ServerKey,
  about: LookBack,
): Promise<LookedBack> {
  const path = `/api/games/${encodeURIComponent(game)}/look-back?about=${about}`;
  return read(server, path, { headers: { authorization: `Bearer ${token}` } });
}

async function sendFile(server: string, file: Blob): Promise<Loaded<ServerKey>> {
  try {
    const options = { method: 'POST', headers: JSON_TYPE, body: file };
    const response = await request(server, '/api/files', options);
    if (!response.ok) {
      return { kind: 'refused', message: await problemOf(response).then(({ message }) => message) };
    }
    const { game, token, ...hero } = (await response.json()) as ServerKey & HeroWords;
    return { kind: 'loaded', key: { game, token }, ...hero };
  } catch (error) {
    return { kind: 'refused', message: (error as Error).message };
  }
}
