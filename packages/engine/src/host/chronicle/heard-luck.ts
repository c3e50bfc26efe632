// The luck of a game that is over: each draw that mattered is heard while the record is performed, and the rule that
// drew it is asked what was to be expected, with all the facts that it had.

import { Enumerator } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import type { HeardDraw } from '../../game/index.ts';
import { type Drawn, type EntryHead, entryOfDraws, type LuckEntry } from '../../odds/index.ts';

/** Branches of a rule that are followed: one that has more counts for nothing. */
const MOST_BRANCHES = 20_000;

/** Spread below which nothing was left to luck. */
const CERTAIN = 1e-9;

interface Pile {
  readonly head: EntryHead;
  readonly draws: Drawn[];
}

/** The draws of one command after the other. */
export class HeardLuck {
  readonly #ask = new Enumerator({ limit: MOST_BRANCHES });
  readonly #knownOnly: boolean;
  readonly #seat: number;
  readonly #piles = new Map<string, Pile>();
  /** Number of the command that is performed, and its turn. */
  #at = { sequence: 0, turn: 0 };

  /** @param knownOnly only draws of which the hero knows all facts */
  constructor(seat: number, knownOnly: boolean) {
    this.#seat = seat;
    this.#knownOnly = knownOnly;
  }

  /** A command begins. */
  begin(sequence: number, turn: number): void {
    this.#at = { sequence, turn };
    this.#piles.clear();
  }

  /** Takes a draw. */
  hear({ seat, name, isKnown, readings }: HeardDraw): void {
    if (seat !== this.#seat || (this.#knownOnly && !isKnown)) {
      return;
    }
    for (const { kind, came, rule } of readings) {
      const odds = this.#oddsOf(rule);
      if (odds === undefined) {
        return;
      }
      if (odds.variance > CERTAIN) {
        const key = `${kind} ${name}`;
        const pile = this.#piles.get(key) ?? { head: { ...this.#at, kind, name }, draws: [] };
        pile.draws.push({ came, odds });
        this.#piles.set(key, pile);
        return;
      }
    }
  }

  /** The entries of the command: the draws of one kind and name are one of them. */
  end(): LuckEntry[] {
    return [...this.#piles.values()].map(({ head, draws }) => entryOfDraws(head, draws));
  }

  #oddsOf(rule: HeardDraw['readings'][number]['rule']) {
    try {
      return this.#ask.enumerate(rule).distribution;
    } catch (error) {
      if (error instanceof UsageError) {
        return undefined;
      }
      throw error;
    }
  }
}
