// Chance and price in rulesets without failures: the chance multiplies the price, for heroes and monsters.
// FIQHack libnethack/src/spell.c (percent_success, spellcost).

import { type Chance, silent } from '../../chance/index.ts';
import { nearest, RulesetError, UsageError } from '../../errors/index.ts';
import { clamp, truncDiv } from '../../integers/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingSkill } from '../slot/names.ts';
import type {
  PowerCaster,
  PowerHelmet,
  PowerRules,
  PowerShield,
  PowerWear,
} from '../slot/power-rules.ts';
import type { CastingRoleRow, CastingRules } from '../slot/rules.ts';
import { shareOf } from '../slot/share.ts';
import type { ChanceView } from '../slot/views.ts';

/** The facts that chance and price depend on. */
export interface PowerView {
  readonly caster: PowerCaster;
  /** A role of the ruleset; for heroes only. */
  readonly role?: string;
  /** With everything worn, 3…25. */
  readonly intelligence: number;
  /** The caster's level, 1…30 for heroes. */
  readonly level: number;
  /** 1…7. */
  readonly spellLevel: number;
  /** Skill in the spell's school. */
  readonly skill: CastingSkill;
  readonly bodyArmour: PowerWear;
  readonly helmet: PowerHelmet;
  readonly gloves: PowerWear;
  readonly boots: PowerWear;
  readonly shield: PowerShield;
  readonly robe: boolean;
  readonly quarterstaff: boolean;
}

/** As PowerView, with the facts that only the price depends on. */
export interface PowerPriceView extends PowerView {
  /** The Amulet of Yendor is carried. */
  readonly amulet: boolean;
}

/** Chance and price. */
export interface PowerPrice {
  /** Percent, 0…100. */
  readonly chance: number;
  /** Energy. */
  readonly cost: number;
}

/** The tables of a ruleset whose chance raises the price. Throws a RulesetError if it has none. */
function powerOf(rules: CastingRules): PowerRules {
  if (rules.power === undefined) {
    throw new RulesetError('casting.power: the ruleset has no chance that raises the price');
  }
  return rules.power;
}

/** The chance in percent, 0…100. Throws a UsageError for an unknown role. */
export function powerChance(
  rules: CastingRules,
  view: PowerView,
  notes: CastingNotebook = silent,
): number {
  const power = powerOf(rules);
  const base = powerBase(power, view);
  const intelligence = focused(power, view);
  const armour = hindrance(power, view);
  const raw =
    base +
    power.perLevel * view.level +
    power.perIntelligence * intelligence -
    power.perSpellLevel * view.spellLevel -
    armour;
  const most = power.most[view.skill];
  const chance = clamp(Math.min(raw, most), 0, 100);
  notes.note('power-base', base);
  notes.note('power-intelligence', power.perIntelligence * intelligence, intelligence);
  notes.note('power-level', power.perLevel * view.level, view.level);
  notes.note('power-spell', power.perSpellLevel * view.spellLevel, view.spellLevel);
  if (armour !== 0) {
    notes.note('power-armour', armour);
  }
  if (raw > most) {
    notes.note('power-skill-limit', most, raw);
  }
  notes.note('power-chance', chance);
  return chance;
}

function powerBase(power: PowerRules, { caster, role = '' }: PowerView): number {
  if (caster !== 'hero') {
    return power.monsters[caster];
  }
  const base = power.roles[role];
  if (base === undefined) {
    const names = Object.keys(power.roles);
    const close = nearest(role, names);
    const hint = close === undefined ? '' : ` (did you mean ${close}?)`;
    throw new UsageError('role', role, `one of ${names.join(', ')}${hint}`);
  }
  return base;
}

/** A robe or a quarterstaff raises a low intelligence; both together have the effect of one. */
function focused({ focus }: PowerRules, view: PowerView): number {
  const { intelligence, robe, quarterstaff } = view;
  return (robe || quarterstaff) && intelligence < focus.most
    ? Math.min(focus.most, intelligence + focus.plus)
    : intelligence;
}

function hindrance(power: PowerRules, view: PowerView): number {
  return (
    power.body[view.bodyArmour] +
    power.helmet[view.helmet] +
    power.gloves[view.gloves] +
    power.boots[view.boots] +
    power.shield[view.shield]
  );
}

