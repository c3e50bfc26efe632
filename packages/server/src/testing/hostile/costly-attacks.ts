// What a client may ask within all limits, and what costs the server most: each attack goes on until all
// is answered, and every answer must be one of those that the server means to give.

import assert from 'node:assert/strict';
import { createConnection } from 'node:net';
import type { SavedGame } from '@roguewright/engine/game';
import type { HeroChoices } from '@roguewright/engine/host';
import type { NewGameTicket } from '../../games/tickets.ts';
import { HERO } from '../http.ts';
import { hostilePost, hostileRequest } from './hostile-http.ts';
import { RawSocket } from './raw-socket.ts';

/** How much is asked: the long siege asks for as much as the findings did. */
export interface Scale {
  /** Milliseconds without any attack, to compare with. */
  readonly calm: number;
  readonly previews: number;
  readonly commands: number;
  readonly exports: number;
  readonly connections: number;
  readonly questions: number;
  /** Milliseconds. */
  readonly crowd: number;
}

/** What attackers are and ask: an address each, so that the limits of one don't shield another. */
type CostlyAttack = (url: string, scale: Scale) => Promise<void>;

/** All of them by name. */
export const COSTLY_ATTACKS: Readonly<Record<string, CostlyAttack>> = {
  nothing,
  craftedSaves,
  previews,
  questions,
  importsAndExports,
  idleConnections,
  otherSites,
  crowd,
};

async function nothing(_: string, { calm }: Scale): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, calm));
}

const onLinux = process.platform === 'linux';
const address = (number: number) => (onLinux ? `127.0.0.${number}` : undefined);

/** The answers that an excessive request may get: a refusal or `Retry-After`. */
const ENOUGH = [400, 429, 503];

interface OwnGame extends NewGameTicket {
  readonly from: string | undefined;
}

async function ownGame(url: string, from: string | undefined): Promise<OwnGame> {
  const { status, body } = await hostilePost(url, '/api/games', HERO, from);
  assert.equal(status, 201, body);
  return { ...(JSON.parse(body) as NewGameTicket), from };
}

function exportOf(url: string, { game, token, from }: OwnGame) {
  const headers = { Authorization: `Bearer ${token}` };
  return hostileRequest(url, `/api/games/${game}/file?running=true`, { headers, from });
}

/** A game file as far as it is changed. */
interface CraftedFile {
  commands: object[];
  hashes: unknown[];
  contentHash: string;
  readonly snapshot: SavedGame;
}

/** Saves that no game can come to, each of which once held the server for seconds or for good. */
const CRAFTED: readonly ((save: SavedGame) => void)[] = [
  ({ levels }) => {
    const { creatures } = levels[0]![1];
    for (const creature of creatures) {
      Object.assign(creature, { movement: 2 ** 32, hunts: true });
    }
  },
  ({ levels }) => {
    const level = levels[0]![1];
    const crowd = Array.from({ length: 15_000 }, (_, place) => ({
      ...level.creatures[0],
      id: place + 1000,
    }));
    Object.assign(level, { creatures: crowd });
  },
  ({ seats }) => Object.assign(seats[0]!.sheet, { level: 1000 }),
  ({ seats }) =>
    Object.assign(seats[0]!.sheet.inventory[0]![1].differences, { toDamBonus: 2 ** 31 }),
  ({ clock }) => Object.assign(clock.heroes[0]!, { helpless: 2 ** 32 }),
  ({ seats }) => Object.assign(seats[0]!.hero, { hitPoints: 2 ** 32, maxHitPoints: 2 ** 32 }),
  save => Object.assign(save, { version: 1 }),
  save => Object.assign(save.start, { heroName: 'A\u202e' }),
];

async function craftedSaves(url: string): Promise<void> {
  const own = await ownGame(url, address(11));
  const file = await exportOf(url, own);
  assert.equal(file.status, 200, file.body);
  for (const [number, craft] of CRAFTED.entries()) {
    const crafted = JSON.parse(file.body) as CraftedFile;
    craft(crafted.snapshot);
    crafted.contentHash = 'f'.repeat(32);
    crafted.commands = [{ kind: 'search', count: 1 }];
    crafted.hashes = [];
    const { status, body } = await hostilePost(url, '/api/files', crafted, own.from);
    assert.equal(status, 400, `crafted save ${number}: ${status} ${body}`);
  }
}

/** Previews that nobody has asked for yet. */
async function previews(url: string, scale: Scale): Promise<void> {
  const from = address(12);
  const { body } = await hostileRequest(url, '/api/choices', { from });
  const { roles, races, rules } = JSON.parse(body) as HeroChoices;
  const paths = rules.presets.flatMap(preset =>
    roles.flatMap(role =>
      races.map(race => `/api/preview?role=${role.id}&race=${race.id}&ruleset=${preset.id}`),
    ),
  );
  const asked = paths.toReversed().slice(0, scale.previews);
  await Promise.all(
    asked.map(async path => {
      const { status } = await hostileRequest(url, path, { from });
      // 0: more connections at once than an address may have.
      assert.ok([0, 200, ...ENOUGH].includes(status), `${path}: ${status}`);
    }),
  );
}

