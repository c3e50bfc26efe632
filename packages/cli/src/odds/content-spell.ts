// A spell of the content in the hands of a caster, for questions about odds.

import { readContent, readContentFolder } from '@roguewright/content';
import { HeroSheet, knownSpell } from '@roguewright/engine/actors';
import { castAtSelf, isSpecialSpell, spellDamageBonus } from '@roguewright/engine/casting';
import { Distribution, Enumerator } from '@roguewright/engine/chance';
import { memberOf, UsageError } from '@roguewright/engine/errors';
import {
  type Archetype,
  type Content,
  factOf,
  loadContent,
  makeObject,
  type SpellFacts,
  TYPE,
  textOf,
} from '@roguewright/engine/objects';
import { damageInTheOpen, type HitCreature } from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { ATTACK_TYPES, subtypeOf } from '@roguewright/engine/spells';
import { integerOption } from '../options.ts';

/** The options of spells of the content. */
export interface ContentSpellOptions {
  readonly spell?: string;
  readonly content?: string;
  readonly distance: string;
  readonly targetLevel: string;
  readonly resist: string;
}

/** The caster's numbers that a spell asks for. */
export interface Caster {
  readonly role: string;
  readonly level: number;
  readonly intelligence: number;
  readonly wisdom: number;
}

/** A spell as its caster knows it. */
export interface ContentSpell {
  readonly name: string;
  readonly slug: string;
  readonly spellLevel: number;
  readonly school: string;
  readonly price: number;
  /** Ticks. */
  readonly castingTime: number;
  readonly emergency: boolean;
  readonly special: boolean;
  /** To somebody who stands still; absent for a spell that hurts nobody. */
  readonly damage: Distribution | undefined;
  /** Hit points that it gives back; absent for a spell that heals nobody. */
  readonly healing: Distribution | undefined;
}

/** Reads the spell. Throws a UsageError for an unknown one, and a ContentError for broken files. */
export function contentSpell(
  ruleset: Ruleset,
  options: ContentSpellOptions,
  caster: Caster,
): ContentSpell {
  const own = options.content;
  const content = loadContent([
    ...readContent(),
    ...(own === undefined ? [] : readContentFolder(own, own)),
  ]);
  memberOf('--role', caster.role, Object.keys(ruleset.bridges.roles));
  const archetype = findSpell(content, options.spell ?? '');
  const sheet = sheetOf(caster);
  let id = 0;
  const known = knownSpell(
    ruleset,
    sheet,
    makeObject(content, archetype, () => ++id),
  );
  const { facts, slug, spellLevel, school, price } = known;
  const { needsDirection, name } = subtypeOf(facts.subtype);
  const damage = needsDirection
    ? damageOf(ruleset, content, archetype, options, caster, facts)
    : Distribution.certain(0);
  return {
    name: facts.name,
    slug,
    spellLevel,
    school,
    price,
    castingTime: facts.castingTime,
    emergency: facts.emergency,
    special: isSpecialSpell(ruleset.slots.casting, caster.role, slug),
    damage: damage.max === 0 ? undefined : damage,
    healing: healingBy(name, ruleset, archetype),
  };
}

/** By its id, with or without `spell_`, or by its name. */
function findSpell(content: Content, written: string): Archetype {
  const spells = content.archetypes.filter(({ type }) => type === TYPE.spell);
  const named = spells.find(({ id, name }) => [id, shortened(id), name].includes(written));
  if (named !== undefined) {
    return named;
  }
  const short = memberOf(
    '--spell',
    written,
    spells.map(spell => shortened(spell.id)),
  );
  return spells.find(({ id }) => shortened(id) === short)!;
}

function shortened(id: string): string {
  return id.replace(/^spell_/, '');
}

/** Attributes that spells don't ask for. */
const AVERAGE = 10;

function sheetOf({ role, level, intelligence, wisdom }: Caster): HeroSheet {
  const sheet = new HeroSheet('', role, 'human', {
    strength: AVERAGE,
    dexterity: AVERAGE,
    constitution: AVERAGE,
    charisma: AVERAGE,
    intelligence,
    wisdom,
  });
  sheet.level = level;
  return sheet;
}

function damageOf(
  ruleset: Ruleset,
  content: Content,
  spell: Archetype,
  options: ContentSpellOptions,
  { level, intelligence }: Caster,
  facts: SpellFacts,
): Distribution {
  const base = factOf(spell, 'food') || factOf(spell, 'dam');
  const raised = spellDamageBonus(ruleset.slots.casting, { intelligence, level, damage: base });
  const order = {
    spell,
    facts,
    level,
    damageBonus: raised - base,
    sorcerer: {
      level,
      intelligence,
      dexterity: AVERAGE,
      skill: 'basic' as const,
      role: '',
      aims: true,
    },
    attuned: 0,
    repelled: 0,
    denied: 0,
  };
  return damageInTheOpen(new Enumerator(), ruleset.slots.spells, {
    content,
    order,
    distance: integerOption('--distance', options.distance, 1, 30),
    target: targetOf(ruleset, options),
  });
}

/** Armour of the target, descending: some leather. */
const ARMOUR = 8;

/** The most hit points of anybody: so many that nothing of a spell is lost. */
const HARDY = 999;

function targetOf({ slots }: Ruleset, options: ContentSpellOptions): HitCreature {
  const level = integerOption('--target-level', options.targetLevel, 0, 127);
  const resistances = resistancesOf(options.resist);
  const immune = Object.entries(resistances).filter(([, percent]) => percent >= 100);
  const bits = immune.reduce((sum, [kind]) => sum | (1 << Number(kind)), 0);
  const nothing = {
    sleepResistant: false,
    drainResistant: false,
    notLiving: false,
    undead: false,
    demon: false,
    isHero: false,
  };
  const target = {
    ...nothing,
    level,
    baseLevel: level,
    armourClass: ARMOUR,
    resistance: 0,
    immune: bits,
    magicResistant: (resistances[1] ?? 0) >= 100,
    hitPoints: HARDY,
    mostHitPoints: HARDY,
  };
  return { level, resistances, sorcery: { rules: slots.casting, target } };
}

/** What a spell of a subtype gives back to its caster; undefined for one that heals nobody. */
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

/** `fire=50,magic=100`: percent by attack type number. */
function resistancesOf(text: string): Readonly<Record<number, number>> {
  const resistances: Record<number, number> = {};
  for (const part of text.split(',').filter(piece => piece.trim() !== '')) {
    const [name = '', percent] = part.split('=').map(word => word.trim());
    if (percent === undefined) {
      throw new UsageError('--resist', part, 'an attack type and a percentage, such as fire=50');
    }
    const kind = ATTACK_TYPES.indexOf(memberOf('--resist', name, ATTACK_TYPES));
    resistances[kind] = integerOption(`--resist ${name}`, percent, -100, 100);
  }
  return resistances;
}
