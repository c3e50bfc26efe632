// In which order hero and monsters act over some turns. NetHack 3.6.7 src/allmain.c (moveloop),
// src/mon.c (movemon).

import type { Chance } from '../chance/index.ts';
import type { SpeedRules } from './rules.ts';
import {
  BOUNDARY,
  type ClockUnits,
  HELPLESS,
  HERO,
  TurnClock,
  type TurnClockState,
} from './turn-clock.ts';
import type { HeroSpeedView, MonsterSpeedView, Mover } from './views.ts';

/** A monster by name. */
export interface NamedMover extends MonsterSpeedView {
  readonly id: string;
  /** Points in hand at the start. */
  readonly movement: number;
}

/** A game's first turns: everybody uses all there is on actions of one move, nobody comes or goes. */
export interface TurnOrderView {
  readonly hero: HeroSpeedView;
  /** Newest first. */
  readonly monsters: readonly NamedMover[];
  /** The hero's so-manieth action makes it helpless for some turns; absent: none does. */
  readonly helpless?: { readonly afterAction: number; readonly turns: number } | undefined;
  /** How many turns are looked at, 1 or more. */
  readonly turns: number;
}

/** The name of the hero in an order. */
export const HERO_NAME = 'hero';

/** What is left of earlier turns, and what they brought. */
interface Progress {
  readonly clock: TurnClockState | undefined;
  readonly movement: readonly number[];
  readonly heroActions: number;
  readonly record: readonly (readonly string[])[];
}

/**
 * Who acts, turn by turn: an array for each turn of `hero` and the monsters' ids in order of action.
 * It ends at the boundary after the last turn.
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

/** From the boundary that begins a turn to the one that ends it. */
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
  return views.map(({ speed, adjustment }, place) => ({
    speed,
    adjustment,
    movement: movement[place]!,
    gone: false,
  }));
}
