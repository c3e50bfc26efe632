// An item and a scroll of charging as the hero knows them, as input for odds: every possible condition of
// both, by the rules that generate them. He knows an item's recharge count as far as he recharged it himself.

import { type Enumerator, parseDice, rollDice } from '../../../chance/index.ts';
import { type ChargeCase, type LikelyCharge, madeCharges } from '../../../charging/index.ts';
import {
  type Beatitude,
  type Condition,
  chargesOf,
  classOf,
  type GameObject,
  kindOf,
  textOf,
} from '../../../objects/index.ts';
import { isChargingScroll } from '../../actions/reading/charge.ts';
import { aimOf, canBeCharged, ruleClass, ruleKind } from '../../items/charge-view.ts';
import { holdsCharges } from '../../items/charged-book.ts';
import { knownLampTurns } from '../../items/lamp-turns.ts';
import { rodCharge } from '../../items/rods.ts';
import type { GameState } from '../../state/state.ts';
import { favoursIn, knownCondition, type LikelySource, newScrolls } from '../known-condition.ts';
import type { LikelyCondition } from './noted-charges.ts';

/** A considered charging. */
export interface KnownCharge {
  /** The possible cases; the probabilities sum to 1. */
  readonly cases: readonly LikelyCharge[];
  /** A relevant fact is a guess. */
  readonly guess: boolean;
  /** The item's kind is unknown: only a wand's explosion is the same for all kinds. */
  readonly unknownKind: boolean;
  readonly class: string;
}

/**
 * Charging `target` with the scroll `itemId`, or with the one just read (0); undefined if the hero can't.
 * Equal for games that differ only in what he doesn't know.
 */
export function knownCharge(
  state: GameState,
  ask: Enumerator,
  itemId: number,
  targetId: number,
): KnownCharge | undefined {
  const { inventory, lore } = state.sheet;
  const target = inventory.find(targetId);
  const sources = sourcesOf(state, ask, itemId);
  if (target === undefined || sources === undefined) {
    return undefined;
  }
  const unknownKind = !lore.isIdentified(kindOf(target));
  const known = knownCondition(state, ask, target);
  const cases = sources.flatMap(source =>
    likelyStates(state, ask, target, known.condition.list).map(
      ({ condition, fuel, probability }) => ({
        probability: source.probability * probability,
        of: caseOf(state, target, source.beatitude, condition, fuel),
      }),
    ),
  );
  return {
    cases,
    guess: known.guess || sources.length > 1 || cases.length > sources.length,
    unknownKind,
    class: ruleClass(target),
  };
}

/** The possible beatitudes of the scroll. */
function sourcesOf(
  state: GameState,
  ask: Enumerator,
  itemId: number,
): readonly LikelySource[] | undefined {
  const { inventory } = state.sheet;
  if (itemId === 0) {
    if (state.pending?.about !== 'charging') {
      return undefined;
    }
    const { scroll, known, source } = state.pending.facts;
    if (scroll !== 0) {
      return sourcesOf(state, ask, scroll);
    }
    return known ? [{ beatitude: source, probability: 1 }] : newScrolls(state, ask);
  }
  const scroll = inventory.find(itemId);
  return scroll === undefined || !isChargingScroll(state, scroll)
    ? undefined
    : favoursIn(knownCondition(state, ask, scroll).condition.list);
}

interface LikelyState {
  readonly condition: Condition;
  readonly fuel: number;
  readonly probability: number;
}

/**
 * Conditions with their invisible facts: the oil of lamps and the charges of books, each distributed as in a
 * new item.
 */
function likelyStates(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
  conditions: readonly LikelyCondition[],
): readonly LikelyState[] {
  const dice = textOf(item.archetype, 'fuelDice');
  const { charging } = state.ruleset.slots;
  if (holdsCharges(charging, item)) {
    const view = { class: 'spellbook', kind: ruleKind(item), aim: aimOf(item) };
    const made = ask.ask(madeCharges, charging, view).list;
    return conditions.flatMap(({ value, probability }) =>
      made.map(({ value: { charges }, probability: share }) => ({
        condition: { ...value, charges },
        fuel: 0,
        probability: probability * share,
      })),
    );
  }
  const alone = conditions.map(({ value, probability }) => ({
    condition: value,
    fuel: item.fact('fuel'),
    probability,
  }));
  // An extinguished lamp is visibly empty, and in some variants its turns stand in its name.
  if (dice === '' || item.fact('fuel') === 0 || knownLampTurns(state, item) !== undefined) {
    return alone;
  }
  const fuels = ask.askNumber(
    (chance, made) => rollDice(chance, made, 'fuel'),
    parseDice(dice, 'fuel_dice'),
    0,
  );
  return alone.flatMap(({ condition, probability }) =>
    [...fuels].map(([fuel, share]) => ({ condition, fuel, probability: probability * share })),
  );
}

function caseOf(
  state: GameState,
  target: GameObject,
  source: Beatitude,
  { beatitude, charges, enchantment }: Condition,
  fuel: number,
): ChargeCase {
  const { sheet, hero, ruleset } = state;
  if (!canBeCharged(ruleset.slots.charging, target)) {
    return { class: 'none' };
  }
  const kind = ruleKind(target);
  const told = sheet.lore.knows(target, 'charges');
  const recharged = told ? chargesOf(target).recharged : target.fact('seenCharged');
  switch (ruleClass(target)) {
    case 'wand':
      return {
        class: 'wand',
        view: {
          ...{ wand: kind, aim: aimOf(target), source, beatitude, charges, recharged },
          mostHitPoints: hero.maxHitPoints,
        },
      };
    case 'spellbook':
      return {
        class: 'spellbook',
        view: { book: kind, aim: aimOf(target), source, beatitude, charges, recharged },
      };
    case 'rod': {
      const { left, most } = rodCharge(state, target) ?? { left: 0, most: 0 };
      return { class: 'rod', view: { source, energy: left, most } };
    }
    case 'ring':
      return { class: 'ring', view: { ring: kind, enchantment, source } };
    default: {
      const burns = ['light', 'armour'].includes(classOf(target.archetype));
      const lit = sheet.equipment.light === target.id || target.fact('lit') !== 0;
      const view = { tool: kind, source, beatitude, charges, recharged };
      return { class: 'tool', view: burns ? { ...view, fuel, lit } : view };
    }
  }
}
