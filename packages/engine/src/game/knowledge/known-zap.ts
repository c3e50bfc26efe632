// A wand or a horn as the hero knows it, as input for odds.

import type { Enumerator } from '../../chance/index.ts';
import { playedAs, wrest } from '../../charging/index.ts';
import {
  type Condition,
  type GameObject,
  isDust,
  kindOf,
  TYPE,
  textOf,
} from '../../objects/index.ts';
import type { CastOrder } from '../../spells/index.ts';
import { ruleKind } from '../items/charge-view.ts';
import { isRod, rodCharge } from '../items/rods.ts';
import { carriedOrder } from '../magic/carried-spell.ts';
import { appliedIn } from '../state/power-in.ts';
import type { GameState } from '../state/state.ts';
import { knownCondition } from './known-condition.ts';

/** A wand or a horn that the hero could use now. */
export interface KnownZap {
  /** Absent: it has no spell, but its kind's own effect. */
  readonly order: CastOrder | undefined;
  /** Probability that its spell is released, as far as he knows. */
  readonly works: number;
  /** Its charges or its beatitude are a guess. */
  readonly guess: boolean;
}

/** A carried wand or tool; `unknown` if the hero doesn't recognise its kind, undefined for anything else. */
export function knownZap(
  state: GameState,
  ask: Enumerator,
  itemId: number,
  direction: number,
): KnownZap | 'unknown' | undefined {
  const wand = state.sheet.inventory.find(itemId);
  const isUsed =
    wand !== undefined &&
    (wand.archetype.type === TYPE.wand ||
      isCasting(wand) ||
      appliedIn(state, wand.archetype) !== undefined);
  if (!isUsed) {
    return undefined;
  }
  if (!state.sheet.lore.isIdentified(kindOf(wand))) {
    return 'unknown';
  }
  const spell = wand.inventory[0];
  const order =
    spell === undefined ? undefined : carriedOrder(wand, spell, state.hero.id, direction);
  return { order, ...readiness(state, ask, wand) };
}

/** Whether an item releases a spell by other means than charges: a rod, or a dust. */
function isCasting(item: GameObject): boolean {
  return isRod(item) || isDust(item.archetype);
}

function readiness(state: GameState, ask: Enumerator, wand: GameObject) {
  const charge = rodCharge(state, wand);
  if (charge !== undefined) {
    return { works: charge.left < charge.cost ? 0 : 1, guess: false };
  }
  if (isDust(wand.archetype)) {
    return { works: 1, guess: false };
  }
  const { condition, guess } = knownCondition(state, ask, wand);
  const works = condition.list.reduce(
    (sum, { value, probability }) => sum + probability * worksIn(state, ask, wand, value),
    0,
  );
  return { works, guess };
}

function worksIn(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
  { charges, beatitude }: Condition,
): number {
  const { charging } = state.ruleset.slots;
  if (item.archetype.type !== TYPE.wand) {
    const kin = playedAs(charging, ruleKind(item), charges, state.sheet.conditions.names());
    const isSpent = charges <= 0 && textOf(item.archetype, 'chargesDice') !== '';
    return kin === undefined && !isSpent ? 1 : 0;
  }
  const zaps = ask.ask(wrest, charging, { charges });
  const share = zaps.probability(({ result }) => result !== 'nothing');
  const { cursedOnceIn } = charging.wands;
  return beatitude === 'cursed' ? share * (1 - 1 / cursedOnceIn) : share;
}