/** The costliest questions that a new hero can ask, over several sockets. */
async function questions(url: string, scale: Scale): Promise<void> {
  const own = await ownGame(url, address(13));
  const sockets = await Promise.all([1, 2, 3].map(() => RawSocket.join(url, own, own.from)));
  for (const socket of sockets) {
    for (let id = 1; id <= scale.questions; id++) {
      socket.say('odds', { id, question: { ask: 'compare', item: 0, target: 0 } });
    }
  }
  for (const socket of sockets) {
    await socket.until(() => socket.count('odds') + socket.count('problem') >= scale.questions);
    socket.drop();
  }
}

/** A long game brought, then taken many times at once. */
async function importsAndExports(url: string, scale: Scale): Promise<void> {
  const own = await ownGame(url, address(14));
  const file = JSON.parse((await exportOf(url, own)).body) as CraftedFile;
  file.commands = Array.from({ length: scale.commands }, () => ({ kind: 'reletter-spells' }));
  const { status, body } = await hostilePost(
    url,
    '/api/files',
    { ...file, hashes: [], snapshot: undefined },
    own.from,
  );
  assert.ok([201, ...ENOUGH].includes(status), `import: ${status} ${body}`);
  const long: OwnGame = status === 201 ? { ...JSON.parse(body), from: own.from } : own;
  const answers = await Promise.all(
    Array.from({ length: scale.exports }, () => exportOf(url, long)),
  );
  for (const answer of answers) {
    assert.ok([0, 200, ...ENOUGH].includes(answer.status), `export: ${answer.status}`);
  }
  assert.ok(
    answers.some(answer => answer.status === 200),
    'the first is sent',
  );
}

/** Connections at a time; as many as an address may have. */
const WAVE = 50;

/** Connections that say nothing: those beyond what an address may have are ended at once. */
async function idleConnections(url: string, scale: Scale): Promise<void> {
  const held = Array.from({ length: WAVE }, () => idle(url));
  await Promise.all(held.map(({ connected }) => connected));
  for (let left = onLinux ? scale.connections : 0; left > 0; left -= WAVE) {
    const more = Array.from({ length: WAVE }, () => idle(url));
    await Promise.all(more.map(({ closed }) => closed));
  }
  for (const { socket } of held) {
    socket.destroy();
  }
}

function idle(url: string) {
  const from = address(15);
  const socket = createConnection({
    port: Number(new URL(url).port),
    host: '127.0.0.1',
    ...(from === undefined ? {} : { localAddress: from }),
  });
  socket.on('error', () => undefined);
  // A client that doesn't read isn't notified of the end.
  socket.resume();
  const connected = new Promise(resolve => socket.once('connect', resolve));
  const closed = new Promise(resolve => socket.once('close', resolve));
  return { socket, connected, closed };
}

/** A page of another site, by another name or by its own. */
async function otherSites(url: string): Promise<void> {
  const from = address(16);
  for (const [headers, expected] of [
    [{ Host: 'evil.example' }, 421],
    [{ Host: `evil.example:${new URL(url).port}` }, 421],
    [{ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }, 403],
  ] as const) {
    const path = '/api/preview?role=wizard&race=elf';
    const { status } = await hostileRequest(url, path, { headers, from });
    assert.equal(status, expected);
  }
}

/** Addresses that fill the memory together. */
const CROWD = [21, 22, 23];

/** Names under which windows join a game, and commands under each: answers to be remembered. */
const NAMES = 6;
const COMMANDS_EACH = 8;

/** Windows that an address keeps open: it may have fifty connections. */
const MOST_HELD = 40;

/**
 * Three addresses make games as fast as they may, keep windows open on as many as they may, and send
 * commands under one name after the other.
 */
async function crowd(url: string, scale: Scale): Promise<void> {
  const until = Date.now() + scale.crowd;
  await Promise.all(
    CROWD.map(async number => {
      const held: RawSocket[] = [];
      do {
        const window = await useGame(url, address(number));
        if (window !== undefined && held.push(window) > MOST_HELD) {
          held.shift()!.drop();
        }
      } while (Date.now() < until);
      for (const socket of held) {
        socket.drop();
      }
    }),
  );
}

/** Makes a game and sends commands under several names. @returns a window that is left open */
async function useGame(url: string, from: string | undefined): Promise<RawSocket | undefined> {
  const { status, body } = await hostilePost(url, '/api/games', HERO, from);
  if (status !== 201) {
    assert.ok([0, ...ENOUGH].includes(status), `new game: ${status}`);
    await new Promise(resolve => setTimeout(resolve, 500));
    return undefined;
  }
  const ticket = JSON.parse(body) as NewGameTicket;
  let window: RawSocket | undefined;
  for (let name = 0; name < NAMES; name++) {
    const wish = { ...ticket, client: `window-${name}` };
    // Refused when it asks for too much.
    const socket = await RawSocket.join(url, wish, from).catch(() => undefined);
    for (let id = 1; id <= COMMANDS_EACH; id++) {
      socket?.say('command', { id, command: { kind: 'search', count: 1 } });
    }
    const answers = () => (socket?.count('performed') ?? 0) + (socket?.count('problem') ?? 0);
    await socket?.until(() => answers() >= COMMANDS_EACH).catch(() => undefined);
    if (window === undefined) {
      window = socket;
    } else {
      socket?.drop();
    }
  }
  return window;
}
