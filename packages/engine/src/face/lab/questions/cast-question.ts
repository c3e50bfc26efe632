// The question of `odds cast`, read from its options: by plain numbers, or about a spell of the content.

import { casterLevelOf, castsByObject, type KnownSpell } from '../../../actors/index.ts';
import {
  type AttemptView,
  baseEnergyCost,
  CASTING_BURDENS,
  CASTING_SKILLS,
  type CastingSkill,
  castingRole,
  HELMET_KINDS,
  SHIELD_SIZES,
  WORN_KINDS,
} from '../../../casting/index.ts';
import type { Distribution } from '../../../chance/index.ts';
import type { Content } from '../../../objects/index.ts';
import type { CastOddsView } from '../../../odds/index.ts';
import { type Ruleset, startingSkill } from '../../../rulesets/index.ts';
import {
  castingTime,
  isDenied,
  type ObjectAttemptView,
  type PathSets,
} from '../../../spellcraft/index.ts';
import { ForcedLuck } from '../reading/forced-luck.ts';
import { type PathOptions, pathsOption } from '../reading/paths-option.ts';
import { amountOption, integerOption, nameOption } from '../reading/values.ts';
import { type Caster, type ContentSpell, contentSpell } from './content-spell.ts';
import { type SpellEffect, type SpellTargetOptions, spellEffect } from './spell-effect.ts';

interface SpellOfContent {
  readonly spell?: string;
}

/** What is told of the fields. */
export interface CastOptions extends SpellOfContent, SpellTargetOptions, PathOptions {
  readonly role: string;
  readonly level: string;
  readonly int: string;
  readonly wis: string;
  readonly dex: string;
  readonly spellLevel: string;
  readonly school?: string;
  readonly skill?: string;
  readonly emergency?: true;
  readonly special?: true;
  readonly bodyArmour: string;
  readonly robe?: true;
  readonly shield: string;
  readonly helmet: string;
  readonly gloves: string;
  readonly boots: string;
  readonly quarterstaff?: true;
  readonly energy: string;
  readonly grace: string;
  readonly encumbrance: string;
  readonly luck: string;
  readonly nutrition: string;
  readonly strength: string;
  readonly burden: string;
  readonly amulet?: true;
  readonly confused?: true;
  readonly stunned?: true;
  readonly forgotten?: true;
  readonly damage?: string;
  readonly targetHp?: string;
}

/** The caster, the spell and the target. */
export interface CastQuestion {
  readonly view: CastOddsView;
  /** The attempt by the rules of spell objects; absent: by the rules of the slot `casting`. */
  readonly byObject: ObjectAttemptView | undefined;
  readonly title: string;
  readonly school: string | undefined;
  /** Ticks; absent for a spell of plain numbers. */
  readonly castingTime: number | undefined;
  /** A path of the spell is denied to the caster, so that the cast is refused. */
  readonly denied: boolean;
  /** What it does once it is cast; absent where nothing is known of it. */
  readonly damage: Distribution | undefined;
  /** Hit points that it gives back; absent where it gives none. */
  readonly healing: Distribution | undefined;
  /** Of the target, as far as they are known. */
  readonly hitPoints: Distribution | undefined;
  /** Beyond damage and healing, what the spell of the content is and does; absent: plain numbers. */
  readonly known: KnownEffect | undefined;
}

/** A spell of the content and what it does. */
export interface KnownEffect {
  readonly spell: ContentSpell;
  readonly effect: SpellEffect;
  readonly caster: Caster;
  /** In the school of the spell. */
  readonly skill: CastingSkill;
  /** What was assumed of the target and the caster, in words. */
  readonly assumed: string;
}

/**
 * Reads the options. Throws a UsageError that names option, value and range.
 * @param content is asked for where a spell of it is told
 * @param luck what of it is forced
 * @param isBrief without the facts that mattered to what the spell does
 */
