// The courses that the moves of a duel may take, turn by turn. They depend on the paces of both alone, so a heat table
// over weapons and hit points follows them once.

import type { SpeedRules } from '../../speed/index.ts';
import { MoveOrder, type OrderedTurn, type Paces } from './move-order.ts';

/** Shares of an order of moves below this are dropped. */
const TINIEST = 1e-14;

/** Paces whose courses are remembered at most, by ruleset, and courses of one of them. */
const MOST_PACES = 4;
const MOST_COURSES = 100_000;

/**
 * The moves of one turn in all courses, by their place: who moves, the moves that both made before, and the share of
 * the courses in which it comes to that.
 */
export interface Moves {
  /** 1: the hero moves; 0: the foe. */
  readonly isHero: Uint8Array;
  readonly hero: Int32Array;
  readonly foe: Int32Array;
  readonly share: Float64Array;
}

/** Moves made before a turn, and the moves of the turn. */
interface Course {
  readonly turn: OrderedTurn;
  /** Moves of the hero before this turn, and of the foe. */
  readonly hero: number;
  readonly foe: number;
  readonly share: number;
}

/** All courses, by turns. */
export class Courses {
  readonly #order: MoveOrder;
  readonly #turns: Turn[];
  #count = 0;

  constructor(rules: SpeedRules, paces: Paces) {
    this.#order = new MoveOrder(rules, paces);
    const first = this.#order.first();
    this.#turns = [turnOf(first.map(turn => ({ turn, hero: 0, foe: 0, share: turn.probability })))];
  }

  /** The moves turn by turn, without an end. */
  *turns(): Generator<Moves, never> {
    let present = this.#turns[0]!;
    for (let turn = 0; ; turn++) {
      yield present.moves;
      const known = this.#turns[turn + 1];
      if (known !== undefined) {
        present = known;
        continue;
      }
      present = turnOf(following(this.#order, present.courses));
      this.#count += present.courses.length;
      if (this.#count <= MOST_COURSES && this.#turns.length === turn + 1) {
        this.#turns.push(present);
      }
    }
  }
}

/** The courses up to a turn, and the moves of that turn. */
interface Turn {
  readonly courses: readonly Course[];
  readonly moves: Moves;
}

function turnOf(courses: readonly Course[]): Turn {
  return { courses, moves: movesOf(courses) };
}

/** The moves of a turn; equal ones are one. */
function movesOf(courses: readonly Course[]): Moves {
  const shares = new Map<
    string,
    { readonly isHero: boolean; hero: number; foe: number; share: number }
  >();
  for (const course of courses) {
    let { hero, foe } = course;
    for (const isHero of course.turn.moves) {
      const key = `${isHero} ${hero} ${foe}`;
      const known = shares.get(key);
      if (known === undefined) {
        shares.set(key, { isHero, hero, foe, share: course.share });
      } else {
        known.share += course.share;
      }
      if (isHero) {
        hero++;
      } else {
        foe++;
      }
    }
  }
  const moves = [...shares.values()];
  return {
    isHero: Uint8Array.from(moves, ({ isHero }) => Number(isHero)),
    hero: Int32Array.from(moves, ({ hero }) => hero),
    foe: Int32Array.from(moves, ({ foe }) => foe),
    share: Float64Array.from(moves, ({ share }) => share),
  };
}

const remembered = new WeakMap<SpeedRules, Map<string, Courses>>();

/** The courses of two paces. */
export function coursesOf(rules: SpeedRules, paces: Paces): Courses {
  const known = remembered.get(rules) ?? new Map<string, Courses>();
  remembered.set(rules, known);
  const key = JSON.stringify(paces);
  const courses = known.get(key) ?? new Courses(rules, paces);
  const [oldest] = known.keys();
  if (!known.has(key) && known.size >= MOST_PACES && oldest !== undefined) {
    known.delete(oldest);
  }
  known.set(key, courses);
  return courses;
}

/** The courses of the next turn; equal ones are one. */
function following(order: MoveOrder, courses: readonly Course[]): Course[] {
  const next = new Map<string, { -readonly [Field in keyof Course]: Course[Field] }>();
  for (const course of courses) {
    if (course.share < TINIEST) {
      continue;
    }
    const heroMoves = course.turn.moves.filter(isHero => isHero).length;
    const hero = course.hero + heroMoves;
    const foe = course.foe + course.turn.moves.length - heroMoves;
    for (const turn of order.following(course.turn)) {
      const key = `${turn.key} ${hero} ${foe} ${turn.moves.join()}`;
      const share = course.share * turn.probability;
      const known = next.get(key);
      if (known === undefined) {
        next.set(key, { turn, hero, foe, share });
      } else {
        known.share += share;
      }
    }
  }
  return [...next.values()];
}
