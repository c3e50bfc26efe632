// Hostile clients attack the server program while an honest player plays undisturbed.

import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './testing/folders.ts';
import { COSTLY_ATTACKS } from './testing/hostile/costly-attacks.ts';
import { besiegeCostly, SHORT_SCALE } from './testing/hostile/costly-siege.ts';
import { besiege } from './testing/hostile/siege.ts';
import { freePort } from './testing/ports.ts';
import { startProcess } from './testing/process.ts';

/** Megabytes by which a server may grow: the largest file that may be sent takes some sixty while it is read. */
const MOST_GROWTH = 400;

/** Every other attack; on the shelf `long` all of them. */

/** The lines of a log, without those that tell of a busy machine. */
function linesOf(log: string): string[] {
  const lines = log.trim().split('\n');
  return lines.filter(line => !/^The event loop was \d+ ms late\.$/.test(line));
}

describe('a server under attack', () => {
  it('gives way to no hostile client, and its honest player notices nothing', async () => {
    const server = await startProcess({
      PORT: String(await freePort()),
      ROGUEWRIGHT_DATA: temporaryFolder(),
    });
    const { commands, megabytes, scannedBytes } = await besiege(server, {
      rounds: 1,
      milliseconds: 2000,
    });
    expect(commands).toBeGreaterThan(10);
    expect(scannedBytes).toBeGreaterThan(50_000);
    expect(Math.max(...megabytes)).toBeLessThan(megabytes[0]! + MOST_GROWTH);
    // It printed two lines when it started, and nothing went wrong since.
    expect(linesOf(server.printed())).toHaveLength(2);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('keeps its players when what is asked is allowed but costly', async () => {
    const server = await startProcess({
      PORT: String(await freePort()),
      ROGUEWRIGHT_DATA: temporaryFolder(),
    });
    const attacks = Object.keys(COSTLY_ATTACKS);
    const rounds = await besiegeCostly(server.url, SHORT_SCALE, attacks);
    expect(rounds.map(({ attack }) => attack)).toEqual(attacks);
    for (const { attack, commands } of rounds) {
      expect(commands, attack).toBeGreaterThan(0);
    }
    expect(linesOf(server.printed())).toHaveLength(2);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
