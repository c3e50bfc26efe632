// The servants and avatars of gods, as golems. Crossfire server/pets.c (pets_summon_golem), server/gods.c
// (determine_holy_arch, tailor_god_spell).

import { type God, type Sending, textOf } from '../../objects/index.ts';
import { attackBit } from '../../spellcraft/index.ts';
import type { CastOrder, SpellWorld } from '../spell-world.ts';
import type { SidedGolem } from './golem-facts.ts';
import { sidesOf } from './sides-of.ts';

/** What spells call by the words of their key `race`. */
const SENDINGS: Readonly<Record<string, Sending>> = {
  'holy servant': 'servants',
  avatar: 'avatars',
};

const PHYSICAL = attackBit('physical');
const GHOST = attackBit('ghosthit');
const DRAIN = attackBit('drain');

/** The kind of creature that a god sends, and what the god gives it. */
export interface GodServant {
  /** Catalogue index of its archetype. */
  readonly kind: number;
  readonly gifts: Pick<SidedGolem, 'name' | 'race' | 'slaying' | 'resists'>;
  /** The attack types of its blows, as bits. @param own those that it would have without the god */
  attackType(own: number): number;
}

/** The creature that the god of the caster sends; undefined: no god, or no servant. Label: `sent`. */
export function godServant(
  world: SpellWorld,
  { spell, caster }: CastOrder,
): GodServant | undefined {
  const what = SENDINGS[textOf(spell, 'race').toLowerCase()];
  const god = what === undefined ? undefined : world.faith.godOf(caster);
  if (what === undefined || god === undefined) {
    return undefined;
  }
  const kinds = sidesOf(world).sentBy(god, what);
  const kind = kinds[kinds.length > 1 ? world.chance.below(kinds.length, 'sent') : 0];
  return kind === undefined
    ? undefined
    : { kind, gifts: giftsOf(god, spell.name), attackType: own => tailored(own | god.attackType) };
}

function giftsOf(god: God, spell: string): GodServant['gifts'] {
  const resists = Object.entries(god.resistances);
  return {
    name: `${spell} of ${god.name}`,
    race: god.races,
    slaying: god.slays,
    resists: resists.map(([type, percent]) => [Number(type), percent] as const),
  };
}

/** A servant always hits physically too; the touch of a ghost becomes a drain. */
function tailored(attackType: number): number {
  const touch = (attackType & GHOST) === 0 ? 0 : DRAIN;
  return (attackType & ~GHOST) | touch | PHYSICAL;
}
