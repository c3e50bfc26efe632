// What is costly but allowed, attack by attack, and how long an honest player waits beside each.

import type { NewGameTicket } from '../../games/keeper.ts';
import { HERO } from '../http.ts';
import { COSTLY_ATTACKS, type Scale } from './costly-attacks.ts';
import { playHonestly, type Witness } from './honest-player.ts';
import { hostilePost } from './hostile-http.ts';
import { RawSocket } from './raw-socket.ts';

/** What the findings asked for. */
export const LONG_SCALE: Scale = {
  previews: 100,
  commands: 200_000,
  exports: 60,
  connections: 2000,
  questions: 200,
};

/** What takes seconds. */
export const SHORT_SCALE: Scale = {
  previews: 20,
  commands: 300,
  exports: 12,
  connections: 120,
  questions: 20,
};

/** An attack, and what the honest player has seen of it. */
export interface CostlyRound extends Witness {
  readonly attack: string;
}

/** Runs all attacks, one after the other. */
export async function besiegeCostly(
  url: string,
  scale: Scale,
  say: (round: CostlyRound) => void = () => undefined,
): Promise<readonly CostlyRound[]> {
  const rounds: CostlyRound[] = [];
  for (const [attack, run] of Object.entries(COSTLY_ATTACKS)) {
    const attacked = run(url, scale).catch(error => {
      throw new Error(`${attack}: ${(error as Error).message}`, { cause: error });
    });
    const [witness] = await Promise.all([playHonestly(url, attacked), attacked]);
    const round = { attack, ...witness };
    rounds.push(round);
    say(round);
  }
  return rounds;
}

/** Addresses that fill the memory together. */
const CROWD = ['127.0.0.21', '127.0.0.22', '127.0.0.23'];

/** Names under which each window joins its game, and commands under each: answers to be remembered. */
const NAMES = 6;
const COMMANDS_EACH = 8;

/**
 * Three addresses make games as fast as they may, keep a window open on as many as they may, and send
 * commands under one name after the other.
 */
export async function crowdOut(
  url: string,
  milliseconds: number,
  say: (line: string) => void = () => undefined,
): Promise<Witness> {
  const until = Date.now() + milliseconds;
  let made = 0;
  const fill = async (from: string) => {
    const held: RawSocket[] = [];
    while (Date.now() < until) {
      const { status, body } = await hostilePost(url, '/api/games', HERO, from);
      if (status !== 201) {
        await new Promise(resolve => setTimeout(resolve, 500));
        continue;
      }
      made += 1;
      const ticket = JSON.parse(body) as NewGameTicket;
      for (let name = 0; name < NAMES; name++) {
        const wish = { ...ticket, client: `window-${name}` };
        const socket = await RawSocket.join(url, wish, from).catch(() => undefined);
        for (let id = 1; id <= COMMANDS_EACH; id++) {
          socket?.say('command', { id, command: { kind: 'search', count: 1 } });
        }
        await socket
          ?.until(() => socket.count('performed') + socket.count('problem') >= COMMANDS_EACH)
          .catch(() => undefined);
        if (name === 0 && socket !== undefined && held.length < MOST_HELD) {
          held.push(socket);
        } else {
          socket?.drop();
        }
      }
      if (made % 50 === 0) {
        say(`${made} games`);
      }
    }
    for (const socket of held) {
      socket.drop();
    }
  };
  const filled = Promise.all(CROWD.map(fill)).then(() => undefined);
  const [witness] = await Promise.all([playHonestly(url, filled), filled]);
  return witness;
}

/** Windows that an address keeps open: it may have fifty connections. */
const MOST_HELD = 40;
