// A caster's chance and price after a single change: an item removed, his casting attribute raised, a level gained or
// a skill raised. The rule is asked again with the changed input.

import {
  attemptPrice,
  CASTING_SKILLS,
  type CastingRules,
  type CastingStat,
  type ChanceView,
  castingRole,
  HIGHEST_LEVEL,
  MOST_STAT,
  successChance,
} from '../casting/index.ts';

/** A single change. */
export type ChangeName =
  | 'without-body-armour'
  | 'without-robe'
  | 'without-shield'
  | 'without-helmet'
  | 'without-gloves'
  | 'without-boots'
  | 'without-quarterstaff'
  | 'next-score'
  | 'next-level'
  | 'next-skill';

/** The effect of a change on chance and price. */
export interface ChanceChange {
  readonly change: ChangeName;
  /** The level required; 0 if the change isn't a level. */
  readonly level: number;
  /** The casting attribute and the score required; absent if the change is another. */
  readonly attribute?: { readonly name: CastingStat; readonly score: number };
  /** Success chance in percent: now, and after the change. */
  readonly now: number;
  readonly then: number;
  /** Price in energy, before the Amulet's draw: now, and after the change. */
  readonly priceNow: number;
  readonly priceThen: number;
}

/** Facts of the price besides the chance. */
interface PriceView {
  readonly price: number;
  readonly amulet: boolean;
}

/** Removable items, and the caster without each. */
const PIECES: readonly (readonly [ChangeName, Partial<ChanceView>])[] = [
  ['without-body-armour', { bodyArmour: 'none' }],
  ['without-robe', { robe: false }],
  ['without-shield', { shield: 'none', metallicShield: false }],
  ['without-helmet', { helmet: 'none' }],
  ['without-gloves', { gloves: 'none' }],
  ['without-boots', { boots: 'none' }],
  ['without-quarterstaff', { quarterstaff: false }],
];

/** Every change that makes a difference, removed items first. */
export function chanceChanges(
  rules: CastingRules,
  caster: ChanceView,
  paid: PriceView,
): ChanceChange[] {
  const changes: ChanceChange[] = [];
  const tell = (
    change: ChangeName,
    changed: Partial<ChanceView>,
    needs: Partial<Pick<ChanceChange, 'level' | 'attribute'>> = {},
  ) => {
    const told = compared(rules, caster, { ...caster, ...changed }, paid);
    if (told.now !== told.then || told.priceNow !== told.priceThen) {
      changes.push({ change, level: 0, ...needs, ...told });
      return true;
    }
    return false;
  };
  for (const [change, without] of PIECES) {
    tell(change, without);
  }
  const { stat: name } = castingRole(rules, caster.role);
  for (let score = caster.stat + 1; score <= MOST_STAT; score++) {
    if (tell('next-score', { stat: score }, { attribute: { name, score } })) {
      break;
    }
  }
  for (let level = caster.level + 1; level <= HIGHEST_LEVEL; level++) {
    if (tell('next-level', { level }, { level })) {
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
