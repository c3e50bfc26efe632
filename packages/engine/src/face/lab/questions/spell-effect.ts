// What a spell of the content does once it is cast: its damage to a target in the open, or the hit
// points that it gives back.

import { type CastingSkill, castAtSelf, spellDamageBonus } from '../../../casting/index.ts';
import {
  type Distribution,
  Enumerator,
  NoteList,
  type WeightedNote,
} from '../../../chance/index.ts';
import { UsageError } from '../../../errors/index.ts';
import { type Archetype, factOf, textOf } from '../../../objects/index.ts';
import type {
  BroughtOdds,
  Certainty,
  HitCreature,
  OpenFieldOdds,
  OpenFieldView,
} from '../../../odds/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { ATTACK_NAMES, attackNumber } from '../../../spellcraft/index.ts';
import { POWER_RULES, subtypeOf } from '../../../spells/index.ts';
import type { ForcedLuck } from '../reading/forced-luck.ts';
import { integerOption, nameOption } from '../reading/values.ts';
import type { Caster, ContentSpell } from './content-spell.ts';
import { rememberedCast } from './remembered-casts.ts';

/** The options about the target of a spell of the content. */
export interface SpellTargetOptions {
  readonly distance: string;
  readonly targetLevel: string;
  readonly targetAc: string;
  readonly targetMr: string;
  readonly resist: string;
}

/** What the spell does once it is cast. */
export interface SpellEffect {
  /** Damage to a target that stands still; absent for a spell without damage. */
  readonly damage: Distribution | undefined;
  /** The effect on a target that stands still, for a spell without damage; absent if it has none. */
  readonly brings: BroughtOdds | undefined;
  /** Why the spell can never have an effect; absent if it can. */
  readonly harmless: 'resisted' | 'out-of-reach' | undefined;
  /** Whether the odds are exact; absent for a spell without effect on creatures. */
  readonly certainty: Certainty | undefined;
  /** Hit points restored; absent for a spell that doesn't heal. */
  readonly healing: Distribution | undefined;
  /** What mattered, each fact with the probability that it does. */
  readonly notes: readonly WeightedNote[];
}

/**
 * Works it out. Throws a UsageError that names option, value and range.
 * @param by the caster, and his skill in the school of the spell
 */
export function spellEffect(
  ruleset: Ruleset,
  spell: ContentSpell,
  by: {
    readonly caster: Caster;
    readonly skill: CastingSkill;
    readonly isBrief: boolean;
    readonly luck: ForcedLuck;
  },
  options: SpellTargetOptions,
): SpellEffect {
  const { archetype, known } = spell;
  const { needsDirection, name } = subtypeOf(known.facts.subtype);
  const healing = healingBy(name, ruleset, archetype);
  const none = {
    damage: undefined,
    brings: undefined,
    harmless: undefined,
    certainty: undefined,
    healing,
    notes: [],
  };
  const target = targetOf(ruleset, options);
  const distance = integerOption('--distance', options.distance, 1, 30);
  if (!needsDirection && POWER_RULES.find(textOf(archetype, 'effect'))?.reach === undefined) {
    return none;
  }
  const sheet = new NoteList();
  const order = orderOf(ruleset, spell, by.caster, by.skill, sheet);
  const cast = (view: Pick<OpenFieldView, 'distance' | 'target'>) =>
    rememberedCast(ruleset, spell, { order, ...view, brief: by.isBrief }, by.luck);
  const odds = cast({ distance, target });
  if (mayMatter(odds)) {
    const bonus = sheet.toArray().map(note => ({ ...note, probability: 1 }));
    return { ...none, ...told(odds, odds), notes: [...bonus, ...odds.notes] };
  }
  const bare = targetOf(ruleset, { ...options, resist: '' });
  const unresisted = cast({ distance, target: bare });
  if (mayMatter(unresisted)) {
    return { ...none, ...told(odds, unresisted), harmless: 'resisted' };
  }
  const beside = cast({ distance: 1, target: bare });
  return mayMatter(beside) ? { ...none, ...told(odds, beside), harmless: 'out-of-reach' } : none;
}

/** Whether a cast can have an effect. */
function mayMatter({ damage, brings }: OpenFieldOdds): boolean {
  return damage.max > 0 || (brings?.chance ?? 0) > 0;
}

/**
 * The odds with damage, or with what the spell brings instead.
 * @param possible those of a target that the spell does something to, which say what it would be
 */
function told({ damage, brings, ...odds }: OpenFieldOdds, possible: OpenFieldOdds) {
  if (possible.brings === undefined) {
    return { ...odds, damage, brings: undefined };
  }
  const { effect } = possible.brings;
  return { ...odds, damage: undefined, brings: brings ?? { effect, turns: undefined, chance: 0 } };
}

