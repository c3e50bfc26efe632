// Attempts, and small questions about a view, for the ideas of the player by the odds.

import { UsageError } from '../../../errors/index.ts';
import type { GameView, ItemView, ThingView } from '../../../game/index.ts';
import type { OddsAnswer, OddsQuestion } from '../../../odds/index.ts';

/** Asks the odds of the game that is played. Throws a UsageError for a question that can't be asked. */
export type AskOdds = (question: OddsQuestion) => OddsAnswer;

/** A possible command; the game decides. */
export interface Attempt {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** The answer; undefined for what can't be asked, such as a creature that is only sensed. */
export function asked(ask: AskOdds, question: OddsQuestion): OddsAnswer | undefined {
  try {
    return ask(question);
  } catch (error) {
    if (error instanceof UsageError) {
      return undefined;
    }
    throw error;
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Steps between two squares in the open. */
export function apart(one: Place, other: Place): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

/** Hostile creatures in sight, or sensed. */
export function foesOf(view: GameView): readonly ThingView[] {
  return view.things.filter(({ kind, hostile }) => kind === 'creature' && hostile);
}

/** Carried items with a use that can be given up: neither worn, nor wielded, nor unpaid. */
export function spare(view: GameView, use: string): readonly ItemView[] {
  return view.inventory.filter(
    item => hasUse(item, use) && !item.worn && !item.wielded && !isUnpaid(item),
  );
}

/** A later game may have more uses than this file knows. */
export function hasUse({ uses }: ItemView, use: string): boolean {
  return (uses as readonly string[]).includes(use);
}

/** Goods that the hero carries and hasn't paid for. */
export function isUnpaid({ name }: Pick<ItemView, 'name'>): boolean {
  return name.includes('(unpaid');
}

/** Names of what heals. */
export const HEALING: RegExp = /heal|mend|succour|wholeness|draught|vigour/i;

/** Names of what takes its user elsewhere. */
export const AWAY: RegExp = /teleportation|elsewhere/i;

/** The Amulet that is the goal of the game has a proper name. */
export const GOAL: RegExp = /Amulet/;

/** Whether the hero carries the goal of the game: from then on the way leads up. */
export function hasGoal({ inventory }: GameView): boolean {
  return inventory.some(({ name }) => GOAL.test(name));
}

/** A kind that isn't recognised. */
export function isUnknown({ identified, name }: ItemView): boolean {
  return !identified && !/ of (?!\d)/.test(name);
}
