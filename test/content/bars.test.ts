// The bars of the house ruleset, asked of the odds: how long equals fight, and whether a new Wizard
// survives three jackals. Heroes are made and grown by the game's own rules under fixed seeds.

import { attackerView, gainExperience, type HeroSheet, makeHero } from '@roguewright/engine/actors';
import { Distribution, Enumerator, Streams } from '@roguewright/engine/chance';
import { type CreatureFacts, creatureFacts } from '@roguewright/engine/objects';
import { attackOdds, turnsToKill } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const { bridges } = house;

/** Heroes over whom the bars are averaged. */
const HEROES = 16;

interface Hero {
  readonly sheet: HeroSheet;
  readonly hitPoints: number;
}

/**
 * A hero of a level with the gear that the way there brings: a weapon one better every other level,
 * armour one NetHack point every third, and from level 5 on skill with the weapon.
 */
function hero(role: string, level: number, seed: number): Hero {
  let id = 1;
  const streams = new Streams(`bars ${role} ${seed}`);
  const plan = { name: 'Ada', role, race: 'human' };
  const made = makeHero(streams.stream('hero'), house, content, plan, () => ++id);
  const { sheet } = made;
  const experience = level === 1 ? 0 : bridges.nextLevelAt(level - 1);
  const gains = gainExperience(streams.stream('growth'), house, sheet, experience);
  const better = Math.floor(level / 2);
  const { weapon } = sheet;
  weapon!.differences.toHitBonus = weapon!.fact('toHitBonus') + better;
  weapon!.differences.toDamBonus = weapon!.fact('toDamBonus') + better;
  sheet.armourClass += 6 * Math.floor(level / 3);
  if (level >= 5) {
    sheet.skills.spear = 'skilled';
  }
  const hitPoints = gains.reduce((sum, gain) => sum + gain.hitPoints, made.hitPoints);
  return { sheet, hitPoints };
}

function kind(id: string): CreatureFacts {
  return creatureFacts(content.archetype(id));
}

function killOdds({ sheet }: Hero, facts: CreatureFacts) {
  const { count, sides } = bridges.monsterHitPoints(facts.level);
  return attackOdds(house.slots.combat, {
    attacker: attackerView(house, sheet),
    target: { armourClass: facts.armourClass, monsterFlags: [], visible: true },
    hitPoints: Distribution.dice(count, sides),
  }).turns!;
}

/** The damage of all blows of one move. */
function moveOf({ sheet }: Hero, { blows, level }: CreatureFacts): Distribution {
  const ask = new Enumerator();
  const armourClass = bridges.descending(sheet.armourClass);
  return blows
    .map(({ dice }) => ask.askNumber(bridges.monsterBlow, bridges, { level, dice, armourClass }))
    .reduce((sum, blow) => sum.plus(blow));
}

/** The mean over the heroes of a role and level. */
function average(role: string, level: number, measure: (hero: Hero) => number): number {
  let sum = 0;
  for (let seed = 0; seed < HEROES; seed++) {
    sum += measure(hero(role, level, seed));
  }
  return sum / HEROES;
}

/** Kinds that fight with blows alone, at about the hero's own pace. */
const EQUALS: readonly (readonly [level: number, id: string])[] = [
  [1, 'hobgoblin'],
  [3, 'orc_raider'],
  [4, 'wolf'],
  [5, 'ogre'],
  [6, 'cave_bear'],
  [7, 'troll'],
  [8, 'hill_giant'],
];

describe('between equals', () => {
  it.each(EQUALS)('a Valkyrie of level %i kills a %s in 2 to 5 turns', (level, id) => {
    const turns = average('valkyrie', level, fighter => killOdds(fighter, kind(id)).mean);
    expect(kind(id).level).toBe(level);
    expect(turns).toBeGreaterThanOrEqual(2);
    expect(turns).toBeLessThanOrEqual(5);
  });

  it.each(EQUALS)('a Valkyrie of level %i, unhealed, is killed by a %s in 5 to 12', (level, id) => {
    const facts = kind(id);
    const turns = average('valkyrie', level, fighter => {
      const needed = Distribution.certain(fighter.hitPoints + 1);
      return (turnsToKill(moveOf(fighter, facts), needed).mean * 12) / facts.speed;
    });
    expect(turns).toBeGreaterThanOrEqual(5);
    expect(turns).toBeLessThanOrEqual(12);
  });
});

/** Probabilities of the hero's hit points, by hit points; the dead are left out. */
type Health = ReadonlyMap<number, number>;

/** The hero after a fight with one jackal: he strikes first, it bites while it lives. */
function afterJackal(before: Health, kills: Float64Array, bite: Distribution): Health {
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

describe('a Wizard of level 1', () => {
  it('kills three jackals, one after the other, with the staff alone in 60 to 90 % of cases', () => {
    const jackal = kind('jackal');
    const odds = average('wizard', 1, wizard => {
      const { probabilities } = killOdds(wizard, jackal);
      const bite = moveOf(wizard, jackal);
      let health: Health = new Map([[wizard.hitPoints, 1]]);
      for (let number = 0; number < 3; number++) {
        health = afterJackal(health, probabilities.slice(0, 100), bite);
      }
      return [...health.values()].reduce((sum, share) => sum + share, 0);
    });
    expect(odds).toBeGreaterThanOrEqual(0.6);
    expect(odds).toBeLessThanOrEqual(0.9);
  });
});
