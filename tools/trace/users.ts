// The users of a kind of spell in a content: heroes who can learn it, monsters that carry it, things that release it.

import {
  type Archetype,
  type Content,
  isFixture,
  kindsIn,
  TYPE,
} from '@roguewright/engine/objects';
import { SUBTYPES } from '@roguewright/engine/spells';

/** The users of one subtype, as archetypes or kinds of filled carriers. */
export interface SubtypeUsers {
  readonly number: number;
  readonly name: string;
  /** Spells that heroes learn. */
  readonly hero: readonly Archetype[];
  /** Monsters, each with a spell of the subtype. */
  readonly monster: readonly Carried[];
  /** Potions, scrolls, wands, rods and tools. */
  readonly carrier: readonly Carried[];
}

/** What holds a spell. */
interface Carried {
  readonly by: Archetype;
  readonly spell: Archetype;
}

/** Types of things that release the spell inside. */
const CARRIERS: ReadonlySet<number> = new Set([
  TYPE.potion,
  TYPE.scroll,
  TYPE.wand,
  TYPE.rod,
  TYPE.tool,
]);

/** The users of every subtype that can be cast. */
export function subtypeUsers(content: Content): readonly SubtypeUsers[] {
  const spellsOf = ({ inventory }: Archetype) =>
    inventory
      .map(({ archetype }) => content.archetype(archetype))
      .filter(({ type }) => type === TYPE.spell);
  const holders = (kinds: readonly Archetype[]) =>
    kinds.flatMap(by => spellsOf(by).map(spell => ({ by, spell })));
  const monsters = holders(
    content.archetypes.filter(kind => kind.flags.has('monster') && !isFixture(kind)),
  );
  const carriers = holders(kindsIn(content).filter(({ type }) => CARRIERS.has(type)));
  return SUBTYPES.map(({ number, name }) => ({
    number,
    name,
    hero: content.archetypes.filter(
      ({ type, subtype, id, numbers }) =>
        type === TYPE.spell && subtype === number && id.startsWith('spell_') && numbers.spellLevel,
    ),
    monster: monsters.filter(({ spell }) => spell.subtype === number),
    carrier: carriers.filter(({ spell }) => spell.subtype === number),
  }));
}
