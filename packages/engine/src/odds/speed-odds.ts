// Long-run effects of a speed: points and moves per turn, computed or simulated by the rules.

import { type Chance, Enumerator, type Outcomes, type WeightedNote } from '../chance/index.ts';
import {
  BOUNDARY,
  ENCUMBRANCES,
  type Encumbrance,
  HERO,
  type HeroSpeedView,
  heroAllotment,
  type MonsterSpeedView,
  monsterAllotment,
  SPEED_PROPERTIES,
  type SpeedProperty,
  type SpeedRules,
  TurnClock,
} from '../speed/index.ts';

/** The odds of a turn. */
export interface PaceOdds {
  /** Movement points per turn; integers unless the ruleset keeps fractions. */
  readonly points: Outcomes<number>;
  /** Mean points. */
  readonly meanPoints: number;
  /** Mean over many turns. */
  readonly movesATurn: number;
  /** The facts that mattered, each with its probability. */
  readonly notes: readonly WeightedNote[];
}

/** A hero's pace. */
export function heroPace(rules: SpeedRules, view: HeroSpeedView): PaceOdds {
  const points = new Enumerator().ask(heroAllotment, rules, view);
  const notes = new Enumerator({ collect: true }).explain(heroAllotment, rules, view);
  return pace(rules, points, notes);
}

/** A monster's pace. */
export function monsterPace(rules: SpeedRules, view: MonsterSpeedView): PaceOdds {
  const points = new Enumerator().ask(monsterAllotment, rules, view);
  const notes = new Enumerator({ collect: true }).explain(monsterAllotment, rules, view);
  return pace(rules, points, notes);
}

function pace(
  rules: SpeedRules,
  points: Outcomes<number>,
  notes: readonly WeightedNote[],
): PaceOdds {
  const meanPoints = points.mean(value => value);
  return { points, meanPoints, movesATurn: meanPoints / rules.time.pointsPerMove, notes };
}

/** Mean points per turn under one burden. */
export interface BurdenPace {
  readonly encumbrance: Encumbrance;
  /** By speed property. */
  readonly meanPoints: Readonly<Record<SpeedProperty, number>>;
}

/** Mean points per turn under every burden, with every speed property. */
export function burdenTable(rules: SpeedRules, view: HeroSpeedView): readonly BurdenPace[] {
  return ENCUMBRANCES.map(encumbrance => ({
    encumbrance,
    meanPoints: Object.fromEntries(
      SPEED_PROPERTIES.map(speedProperty => [
        speedProperty,
        heroPace(rules, { ...view, encumbrance, speedProperty }).meanPoints,
      ]),
    ) as Record<SpeedProperty, number>,
  }));
}

/** Moves per turn of a hero, simulated for a number of turns by the game's clock. */
export function playedHeroPace(
  chance: Chance,
  rules: SpeedRules,
  view: HeroSpeedView,
  turns: number,
): number {
  const clock = clockOf(rules);
  let moves = 0;
  while (clock.turn <= turns) {
    const who = clock.next([], view.encumbrance);
    if (who === HERO) {
      moves++;
      clock.spendHero(clock.move);
    } else if (who === BOUNDARY) {
      clock.grantMovers(chance, []);
      clock.grantHero(chance, view);
    }
  }
  return moves / turns;
}

/** Moves per turn of a monster, simulated for a number of turns by the game's clock. */
export function playedMonsterPace(
  chance: Chance,
  rules: SpeedRules,
  view: MonsterSpeedView,
  turns: number,
): number {
  const clock = clockOf(rules);
  const mover = { ...view, movement: 0, gone: false };
  const hero: HeroSpeedView = {
    baseSpeed: rules.time.pointsPerMove,
    speedProperty: 'none',
    encumbrance: 'unencumbered',
  };
  let moves = 0;
  while (clock.turn <= turns) {
    const who = clock.next([mover], hero.encumbrance);
    if (who === HERO) {
      clock.spendHero(clock.move);
    } else if (who === BOUNDARY) {
      clock.grantMovers(chance, [mover]);
      clock.grantHero(chance, hero);
    } else {
      moves++;
      clock.spend(mover, clock.move);
    }
  }
  return moves / turns;
}

function clockOf(rules: SpeedRules): TurnClock {
  return new TurnClock(rules, { unitsPerPoint: rules.time.partsPerPoint, ticksPerTurn: 0 });
}
