// What a cast would set up, tear down or take away, in sentences.

import { listOf, withArticle } from '../english/index.ts';
import type { BuildFlaw } from '../spells/index.ts';

/** A wall, rune or mark that a cast would set up. */
export interface RaisedFacts {
  readonly name: string;
  /** Number of pieces. */
  readonly pieces: number;
  /** What it stops: `steps`, `flights`, `sight`. */
  readonly stops: readonly string[];
  /** Hit points of a piece, and the fewest with which it stands; absent: it can't be torn down. */
  readonly hitPoints?: { readonly most: number; readonly standing: number };
  /** Ticks until it is used up; absent: it isn't. */
  readonly ticks?: number;
  /** What a rune does; absent: it is none. */
  readonly rune?: {
    /** Damage before resistance; 0: it casts a spell. */
    readonly damage: number;
    /** The attack types of its damage. */
    readonly types: readonly string[];
    readonly spell?: string;
    readonly level: number;
    readonly charges: number;
  };
}

/** The sentences about what a cast would set up. */
export function tellRaised(facts: RaisedFacts): string[] {
  const { name, pieces, stops, hitPoints, ticks, rune } = facts;
  const number = pieces === 1 ? withArticle(name) : `${pieces} pieces of ${name}`;
  return [
    `It sets up ${number}${stops.length === 0 ? '' : `, which stops ${listOf(stops)}`}.`,
    ...(hitPoints === undefined
      ? []
      : [
          `Each piece has ${hitPoints.most} hit points, and stands while ${hitPoints.standing} are left.`,
        ]),
    ...(ticks === undefined ? [] : [`It is used up after ${ticks} ticks.`]),
    ...(rune === undefined ? [] : [tellRune(rune)]),
  ];
}

function tellRune({ damage, types, spell, level, charges }: NonNullable<RaisedFacts['rune']>) {
  const times = charges === 1 ? 'once' : `${charges} times`;
  const does =
    spell === undefined
      ? `hits for ${damage}${types.length === 0 ? '' : ` (${types.join(', ')})`}, before resistance`
      : `casts ${spell} at level ${level}`;
  return `It goes off ${times}, under the first creature that walks onto it, and ${does}.`;
}

/** The sentence about what falls down. */
export function tellFalling(pieces: number): string {
  return pieces === 1 ? 'It brings down one wall.' : `It brings down ${pieces} walls.`;
}

/** The sentence about a rune that is disarmed, or a mark that is wiped out. */
export function tellRemoving(name: string): string {
  return `It takes away the ${name}.`;
}

/** Why a cast would set nothing up, or take nothing away. */
export const BUILD_FLAW_WORDS: Readonly<Record<BuildFlaw, string>> = {
  'no-room': 'There is no room for it there.',
  'no-text': 'There is nothing to write.',
  'no-such-spell': 'You can’t put such a spell into this rune now.',
  'nothing-there': 'There is nothing to dispel there.',
};