export function castQuestion(
  ruleset: Ruleset,
  content: () => Content,
  options: CastOptions,
  isBrief = false,
  luck: ForcedLuck = new ForcedLuck([]),
): CastQuestion {
  const rules = ruleset.slots.casting;
  const role = nameOption('--role', options.role, Object.keys(rules.roles));
  const level = integerOption('--level', options.level, 1, 30);
  const intelligence = integerOption('--int', options.int, 3, 25);
  const wisdom = integerOption('--wis', options.wis, 3, 25);
  const stat = castingRole(rules, role).stat === 'intelligence' ? intelligence : wisdom;
  const dexterity = integerOption('--dex', options.dex, 3, 25);
  const paths = pathSetsOf(ruleset, options);
  const who: Caster = { role, level, intelligence, wisdom, dexterity, paths };
  const spell =
    options.spell === undefined ? undefined : contentSpell(ruleset, content(), options.spell, who);
  const known = spell?.known;
  const spellLevel = known?.spellLevel ?? integerOption('--spell-level', options.spellLevel, 1, 7);
  const school = schoolOf(ruleset, options.school) ?? known?.school;
  const skill = skillOf(ruleset, role, school, options.skill);
  const effect =
    spell && spellEffect(ruleset, spell, { caster: who, skill, isBrief, luck }, options);
  const caster: CastOddsView['caster'] = {
    role,
    stat,
    level,
    spellLevel,
    skill,
    emergency: options.emergency ?? known?.emergency ?? false,
    special: options.special ?? spell?.special ?? false,
    bodyArmour: nameOption('--body-armour', options.bodyArmour, WORN_KINDS),
    robe: options.robe ?? false,
    shield: nameOption('--shield', options.shield, SHIELD_SIZES),
    helmet: nameOption('--helmet', options.helmet, HELMET_KINDS),
    gloves: nameOption('--gloves', options.gloves, WORN_KINDS),
    boots: nameOption('--boots', options.boots, WORN_KINDS),
    quarterstaff: options.quarterstaff ?? false,
    ...(school === undefined ? {} : { school }),
  };
  const attempt = {
    ...attemptOf(options, caster, { intelligence, spell: known?.slug ?? '' }),
    ...paidBy(options, known ?? { price: baseEnergyCost(rules, spellLevel), ...PLAIN_PRICE }),
  };
  const hp = options.targetHp;
  return {
    view: { caster, attempt },
    byObject: castsByObject(ruleset)
      ? objectView(ruleset, options, { caster, attempt, wisdom, paths }, known)
      : undefined,
    title: titleOf(caster, stat, known, school),
    school,
    castingTime: known && timeOf(ruleset, known),
    denied: known !== undefined && isDenied(known.paths),
    damage:
      options.damage === undefined ? effect?.damage : amountOption('--damage', options.damage, 0),
    healing: effect?.healing,
    hitPoints: hp === undefined ? undefined : amountOption('--target-hp', hp, 0),
    known: spell && effect && { spell, effect, caster: who, skill, assumed: assumedOf(options) },
  };
}

/** The attempt by the rules of spell objects. */
function objectView(
  ruleset: Ruleset,
  options: CastOptions,
  { caster, attempt, wisdom, paths }: CastOddsView & { wisdom: number; paths: PathSets },
  known: KnownSpell | undefined,
): ObjectAttemptView {
  const { level, skill, spellLevel } = caster;
  const isPrayer = attempt.pool === 'grace';
  const baseLevel = casterLevelOf(ruleset, { level }, skill);
  const grace = integerOption('--grace', options.grace, -999, 9999);
  return {
    levels: {
      spellLevel: known?.facts.level ?? spellLevel,
      baseLevel,
      paths: { path: known?.facts.path ?? 0, ...paths },
    },
    hasSkill: baseLevel > 0,
    manaPrice: isPrayer ? 0 : attempt.price,
    gracePrice: isPrayer ? attempt.price : (attempt.grace?.price ?? 0),
    mana: integerOption('--energy', options.energy, 0, 9999),
    grace,
    maxGrace: Math.max(1, grace),
    wisdom,
    characterLevel: level,
    encumbrance: integerOption('--encumbrance', options.encumbrance, 0, 999),
    luck: integerOption('--luck', options.luck, -99, 99),
    ...(options.confused && { confused: { spells: 1, chosen: 0 } }),
  };
}

/** Spell paths of the caster. */
function pathSetsOf({ slots }: Ruleset, { attuned, repelled, denied }: CastOptions): PathSets {
  return {
    attuned: pathsOption(slots.spells, '--attuned', attuned),
    repelled: pathsOption(slots.spells, '--repelled', repelled),
    denied: pathsOption(slots.spells, '--denied', denied),
  };
}

