// What a pack adds to a game, and what of it is left out. Made when the pack is mounted, for faces and checks.

import type { ContentProblem } from '../../errors/index.ts';

/** What of a pack is counted. */
export type PackKind = 'creatures' | 'spells' | 'items' | 'effects' | 'others' | 'lists';

/** A name that the pack and something before it define. Each keeps its own. */
export interface PackClash {
  readonly kind: 'archetype' | 'treasure list';
  readonly name: string;
  /** The file and line in the pack. */
  readonly file: string;
  readonly line: number;
  /** What else has the name: `the game`, or a pack's name. */
  readonly with: string;
}

/** A spell that can be carried but not cast. */
export interface UncastableSpell {
  readonly id: string;
  readonly name: string;
  /** Why, in words: `subtype 24 (change-ability) isn’t built`. */
  readonly reason: string;
}

/** Something that has no effect here, and how many of the pack's archetypes have it. */
export interface PassedOverFact {
  readonly what: string;
  readonly count: number;
  /** One of them, by its name. */
  readonly example: string;
}

/** What a mounted pack adds. */
export interface PackReport {
  readonly name: string;
  /** 32 hexadecimal digits: equal files have equal hashes. */
  readonly hash: string;
  readonly files: number;
  readonly counts: Readonly<Record<PackKind, number>>;
  /** Kinds of creatures that are met by chance. */
  readonly met: number;
  readonly clashes: readonly PackClash[];
  readonly uncastable: readonly UncastableSpell[];
  /** Names that lead nowhere, and numbers that were moved into their range. */
  readonly warnings: readonly ContentProblem[];
  readonly passedOver: readonly PassedOverFact[];
  /** The list from which items of the pack on floors are drawn; absent: it has none. */
  readonly floor?: string;
}

/** Collects what is passed over. */
export class PassedOverTally {
  readonly #facts = new Map<string, { count: number; example: string }>();

  add(what: string, example: string): void {
    const found = this.#facts.get(what);
    if (found === undefined) {
      this.#facts.set(what, { count: 1, example });
    } else {
      found.count++;
    }
  }

  /** The most frequent first. */
  get all(): PassedOverFact[] {
    return [...this.#facts]
      .map(([what, { count, example }]) => ({ what, count, example }))
      .sort((a, b) => b.count - a.count || (a.what < b.what ? -1 : 1));
  }
}
