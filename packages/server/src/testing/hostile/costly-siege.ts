// What is costly but allowed, attack by attack, and how long an honest player waits beside each.

import { Worker } from 'node:worker_threads';
import { COSTLY_ATTACKS, type Scale } from './costly-attacks.ts';
import { playHonestly, type Witness } from './honest-player.ts';

/** What the findings asked for. @param crowd milliseconds for which three addresses fill the memory */
export const longScale = (crowd: number): Scale => ({
  calm: 10_000,
  previews: 100,
  commands: 200_000,
  exports: 60,
  connections: 2000,
  questions: 200,
  crowd,
});

/** What takes seconds. */
export const SHORT_SCALE: Scale = {
  calm: 1,
  previews: 20,
  commands: 300,
  exports: 12,
  connections: 120,
  questions: 20,
  crowd: 1,
};

/** An attack, and what the honest player has seen of it. */
export interface CostlyRound extends Witness {
  readonly attack: string;
}

/**
 * Runs attacks, one after the other: all, or those that are named.
 * @param workOf milliseconds that the loop of the server has worked so far
 */
export async function besiegeCostly(
  url: string,
  scale: Scale,
  attacks: readonly string[] = Object.keys(COSTLY_ATTACKS),
  say: (round: CostlyRound) => void = () => undefined,
  workOf: () => number = () => 0,
): Promise<readonly CostlyRound[]> {
  const rounds: CostlyRound[] = [];
  for (const attack of attacks) {
    const attacked = inThread(attack, url, scale);
    const [witness] = await Promise.all([playHonestly(url, attacked, workOf), attacked]);
    const round = { attack, ...witness };
    rounds.push(round);
    say(round);
  }
  return rounds;
}

/** Runs an attack beside the honest player, whose waits are not to be those for the attacker's own work. */
function inThread(attack: string, url: string, scale: Scale): Promise<void> {
  const worker = new Worker(new URL('./costly-thread.ts', import.meta.url), {
    workerData: { attack, url, scale },
  });
  return new Promise((resolve, reject) => {
    worker.once('error', error => {
      reject(new Error(`${attack}: ${(error as Error).message}`, { cause: error }));
    });
    worker.once('exit', () => resolve());
  });
}
