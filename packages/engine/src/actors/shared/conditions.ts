// What comes over a hero or a monster for a while: integer timers of one fixed set, counted down once
// a turn. Stronger ones first where two exclude each other.

/** Every condition, in the order of their numbers in events and saves. */
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
] as const;

/** A condition. */
export type Condition = (typeof CONDITIONS)[number];

/**
 * Why somebody can do nothing, in the order of their numbers in events: it follows the name of the killer,
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
] as const;

/** Why somebody can do nothing. */
export type HelplessReason = (typeof HELPLESS_REASONS)[number];

/** Conditions as they are saved: turns left, in the order of CONDITIONS. */
export interface ConditionsState {
  readonly turns: readonly number[];
  readonly reason: HelplessReason;
  readonly poisoner: number;
}

/** The most turns that a condition lasts. */
const LONGEST = 1_000_000;

const NUMBER = Object.fromEntries(CONDITIONS.map((name, number) => [name, number])) as Readonly<
  Record<Condition, number>
>;

/** The conditions of one creature. */
export class Conditions {
  readonly #turns = new Int32Array(CONDITIONS.length);
  #active = 0;
  /** Why it is helpless or was last. */
  reason: HelplessReason = 'helpless';
  /** Id of whoever gets the credit for what poison does, 0 for nobody. */
  poisoner = 0;

  /** Turns left, 0 for none. */
  left(condition: Condition): number {
    return this.#turns[NUMBER[condition]]!;
  }

  has(condition: Condition): boolean {
    return this.#active > 0 && this.left(condition) > 0;
  }

  /** Nothing is the matter. */
  get none(): boolean {
    return this.#active === 0;
  }

  /** Cannot act at all. */
  get helpless(): boolean {
    return this.#active > 0 && (this.has('helpless') || this.has('asleep'));
  }

  /** Sets the turns left. @param turns 0…1,000,000; 0 ends it */
  set(condition: Condition, turns: number): void {
    const number = NUMBER[condition];
    const before = this.#turns[number]!;
    this.#turns[number] = Math.min(LONGEST, Math.max(0, turns));
    this.#active += Number(this.#turns[number]! > 0) - Number(before > 0);
  }

  /** One turn passes. @returns a bit set of the conditions that end now, by their numbers */
  wearOff(): number {
    let ended = 0;
    if (this.#active === 0) {
      return ended;
    }
    for (let number = 0; number < CONDITIONS.length; number++) {
      const turns = this.#turns[number]!;
      if (turns > 0) {
        this.#turns[number] = turns - 1;
        if (turns === 1) {
          this.#active--;
          ended |= 1 << number;
        }
      }
    }
    return ended;
  }

  /** The names of those that hold now. */
  names(): Condition[] {
    return CONDITIONS.filter(condition => this.has(condition));
  }

  save(): ConditionsState {
    return { turns: Array.from(this.#turns), reason: this.reason, poisoner: this.poisoner };
  }

  /** Takes over saved conditions; a state of an older, shorter list leaves the rest at 0. */
  load(state: ConditionsState): void {
    for (const [number, condition] of CONDITIONS.entries()) {
      this.set(condition, state.turns[number] ?? 0);
    }
    this.reason = state.reason;
    this.poisoner = state.poisoner;
  }
}
