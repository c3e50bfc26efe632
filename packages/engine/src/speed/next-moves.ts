// How often other creatures act before the hero's next move. The player asks it before a slow action. NetHack
// 3.6.7 src/allmain.c (moveloop).

import type { Chance } from '../chance/index.ts';
import type { ClockUnits, TurnClockState } from './clock/clock-state.ts';
import { BOUNDARY, HERO, TurnClock } from './clock/turn-clock.ts';
import type { SpeedRules } from './rules.ts';
import { moversOf } from './turn-order.ts';
import { unspentTime } from './unspent-time.ts';
import type { HeroSpeedView, MonsterSpeedView } from './views.ts';

/** A game in which the hero is to act. */
export interface NextMovesView {
  readonly hero: HeroSpeedView;
  readonly units: ClockUnits;
  /** The clock, with the hero to act. */
  readonly clock: TurnClockState;
  /** Cost of the considered action, in units above 0. */
  readonly price: number;
  /**
   * The other creatures, oldest first, each with its unspent time in units; each action costs one move. An
   * absent time is unknown, and is inferred from speed and clock by `unspentTime`. Creatures don't affect
   * each other's number of moves, so query a crowd one by one.
   */
  readonly movers: readonly (MonsterSpeedView & { readonly movement?: number })[];
  /** Maximum number of turn boundaries to look ahead, 1 or more. */
  readonly turns: number;
}

interface Wait {
  readonly clock: TurnClockState;
  readonly movement: readonly number[];
  readonly acts: readonly number[];
}

/** Number of moves of each other creature before the hero moves again, in the order of the view. */
export function movesBeforeHero(
  chance: Chance,
  rules: SpeedRules,
  view: NextMovesView,
): readonly number[] {
  const begun = new TurnClock(rules, view.units, view.clock);
  begun.spendHero(view.price);
  const { hero, units } = view;
  // The turn only matters up to this limit; clamping it makes more answers reusable.
  const clock = { ...view.clock, turn: Math.min(view.clock.turn, rules.time.pointsPerMove + 1) };
  const start: Wait = {
    clock: begun.state(),
    movement: view.movers.map(
      ({ movement, ...mover }) =>
        movement ?? chance.draw(unspentTime, rules, { mover, hero, units, clock }),
    ),
    acts: view.movers.map(() => 0),
  };
  const { acts } = chance.fold(
    view.turns + 1,
    start,
    (luck, wait) => waitOn(luck, rules, view, wait),
    ({ clock }) => clock.phase === 'hero',
  );
  acts.forEach((times, index) => {
    chance.note('acts-before-you', times, index + 1);
  });
  return acts;
}

/** Runs up to the next boundary or the hero's move. */
function waitOn(chance: Chance, rules: SpeedRules, view: NextMovesView, wait: Wait): Wait {
  const clock = new TurnClock(rules, view.units, wait.clock);
  const movers = moversOf(view.movers, wait.movement);
  const acts = [...wait.acts];
  if (wait.clock.phase === 'boundary') {
    clock.grantMovers(chance, movers);
    clock.grantHero(chance, view.hero);
  }
  for (;;) {
    const who = clock.next(movers, view.hero.encumbrance);
    if (who === HERO || who === BOUNDARY) {
      return { clock: clock.state(), movement: movers.map(({ movement }) => movement), acts };
    }
    if (who >= 0) {
      acts[who]!++;
      clock.spend(movers[who]!, clock.move);
    }
  }
}
