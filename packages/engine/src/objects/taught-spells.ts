// Maps the casting slot's spell names to the spells that books teach.

import { type Archetype, TYPE } from './archetype.ts';

/**
 * The spells that have a book, by their name in the casting slot: `rules_name` if stated, else their own name
 * with hyphens. A stated name takes precedence over another spell's own name.
 */
export function taughtSpells(
  archetypes: readonly Archetype[],
  archetypeOf: (id: string) => Archetype | undefined,
): ReadonlyMap<string, Archetype> {
  const spells = archetypes
    .filter(({ type }) => type === TYPE.spellbook)
    .map(({ inventory }) => inventory[0] && archetypeOf(inventory[0].archetype))
    .filter(spell => spell !== undefined);
  const byOwnName = spells.map(spell => [spell.name.replaceAll(' ', '-'), spell] as const);
  const stated = spells.flatMap(spell =>
    spell.texts.rulesName === undefined ? [] : [[spell.texts.rulesName, spell] as const],
  );
  return new Map([...byOwnName, ...stated.toReversed()]);
}
