// The facts that the casting rules note. Each has its sentence in words/.

/** Facts of the success chance. */
export type ChanceFact =
  | 'role-base'
  | 'body-armour'
  | 'metal-body'
  | 'metal-under-robe'
  | 'robe'
  | 'shield'
  | 'metal-helmet'
  | 'metal-gloves'
  | 'metal-boots'
  | 'quarterstaff'
  | 'special-spell'
  | 'emergency-spell'
  | 'penalty-limit'
  | 'penalty-least'
  | 'metal-ignored'
  | 'penalty'
  | 'base-chance'
  | 'too-difficult'
  | 'easy'
  | 'chance-limit'
  | 'large-shield'
  | 'success-chance';

/** Facts of the difficulty and its derived tables. */
export type DifficultyFact = 'difficulty' | 'highest-easy-level' | 'level-cliff' | 'no-cliff';

/** Facts of the prerequisites. */
export type PrerequisiteFact =
  | 'no-spells'
  | 'stunned'
  | 'strangled'
  | 'silent-form'
  | 'headless-form'
  | 'buzzing-form'
  | 'burbling-form'
  | 'two-hander-stuck'
  | 'weapon-and-shield-stuck'
  | 'forgotten'
  | 'too-hungry'
  | 'too-weak'
  | 'overburdened'
  | 'cancelled';

/** Facts of the price. */
export type PriceFact =
  | 'base-energy-cost'
  | 'amulet-drain'
  | 'not-enough-energy'
  | 'not-enough-grace'
  | 'needs-no-food'
  | 'nutrition-by-price'
  | 'hunger-reduced'
  | 'nutrition-by-exhaustion'
  | 'nutrition-limit'
  | 'nutrition-cost'
  | 'confused'
  | 'failed'
  | 'succeeded'
  | 'failed-prayer'
  | 'succeeded-prayer'
  | 'paid'
  | 'paid-grace'
  | 'amulet-price'
  | 'exhaustion'
  | 'training';

/** Facts of learning from books: the ability out of 20, and the turns of study. */
type StudyFact = 'study-ability' | 'study-turns';

/**
 * Facts of memory: retention in percent, retention from a book, retention left, studies of a book, spells
 * struck.
 */
export type MemoryFact =
  | 'retention'
  | 'memory-learnt'
  | 'known-well'
  | 'book-too-faint'
  | 'amnesia'
  | 'backfire'
  | 'backfire-drain';

/** Facts of a spell's flight and of its effect on the target. */
export type EffectFact =
  | 'spell-damage-bonus'
  | 'spell-dice'
  | 'bolt-odds'
  | 'resist-odds'
  | 'range'
  | 'ray-aim'
  | 'missed'
  | 'magic-resistant'
  | 'element-resistant'
  | 'drain-resistant'
  | 'through-resistance'
  | 'half-damage'
  | 'spell-damage'
  | 'life-drained'
  | 'explosions'
  | 'holder'
  | 'opposite-element'
  | 'carried-damage'
  | 'at-self';

/** Facts of a chance that raises the price. */
export type PowerFact =
  | 'power-base'
  | 'power-intelligence'
  | 'power-level'
  | 'power-spell'
  | 'power-armour'
  | 'power-skill-limit'
  | 'power-chance'
  | 'power-price';

/** Facts of other costs and of regeneration. */
export type AbilityFact =
  | 'items-cursed'
  | 'teleport-at-will'
  | 'energy-gain'
  | 'tameness'
  | 'invoked-resting';

/** Every fact of casting. */
export type CastingFact =
  | ChanceFact
  | DifficultyFact
  | PrerequisiteFact
  | PriceFact
  | StudyFact
  | MemoryFact
  | EffectFact
  | PowerFact
  | AbilityFact;

/** A notebook for facts of casting; every `Notebook` and every `Chance` is one. */
export interface CastingNotebook {
  note(fact: CastingFact, amount?: number, other?: number): void;
}
