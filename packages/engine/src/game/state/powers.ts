// Powers as a game holds them: what potions, scrolls, wands, tools and spells release. A power's deed half
// says what the game does. The powers that ship are in game/powers; the rooms before them look theirs up
// here. State is the game's own (power-deed.ts): it holds its powers, so they can't name it here.

import type { Condition, Creature } from '../../actors/index.ts';
import { InvariantError } from '../../errors/index.ts';
import type { Beatitude, GameObject } from '../../objects/index.ts';
import type { CasterView, HitOutcome, PowerHit, PowerRules } from '../../spells/index.ts';
import type { Direction } from '../protocol/commands.ts';
import type { ContinuationName } from '../protocol/pending.ts';

/** A potion that is drunk or a scroll that is read. */
export interface Carrier {
  readonly beatitude: Beatitude;
  /** The reader is confused. */
  readonly confused: boolean;
  /** The hero knew its beatitude. */
  readonly favourKnown: boolean;
}

/** A wand without a spell is zapped: each function says whether what is seen tells of what kind it was. */
interface Zapped<State> {
  /** At nobody in particular, or where a direction is asked for at the hero himself. */
  readonly here: (state: State) => boolean;
  /** At a creature in its way; absent: creatures don't feel it. */
  readonly touch?: (state: State, creature: Creature) => boolean;
}

/** One power's deed half: a function for each way in which it can be released. */
export interface Deed<State> {
  /** The word by which data files name it; that of its rule half, if it has one. */
  readonly word: string;
  /** Further words that lead to it, of a power without a rule half. */
  readonly also?: readonly string[];
  /** Drunk as a potion. @returns whether what happens tells the hero what kind it was */
  readonly drunk?: (state: State, carrier: Carrier) => boolean;
  /** Read from a scroll. @returns as `drunk` */
  readonly read?: (state: State, carrier: Carrier) => boolean;
  /** Zapped with a wand that holds no spell. */
  readonly zapped?: Zapped<State>;
  /** Applied as a tool. @returns whether what happens tells of what kind it is */
  readonly applied?: (state: State, tool: GameObject, direction: Direction) => boolean;
  /**
   * Cast by the hero. @param blessed the caster is skilled, and it acts as something blessed does
   * @returns whether anything came of it
   */
  readonly cast?: (state: State, by: CasterView, blessed: boolean) => boolean;
  /** Cast by a monster. @param level of the monster @returns whether anything came of it */
  readonly byMonster?: (state: State, caster: Creature, level: number) => boolean;
  /** The word of spells that only monsters cast; nothing comes of one that a hero casts. */
  readonly monstersWord?: string;
  /** Carries a hit out on a creature, by what the rule half says that it comes to. */
  readonly meets?: (state: State, target: Creature, hit: PowerHit, outcome: HitOutcome) => void;
  /**
   * The hero's own ray or beam turned on himself, where the casting slot has no dice for it; absent: he has an
   * odd feeling.
   */
  readonly atSelf?: (state: State, hit: PowerHit) => void;
  /** The condition that a maintained spell of it keeps up. */
  readonly keeps?: Condition;
  /** The question by which the hero says what it is for. */
  readonly asks?: ContinuationName;
}

/** The ways of release that a data file asks for. */
export type PowerForm = 'drunk' | 'read' | 'zapped' | 'applied' | 'cast' | 'byMonster';

/** The powers of a game, by the words of its data files. */
export class Powers<State> {
  readonly rules: PowerRules;
  readonly #byWord = new Map<string, Deed<State>>();

  /**
   * Throws an InvariantError for a word that two deeds have, and for a rule half that meets creatures
   * without a deed half that says what follows.
   */
  constructor(rules: PowerRules, deeds: readonly Deed<State>[]) {
    this.rules = rules;
    for (const deed of deeds) {
      const also = deed.also ?? rules.find(deed.word)?.also ?? [];
      for (const word of new Set([deed.word, ...also, deed.monstersWord ?? deed.word])) {
        if (this.#byWord.has(word)) {
          throw new InvariantError(`two powers have the word ${word}`);
        }
        this.#byWord.set(word, deed);
      }
    }
    for (const { word, hit } of rules.all) {
      if (hit !== undefined && this.#byWord.get(word)?.meets === undefined) {
        throw new InvariantError(`the power ${word} meets creatures, and no deed half says how`);
      }
    }
  }

  /** The deed half of the power of that word. */
  find(word: string): Deed<State> | undefined {
    return this.#byWord.get(word);
  }

  /** Every word of a power that can be released so. */
  wordsOf(form: PowerForm): readonly string[] {
    return [...this.#byWord].flatMap(([word, deed]) => {
      const opens = form === 'byMonster' || word !== deed.monstersWord;
      return opens && deed[form] !== undefined ? [word] : [];
    });
  }
}
