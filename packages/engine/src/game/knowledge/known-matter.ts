// What the hero knows of what spells change: the things that he sees, and what it takes to change a creature.

import {
  beatitudeOf,
  factOf,
  type GameObject,
  isArtifact,
  kindOf,
  TYPE,
} from '../../objects/index.ts';
import { attackNumber } from '../../spellcraft/index.ts';
import type { Changeable, Meltable, Shiftable } from '../../spells/index.ts';
import { isGoods } from '../items/priced/goods.ts';
import type { GameState } from '../state/state.ts';
import type { KnownCreature } from './known.ts';

/** Number of the attack type of magic. */
const MAGIC = attackNumber('magic');

/** Answers to spells about matter, as far as the hero knows it. */
export interface KnownMatter {
  meltableOn(square: number): readonly Meltable[];
  changeableOn(square: number): readonly Changeable[];
  shiftableOn(square: number): Shiftable | undefined;
  /** Whether an item that he carries can be cursed or blessed; undefined: he doesn’t know. */
  beatitudeOf(item: number): 'cursed' | 'uncursed' | 'blessed' | undefined;
}

/** @param creatures those that he sees */
export function knownMatter(state: GameState, creatures: readonly KnownCreature[]): KnownMatter {
  const { sheet, hero } = state;
  const seen = (square: number) => (square < 0 ? [] : thingsSeen(state, square));
  return {
    meltableOn: square =>
      seen(square)
        .filter(thing => thing.weight > 0)
        .map(thing => meltable(state, thing)),
    changeableOn: square =>
      seen(square).map(thing => ({
        id: thing.id,
        // Which thing it becomes can’t be told: that it becomes one, or melts, is all that is asked.
        value: factOf(thing.archetype, 'value'),
        count: 1,
        kinds: [thing.archetype],
      })),
    shiftableOn: square => {
      const creature = creatures.find(({ body }) => body.squares.includes(square));
      if (creature === undefined || creature.id === hero.id) {
        return undefined;
      }
      const { id, level, resistances, squares = 1 } = creature;
      const changes = state.of(id) === undefined && squares === 1;
      return { id, level, resistsMagic: resistances[MAGIC] ?? 0, changes };
    },
    beatitudeOf: id => {
      const thing = sheet.inventory.find(id);
      return thing !== undefined && sheet.lore.knows(thing, 'beatitude')
        ? beatitudeOf(thing)
        : undefined;
    },
  };
}

/** All things underfoot; elsewhere the one on top, where he sees the square. Artifacts don't change. */
function thingsSeen(state: GameState, square: number): readonly GameObject[] {
  const pile = state.level.items.get(square) ?? [];
  const known = square === state.hero.square ? pile : state.sees(square) ? pile.slice(-1) : [];
  return known.filter(({ archetype }) => !isArtifact(archetype));
}

function meltable(state: GameState, thing: GameObject): Meltable {
  const { type } = thing.archetype;
  const { lore } = state.sheet;
  const isKnown = lore.isIdentified(kindOf(thing)) && lore.isKnownWhole(thing);
  const value = isKnown ? thing.fact('value') : factOf(thing.archetype, 'value');
  return {
    id: thing.id,
    price: value * thing.count,
    value,
    weight: thing.weight,
    money: type === TYPE.money || type === TYPE.gem,
    unpaid: isGoods(thing),
  };
}
