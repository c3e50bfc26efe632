// Temporary conditions of a hero or monster: integer timers of a fixed set, counted down once a turn. Of two
// exclusive conditions the stronger comes first. Attacks of spells bring some of them with clocks of their own, which
// hold the condition until they run down.

import type { BodyStates } from '../../spells/index.ts';

/** Every condition, in the order of its number in events and saves. */
export const CONDITIONS = [
  'stunned',
  'confused',
  'blind',
  'asleep',
  'helpless',
  'fast',
  'very-fast',
  'slow',
  'afraid',
  'poisoned',
  'levitating',
  'invisible',
  'strangled',
  'blessed',
  'heroic',
  'berserk',
  'confusing-hands',
  'astral-sighted',
  'phasing',
  'examined',
  'trapped',
  'wounded-leg',
  'wounded-legs',
] as const;

/** A condition. */
export type Condition = (typeof CONDITIONS)[number];

/**
 * Reasons for helplessness, in the order of their numbers in events. The reason follows the killer's name:
 * `while reading`.
 */
export const HELPLESS_REASONS = [
  'helpless',
  'reading',
  'fainting',
  'sleeping',
  'paralysed',
  'dressing',
  'eating',
  'vomiting',
  'gazing',
  'undressing',
  'engraving',
  'jumping',
  'hurtling',
  'dragging a ball',
] as const;

/** A reason for helplessness. */
export type HelplessReason = (typeof HELPLESS_REASONS)[number];

/** The saved form: turns left, in the order of CONDITIONS. */
export interface ConditionsState {
  readonly turns: readonly number[];
  readonly reason: HelplessReason;
  /** Who caused that helplessness, with an article; absent: nobody did. */
  readonly reasonBy?: string;
  readonly poisoner: number;
  /** What attacks of spells have brought; absent: nothing. */
  readonly struck?: BodyStates;
  /** Turns for which that holds each condition, in the order of CONDITIONS; absent: none. */
  readonly held?: readonly number[];
}

/** The longest duration in turns. */
const LONGEST = 1_000_000;

const NUMBER = Object.fromEntries(CONDITIONS.map((name, number) => [name, number])) as Readonly<
  Record<Condition, number>
>;

/** The conditions of one creature. */
export class Conditions {
  readonly #turns = new Int32Array(CONDITIONS.length);
  /** Turns for which attacks of spells hold each condition; none while undefined. */
  #held: Int32Array | undefined;
  /** What attacks of spells have brought. */
  struck: BodyStates | undefined;
  #active = 0;
  /** Bits of the conditions that the body brings by itself, by number. */
  #always = 0;
  /** The present or most recent reason for helplessness. */
  reason: HelplessReason = 'helpless';
  /** Who caused it, with an article: `a marsh cube`; empty: nobody did. */
  reasonBy = '';
  /** Id of the creature credited with poison damage, 0 for none. */
  poisoner = 0;

  /** Turns left, 0 for none. */
  left(condition: Condition): number {
    const number = NUMBER[condition];
    const turns = this.#turns[number]!;
    return this.#held === undefined ? turns : Math.max(turns, this.#held[number]!);
  }

  /** Turns left of a condition that isn't held by an attack of a spell. */
  timed(condition: Condition): number {
    return this.#turns[NUMBER[condition]]!;
  }

  /** Whether an attack of a spell holds a condition. */
  holds(condition: Condition): boolean {
    return this.#held !== undefined && this.#held[NUMBER[condition]]! > 0;
  }

  /** Holds a condition besides its own turns. @param turns as far as foreseen; 0: no longer */
  hold(condition: Condition, turns: number): void {
    const number = NUMBER[condition];
    const before = this.left(condition);
    this.#held ??= new Int32Array(CONDITIONS.length);
    this.#held[number] = Math.min(LONGEST, Math.max(0, turns));
    this.#active += Number(this.left(condition) > 0) - Number(before > 0);
  }

  /** The body brings a condition by itself, such as blindness where it has no eyes; nothing relieves it. */
  always(condition: Condition, brings: boolean): void {
    const bit = 1 << NUMBER[condition];
    this.#always = brings ? this.#always | bit : this.#always & ~bit;
  }

  /** Whether the body brings a condition by itself. */
  isAlways(condition: Condition): boolean {
    return (this.#always & (1 << NUMBER[condition])) !== 0;
  }

  has(condition: Condition): boolean {
    return (
      (this.#active > 0 && this.left(condition) > 0) ||
      (this.#always !== 0 && this.isAlways(condition))
    );
  }

  /** Whether there is no condition. */
  get none(): boolean {
    return this.#active === 0;
  }

  /** Whether there is no condition, not even one that the body brings by itself: then `has` is false of all. */
  get clear(): boolean {
    return this.#active === 0 && this.#always === 0;
  }

  /** Whether it can't act at all. */
  get helpless(): boolean {
    return this.#active > 0 && (this.has('helpless') || this.has('asleep'));
  }

  /** Sets the turns left. @param turns 0…1,000,000; 0 ends the condition, held or not */
  set(condition: Condition, turns: number): void {
    const number = NUMBER[condition];
    const before = this.left(condition);
    this.#turns[number] = Math.min(LONGEST, Math.max(0, turns));
    if (turns <= 0 && this.#held !== undefined) {
      this.#held[number] = 0;
    }
    this.#active += Number(this.left(condition) > 0) - Number(before > 0);
  }

  /** Counts down one turn. @returns a bit set of the conditions that end, by number */
  wearOff(): number {
    let ended = 0;
    if (this.#active === 0) {
      return ended;
    }
    for (let number = 0; number < CONDITIONS.length; number++) {
      const turns = this.#turns[number]!;
      if (turns > 0) {
        this.#turns[number] = turns - 1;
        if (turns === 1 && (this.#held === undefined || this.#held[number] === 0)) {
          this.#active--;
          ended |= 1 << number;
        }
      }
    }
    return ended;
  }

  /** The names of the active conditions. */
  names(): Condition[] {
    return CONDITIONS.filter(condition => this.has(condition));
  }

  save(): ConditionsState {
    const held = this.#held?.some(turns => turns > 0) === true ? this.#held : undefined;
    return {
      turns: Array.from(this.#turns),
      reason: this.reason,
      ...(this.reasonBy !== '' && { reasonBy: this.reasonBy }),
      poisoner: this.poisoner,
      ...(this.struck !== undefined && { struck: { ...this.struck } }),
      ...(held !== undefined && { held: Array.from(held) }),
    };
  }

  /** Restores saved conditions. A save with a shorter, older list leaves the rest at 0. */
  load(state: ConditionsState): void {
    for (const [number, condition] of CONDITIONS.entries()) {
      this.set(condition, state.turns[number] ?? 0);
      const held = state.held?.[number] ?? 0;
      if (held > 0) {
        this.hold(condition, held);
      }
    }
    this.struck = state.struck === undefined ? undefined : { ...state.struck };
    this.reason = state.reason;
    this.reasonBy = state.reasonBy ?? '';
    this.poisoner = state.poisoner;
  }
}

/** Legs that are wounded: 0 to 2. */
export function legsWounded(conditions: Conditions): 0 | 1 | 2 {
  return conditions.has('wounded-legs') ? 2 : conditions.has('wounded-leg') ? 1 : 0;
}
