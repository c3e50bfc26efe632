// Workers that are killed and stopped: `npm run chaos -- batch` does the same with 200 chunks.

import { findServices, freshDatabase, ownRedis } from '@roguewright/server/testing/services';
import { describe, expect, it, onTestFinished } from 'vitest';
import { batchUnderChaos } from '../../testing/batch-chaos.ts';

const services = await findServices('postgres', 'redis');

describe.skipIf(services.areMissing)(`a batch by three workers${services.why}`, () => {
  it.each(['PostgreSQL', 'Redis'])(
    'that are killed and stopped is byte for byte that of one process: queue in %s',
    async place => {
      const database = await freshDatabase(onTestFinished);
      const redis = place === 'Redis' ? (await ownRedis(onTestFinished)).url : undefined;
      const result = await batchUnderChaos({
        ...{ database, chunks: 16, runs: 2, workers: 3, killEvery: 3, stopFor: 4000, lock: 2 },
        ...(redis !== undefined && { redis }),
        tell: () => undefined,
      });
      expect(result.kills).toBeGreaterThan(0);
      expect(result.stops).toBe(1);
      expect(result).toMatchObject({ compared: 1, deviations: 0 });
      expect(result.byWorkers).toBe(result.inline);
    },
  );
});
