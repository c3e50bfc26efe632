// Luck forced by name: every blow hits, every hit is critical. The rules are asked as always; only the choice of that
// name has one outcome.

import { Enumerator, type EnumeratorOptions } from '../../../chance/index.ts';
import type { CombatRules } from '../../../combat/index.ts';
import { UsageError } from '../../../errors/index.ts';
import { OptionError } from './option-error.ts';
import { nameOption } from './values.ts';

/** What is told of the field. */
export interface LuckOptions {
  readonly force?: string;
}

/** A name that players use, and the choice of the rules that it forces. */
export interface LuckName {
  readonly name: string;
  readonly label: string;
  /** What is chosen. */
  readonly value: unknown;
  /** A further choice that it forces. */
  readonly also?: readonly [label: string, value: unknown];
  /** In a remark: `every hit is critical`. */
  readonly says: string;
}

const yesOrNo = (
  name: string,
  label: string,
  yes: string,
  no: string,
): readonly [LuckName, LuckName] => [
  { name, label, value: true, says: yes },
  { name: `no-${name}`, label, value: false, says: no },
];

/** The luck of blows and missiles under the rules of combat. */
export function luckOfBlows({ critical }: CombatRules): readonly LuckName[] {
  return [
    ...yesOrNo('hit', 'hit', 'everything hits', 'nothing hits'),
    ...yesOrNo('critical', 'critical', 'every hit is critical', 'no hit is critical'),
    ...critical.classes.map(
      ({ class: name }, at): LuckName => ({
        name: `${name}-critical`,
        label: 'critical',
        value: true,
        also: ['critical-class', at],
        says: `every hit is a ${name} one`,
      }),
    ),
  ];
}

/** The luck of casts. */
export const LUCK_OF_CASTS: readonly LuckName[] = [
  ...yesOrNo('success', 'success', 'every attempt succeeds', 'no attempt succeeds'),
  ...yesOrNo('saves', 'saves', 'the target always saves', 'the target never saves'),
  ...yesOrNo('resists', 'resists', 'the target always resists', 'the target never resists'),
];

/** Luck of which some is forced. */
export class ForcedLuck {
  readonly #names: readonly LuckName[];
  readonly #met = new Set<string>();

  /** Throws a UsageError for an unknown name. */
  constructor(offers: readonly LuckName[], text = '') {
    const words = text.split(',').filter(word => word.trim() !== '');
    this.#names = words.map(word => {
      const name = nameOption(
        '--force',
        word,
        offers.map(offer => offer.name),
      );
      return offers.find(offer => offer.name === name)!;
    });
  }

  /** What is forced, as the text that was read; empty: nothing. */
  get text(): string {
    return this.#names.map(({ name }) => name).join(',');
  }

  /** An enumerator of this luck. */
  enumerator(options: EnumeratorOptions = {}): Enumerator {
    return new Enumerator(
      this.#names.length === 0 ? options : { ...options, force: this.#force() },
    );
  }

  /** The choices; reading one notes that the rules came to it. */
  #force(): Readonly<Record<string, unknown>> {
    const choices = this.#names.flatMap(({ label, value, also }) => [
      [label, value] as const,
      ...(also === undefined ? [] : [also]),
    ]);
    const met = this.#met;
    return new Proxy(Object.fromEntries(choices), {
      has: (force, label) => {
        met.add(String(label));
        return label in force;
      },
      get: (force: Record<string, unknown>, label) => {
        met.add(String(label));
        return force[String(label)];
      },
    });
  }

  /** The choices that the rules came to. */
  get met(): readonly string[] {
    return [...this.#met];
  }

  /** The rules came to these in an answer that is remembered. */
  meet(labels: readonly string[]): void {
    for (const label of labels) {
      this.#met.add(label);
    }
  }

  /** Asks with it. Luck that can't come about is an error of the field. */
  ask<Answer>(work: () => Answer): Answer {
    try {
      return work();
    } catch (error) {
      const labels = this.#names.flatMap(({ label, also }) => [label, also?.[0]]);
      if (error instanceof UsageError && labels.includes(error.field)) {
        throw new OptionError('--force', `${this.text} can’t come about here`);
      }
      throw error;
    }
  }

  /** What is forced, a sentence each, and what the rules never came to. */
  get remarks(): string[] {
    return this.#names.map(({ name, label, says }) =>
      this.#met.has(label)
        ? `Luck is forced: ${says}.`
        : `Luck is forced in vain: “${name}” is never left to luck here.`,
    );
  }
}
