// What a hero of a role and a race would be at the start, before there is one: for whoever chooses.
// Everything is asked of the rules of a new game; what depends on attributes is counted over many
// heroes that the rule makes.

import { burdenOf, type HeroSheet, speedView, standings } from '../../actors/index.ts';
import { type Chance, type Distribution, Enumerator } from '../../chance/index.ts';
import { formatStat } from '../../combat/index.ts';
import { memberOf } from '../../errors/index.ts';
import {
  aThing,
  type Content,
  type EquipmentSlot,
  type GameObject,
  Lore,
  lookOf,
  nameOf,
  slotOf,
} from '../../objects/index.ts';
import {
  ATTRIBUTES,
  type Attribute,
  type GrowthRules,
  type GrowthView,
  type Ruleset,
  startingSkill,
} from '../../rulesets/index.ts';
import { heroAllotment } from '../../speed/index.ts';
import { DrawnHeroes } from './drawn-heroes.ts';
import { type Expected, expected } from './expected.ts';
import type {
  AttributePreview,
  HeroPreview,
  KitPreview,
  SkillAtStart,
} from './hero-preview-view.ts';
import { type Pools, spellsAtStart } from './spells-at-start.ts';
import { launcherAtStart, weaponAtStart } from './weapon-at-start.ts';

/** Share of heroes that is left out at either end of what an attribute usually is. */
const TAIL = 0.05;

/** Attributes on the short scale. */
const SHORT_SCALE = Array.from({ length: 23 }, (_, place) => place + 3);

/**
 * What a hero begins with. Pure: the same question has the same answer. Some 100 ms of work: whoever
 * asks often keeps the answer. Throws a UsageError for a role or race that can't be played.
 */
export function heroPreview(
  content: Content,
  ruleset: Ruleset,
  role: string,
  race: string,
): HeroPreview {
  const { roles, races } = ruleset.bridges;
  const playable = Object.keys(roles).filter(id => content.find(`role_${id}`) !== undefined);
  memberOf('role', role, playable);
  memberOf('race', race, Object.keys(races));
  const heroes = new DrawnHeroes(content, ruleset, role, race);
  const { usual } = heroes;
  const pools = poolsOf(ruleset, heroes);
  const launcher = launcherAtStart(ruleset, heroes);
  return {
    role,
    race,
    attributes: ATTRIBUTES.map(name => attributeOf(heroes, name)),
    hitPoints: hitPointsOf(ruleset, heroes),
    energy: pools.energy,
    ...(pools.grace === undefined ? {} : { grace: pools.grace }),
    armourClass: usual.armourClass,
    weapon: weaponAtStart(ruleset, heroes),
    ...(launcher === undefined ? {} : { launcher }),
    speed: paceOf(ruleset, usual),
    burdened: burdened(ruleset, heroes),
    spells: spellsAtStart(ruleset, heroes, pools),
    skills: skillsOf(ruleset, heroes),
    kit: kitOf(content, heroes),
  };
}

/** Points of movement that a hero without a burden is granted a turn, on average; to a tenth. */
function paceOf(ruleset: Ruleset, hero: HeroSheet): number {
  const view = { ...speedView(ruleset, hero), encumbrance: 'unencumbered' as const };
  const points = new Enumerator().ask(heroAllotment, ruleset.slots.speed, view);
  return Math.round(10 * points.mean(value => value)) / 10;
}

function attributeOf(heroes: DrawnHeroes, name: Attribute): AttributePreview {
  const values = heroes.counts(({ attributes }) => attributes[name]);
  const long = name === 'strength' || name === 'dexterity';
  const printed = (value: number) => (long ? formatStat(value) : String(value));
  return {
    name,
    low: printed(values.quantile(TAIL)),
    middle: printed(values.quantile(1 / 2)),
    high: printed(values.quantile(1 - TAIL)),
    expected: expected(values, DrawnHeroes.certainty),
  };
}

