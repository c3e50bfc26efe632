import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULESETS } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../packages/engine/src/rulesets');

describe('the folder of every ruleset', () => {
  it.each(RULESETS.map(source => [source.id, source] as const))(
    'has a page that names each difference of %s',
    (id, { differences }) => {
      const path = join(folder, id, 'README.md');
      expect(existsSync(path)).toBe(true);
      const page = readFileSync(path, 'utf8');
      expect(page).toContain(id);
      const rows = differences.flatMap(({ source }) => source.match(/D-[A-Z]{2}-\d{2}/g) ?? []);
      for (const row of rows) {
        expect(page).toContain(row);
      }
    },
  );
});
