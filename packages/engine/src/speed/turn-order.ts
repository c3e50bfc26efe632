// The order of action of hero and monsters over some turns. NetHack 3.6.7 src/allmain.c (moveloop), src/mon.c
// (movemon).

import type { Chance } from '../chance/index.ts';
import type { ClockUnits, TurnClockState } from './clock/clock-state.ts';
import { BOUNDARY, HELPLESS, HERO, TurnClock } from './clock/turn-clock.ts';
import type { SpeedRules } from './rules.ts';
import type { HeroSpeedView, MonsterSpeedView, Mover } from './views.ts';

/** A named monster. */
export interface NamedMover extends MonsterSpeedView {
  readonly id: string;
  /** Points in hand at the start. */
  readonly movement: number;
}

/**
 * A game's first turns: every actor spends all its points on actions of one move, and none arrives or leaves.
 */
export interface TurnOrderView {
  readonly hero: HeroSpeedView;
  /** Newest first. */
  readonly monsters: readonly NamedMover[];
  /** The hero's action with this number makes it helpless for some turns; absent: none does. */
  readonly helpless?: { readonly afterAction: number; readonly turns: number } | undefined;
  /** Number of turns, 1 or more. */
  readonly turns: number;
}

/** The hero's name in an order. */
export const HERO_NAME = 'hero';

/** The points left from earlier turns, and their order of action. */
interface Progress {
  readonly clock: TurnClockState | undefined;
  readonly movement: readonly number[];
  readonly heroActions: number;
  readonly record: readonly (readonly string[])[];
}

/**
 * The order of action: one array per turn of `hero` and the monsters' ids. It ends at the boundary after the
 * last turn.
 */
export function turnOrder(
  chance: Chance,
  rules: SpeedRules,
  view: TurnOrderView,
): readonly (readonly string[])[] {
  const units = { unitsPerPoint: rules.time.partsPerPoint, ticksPerTurn: 0 };
  const oldestFirst = view.monsters.toReversed();
  const start: Progress = {
    clock: undefined,
    movement: oldestFirst.map(({ movement }) => movement * units.unitsPerPoint),
    heroActions: 0,
    record: [],
  };
  const { record } = chance.fold(view.turns, start, (luck, progress) =>
    playTurn(luck, rules, units, view, oldestFirst, progress),
  );
  record.forEach((acts, index) => {
    const own = acts.filter(name => name === HERO_NAME).length;
    chance.note('hero-acts', own, index + 1);
    chance.note('others-act', acts.length - own, index + 1);
  });
  return record;
}

/** Plays from the boundary that starts a turn to the one that ends it. */
function playTurn(
  chance: Chance,
  rules: SpeedRules,
  units: ClockUnits,
  view: TurnOrderView,
  oldestFirst: readonly NamedMover[],
  progress: Progress,
): Progress {
  const clock = new TurnClock(rules, units, progress.clock);
  const movers = moversOf(oldestFirst, progress.movement);
  if (progress.clock !== undefined) {
    clock.grantMovers(chance, movers);
    clock.grantHero(chance, view.hero);
  }
  const acts: string[] = [];
  let { heroActions } = progress;
  for (;;) {
    const who = clock.next(movers, view.hero.encumbrance);
    if (who === BOUNDARY) {
      break;
    }
    if (who === HERO) {
      acts.push(HERO_NAME);
      clock.spendHero(clock.move);
      heroActions++;
      if (heroActions === view.helpless?.afterAction) {
        clock.hold(view.helpless.turns);
      }
    } else if (who !== HELPLESS) {
      acts.push(oldestFirst[who]!.id);
      clock.spend(movers[who]!, clock.move);
    }
  }
  return {
    clock: clock.state(),
    movement: movers.map(({ movement }) => movement),
    heroActions,
    record: [...progress.record, acts],
  };
}

/** Movers for a clock, with this much time in hand. */
export function moversOf(views: readonly MonsterSpeedView[], movement: readonly number[]): Mover[] {
  return views.map(({ speed, adjustment }, index) => ({
    speed,
    adjustment,
    movement: movement[index]!,
    gone: false,
  }));
}
