// Preview of a hero of a role and a race before creation. Everything comes from the rules of a new game;
// anything that depends on attributes is counted over a sample of heroes made by the rule.

import {
  burdenOf,
  type HeroSheet,
  poolMaxima,
  poolsByObject,
  speedView,
  standings,
} from '../../actors/index.ts';
import { type Chance, type Distribution, Enumerator } from '../../chance/index.ts';
import { formatStat } from '../../combat/index.ts';
import { memberOf } from '../../errors/index.ts';
import { heroPathViews } from '../../game/index.ts';
import {
  aThing,
  type Content,
  type EquipmentSlot,
  type GameObject,
  kindOf,
  Lore,
  lookOf,
  nameOf,
  slotOf,
  thingName,
} from '../../objects/index.ts';
import {
  ATTRIBUTES,
  type Attribute,
  type GrowthRules,
  type GrowthView,
  type Ruleset,
  ranksOf,
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

/** Share of heroes cut off at either end of an attribute's usual range. */
const TAIL = 0.05;

/** Attributes on the short scale. */
const SHORT_SCALE = Array.from({ length: 23 }, (_, index) => index + 3);

/**
 * The preview of a hero. Pure: equal inputs give equal results. It takes about 100 ms, so cache the result.
 * Throws a UsageError for an unplayable role or race.
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
    paths: heroPathViews(ruleset, usual, item => thingName(nameOf(item, loreOf(item)))),
    spells: spellsAtStart(ruleset, heroes, pools),
    skills: skillsOf(ruleset, heroes),
    ranks: ranksOf(ruleset.slots.world, role),
    kit: kitOf(content, heroes),
  };
}

/** Mean movement points per turn of an unburdened hero, to a tenth. */
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

/** Hit points; exact if they don't depend on constitution. */
function hitPointsOf(ruleset: Ruleset, heroes: DrawnHeroes): Expected {
  const { bridges } = ruleset;
  if (poolsByObject(ruleset)) {
    const counts = heroes.counts(hero => poolMaxima(ruleset, hero).hitPoints);
    return expected(counts, DrawnHeroes.certainty);
  }
  const ask = new Enumerator();
  const view = growthOf(bridges, heroes.usual);
  const rule = (chance: Chance, growth: GrowthRules, constitution: number) =>
    growth.hitPoints(chance, { ...view, constitution });
  return byAttribute(heroes, 'constitution', value => ask.askNumber(rule, bridges.growth, value));
}

/** Energy and grace; exact if they don't depend on wisdom. */
function poolsOf(ruleset: Ruleset, heroes: DrawnHeroes): Pools {
  const { bridges } = ruleset;
  if (poolsByObject(ruleset)) {
    return countedPools(ruleset, heroes);
  }
  const ask = new Enumerator();
  const view = growthOf(bridges, heroes.usual);
  const rule = (chance: Chance, growth: GrowthRules, wisdom: number) =>
    growth.energy(chance, { ...view, wisdom });
  const energy = byAttribute(heroes, 'wisdom', value => ask.askNumber(rule, bridges.growth, value));
  return view.role.prays ? { energy, grace: energy } : { energy };
}

/** Energy and grace as counted of the drawn heroes. */
function countedPools(ruleset: Ruleset, heroes: DrawnHeroes): Pools {
  const { certainty } = DrawnHeroes;
  const countsOf = (pool: 'mana' | 'grace') =>
    heroes.counts(hero => poolMaxima(ruleset, hero)[pool]);
  const energy = expected(countsOf('mana'), certainty);
  return ruleset.bridges.roles[heroes.usual.role]!.prays
    ? { energy, grace: expected(countsOf('grace'), certainty) }
    : { energy };
}

/** The growth input of a hypothetical hero. */
function growthOf({ roles, races }: Ruleset['bridges'], { role, race }: HeroSheet): GrowthView {
  return { role: roles[role]!, race: races[race]!, level: 0 };
}

/** A draw that depends on one attribute; exact if it is the same for every value. */
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

/** The probability that the kit is a burden. */
function burdened(ruleset: Ruleset, heroes: DrawnHeroes): number {
  return heroes.counts(hero => (burdenOf(ruleset, hero) === 'unencumbered' ? 0 : 1)).atLeast(1);
}

/** The role's skills. Where some heroes have a random higher skill, the minimum. */
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

/** All items of the sample's kits: universal ones first, in letter order. */
function kitOf(content: Content, heroes: DrawnHeroes): KitPreview[] {
  const brought = heroes.having(hero => hero.inventory.things.map(item => nameAtStart(item)));
  return [...brought].map(([name, { share, one }]) => {
    const item = one.inventory.things.find(other => nameAtStart(other) === name)!;
    const { icon, hue } = lookOf(kindOf(item), loreOf(item), content);
    return { name, share, icon, hue, place: placeOf(slotOf(one.equipment, item.id)) };
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

function nameAtStart(item: GameObject): string {
  return aThing(nameOf(item, loreOf(item)));
}

/** The hero's knowledge of an item in his starting kit. */
function loreOf(item: GameObject): Lore {
  return Lore.knowing(item);
}
