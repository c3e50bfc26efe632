// What effects allocate. A storm has thousands of pieces, and a tick of theirs may leave nothing for the collector:
// only a cast may.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Bytes for each effect and tick: less than the smallest object. */
const LEAST_OBJECT = 4;

it.each(['spell_great_fireball', 'spell_burning_fan'])(
  'the pieces of %s, auras, walls and runes allocate nothing in their ticks',
  name => {
    const program = fileURLToPath(new URL('measure-garbage.ts', import.meta.url));
    const told = execFileSync(
      process.execPath,
      ['--conditions=roguewright-source', program, name],
      { encoding: 'utf8' },
    );
    expect(Number(told)).toBeLessThan(LEAST_OBJECT);
  },
);
