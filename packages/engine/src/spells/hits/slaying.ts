// Which creatures an effect slays, and which the holy word affects. Crossfire server/attack.c (hit_player,
// hit_with_one_attacktype).

import type { GodRules, HitRules } from '../../spellcraft/index.ts';
import type { Striker, StruckCreature } from './hit-view.ts';

/** Whether something that slays some races slays a creature of these. An empty text slays none. */
export function isSlain({ racesAsText }: HitRules, race: string, slaying: string): boolean {
  return contains(racesAsText, race, slaying);
}

/** Whether a text of races contains another: letter for letter, or as lists with an equal entry. */
function contains(asText: boolean, text: string, part: string): boolean {
  if (text === '' || part === '') {
    return false;
  }
  if (asText) {
    return text.includes(part);
  }
  const entries = entriesOf(text);
  return entriesOf(part).some(entry => entries.includes(entry));
}

function entriesOf(list: string): string[] {
  return list.split(',').map(entry => entry.trim().toLowerCase());
}

/** Whether the holy word affects a creature: the undead, and races that it names. */
export function isJudged(
  rules: HitRules,
  { race, kindName, undead }: Pick<StruckCreature, 'race' | 'kindName' | 'undead'>,
  slaying: string,
  god?: GodRules,
): boolean {
  const { racesAsText } = rules;
  // quirk: the program looks for the race in the list of the slain, elsewhere the other way round.
  const named = racesAsText
    ? contains(true, slaying, race) || contains(true, slaying, kindName)
    : contains(false, race, slaying);
  return named || (undead && god?.owns.includes('undead') !== true);
}

/** The god of an attacker: its own, else that of its name in the slot. @param name of the god in whose name it hits */
export function godNamed(
  { gods }: HitRules,
  striker: Striker | undefined,
  name: string,
): GodRules | undefined {
  return striker?.faith ?? gods.find(god => god.name === name);
}

/** Whether death reaches a creature. */
export function deathReaches(
  rules: HitRules,
  { race, undead }: Pick<StruckCreature, 'race' | 'undead'>,
  slaying: string,
): boolean {
  if (slaying === '') {
    return !undead;
  }
  return (
    (undead && contains(rules.racesAsText, slaying, 'undead')) || isSlain(rules, race, slaying)
  );
}
