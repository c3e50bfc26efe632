// Runes: written on a square beside the caster, they go off under a creature that steps onto them. Crossfire server/rune.c
// (write_rune).

import { type Archetype, TYPE, textOf } from '../../../objects/index.ts';
import { writtenHiding } from '../../../spellcraft/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';

/** The direction of a rune that is written without one. */
const NORTH = 1;

/**
 * The fact of a rune that says within how many casts it was written. Runes that write runes come apart at the same
 * depth as other spells within spells.
 */
export const NESTING = 'nesting';

/** Runes: subtype 2. */
export const rune: Subtype = {
  number: 2,
  name: 'rune',
  needsDirection: true,
  forGround: true,
  atSelf: true,
  builds: true,
  takes: spell => (textOf(spell, 'otherArch') === '' ? { text: 'must' } : {}),
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { building, ground, living, rules } = world;
    const direction = order.direction === 0 ? NORTH : order.direction;
    const square = ground.neighbour(living.squareOf(order.caster), direction);
    const isFree = ground.has(square) && !living.isLiving(square) && building.takesRune(square);
    if (!isFree) {
      building.failed(order.caster, 'no-room');
      return false;
    }
    const written = writtenBy(world, order);
    if (written === undefined) {
      building.failed(order.caster, 'no-such-spell');
      return false;
    }
    const { casterLevel } = adjustedSpell(world, order);
    const { object, spell } = written;
    return building.build({
      archetype: object.index,
      square,
      owner: creditedWith(order),
      level: casterLevel,
      numbers: {
        cha: writtenHiding(rules, casterLevel),
        direction,
        ...(order.depth !== undefined && { [NESTING]: order.depth }),
        ...(spell !== undefined && { hp: object.numbers.hp ?? rules.standing.runeCharges }),
      },
      flags: [],
      ...(spell !== undefined && { spell }),
    });
  },
};

/** A rune, and the spell that is put into it; absent: what its archetype states. */
interface Written {
  readonly object: Archetype;
  readonly spell?: Archetype;
}

/** The rune that a spell names, or a plain one with the named spell or the one that the caster asks for. */
function writtenBy(world: SpellWorld, { spell, facts, ...order }: CastOrder): Written | undefined {
  if (facts.makes !== '') {
    const named = world.archetype(facts.makes);
    return named.type === TYPE.spell ? plainRune(world, named) : { object: named };
  }
  const text = order.arguments?.text ?? '';
  const inside = world.building.inscribed(order.caster, text, spell);
  return inside === undefined ? undefined : plainRune(world, inside);
}

/** A plain rune with a spell inside; undefined: the content has none. */
function plainRune({ rules, find }: SpellWorld, spell: Archetype): Written | undefined {
  for (const id of rules.traps.life.plain) {
    const object = find(id);
    if (object !== undefined) {
      return { object, spell };
    }
  }
  return undefined;
}
