// A rune or trap as the hero knows it, as input of its odds.

import { type Archetype, factOf, pathsOf, spellFacts, TYPE, textOf } from '../../objects/index.ts';
import type { DisarmView } from '../../spellcraft/index.ts';
import type { CastOrder } from '../../spells/index.ts';
import { disarmView } from '../fixtures/disarm-view.ts';
import { isArmed, isTrap, levelOf } from '../fixtures/fixture-facts.ts';
import type { GameState } from '../state/state.ts';

/** A spell that a rune may hold. */
type RuneSpells =
  /** None: it hits by itself. */
  | { readonly kind: 'none' }
  | { readonly kind: 'known'; readonly spell: Archetype }
  /** One of a treasure list. */
  | { readonly kind: 'drawn'; readonly list: string };

/** A rune or trap that the hero has found. */
export interface KnownTrap {
  readonly id: number;
  readonly archetype: Archetype;
  readonly name: string;
  readonly square: number;
  /** Difficulty of the level by which it was made. */
  readonly difficulty: number;
  /** Its level and damage, if the hero wrote it. */
  readonly own?: { readonly level: number; readonly damage: number };
  readonly attackType: number;
  readonly slaying: string;
  readonly spells: RuneSpells;
  /** How many times it casts its spell each time. */
  readonly casts: number;
  /** An attempt of the hero's to disarm it, without its level. */
  readonly attempt: Omit<DisarmView, 'runeLevel'>;
}

/** The armed rune or trap that the hero knows on a square; undefined if he knows of none. */
export function knownTrapOn(state: GameState, square: number): KnownTrap | undefined {
  const { memory, level, hero, content } = state;
  for (const [id, known] of memory.fixtures) {
    const seen = state.sees(square) ? level.fixtures.find(id) : undefined;
    if (known.square !== square || !isTrap(known) || (seen !== undefined && !isArmed(seen))) {
      continue;
    }
    const { archetype } = known;
    const fixture = level.fixtures.find(id);
    const isOwn = fixture?.owner === hero.id;
    const inside = archetype.inventory.flatMap(({ archetype: held }) => content.find(held) ?? []);
    return {
      id,
      archetype,
      name: archetype.name,
      square,
      difficulty: state.depth,
      ...(isOwn && { own: { level: levelOf(fixture), damage: fixture.thing.fact('dam') } }),
      attackType: factOf(archetype, 'attacktype'),
      slaying: textOf(archetype, 'slaying'),
      spells: spellsOf(state, archetype, isOwn ? fixture.thing.inventory[0]?.archetype : inside[0]),
      casts: Math.max(1, factOf(archetype, 'maxhp')),
      attempt: disarmView(state, 0),
    };
  }
  return undefined;
}

function spellsOf(
  state: GameState,
  archetype: Archetype,
  inside: Archetype | undefined,
): RuneSpells {
  const named = state.content.find(textOf(archetype, 'otherArch'));
  const spell = inside ?? named;
  if (spell?.type === TYPE.spell) {
    return { kind: 'known', spell };
  }
  const list = textOf(archetype, 'randomitems');
  return list === '' ? { kind: 'none' } : { kind: 'drawn', list };
}

/** The order by which a rune would cast a spell at a level. The direction of one that was found isn't known. */
export function runeOrder(
  { id, archetype }: KnownTrap,
  spell: Archetype,
  level: number,
): CastOrder {
  return {
    spell,
    facts: spellFacts(spell),
    caster: id,
    direction: 0,
    level,
    damageBonus: 0,
    ...pathsOf(archetype),
    byRune: true,
  };
}
