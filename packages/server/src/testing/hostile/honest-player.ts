// An honest player beside hostile ones: he must notice nothing. Every answer comes, soon enough, and
// tells what the same commands come to in a game played here; and nothing is sent that his hero doesn't
// know, which is looked for in the very bytes.

import assert from 'node:assert/strict';
import { readContent } from '@roguewright/content';
import { type Command, type GameView, loadContent, type Performed } from '@roguewright/engine/game';
import { LocalGame, SimplePlayer } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import type { NewGameTicket } from '../../games/tickets.ts';
import { jsonOf, newGame, send } from '../http.ts';
import { Player } from '../player.ts';
import { RawSocket } from './raw-socket.ts';
import { Secrets } from './secrets.ts';

const HERO = { heroName: 'Perchta', role: 'valkyrie', race: 'human' };

/** Milliseconds between two commands: a quick hand, below what a server lets through. */
const PACE = 40;

/** The interval in commands at which he throws an unknown item. That must not reveal what it is. */
const THROWS_EACH = 5;

/** Commands that he plays of a game at least, however short the attack is. */
const LEAST = 5;

/** What he can tell afterwards. */
export interface Witness {
  readonly commands: number;
  readonly games: number;
  /** Milliseconds from a command to its answer, the shortest first. */
  readonly waits: readonly number[];
  /** The longest of them, longest first, and when each began, in milliseconds since 1970. */
  readonly longest: readonly LongWait[];
  readonly scannedBytes: number;
}

/** A wait for an answer. */
export interface LongWait {
  readonly began: number;
  readonly milliseconds: number;
  /** Milliseconds that the server's own loop worked meanwhile; what is left was the machine's. */
  readonly worked: number;
}

/** Waits that are kept with the time at which they began. */
const MOST_KEPT = 20;

/**
 * Plays until the promise is settled, game after game.
 * @param workOf milliseconds that the server's loop has worked so far; absent: not known
 */
export async function playHonestly(
  url: string,
  until: Promise<unknown>,
  workOf: () => number = () => 0,
): Promise<Witness> {
  const content = loadContent(readContent());
  const house = createRulesets().resolve('house');
  const waits: number[] = [];
  let longest: readonly LongWait[] = [];
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  until.then(end, end);
  let [games, scannedBytes] = [0, 0];
  while (!isOver) {
    games += 1;
    const start = { ...HERO, seed: `honest ${games}` };
    const twin = LocalGame.create(content, house, start);
    const ticket = await newGame(url, start);
    const player = await Player.join(url, ticket, 'honest');
    const watcher = await RawSocket.join(url, ticket, '127.0.0.1');
    const mind = new SimplePlayer('honest');
    const secrets = new Secrets(content.archetypes);
    let performed = twin.look();
    for (let played = 1; (played <= LEAST || !isOver) && !isEnded(performed); played++) {
      const thrown = played % THROWS_EACH === 0 ? throwUnknown(performed.view) : undefined;
      const command = thrown ?? mind.next(performed);
      const asked = performance.now();
      const began = Date.now();
      const before = workOf();
      const paced = new Promise(resolve => setTimeout(resolve, PACE));
      const answer = await player.perform(command);
      const milliseconds = performance.now() - asked;
      waits.push(milliseconds);
      longest = withLongest(longest, { began, milliseconds, worked: workOf() - before });
      performed = twin.perform(command);
      assert.equal(answer.sequence, performed.sequence);
      assert.equal(textOf(answer), textOf(performed), 'the answer is that of the same game here');
      if (performed.refusal === undefined) {
        await watcher.until(() => watcher.count('performed') > 0);
      }
      secrets.learn(performed, twin.save());
      for (const bytes of watcher.received.splice(0)) {
        scannedBytes += bytes.length;
        secrets.expectNoneIn(bytes);
      }
      await paced;
    }
    await expectSameHash(url, ticket, twin);
    assert.deepEqual(
      player.received.filter(({ type }) => type === 'problem'),
      [],
      'he is told of nothing that went wrong',
    );
    watcher.drop();
    await player.leave();
  }
  const sorted = waits.toSorted((a, b) => a - b);
  return { commands: waits.length, games, waits: sorted, longest, scannedBytes };
}

function withLongest(longest: readonly LongWait[], wait: LongWait): readonly LongWait[] {
  const least = longest.length < MOST_KEPT ? 0 : longest.at(-1)!.milliseconds;
  return wait.milliseconds <= least
    ? longest
    : [...longest, wait].toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, MOST_KEPT);
}

function isEnded({ view }: Performed): boolean {
  return view.ending !== undefined;
}

/** What was performed, as JSON without the fields that hold nothing. */
function textOf({ events, view, names, renamed, looks }: Performed): string {
  const isSomething = (_: string, value: unknown) => value ?? undefined;
  return JSON.stringify({ events, view, names, renamed, looks }, isSomething);
}

/** Throws a thing of an unknown kind to a square beside the hero; nothing where there is none. */
function throwUnknown({ hero, inventory, map }: GameView): Command | undefined {
  const thing = inventory.find(({ identified, worn, wielded }) => !identified && !worn && !wielded);
  const [dx, dy] = BESIDE.find(([x, y]) => map.lit[hero.y + y]?.[hero.x + x] === '1') ?? [0, 0];
  return thing === undefined || (dx === 0 && dy === 0)
    ? undefined
    : { kind: 'throw', item: thing.id, x: hero.x + dx, y: hero.y + dy };
}

const BESIDE: readonly (readonly [x: number, y: number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

async function expectSameHash(url: string, ticket: NewGameTicket, twin: LocalGame): Promise<void> {
  const headers = { Authorization: `Bearer ${ticket.token}` };
  const file = jsonOf(await send(url, `/api/games/${ticket.game}/file`, { headers })) as {
    readonly hashes: readonly (readonly [number, string])[];
  };
  assert.deepEqual(
    file.hashes.at(-1),
    [twin.sequence, twin.hash()],
    'the same game to the last bit',
  );
}
