// Hit points that the hero is sure to lose while a fight goes on: by poison, and all of them where he chokes.

import type { SpellcraftRules } from '../../../spellcraft/index.ts';
import { type BodyStates, copyStates, ENDED, noStates, passStates } from '../../../spells/index.ts';
import type { GameState } from '../../state/state.ts';
import type { TurnsAhead } from './known-mending.ts';

/** Hit points that the hero loses by himself in each of his next moves; empty: none. The last one is 0. */
export function knownLosses(state: GameState, ahead: TurnsAhead): readonly number[] {
  const ofTurns = turnLosses(state, ahead);
  const ofTicks = tickLosses(state, ahead);
  const losses = ofTurns.map((loss, move) => loss + ofTicks[move]!);
  return losses.every(loss => loss === 0) ? [] : [...losses, 0];
}

/** A poison that takes a point each turn, and a noose that kills at the end of its turns. */
function turnLosses({ hero, sheet, clock }: GameState, { begun }: TurnsAhead): number[] {
  const { conditions } = sheet;
  const poisoned = conditions.timed('poisoned');
  const choking = conditions.has('strangled') ? conditions.left('strangled') : 0;
  const ofTurn = (turn: number) =>
    turn - clock.turn === choking ? hero.hitPoints + 1 : Number(turn - clock.turn <= poisoned);
  return begun.map(turns => turns.reduce((sum, turn) => sum + ofTurn(turn), 0));
}

/** The poison of a spell, which runs by a clock of its own. */
function tickLosses({ ruleset, sheet }: GameState, { ticks }: TurnsAhead): number[] {
  const { struck } = sheet.conditions;
  if (struck === undefined || struck.poison <= 0 || !sheet.conditions.holds('poisoned')) {
    return ticks.map(() => 0);
  }
  const states = noStates();
  copyStates(struck, states);
  return ticks.map(([from, to]) => {
    let loss = 0;
    for (let tick = from; tick < to; tick++) {
      loss += poisonOfTick(ruleset.slots.spells, states);
    }
    return loss;
  });
}

function poisonOfTick(rules: SpellcraftRules, states: BodyStates): number {
  return (passStates(rules, states) & ENDED.hurts) === 0 ? 0 : states.poisonDamage;
}