/** The order of a cast, without who casts where. @param notes is told the bonus to damage */
export function orderOf(
  { slots, bridges }: Ruleset,
  { archetype, known }: ContentSpell,
  { level, intelligence, dexterity, role }: Caster,
  skill: CastingSkill,
  notes: NoteList,
): OpenFieldView['order'] {
  const base = factOf(archetype, 'food') || factOf(archetype, 'dam');
  // NetHack's own spells add the bonus to their dice.
  const told = base === 0 ? new NoteList() : notes;
  const raised = spellDamageBonus(
    slots.casting,
    { intelligence, level, skill, damage: base },
    told,
  );
  return {
    spell: archetype,
    facts: known.facts,
    level,
    damageBonus: raised - base,
    casterView: {
      level,
      intelligence,
      dexterity: bridges.shortScale(dexterity),
      skill,
      role,
      aims: true,
    },
    attuned: known.paths.attuned,
    repelled: known.paths.repelled,
    denied: known.paths.denied,
  };
}

/** More hit points than any spell takes, so that no damage is cut off. */
const HARDY = 999;

/** Percent from which a resistance is an immunity. */
const IMMUNE = 100;

/** What may be resisted: every kind of attack, and sleep, which is none. */
const RESISTED: readonly string[] = [...ATTACK_NAMES, 'sleep'];
const SLEEP = ATTACK_NAMES.length;

/** The target as spells meet it. Throws a UsageError that names option, value and range. */
export function targetOf({ slots }: Ruleset, options: SpellTargetOptions): HitCreature {
  const level = integerOption('--target-level', options.targetLevel, 0, 127);
  const resistances = resistancesOf(options.resist);
  const immune = Object.entries(resistances).filter(
    ([kind, percent]) => percent >= IMMUNE && Number(kind) < SLEEP,
  );
  const bits = immune.reduce((sum, [kind]) => sum | (1 << Number(kind)), 0);
  const target = {
    sleepResistant: (resistances[SLEEP] ?? 0) >= IMMUNE,
    drainResistant: (resistances[attackNumber('drain')] ?? 0) >= IMMUNE,
    notLiving: false,
    undead: false,
    demon: false,
    isHero: false,
    level,
    baseLevel: level,
    armourClass: integerOption('--target-ac', options.targetAc, -128, 127),
    resistance: integerOption('--target-mr', options.targetMr, 0, 127),
    immune: bits,
    magicResistant: (resistances[attackNumber('magic')] ?? 0) >= IMMUNE,
    hitPoints: HARDY,
    mostHitPoints: HARDY,
  };
  return { level, resistances, asTarget: { rules: slots.casting, target } };
}

/** Hit points that a spell restores to its caster; undefined for one that doesn't heal. */
function healingBy(subtype: string, ruleset: Ruleset, spell: Archetype): Distribution | undefined {
  if (subtype === 'healing') {
    return healingOf(ruleset, spell);
  }
  const heals = subtype === 'cure' && factOf(spell, 'heals') !== 0;
  return heals ? curedBy(ruleset, spell) : undefined;
}

function curedBy({ slots }: Ruleset, spell: Archetype): Distribution {
  const view = {
    spell: textOf(spell, 'rulesName'),
    role: '',
    immune: false,
    halfPhysicalDamage: false,
  };
  const ask = new Enumerator();
  return ask.askNumber(
    chance => castAtSelf(chance, slots.casting, view).amount,
    slots.casting,
    view,
  );
}

function healingOf({ slots }: Ruleset, spell: Archetype): Distribution {
  const amount = slots.spells.steps.healingAmount;
  const [dam, hp] = [factOf(spell, 'dam'), factOf(spell, 'hp')];
  return new Enumerator().askNumber(chance => amount(chance, dam, hp), slots.spells, undefined);
}

/** `fire=50,magic=100`: percent by attack type number. Throws a UsageError for anything else. */
function resistancesOf(text: string): Readonly<Record<number, number>> {
  const resistances: Record<number, number> = {};
  for (const part of text.split(',').filter(piece => piece.trim() !== '')) {
    const [name = '', percent] = part.split('=').map(word => word.trim());
    if (percent === undefined) {
      throw new UsageError('--resist', part, 'an attack type and a percentage, such as fire=50');
    }
    const kind = RESISTED.indexOf(nameOption('--resist', name, RESISTED));
    resistances[kind] = integerOption(`--resist ${name}`, percent, -100, 100);
  }
  return resistances;
}
