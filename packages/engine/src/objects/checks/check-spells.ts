// Checks what a spell or effect creates, and finds spells that can be read but not cast.

import type { ContentProblem } from '../../errors/index.ts';
import { type Archetype, TYPE, textOf } from '../archetype.ts';
import { SPELL_SUBTYPES, subtypeName } from '../spell-subtypes.ts';
import { isVain } from '../vain-spell.ts';
import { facingWalls } from '../wall-names.ts';
import { type ArchetypeSource, reportOn, SOUND } from './report.ts';

/** A spell of a kind that creates something on the map but names no archetype for it. */
export function missingParts(source: ArchetypeSource): readonly ContentProblem[] {
  const { archetype } = source;
  const kind = archetype.type === TYPE.spell ? SPELL_SUBTYPES.get(archetype.subtype) : undefined;
  if (kind?.needsOtherArch !== true || textOf(archetype, 'otherArch') !== '' || isVain(archetype)) {
    return SOUND;
  }
  const expected = `the archetype that a ${kind.name} puts on the map`;
  return [reportOn(source)('other_arch', expected, 'nothing', 'subtype')];
}

/** A magic wall that faces its caster, and lacks the archetype of a direction. */
export function missingWalls(
  source: ArchetypeSource,
  find: (id: string) => Archetype | undefined,
): readonly ContentProblem[] {
  const { archetype } = source;
  const walls =
    archetype.type !== TYPE.spell || isVain(archetype) ? undefined : facingWalls(archetype);
  if (walls === undefined) {
    return SOUND;
  }
  const missing = walls.find(id => find(id) === undefined);
  const expected =
    'an archetype for each direction, named with %d for its number, or an other_arch';
  return missing === undefined ? SOUND : [reportOn(source)('race', expected, missing || 'nothing')];
}

/** A spell of a kind that the game can't cast: it can be stored, but casting it is refused. */
export function unbuiltSpell(source: ArchetypeSource): ContentProblem[] {
  const { type, subtype } = source.archetype;
  if (type !== TYPE.spell || SPELL_SUBTYPES.get(subtype)?.built === true) {
    return [];
  }
  const expected = `a kind of spell that can be cast: ${castableNumbers().join(', ')}`;
  const got = `${subtype} (${subtypeName(subtype)}), which can’t be cast here`;
  return [reportOn(source)('subtype', expected, got)];
}

/** The numbers of the kinds that can be cast, runs of them together: `1 to 47`. */
function castableNumbers(): readonly string[] {
  const built = [...SPELL_SUBTYPES].filter(([, kind]) => kind.built).map(([number]) => number);
  const starts = built.filter(number => !built.includes(number - 1));
  const ends = built.filter(number => !built.includes(number + 1));
  return starts.map((start, at) => (start === ends[at] ? `${start}` : `${start} to ${ends[at]}`));
}

/** Items whose first content is the spell that they release or teach. */
const HOLDERS: ReadonlySet<number> = new Set([
  TYPE.potion,
  TYPE.scroll,
  TYPE.wand,
  TYPE.tool,
  TYPE.spellbook,
]);

/** An item whose first content isn't a spell. */
export function wrongHeld(
  source: ArchetypeSource,
  find: (id: string) => Archetype | undefined,
): readonly ContentProblem[] {
  const held = source.archetype.inventory[0];
  const inside = held && HOLDERS.has(source.archetype.type) ? find(held.archetype) : undefined;
  return inside === undefined || inside.type === TYPE.spell
    ? SOUND
    : [reportOn(source)('arch', 'a spell', inside.id, `arch ${inside.id}`)];
}
