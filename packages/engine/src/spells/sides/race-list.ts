// Races that a spell is for. Crossfire server/spell_attack.c (mood_change).

import { textOf } from '../../objects/index.ts';
import type { SpellcraftRules } from '../../spellcraft/index.ts';
import type { CastOrder, SpellWorld } from '../spell-world.ts';
import type { MindFacts } from './sides-port.ts';

/**
 * The races of a spell, as one text with commas; empty: all. `GOD_SLAYING` and `GOD_FRIEND` are the races that the
 * caster's god slays, and its own.
 * @returns undefined: they are a god's, and he has none
 */
export function raceListOf(
  { faith }: SpellWorld,
  { spell, caster }: CastOrder,
): string | undefined {
  const race = textOf(spell, 'race');
  if (race !== 'GOD_SLAYING' && race !== 'GOD_FRIEND') {
    return race;
  }
  const god = faith.godOf(caster);
  return (race === 'GOD_FRIEND' ? god?.races : god?.slays) || undefined;
}

/**
 * Whether a spell for races reaches a monster. A monster without a race passes any list. The program looks for the
 * monster's whole text of races in the spell's, letter for letter; otherwise one race in common is enough.
 */
export function coversRace(
  { hits }: SpellcraftRules,
  list: string,
  { race, races }: Pick<MindFacts, 'race' | 'races'>,
): boolean {
  if (list === '' || races === '') {
    return true;
  }
  if (hits.racesAsText) {
    return list.includes(race || races);
  }
  const wanted = entriesOf(list);
  return entriesOf(races).some(entry => wanted.includes(entry));
}

function entriesOf(list: string): string[] {
  return list.split(',').map(entry => entry.trim().toLowerCase());
}
