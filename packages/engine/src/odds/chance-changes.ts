// What a caster's chance and price would be if one thing about him were otherwise: a piece off, a level
// or a skill more. The rule is asked again with the changed input.

import {
  attemptPrice,
  CASTING_SKILLS,
  type CastingRules,
  type ChanceView,
  HIGHEST_LEVEL,
  successChance,
} from '../casting/index.ts';

/** One thing that might be otherwise. */
export type ChangeName =
  | 'without-body-armour'
  | 'without-robe'
  | 'without-shield'
  | 'without-helmet'
  | 'without-gloves'
  | 'without-boots'
  | 'without-quarterstaff'
  | 'next-level'
  | 'next-skill';

/** What a change would make of chance and price. */
export interface ChanceChange {
  readonly change: ChangeName;
  /** The level that it takes; 0 where no level is meant. */
  readonly level: number;
  /** Percent of casts that succeed: now, and then. */
  readonly now: number;
  readonly then: number;
  /** Price in energy, before the Amulet's luck: now, and then. */
  readonly priceNow: number;
  readonly priceThen: number;
}

/** What the caster pays, apart from his chance. */
interface PriceView {
  readonly price: number;
  readonly amulet: boolean;
}

/** Pieces that can come off, and the caster without each. */
const PIECES: readonly (readonly [ChangeName, Partial<ChanceView>])[] = [
  ['without-body-armour', { bodyArmor: 'none' }],
  ['without-robe', { robe: false }],
  ['without-shield', { shield: 'none', metallicShield: false }],
  ['without-helmet', { helmet: 'none' }],
  ['without-gloves', { gloves: 'none' }],
  ['without-boots', { boots: 'none' }],
  ['without-quarterstaff', { quarterstaff: false }],
];

/** Every change that makes a difference, the pieces first. */
export function chanceChanges(
  rules: CastingRules,
  caster: ChanceView,
  paid: PriceView,
): ChanceChange[] {
  const changes: ChanceChange[] = [];
  const tell = (change: ChangeName, changed: Partial<ChanceView>, level = 0) => {
    const told = compared(rules, caster, { ...caster, ...changed }, paid);
    if (told.now !== told.then || told.priceNow !== told.priceThen) {
      changes.push({ change, level, ...told });
      return true;
    }
    return false;
  };
  for (const [change, without] of PIECES) {
    tell(change, without);
  }
  for (let level = caster.level + 1; level <= HIGHEST_LEVEL; level++) {
    if (tell('next-level', { level }, level)) {
      break;
    }
  }
  const skill = CASTING_SKILLS[CASTING_SKILLS.indexOf(caster.skill) + 1];
  if (skill !== undefined && caster.skill !== 'restricted') {
    tell('next-skill', { skill });
  }
  return changes;
}

function compared(
  rules: CastingRules,
  caster: ChanceView,
  changed: ChanceView,
  { price, amulet }: PriceView,
) {
  const now = successChance(rules, caster);
  const then = successChance(rules, changed);
  return {
    now,
    then,
    priceNow: attemptPrice(rules, { price, amulet, chance: now }),
    priceThen: attemptPrice(rules, { price, amulet, chance: then }),
  };
}
