// Bots play on three processes; one is killed, one sleeps longer than its lease, and Redis is emptied.

import { expect, it, onTestFinished } from 'vitest';
import { chaos } from '../testing/chaos/chaos.ts';
import { SHORT_PLAN } from '../testing/chaos/plans.ts';
import { findServices } from '../testing/services.ts';

const services = await findServices('postgres', 'redis');

it.skipIf(services.areMissing)(
  `processes lose nothing that they answered${services.why}`,
  async () => {
    const { kills, sleeps, flushes, games, answered, taken, watched, reopened } = await chaos(
      SHORT_PLAN,
      onTestFinished,
    );
    expect([kills, sleeps, flushes]).toEqual([1, 1, 1]);
    expect(games).toBeGreaterThanOrEqual(SHORT_PLAN.bots);
    expect(answered).toBeGreaterThan(SHORT_PLAN.bots);
    expect(watched).toBeGreaterThan(0);
    expect(reopened).toBeGreaterThan(0);
    // Some process took a game from one that was killed or slept.
    expect(taken).toBeGreaterThan(games);
  },
);
