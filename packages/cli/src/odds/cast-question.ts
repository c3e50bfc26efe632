// The question of `odds cast`, read from its options: by plain numbers, or about a spell of the content.

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
} from '@roguewright/engine/casting';
import type { Distribution } from '@roguewright/engine/chance';
import { memberOf } from '@roguewright/engine/errors';
import type { CastOddsView } from '@roguewright/engine/odds';
import { type Ruleset, startingSkill } from '@roguewright/engine/rulesets';
import { amountOption, integerOption } from '../options.ts';
import { type ContentSpell, type ContentSpellOptions, contentSpell } from './content-spell.ts';

/** The options as commander gives them. */
export interface CastOptions extends ContentSpellOptions {
  readonly role: string;
  readonly level: string;
  readonly int: string;
  readonly wis: string;
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

/** Who casts what at whom. */
export interface CastQuestion {
  readonly view: CastOddsView;
  readonly title: string;
  readonly school: string | undefined;
  /** Ticks; absent for a spell of plain numbers. */
  readonly castingTime: number | undefined;
  /** What it does once it is cast; absent where nothing is known of it. */
  readonly damage: Distribution | undefined;
  /** Hit points that it gives back; absent where it gives none. */
  readonly healing: Distribution | undefined;
  /** Of the target, as far as they are known. */
  readonly hitPoints: Distribution | undefined;
}

/** Reads the options. Throws a UsageError that names option, value and range. */
export function castQuestion(ruleset: Ruleset, options: CastOptions): CastQuestion {
  const rules = ruleset.slots.casting;
  const role = memberOf('--role', options.role, Object.keys(rules.roles));
  const level = integerOption('--level', options.level, 1, 30);
  const intelligence = integerOption('--int', options.int, 3, 25);
  const wisdom = integerOption('--wis', options.wis, 3, 25);
  const stat = castingRole(rules, role).stat === 'intelligence' ? intelligence : wisdom;
  const known =
    options.spell === undefined
      ? undefined
      : contentSpell(ruleset, options, { role, level, intelligence, wisdom });
  const spellLevel = known?.spellLevel ?? integerOption('--spell-level', options.spellLevel, 1, 7);
  const school = options.school ?? known?.school;
  const skill = skillOf(ruleset, role, school, options.skill);
  const price = known?.price ?? baseEnergyCost(rules, spellLevel);
  const caster: CastOddsView['caster'] = {
    role,
    stat,
    level,
    spellLevel,
    skill,
    emergency: options.emergency ?? known?.emergency ?? false,
    special: options.special ?? known?.special ?? false,
    bodyArmor: memberOf('--body-armour', options.bodyArmour, WORN_KINDS),
    robe: options.robe ?? false,
    shield: memberOf('--shield', options.shield, SHIELD_SIZES),
    helmet: memberOf('--helmet', options.helmet, HELMET_KINDS),
    gloves: memberOf('--gloves', options.gloves, WORN_KINDS),
    boots: memberOf('--boots', options.boots, WORN_KINDS),
    quarterstaff: options.quarterstaff ?? false,
    ...(school === undefined ? {} : { school }),
  };
  const attempt = attemptOf(options, caster, { price, intelligence, spell: known?.slug ?? '' });
  const hp = options.targetHp;
  return {
    view: { caster, attempt },
    title: titleOf(caster, stat, known, school),
    school,
    castingTime: known?.castingTime,
    damage:
      options.damage === undefined ? known?.damage : amountOption('--damage', options.damage, 0),
    healing: known?.healing,
    hitPoints: hp === undefined ? undefined : amountOption('--target-hp', hp, 0),
  };
}

/** The energy of a caster of whom nothing else is said. */
export const PLENTY = '999';

/** The skill that is told, else what the role brings into the school, else Basic. */
function skillOf(
  ruleset: Ruleset,
  role: string,
  school: string | undefined,
  told: string | undefined,
): CastingSkill {
  const isKnown = ruleset.bridges.roles[role] !== undefined;
  const usual = isKnown && school !== undefined ? startingSkill(ruleset, role, school) : 'basic';
  return memberOf('--skill', told ?? usual, CASTING_SKILLS);
}

function attemptOf(
  options: CastOptions,
  caster: CastOddsView['caster'],
  spell: { readonly price: number; readonly intelligence: number; readonly spell: string },
): Omit<AttemptView, 'chance'> {
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
    burden: memberOf('--burden', options.burden, CASTING_BURDENS),
    role: caster.role,
    amulet: options.amulet ?? false,
    energy: integerOption('--energy', options.energy, 0, 9999),
    spellLevel: caster.spellLevel,
    skill: caster.skill,
  };
}

function titleOf(
  { role, level, spellLevel, skill }: CastOddsView['caster'],
  stat: number,
  known: ContentSpell | undefined,
  school: string | undefined,
): string {
  const spell =
    known === undefined ? `a level ${spellLevel} spell` : `${known.name} (level ${spellLevel})`;
  const of = school === undefined ? '' : ` in ${school}`;
  return `A level ${level} ${role} (casting attribute ${stat}, ${skill}${of}) casts ${spell}`;
}
