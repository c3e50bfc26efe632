// The rules of digging with a tool. NetHack 3.6.7 src/dig.c (dig), src/weapon.c (abon).

import type { Chance, Enumerator } from '../../../../chance/index.ts';
import type { WorldRules } from '../../../../worldrules/index.ts';

type ToolDiggingRules = WorldRules['tools']['digging'];

/** A digger and his tool. */
export interface DigView {
  /** On Angband's scale, 3…238. */
  readonly strength: number;
  /** On NetHack's short scale, 3…25. */
  readonly dexterity: number;
  readonly level: number;
  readonly race: string;
  /** What the tool and the rings of increase damage add to each move. */
  readonly bonus: number;
}

/** A move of his. */
export interface MoveView extends DigView {
  /** The effort before it, at least 0. */
  readonly spent: number;
}

function pointsFor(
  rows: ToolDiggingRules['strength']['rows'],
  value: number,
  otherwise: number,
): number {
  return rows.find(({ below }) => value < below)?.points ?? otherwise;
}

/** What a hero’s body adds to each move. */
export function bodyBonus(rules: ToolDiggingRules, view: Omit<DigView, 'bonus'>): number {
  const { strength, dexterity, novice } = rules;
  return (
    pointsFor(strength.rows, view.strength, strength.most) +
    pointsFor(dexterity.rows, view.dexterity, view.dexterity - dexterity.over) +
    (view.level < novice.below ? novice.points : 0)
  );
}

/** The effort after one more move, at least 0. Label: `effort`. */
export function digOnce(chance: Chance, rules: ToolDiggingRules, view: MoveView): number {
  const more =
    rules.sure + chance.below(rules.spread, 'effort') + bodyBonus(rules, view) + view.bonus;
  const effort = Math.max(0, view.spent + more);
  return rules.doublingRaces.includes(view.race) ? 2 * effort : effort;
}

/** The effort of a job: what has been spent on it, and the effort above which it is done. */
export interface DigJob {
  readonly spent: number;
  readonly above: number;
}

/**
 * How many moves a job takes. The index is the number of moves, up to `tries`; what is missing to 1 is the
 * probability that the hero pauses before.
 */
export function movesToDig(
  ask: Enumerator,
  rules: ToolDiggingRules,
  view: DigView,
  { spent, above }: DigJob,
): readonly number[] {
  const done = [0];
  let efforts = new Map([[spent, 1]]);
  while (efforts.size > 0 && done.length <= rules.tries) {
    const next = new Map<number, number>();
    let ends = 0;
    for (const [before, share] of efforts) {
      const after = ask.ask(digOnce, rules, { ...view, spent: before });
      for (const { value, probability } of after.list) {
        if (value > above) {
          ends += share * probability;
        } else {
          next.set(value, (next.get(value) ?? 0) + share * probability);
        }
      }
    }
    done.push(ends);
    efforts = next;
  }
  return done;
}
