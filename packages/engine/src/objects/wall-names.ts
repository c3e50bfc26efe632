// What a magic wall is made of where it faces its caster: its file names an archetype for each direction, with a
// mark for the direction's number. Crossfire server/spell_effect.c (magic_wall).

import { TYPE } from './archetype.ts';
import { SPELL_SUBTYPES } from './spell-subtypes.ts';

/** The mark that stands for the number of the direction. */
const DIRECTION_MARK = '%d';

/** The parts of a spell that say whether its wall faces the caster. */
interface WallSpell {
  readonly type: number;
  readonly subtype: number;
  readonly texts: { readonly otherArch?: string; readonly race?: string };
}

/** The archetype of a wall that faces a direction. @param facing 1…8 */
export function wallFacing(race: string, facing: number): string {
  return race.replace(DIRECTION_MARK, String(facing));
}

/** The archetypes of a spell's wall in all directions; undefined: its wall faces none, or it makes none. */
export function facingWalls({ type, subtype, texts }: WallSpell): readonly string[] | undefined {
  const { otherArch = '', race = '' } = texts;
  return type === TYPE.spell &&
    SPELL_SUBTYPES.get(subtype)?.name === 'magic-wall' &&
    otherArch === ''
    ? [1, 2, 3, 4, 5, 6, 7, 8].map(facing => wallFacing(race, facing))
    : undefined;
}
