// The facts of casting that notes record. Each has its sentence in words/.

/** Facts of the success chance. */
export type ChanceFact =
  | 'role-base'
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
  | 'overburdened';

/** Facts of the price. */
export type PriceFact =
  | 'base-energy-cost'
  | 'amulet-drain'
  | 'not-enough-energy'
  | 'needs-no-food'
  | 'nutrition-by-price'
  | 'hunger-reduced'
  | 'nutrition-limit'
  | 'nutrition-cost'
  | 'confused'
  | 'failed'
  | 'succeeded'
  | 'training';

/** Facts of learning from books: the ability out of twenty, and the turns that study takes. */
type StudyFact = 'study-ability' | 'study-turns';

/** Facts of a spell's damage: what the caster adds, and the intelligence by which. */
type SpellDamageFact = 'spell-damage-bonus';

/** Every fact of casting. */
export type CastingFact =
  | ChanceFact
  | DifficultyFact
  | PrerequisiteFact
  | PriceFact
  | StudyFact
  | SpellDamageFact;

/** A notebook for facts of casting; every `Notebook` and every `Chance` is one. */
export interface CastingNotebook {
  note(fact: CastingFact, amount?: number, other?: number): void;
}