/** Hit points: exact as long as constitution has no say in them. */
function hitPointsOf({ bridges }: Ruleset, heroes: DrawnHeroes): Expected {
  const ask = new Enumerator();
  const view = growthOf(bridges, heroes.usual);
  const rule = (chance: Chance, growth: GrowthRules, constitution: number) =>
    growth.hitPoints(chance, { ...view, constitution });
  return byAttribute(heroes, 'constitution', value => ask.askNumber(rule, bridges.growth, value));
}

/** Energy and grace: exact as long as wisdom has no say in them. */
function poolsOf({ bridges }: Ruleset, heroes: DrawnHeroes): Pools {
  const ask = new Enumerator();
  const view = growthOf(bridges, heroes.usual);
  const rule = (chance: Chance, growth: GrowthRules, wisdom: number) =>
    growth.energy(chance, { ...view, wisdom });
  const energy = byAttribute(heroes, 'wisdom', value => ask.askNumber(rule, bridges.growth, value));
  return view.role.prays ? { energy, grace: energy } : { energy };
}

/** The growth of a hero who is not there yet. */
function growthOf({ roles, races }: Ruleset['bridges'], { role, race }: HeroSheet): GrowthView {
  return { role: roles[role]!, race: races[race]!, level: 0 };
}

/** What is drawn under one attribute: exact when it is the same under every value. */
function byAttribute(
  heroes: DrawnHeroes,
  name: Attribute,
  of: (value: number) => Distribution,
): Expected {
  const answers = new Map(SHORT_SCALE.map(value => [value, of(value)]));
  const [first, ...others] = [...answers.values()].map(answer => [...answer].join(';'));
  return others.every(other => other === first)
    ? expected(answers.get(SHORT_SCALE[0]!)!, { kind: 'exact' })
    : expected(
        heroes.mixed(({ attributes }) => answers.get(attributes[name])!),
        DrawnHeroes.certainty,
      );
}

/** The probability that the kit is too heavy for an easy walk. */
function burdened(ruleset: Ruleset, heroes: DrawnHeroes): number {
  return heroes.counts(hero => (burdenOf(ruleset, hero) === 'unencumbered' ? 0 : 1)).atLeast(1);
}

/** The role's skills; where chance teaches some heroes more, the least that all have. */
function skillsOf(ruleset: Ruleset, heroes: DrawnHeroes): SkillAtStart[] {
  const begun = heroes.having(hero =>
    standings(ruleset, hero).map(({ skill, level }) => `${skill} ${level}`),
  );
  return standings(ruleset, heroes.usual).map(({ skill, level, most }) => {
    const isSure = begun.get(`${skill} ${level}`)?.share === 1;
    const least = startingSkill(ruleset, heroes.usual.role, skill);
    return { skill, level: isSure ? level : least, most };
  });
}

/** Everything that heroes bring: what all do first, in the order of its letters. */
function kitOf(content: Content, heroes: DrawnHeroes): KitPreview[] {
  const brought = heroes.having(hero => hero.inventory.things.map(thing => nameAtStart(thing)));
  return [...brought].map(([name, { share, one }]) => {
    const thing = one.inventory.things.find(other => nameAtStart(other) === name)!;
    const { icon, hue } = lookOf(thing.archetype, loreOf(thing), content);
    return { name, share, icon, hue, place: placeOf(slotOf(one.equipment, thing.id)) };
  });
}

function placeOf(slot: EquipmentSlot | undefined): KitPreview['place'] {
  switch (slot) {
    case undefined:
      return 'carried';
    case 'weapon':
    case 'launcher':
      return 'in-hand';
    case 'quiver':
      return 'in-quiver';
    default:
      return 'worn';
  }
}

function nameAtStart(thing: GameObject): string {
  return aThing(nameOf(thing, loreOf(thing)));
}

/** What a hero knows of a thing that he begins with. */
function loreOf(thing: GameObject): Lore {
  const lore = new Lore(new Map());
  lore.identify(thing);
  return lore;
}
