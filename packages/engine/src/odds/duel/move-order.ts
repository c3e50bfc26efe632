// Who moves when two meet: the moves of a turn in their order, by the game's own clock.

import { type Chance, Enumerator } from '../../chance/index.ts';
import {
  BOUNDARY,
  HERO,
  type HeroSpeedView,
  type MonsterSpeedView,
  type SpeedRules,
  TurnClock,
  type TurnClockState,
} from '../../speed/index.ts';

/** The paces of both. */
export interface Paces {
  readonly hero: HeroSpeedView;
  readonly foe: MonsterSpeedView;
}

/** One turn: `true` is a move of the hero, `false` one of the foe. */
interface TurnMoves {
  readonly moves: readonly boolean[];
  readonly after: ClockAt;
}

/** The clock at the end of a turn, and the foe's unspent time. */
interface ClockAt {
  readonly clock: TurnClockState;
  readonly movement: number;
}

/** Turns and their orders, remembered by what both have in hand: one for each duel. */
export class MoveOrder {
  readonly #rules: SpeedRules;
  readonly #paces: Paces;
  readonly #ask = new Enumerator();
  readonly #known = new Map<string, readonly OrderedTurn[]>();

  constructor(rules: SpeedRules, paces: Paces) {
    this.#rules = rules;
    this.#paces = paces;
  }

  /** The first turn: both have one move in hand, and the hero is first. */
  first(): readonly OrderedTurn[] {
    const clock = this.#clock();
    return [this.#ordered(played(clock, this.#paces, clock.move), 1)];
  }

  /** The turns that may follow, with their probabilities. */
  following({ after }: OrderedTurn): readonly OrderedTurn[] {
    const key = JSON.stringify([after.clock.heroMovement, after.clock.burden, after.movement]);
    const known = this.#known.get(key);
    if (known !== undefined) {
      return known;
    }
    const turn = (chance: Chance, _: SpeedRules, { clock, movement }: ClockAt) => {
      const next = this.#clock(clock);
      const mover = { ...this.#paces.foe, movement, gone: false };
      next.grantMovers(chance, [mover]);
      next.grantHero(chance, this.#paces.hero);
      return played(next, this.#paces, mover.movement);
    };
    const found = this.#ask
      .ask(turn, this.#rules, after)
      .list.map(({ value, probability }) => this.#ordered(value, probability));
    this.#known.set(key, found);
    return found;
  }

  #ordered({ moves, after }: TurnMoves, probability: number): OrderedTurn {
    return {
      ...{ moves, after, probability },
      key: `${after.clock.heroMovement} ${after.movement}`,
    };
  }

  #clock(state?: TurnClockState): TurnClock {
    const { time } = this.#rules;
    const units = { unitsPerPoint: time.partsPerPoint, ticksPerTurn: 0 };
    return new TurnClock(this.#rules, units, state);
  }
}

/** A possible turn. */
export interface OrderedTurn extends TurnMoves {
  /** Given the turn before. */
  readonly probability: number;
  /** Turns with equal keys are followed by the same. */
  readonly key: string;
}

/** Plays until the next boundary. */
function played(clock: TurnClock, { hero, foe }: Paces, movement: number): TurnMoves {
  const mover = { ...foe, movement, gone: false };
  const moves: boolean[] = [];
  for (;;) {
    const who = clock.next([mover], hero.encumbrance);
    if (who === BOUNDARY) {
      // The number of the turn is left out, so that equal turns are one.
      const after = { clock: { ...clock.state(), turn: 1 }, movement: mover.movement };
      return { moves, after };
    }
    moves.push(who === HERO);
    if (who === HERO) {
      clock.spendHero(clock.move);
    } else {
      clock.spend(mover, clock.move);
    }
  }
}
