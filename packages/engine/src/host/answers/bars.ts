// The bars by which the house ruleset is balanced, asked of the rules that are played: how many turns a fighter
// needs to kill a creature of his level, how many it needs to kill him, and whether a new Wizard survives three
// jackals. Heroes are made and grown by the game's own rules under fixed seeds.

import {
  attackerView,
  gainExperience,
  type HeroSheet,
  makeHero,
  monsterTraits,
} from '../../actors/index.ts';
import { Distribution, Enumerator, Streams } from '../../chance/index.ts';
import {
  type Archetype,
  type Content,
  type CreatureFacts,
  creatureFacts,
} from '../../objects/index.ts';
import { attackOdds, turnsToKill } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';

/** What the bars permit: turns to kill an equal, turns until an equal kills, and the Wizard's chance. */
export const BARS = { kills: [2, 5], killed: [5, 12], wizard: [0.6, 0.9] } as const;

/** Heroes over whom a bar is averaged: each has his own attributes and hit points. */
const HEROES = 16;

/** Creatures whose pace is within these points are a hero's equals in pace. */
const PACE = { least: 9, most: 14 };

/**
 * What the way to a level brings, as the bars assume it: a weapon one better every other level, six points of
 * armour class every third, and skill with the weapon from the fifth on.
 */
const GEAR = { weaponEvery: 2, armourEvery: 3, armour: 6, skilledFrom: 5 };

/** Jackals in a row that a new Wizard meets, and blows after which he is taken for dead. */
const JACKALS = { count: 3, blows: 100 };

/** A hero of a level. */
interface BarHero {
  readonly sheet: HeroSheet;
  readonly hitPoints: number;
}

/** One creature against a fighter of its level. */
export interface BarRow {
  readonly id: string;
  readonly name: string;
  /** Mean turns in which the fighter kills it. */
  readonly kills: number;
  /** Mean turns in which it kills a fighter who isn't healed. */
  readonly killed: number;
}

/** The creatures of a level that fight with blows alone, at about a hero's pace. */
export interface LevelBar {
  readonly level: number;
  /** The level of the creatures: that of the hero, or the highest below that has any. */
  readonly creatures: number;
  readonly rows: readonly BarRow[];
}

/** A fighter against his equals at one level. @param role whose heroes fight, such as `valkyrie` */
export function levelBar(
  content: Content,
  ruleset: Ruleset,
  role: string,
  level: number,
): LevelBar {
  const equals = content.archetypes.filter(fightsWithBlowsAlone);
  const levels = equals.map(kind => creatureFacts(kind).level).filter(its => its <= level);
  const creatures = Math.max(0, ...levels);
  const rows = equals
    .filter(kind => creatureFacts(kind).level === creatures)
    .map(kind => barRow(content, ruleset, role, level, kind));
  return { level, creatures, rows };
}

/** A fighter of a level against one kind. */
export function barRow(
  content: Content,
  ruleset: Ruleset,
  role: string,
  level: number,
  kind: Archetype,
): BarRow {
  const facts = creatureFacts(kind);
  const average = averageOver(content, ruleset, role, level);
  return {
    id: kind.id,
    name: kind.name,
    kills: average(hero => killOdds(ruleset, hero, facts).mean),
    killed: average(hero => {
      const needed = Distribution.certain(hero.hitPoints + 1);
      const moves = turnsToKill(moveOf(ruleset, hero, facts), needed).mean;
      return (moves * ruleset.slots.speed.time.pointsPerMove) / facts.speed;
    }),
  };
}

/** The probability that a new Wizard kills three jackals with the staff, one after the other. */
export function wizardBar(content: Content, ruleset: Ruleset): number {
  const jackal = creatureFacts(content.archetype('jackal'));
  return averageOver(
    content,
    ruleset,
    'wizard',
    1,
  )(wizard => {
    const { probabilities } = killOdds(ruleset, wizard, jackal);
    const bite = moveOf(ruleset, wizard, jackal);
    let health: Health = new Map([[wizard.hitPoints, 1]]);
    for (let number = 0; number < JACKALS.count; number++) {
      health = afterFight(health, probabilities.slice(0, JACKALS.blows), bite);
    }
    return [...health.values()].reduce((sum, share) => sum + share, 0);
  });
}