/** Casting time in ticks. */
function timeOf({ slots }: Ruleset, { facts, paths }: KnownSpell): number {
  return castingTime(slots.spells, { castingTime: facts.castingTime, paths }).exact;
}

/** The energy of which a backfire may drain some. */
export const PURSE = 999;

/** The skill of the option, else the role's first skill in the school, else Basic. */
function skillOf(
  ruleset: Ruleset,
  role: string,
  school: string | undefined,
  told: string | undefined,
): CastingSkill {
  const isKnown = ruleset.bridges.roles[role] !== undefined;
  const usual = isKnown && school !== undefined ? startingSkill(ruleset, role, school) : 'basic';
  return nameOption('--skill', told ?? usual, CASTING_SKILLS);
}

/** What the school is called in the rules, however it was written. */
function schoolOf(ruleset: Ruleset, written: string | undefined): string | undefined {
  if (written === undefined) {
    return undefined;
  }
  return nameOption('--school', written, schoolsOf(ruleset));
}

/** The schools that the casting rules know. */
export function schoolsOf({ slots }: Ruleset): readonly string[] {
  const listed = Object.values(slots.casting.spells).map(({ school }) => school);
  return [...new Set([...slots.casting.menu.schools, ...listed])];
}

/** What a spell of the content is cast at, in words. */
function assumedOf(options: CastOptions): string {
  const { distance, targetLevel, targetAc, targetMr, resist, dex } = options;
  const resists = resist === '' ? 'resists nothing' : `resists ${resist}`;
  const squares = distance === '1' ? 'one square' : `${distance} squares`;
  return (
    `the target stands still in the open ${squares} away, is of level ${targetLevel}, has armour ` +
    `class ${targetAc} (descending) and magic resistance ${targetMr}, and ${resists}; ` +
    `the dexterity of the caster is ${dex}`
  );
}

/** The price of a spell of plain numbers is energy alone. */
const PLAIN_PRICE = { pool: 'energy', andGrace: 0 } as const;

/** The price, and what the caster has to pay it with. */
function paidBy(
  options: CastOptions,
  { price, pool, andGrace }: Pick<KnownSpell, 'price' | 'pool' | 'andGrace'>,
): Pick<AttemptView, 'price' | 'pool' | 'energy' | 'grace'> {
  const held = {
    energy: integerOption('--energy', options.energy, 0, 9999),
    grace: integerOption('--grace', options.grace, 0, 9999),
  };
  return {
    price,
    pool,
    energy: held[pool],
    ...(andGrace > 0 && { grace: { held: held.grace, price: andGrace } }),
  };
}

function attemptOf(
  options: CastOptions,
  caster: CastOddsView['caster'],
  spell: { readonly intelligence: number; readonly spell: string },
): Omit<AttemptView, 'chance' | 'price' | 'energy'> {
  return {
    ...spell,
    knowsSpells: true,
    forgotten: options.forgotten ?? false,
    stunned: options.stunned ?? false,
    confused: options.confused ?? false,
    strangled: false,
    form: { silent: false, headless: false, voice: 'normal' },
    weapon: { stuck: false, twoHanded: caster.quarterstaff, quarterstaff: caster.quarterstaff },
    heldShield: caster.shield === 'none' ? 'none' : 'uncursed',
    nutrition: integerOption('--nutrition', options.nutrition, 0, 9999),
    strength: integerOption('--strength', options.strength, 3, 25),
    burden: nameOption('--burden', options.burden, CASTING_BURDENS),
    role: caster.role,
    amulet: options.amulet ?? false,
    spellLevel: caster.spellLevel,
    skill: caster.skill,
  };
}

function titleOf(
  { role, level, spellLevel, skill }: CastOddsView['caster'],
  stat: number,
  known: ContentSpell['known'] | undefined,
  school: string | undefined,
): string {
  const spell =
    known === undefined
      ? `a level ${spellLevel} spell`
      : `${known.facts.name} (level ${spellLevel})`;
  const of = school === undefined ? '' : ` in ${school}`;
  return `A level ${level} ${role} (casting attribute ${stat}, ${skill}${of}) casts ${spell}`;
}
