// Summoning nasties. NetHack 3.6.7 src/wizard.c (nasty) for their number; FIQHack libnethack/src/spell.c for
// their duration. House rules: they serve the caster, they are of the worst kinds for this depth, and they
// disappear again under every ruleset.

import { chooseKind, makeMonster, type SpawnEntry, spawnTable } from '../../../actors/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import { freeSquareNear } from '../../dungeon/placing.ts';
import { beginShortStay } from '../../magic/summoned-turns.ts';
import { markSeen } from '../../movement/noticing.ts';
import { bindNewcomer, join } from '../../movement/roster.ts';
import { lookAround } from '../../movement/stepping.ts';
import { alarm } from '../../state/alarm.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';

/** Summons some of the worst kinds to serve the hero for a few turns. Labels: `comers`, `kind`. */
const cast: Cast = (state, by) => {
  const { content, ruleset, depth, sheet, hero, level } = state;
  const chance = state.luck('spells');
  const { perLevels, most } = ruleset.slots.world.powers.nasties;
  const comers = chance.roll(1, Math.max(1, floorDiv(sheet.level, perLevels)), 'comers');
  const table = worstOf(
    spawnTable(ruleset.slots.world.spawning, content, {
      depth,
      heroLevel: sheet.level,
      extinct: state.world.extinct,
    }),
  );
  let came = false;
  for (let number = 0; number < Math.min(most, comers); number++) {
    const kind = chooseKind(chance, table);
    const square = freeSquareNear(level.map, hero.square, kind?.shape);
    if (kind === undefined || square < 0) {
      break;
    }
    const nasty = makeMonster(chance, ruleset, content, kind, square, () => state.newId());
    bindNewcomer(nasty, hero.id);
    alarm(nasty);
    markSeen(state, nasty);
    beginShortStay(state, nasty, by.skill);
    join(level, nasty);
    state.logSeen('summoned', nasty, hero.id, nasty.id, level.map.x(square), level.map.y(square));
    came = true;
  }
  if (!came) {
    state.logFelt('odd-feeling', hero.id);
  }
  lookAround(state);
  return came;
};

/** The kinds with at least two thirds of the highest level among them. */
export function worstOf(table: readonly SpawnEntry[]): readonly SpawnEntry[] {
  let highest = 0;
  for (const { kind } of table) {
    highest = Math.max(highest, kind.numbers.level ?? 0);
  }
  return table.filter(({ kind }) => 3 * (kind.numbers.level ?? 0) >= 2 * highest);
}

/** The spell. */
export const summonNasty: PowerDeed = {
  word: 'summon-nasty',
  cast,
};