function fightsWithBlowsAlone(kind: Archetype): boolean {
  if (!kind.flags.has('monster') || kind.partOf !== undefined || kind.inventory.length > 0) {
    return false;
  }
  const { blows, speed } = creatureFacts(kind);
  const { unique, frequency } = monsterTraits(kind);
  const plain = blows.length > 0 && blows.every(({ effect }) => effect === '');
  return plain && !unique && frequency > 0 && speed >= PACE.least && speed <= PACE.most;
}

function averageOver(content: Content, ruleset: Ruleset, role: string, level: number) {
  return (measure: (hero: BarHero) => number): number => {
    let sum = 0;
    for (let seed = 0; seed < HEROES; seed++) {
      sum += measure(barHero(content, ruleset, role, level, seed));
    }
    return sum / HEROES;
  };
}

/** A hero of a level with the gear that the way there brings. */
function barHero(
  content: Content,
  ruleset: Ruleset,
  role: string,
  level: number,
  seed: number,
): BarHero {
  let id = 1;
  const streams = new Streams(`bars ${role} ${seed}`);
  const plan = { name: 'Ada', role, race: 'human' };
  const made = makeHero(streams.stream('hero'), ruleset, content, plan, () => ++id);
  const { sheet } = made;
  const experience = level === 1 ? 0 : ruleset.bridges.nextLevelAt(level - 1);
  const gains = gainExperience(streams.stream('growth'), ruleset, sheet, experience);
  const { weapon } = sheet;
  if (weapon !== undefined) {
    const better = Math.floor(level / GEAR.weaponEvery);
    weapon.setOwn('toHitBonus', weapon.fact('toHitBonus') + better);
    weapon.setOwn('toDamBonus', weapon.fact('toDamBonus') + better);
  }
  sheet.armourClass += GEAR.armour * Math.floor(level / GEAR.armourEvery);
  if (level >= GEAR.skilledFrom) {
    sheet.skills.spear = 'skilled';
  }
  const hitPoints = gains.reduce((sum, gain) => sum + gain.hitPoints, made.hitPoints);
  return { sheet, hitPoints };
}

function killOdds(ruleset: Ruleset, { sheet }: BarHero, facts: CreatureFacts) {
  const { count, sides } = ruleset.bridges.monsterHitPoints(facts.level);
  return attackOdds(ruleset.slots.combat, {
    attacker: attackerView(ruleset, sheet),
    target: { armourClass: facts.armourClass, monsterFlags: [], visible: true },
    hitPoints: Distribution.dice(count, sides),
  }).turns!;
}

/** The damage of all blows of one move. */
function moveOf(
  { bridges }: Ruleset,
  { sheet }: BarHero,
  { blows, level }: CreatureFacts,
): Distribution {
  const ask = new Enumerator();
  const armourClass = bridges.descending(sheet.armourClass);
  return blows
    .map(({ dice }) => ask.askNumber(bridges.monsterBlow, bridges, { level, dice, armourClass }))
    .reduce((sum, blow) => sum.plus(blow));
}

/** Probabilities of the hero's hit points, by hit points; the dead are left out. */
type Health = ReadonlyMap<number, number>;

/** The hero after a fight with one creature: he strikes first, it bites while it lives. */
function afterFight(before: Health, kills: Float64Array, bite: Distribution): Health {
  const after = new Map<number, number>();
  let now = before;
  for (const kill of kills) {
    const bitten = new Map<number, number>();
    for (const [hitPoints, share] of now) {
      after.set(hitPoints, (after.get(hitPoints) ?? 0) + share * kill);
      for (const [damage, probability] of bite) {
        const left = hitPoints - damage;
        if (left >= 0) {
          bitten.set(left, (bitten.get(left) ?? 0) + share * probability);
        }
      }
    }
    now = bitten;
  }
  return after;
}