/** Chance and price of a cast. The price is divided by the chance; at a chance of 0 it is even higher. */
export function powerPrice(
  rules: CastingRules,
  view: PowerPriceView,
  notes: CastingNotebook = silent,
): PowerPrice {
  const chance = powerChance(rules, view, notes);
  const plain = rules.energy.perSpellLevel * view.spellLevel;
  return { chance, cost: priceByChance(rules, plain, chance, view.amulet, notes) };
}

/** The price divided by the chance; the Amulet multiplies it first. */
export function priceByChance(
  rules: CastingRules,
  plain: number,
  chance: number,
  carriesAmulet: boolean,
  notes: CastingNotebook,
): number {
  const { amulet, hopeless } = powerOf(rules);
  const price = carriesAmulet ? plain * amulet : plain;
  if (carriesAmulet) {
    notes.note('amulet-price', price - plain, price);
  }
  const cost = chance === 0 ? price * hopeless : truncDiv(price * 100, chance);
  notes.note('power-price', cost, price);
  return cost;
}

/** The chance of a hero whose gear is described in the terms of other rulesets. */
export function chanceByPower(
  rules: CastingRules,
  _row: CastingRoleRow,
  view: ChanceView,
  notes: CastingNotebook,
): number {
  return powerChance(rules, asPower(view), notes);
}

/** A caster in the terms of other rulesets as this one sees him: no gear has the property of brilliance. */
function asPower(view: ChanceView): PowerView {
  const { role, stat: intelligence, level, spellLevel, skill, robe, quarterstaff } = view;
  return {
    caster: 'hero',
    role,
    intelligence,
    level,
    spellLevel,
    skill,
    robe,
    quarterstaff,
    bodyArmour: wearOf(view.bodyArmour),
    helmet: view.helmet,
    gloves: view.gloves,
    boots: view.boots,
    shield: shieldOf(view),
  };
}

function wearOf(kind: ChanceView['bodyArmour']): PowerWear {
  return kind === 'none' || kind === 'metallic' ? kind : 'nonmetallic';
}

function shieldOf({ shield, metallicShield = false }: ChanceView): PowerShield {
  if (shield === 'none') {
    return 'none';
  }
  const material = metallicShield ? 'metallic' : 'nonmetallic';
  return shield === 'large' ? `${material}-bulky` : material;
}

/** Whether a monster tries a spell that it knows; one low on energy holds back. Label: `restraint`. */
export function monsterTries(
  chance: Chance,
  rules: CastingRules,
  view: { readonly energy: number; readonly mostEnergy: number },
): boolean {
  const { below, onceIn } = powerOf(rules).restraint;
  return view.energy >= shareOf(view.mostEnergy, below) || chance.test(1, onceIn, 'restraint');
}

/**
 * Whether a spell lasts until it is cast again, and its cost in hundredths of energy a turn, deducted from
 * regeneration.
 */
export function maintenanceOf(
  rules: CastingRules,
  view: { readonly spell: string; readonly skill: CastingSkill; readonly price: number },
): number | undefined {
  const { spells, needs } = powerOf(rules).maintained;
  const over = spells[view.spell];
  const need = needs[view.spell];
  if (over === undefined || (need !== undefined && !atLeast(view.skill, need))) {
    return undefined;
  }
  return truncDiv(100 * view.price, over);
}

const SKILLED: readonly CastingSkill[] = ['skilled', 'expert'];

function atLeast(skill: CastingSkill, least: CastingSkill): boolean {
  return SKILLED.indexOf(skill) >= SKILLED.indexOf(least);
}

/** Energy regenerated each turn, in hundredths; negative if maintained spells cost more. */
export function powerRegeneration(
  rules: CastingRules,
  view: {
    readonly role: string;
    readonly level: number;
    readonly wisdom: number;
    /** Hundredths that maintained spells cost. */
    readonly maintenance: number;
  },
): number {
  const { perLevel, perWisdom, wisdomAbove, roles, least } = powerOf(rules).maintained;
  const wisdom = Math.max(0, view.wisdom - wisdomAbove);
  const own = perLevel * view.level + perWisdom * wisdom + (roles[view.role] ?? 0);
  return Math.max(least, own) - view.maintenance;
}
