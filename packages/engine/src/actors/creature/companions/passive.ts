// What a creature does to those who strike it. NetHack 3.6.7 src/uhitm.c (passive).

import { type Chance, type Dice, parseDice } from '../../../chance/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import { type Archetype, PASSIVE_WORDS, type PassiveWord, textOf } from '../../../objects/index.ts';
import type { CompanionRules } from '../../../worldrules/index.ts';

/** The passive attack of a kind. */
export interface PassiveAttack {
  /** `gaze` needs eyes on both sides; anything else acts by touch. */
  readonly gaze: boolean;
  /** A count of 0 stands for its level and 1. */
  readonly dice: Dice;
  readonly brings: PassiveWord;
}

const KNOWN = new WeakMap<Archetype, PassiveAttack | null>();

/** The passive attack of a kind, read once. Key `passive`: `touch 0d6 acid`. */
export function passiveOf(archetype: Archetype): PassiveAttack | undefined {
  let passive = KNOWN.get(archetype);
  if (passive === undefined) {
    passive = read(textOf(archetype, 'passive'));
    KNOWN.set(archetype, passive);
  }
  return passive ?? undefined;
}

function read(text: string): PassiveAttack | null {
  const [method = '', dice = '', word = ''] = text.split(' ');
  const brings = PASSIVE_WORDS.find(known => known === word);
  return brings === undefined ? null : { gaze: method === 'gaze', dice: parseDice(dice), brings };
}

/** A striker who may suffer it. */
export interface StruckView {
  readonly attack: PassiveAttack;
  /** The creature's level. */
  readonly level: number;
  /** The blow hit. */
  readonly hit: boolean;
  /** It died of it: only acid still splashes. */
  readonly died: boolean;
  /** Both see: the striker the creature, and it him. */
  readonly seen: boolean;
  /** The striker is immune to what it brings. */
  readonly immune: boolean;
  /** 3…25; of a monster 0. */
  readonly wisdom: number;
}

/** The result of a passive attack. */
export interface PassiveOutcome {
  /** Hit points lost by the striker. */
  readonly damage: number;
  /** Turns that he can't move, or is stunned. */
  readonly turns: number;
  /** Hit points that it gives its bearer. */
  readonly heals: number;
}

/** Nothing. */
const NOTHING: PassiveOutcome = { damage: 0, turns: 0, heals: 0 };

/** What each word does: it harms, harms and heals its bearer, holds or stuns; and when it can. */
const DOES: Readonly<
  Record<
    PassiveWord,
    { readonly what: 'harms' | 'chills' | 'holds' | 'stuns'; readonly when: When }
  >
> = {
  acid: { what: 'harms', when: 'hit' },
  cold: { what: 'chills', when: 'alive' },
  fire: { what: 'harms', when: 'alive' },
  electricity: { what: 'harms', when: 'alive' },
  paralyse: { what: 'holds', when: 'alive' },
  stun: { what: 'stuns', when: 'hit-and-alive' },
};

/** After a hit, even a deadly one; while it lives; or both. */
type When = 'hit' | 'alive' | 'hit-and-alive';

/**
 * What a striker suffers. Labels: `splashes`, `passive`, `passive-dice`, `deep-gaze`. Source: NetHack 3.6.7 src/uhitm.c
 * (passive).
 */
export function suffer(
  chance: Chance,
  { passive }: CompanionRules,
  view: StruckView,
): PassiveOutcome {
  const { attack, level, seen, immune, wisdom } = view;
  const { brings, dice, gaze } = attack;
  const { what, when } = DOES[brings];
  if (!acts(chance, passive, when, view) || immune || (gaze && !seen)) {
    return NOTHING;
  }
  const count = dice.count > 0 ? dice.count : level + 1;
  const points = dice.sides === 0 ? 0 : chance.roll(count, dice.sides, 'passive-dice') + dice.bonus;
  switch (what) {
    case 'stuns':
      return { damage: 0, turns: points, heals: 0 };
    case 'holds':
      return { damage: 0, turns: held(chance, passive, points, gaze, wisdom), heals: 0 };
    case 'chills':
      return { damage: points, turns: 0, heals: floorDiv(points, passive.coldHeals) };
    case 'harms':
      return { damage: points, turns: 0, heals: 0 };
  }
}

function acts(
  chance: Chance,
  { acidOneIn, acts: { k, n } }: CompanionRules['passive'],
  when: When,
  { hit, died }: StruckView,
): boolean {
  if (when === 'hit') {
    return hit && chance.test(1, acidOneIn, 'splashes');
  }
  return !died && (hit || when === 'alive') && chance.test(k, n, 'passive');
}

function held(
  chance: Chance,
  { gaze }: CompanionRules['passive'],
  points: number,
  byGaze: boolean,
  wisdom: number,
): number {
  if (!byGaze) {
    return points;
  }
  const deep = wisdom <= gaze.wiseAbove && chance.test(1, gaze.deepOneIn, 'deep-gaze');
  return deep ? gaze.most : Math.min(points, gaze.most);
}
