// A hero in another race: his attributes change by the difference of the two, his paths and skills are the new one's.

import { ATTRIBUTES, type Ruleset } from '../../rulesets/index.ts';
import type { HeroSheet } from './hero-sheet.ts';
import { changeAttribute, changed, feelOutfit } from './outfit.ts';

type CombatRace = keyof Ruleset['slots']['combat']['races'];

/** Gives a hero another race, which the rules must have. */
export function changeRace(ruleset: Ruleset, sheet: HeroSheet, race: string): void {
  const { combat } = ruleset.slots;
  const statsOf = (id: string) =>
    combat.races[ruleset.bridges.races[id]!.combatRace as CombatRace].stats;
  const [before, after] = [statsOf(sheet.race), statsOf(race)];
  sheet.race = race;
  for (const name of ATTRIBUTES) {
    const change = after[name] - before[name];
    changeAttribute(ruleset, sheet, name, value => changed(ruleset, name, value, change));
  }
  feelOutfit(ruleset, sheet);
}
