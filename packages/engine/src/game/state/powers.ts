// The powers of a game: what potions, scrolls, wands, tools and spells release. A power's deed half says what
// happens in the game. The powers that ship are in game/powers; the rooms below it look theirs up here.
// `State` is a type parameter because the game's state (power-deed.ts) holds its powers: this file can't
// import it.

import type { Condition, Creature } from '../../actors/index.ts';
import type { Enumerator } from '../../chance/index.ts';
import { InvariantError } from '../../errors/index.ts';
import type { Beatitude, GameObject } from '../../objects/index.ts';
import type {
  CasterView,
  HitOutcome,
  PowerHit,
  PowerRules,
  SpellTarget,
} from '../../spells/index.ts';
import type { Direction } from '../protocol/commands.ts';
import type { ContinuationName } from '../protocol/pending.ts';
import type { LikelyToolOutcome } from '../protocol/tools/tool-outcome.ts';

/** A potion that is drunk or a scroll that is read. */
export interface Carrier {
  readonly beatitude: Beatitude;
  /** The reader is confused. */
  readonly confused: boolean;
  /** The hero knew its beatitude. */
  readonly favourKnown: boolean;
}

/** A creature in sight, as far as the hero knows it. */
export interface SeenListener {
  readonly id: number;
  readonly name: string;
  /** Squares from the hero to the nearest part of it that he sees. */
  readonly apart: number;
  /** A square of it that he sees. */
  readonly square: number;
  /** Comma-separated. */
  readonly race: string;
  readonly friendly: boolean;
  /** It walks on air, as anyone can see. */
  readonly flies: boolean;
  readonly target: SpellTarget;
}

/** A tool in one of the conditions that it may have as far as the hero knows, and whom he sees. */
export interface ToolView {
  readonly ask: Enumerator;
  readonly tool: GameObject;
  readonly charges: number;
  readonly beatitude: Beatitude;
  readonly enchantment: number;
  readonly direction: Direction;
  readonly creatures: readonly SeenListener[];
}

/**
 * A wand without a spell is zapped. Each function returns whether the visible effect reveals the wand's kind.
 */
interface Zapped<State> {
  /** Zapped without a target, or at the hero himself if it asks for a direction. */
  readonly here: (state: State) => boolean;
  /** Zapped at a creature in its path; absent: creatures aren't affected. */
  readonly touch?: (state: State, creature: Creature) => boolean;
}

/** A power's deed half: one function for each way to release it. */
export interface Deed<State> {
  /** Its word in data files, the same as that of its rule half if it has one. */
  readonly word: string;
  /** Other words for it, if it has no rule half. */
  readonly also?: readonly string[];
  /** Drunk as a potion. @returns whether the effect reveals the kind to the hero */
  readonly drunk?: (state: State, carrier: Carrier) => boolean;
  /** Read from a scroll. @returns as `drunk` */
  readonly read?: (state: State, carrier: Carrier) => boolean;
  /** Zapped with a wand that holds no spell. */
  readonly zapped?: Zapped<State>;
  /** Applied as a tool. @returns whether the effect reveals its kind */
  readonly applied?: (state: State, tool: GameObject, direction: Direction) => boolean;
  /** What applying the tool may come to, from the hero's knowledge, by the rules that `applied` plays. */
  readonly foretells?: (state: State, view: ToolView) => readonly LikelyToolOutcome[];
  /** The tool is applied in a direction. */
  readonly aimed?: true;
  /**
   * Cast by the hero.
   * @param blessed the caster is skilled, so it has the blessed effect
   * @returns whether it had any effect
   */
  readonly cast?: (state: State, by: CasterView, blessed: boolean) => boolean;
  /** Cast by a monster. @param level of the monster @returns whether it had any effect */
  readonly byMonster?: (state: State, caster: Creature, level: number) => boolean;
  /** The word for spells that only monsters cast; a hero's cast of them has no effect. */
  readonly monstersWord?: string;
  /** Applies a hit to a creature; the rule half decides the outcome. */
  readonly meets?: (state: State, target: Creature, hit: PowerHit, outcome: HitOutcome) => void;
  /**
   * The hero's own ray or beam aimed at himself, if the casting slot has no dice for it; absent: he has an
   * odd feeling.
   */
  readonly atSelf?: (state: State, hit: PowerHit) => void;
  /** The condition that a maintained spell of this power sustains. */
  readonly keeps?: Condition;
  /** The question that asks the hero for its target or purpose. */
  readonly asks?: ContinuationName;
}

/** The ways to release a power that a data file can ask for. */
export type PowerForm = 'drunk' | 'read' | 'zapped' | 'applied' | 'cast' | 'byMonster';

/** The powers of a game, by their words in data files. */
export class Powers<State> {
  readonly rules: PowerRules;
  readonly #byWord = new Map<string, Deed<State>>();

  /**
   * Throws an InvariantError if two deeds share a word, or if a rule half that affects creatures has no deed
   * half to apply its outcome.
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
        throw new InvariantError(
          `the power ${word} affects creatures, but has no deed half to apply it`,
        );
      }
    }
  }

  /** The deed half of the power with that word. */
  find(word: string): Deed<State> | undefined {
    return this.#byWord.get(word);
  }

  /** The words of all powers that can be released in that way. */
  wordsOf(form: PowerForm): readonly string[] {
    return [...this.#byWord].flatMap(([word, deed]) => {
      const opens = form === 'byMonster' || word !== deed.monstersWord;
      return opens && deed[form] !== undefined ? [word] : [];
    });
  }
}
