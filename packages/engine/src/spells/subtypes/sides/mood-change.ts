// Changes of mood: monsters around the caster are charmed, calmed, maddened or angered. Crossfire
// server/spell_attack.c (mood_change).

import { textOf } from '../../../objects/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { putInert } from '../../pool/lifetime.ts';
import { squareBeside } from '../../seeking.ts';
import { moodChange } from '../../sides/mood-change.ts';
import { coversRace, raceListOf } from '../../sides/race-list.ts';
import { sidesOf } from '../../sides/sides-of.ts';
import type { MindFacts, MoodChange } from '../../sides/sides-port.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';

/** Mood change: subtype 34. Its flags say which: `monster`, `unaggressive`, `berserk`, `no_attack`. */
export const moodSpell: Subtype = {
  number: 34,
  name: 'mood-change',
  needsDirection: false,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { range, casterLevel } = adjustedSpell(world, order);
    const { spell, facts } = order;
    const from = world.living.squareOf(order.caster);
    const change = changeBy(order);
    const sides = sidesOf(world);
    const races = raceListOf(world, order);
    if (races === undefined) {
      return false;
    }
    const shown = facts.makes === '' ? undefined : world.archetype(facts.makes);
    const met = new Set<number>();
    for (const square of squaresWithin(world, from, range)) {
      const mind = sides.mindOn(square, order.caster);
      if (mind === undefined || met.has(mind.id) || !coversRace(world.rules, races, mind)) {
        continue;
      }
      met.add(mind.id);
      const outcome = moodChange(world.chance, world.rules, {
        casterLevel,
        monsterLevel: mind.level,
        attackType: facts.attackType,
        resistances: mind.resistances,
        ...immunityOf(order),
        sparesUndead: !spell.flags.has('undead') && mind.undead,
        fixed: mind.fixed,
      });
      if (outcome === 'affected') {
        const changed = changeOf(change, mind);
        sides.changeMood(creditedWith(order), mind.id, changed);
        if (shown !== undefined && Object.values(changed).includes(true)) {
          putInert(world, shown, square);
        }
      } else {
        sides.withstood(creditedWith(order), mind.id, outcome === 'immune');
      }
    }
    return true;
  },
};

/** What the flags of a spell say. */
function changeBy({ spell: { flags } }: CastOrder): MoodChange {
  return {
    angers: flags.has('monster'),
    calms: flags.has('unaggressive'),
    maddens: flags.has('berserk'),
    charms: flags.has('no_attack'),
  };
}

/** What is left of a change for a monster that has some of the moods already. */
function changeOf(change: MoodChange, { calm, berserk, friendly }: MindFacts): MoodChange {
  return {
    angers: change.angers,
    calms: change.calms && !calm,
    maddens: change.maddens && !berserk,
    charms: change.charms && !friendly,
  };
}

/** The chances of immunity that a spell states, if it does. */
function immunityOf({ spell }: CastOrder): { readonly immunityChance?: number } {
  const stated = spell.numbers.immunityChance ?? textOf(spell, 'immunityChance');
  return stated === '' ? {} : { immunityChance: Number(stated) };
}

/** The squares of a square area, column by column from the west, each from north to south. */
function squaresWithin(world: SpellWorld, from: number, range: number): number[] {
  const squares: number[] = [];
  for (let x = -range; x <= range; x++) {
    for (let y = -range; y <= range; y++) {
      const square = squareBeside(world, from, x, y);
      if (square >= 0) {
        squares.push(square);
      }
    }
  }
  return squares;
}
