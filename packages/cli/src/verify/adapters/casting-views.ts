// The fields of the casting vectors under the engine's names.

import type {
  AttemptView,
  CastingBurden,
  CastingSkill,
  ChanceView,
  FormVoice,
  NutritionView,
  PowerView,
  ShieldCurse,
} from '@roguewright/engine/casting';

/** Input of `casting/can-cast`. */
export interface CanCastInput {
  readonly knownSpells: boolean;
  readonly spell: string;
  readonly forgotten: boolean;
  readonly stunned: boolean;
  readonly confused: boolean;
  readonly strangled: boolean;
  readonly formSilent: boolean;
  readonly formHeadless: boolean;
  readonly formVoice: FormVoice;
  readonly weaponStuck: boolean;
  readonly weaponTwoHanded: boolean;
  readonly weaponQuarterstaff: boolean;
  readonly shield: ShieldCurse;
  readonly nutrition: number;
  readonly str: number;
  readonly encumbrance: CastingBurden;
  readonly energy: number;
  readonly energyCost: number;
}

/** Input of `casting/energy-cost`; the price comes from the spell level. */
export interface EnergyCostInput {
  readonly spellLevel: number;
  readonly energy: number;
  readonly amulet: boolean;
  readonly chance: number;
  readonly confused: boolean;
  readonly nutrition: number;
  readonly wizard: boolean;
  readonly int: number;
  readonly detectFood: boolean;
  /** Where a caster may go on without energy. */
  readonly skill?: CastingSkill;
  readonly continueOnExhaustion?: boolean;
}

/** Input of `casting/success-chance`; what a ruleset doesn't ask is left out. */
export type ChanceInput = Omit<ChanceView, 'robe' | 'quarterstaff' | 'bodyArmour'> &
  Partial<Pick<ChanceView, 'robe' | 'quarterstaff'>> & {
    readonly bodyArmor: ChanceView['bodyArmour'];
  };

/** Input of `casting/success-chance` where the chance raises the price. */
export type PowerInput = Omit<PowerView, 'intelligence' | 'bodyArmour'> & {
  readonly int: number;
  readonly bodyArmor: PowerView['bodyArmour'];
};

/** Input of `casting/nutrition-cost`. */
export interface NutritionCostInput {
  readonly energyCost: number;
  readonly nutrition: number;
  readonly wizard: boolean;
  readonly int: number;
  readonly detectFood: boolean;
}

/** A caster whom nothing hinders: what the vectors leave out. */
const UNHINDERED: AttemptView = {
  knowsSpells: true,
  spell: 'force-bolt',
  forgotten: false,
  stunned: false,
  strangled: false,
  form: { silent: false, headless: false, voice: 'normal' },
  weapon: { stuck: false, twoHanded: false, quarterstaff: false },
  heldShield: 'none',
  nutrition: 900,
  strength: 16,
  burden: 'unencumbered',
  confused: false,
  amulet: false,
  energy: 0,
  price: 0,
  chance: 100,
  role: 'knight',
  intelligence: 10,
  spellLevel: 1,
  skill: 'basic',
};

/** An attempt at best luck. */
export function canCastView(input: CanCastInput): AttemptView {
  return {
    ...UNHINDERED,
    knowsSpells: input.knownSpells,
    spell: input.spell,
    forgotten: input.forgotten,
    stunned: input.stunned,
    strangled: input.strangled,
    form: {
      silent: input.formSilent,
      headless: input.formHeadless,
      voice: input.formVoice,
    },
    weapon: {
      stuck: input.weaponStuck,
      twoHanded: input.weaponTwoHanded,
      quarterstaff: input.weaponQuarterstaff,
    },
    heldShield: input.shield,
    nutrition: input.nutrition,
    strength: input.str,
    burden: input.encumbrance,
    confused: input.confused,
    energy: input.energy,
    price: input.energyCost,
  };
}

/** An attempt at a given chance and price. */
export function energyCostView(input: EnergyCostInput, price: number): AttemptView {
  return {
    ...UNHINDERED,
    spell: spellName(input.detectFood),
    nutrition: input.nutrition,
    confused: input.confused,
    amulet: input.amulet,
    energy: input.energy,
    price,
    chance: input.chance,
    role: roleName(input.wizard),
    intelligence: input.int,
    spellLevel: input.spellLevel,
    skill: input.skill ?? UNHINDERED.skill,
    continueOnExhaustion: input.continueOnExhaustion ?? false,
  };
}

/** A caster in gear. */
export function chanceView({ bodyArmor: bodyArmour, ...rest }: ChanceInput): ChanceView {
  return { robe: false, quarterstaff: false, ...rest, bodyArmour };
}

/** A caster whose chance raises the price. */
export function powerView({
  int: intelligence,
  bodyArmor: bodyArmour,
  ...rest
}: PowerInput): PowerView {
  return { ...rest, intelligence, bodyArmour };
}

/** What a cast of this price takes. */
export function nutritionView(input: NutritionCostInput): NutritionView {
  return {
    spell: spellName(input.detectFood),
    role: roleName(input.wizard),
    intelligence: input.int,
    nutrition: input.nutrition,
    price: input.energyCost,
  };
}

function spellName(detectFood: boolean): string {
  return detectFood ? 'detect-food' : UNHINDERED.spell;
}

function roleName(wizard: boolean): string {
  return wizard ? 'wizard' : UNHINDERED.role;
}
