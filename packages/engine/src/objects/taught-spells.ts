// Which spell the books of a content teach under a name of the casting slot.

import { type Archetype, TYPE } from './archetype.ts';

/**
 * The spells that have a book, by the name that the casting slot gives them: `rules_name` where the
 * spell states one, else its own name with hyphens. A stated name goes before another spell's own.
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
