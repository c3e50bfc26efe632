// Spells of packs whose file names something that nothing defines, where their subtype must make something. They are
// learnt, paid and cast like others; the cast fails. Crossfire server/spell_effect.c (magic_wall: an unknown archetype).

import { type Archetype, TYPE, textOf } from './archetype.ts';
import { SPELL_SUBTYPES } from './spell-subtypes.ts';
import { facingWalls } from './wall-names.ts';

/** The number that marks them, set when their pack is mounted. */
const MARK = 'makesNothing';

/** Whether a spell's casts fail because it makes nothing. */
export function isVain({ numbers }: Pick<Archetype, 'numbers'>): boolean {
  return numbers[MARK] === 1;
}

/** Whether a spell must name what it makes, and names nothing. */
export function lacksMade(archetype: Archetype): boolean {
  const { type, subtype } = archetype;
  return type === TYPE.spell && SPELL_SUBTYPES.get(subtype)?.needsOtherArch === true
    ? textOf(archetype, 'otherArch') === ''
    : facingWalls(archetype) !== undefined && textOf(archetype, 'race') === '';
}

/** The spell, marked as one whose casts fail. */
export function markedVain(archetype: Archetype): Archetype {
  return { ...archetype, numbers: { ...archetype.numbers, [MARK]: 1 } };
}
