// The numbers of the world with one of them changed by an overlay: what is played, what is asked and what is
// told must move.

import { groupSize, makeMonster, monsterTraits, touchOf } from '@roguewright/engine/actors';
import { Enumerator, Streams } from '@roguewright/engine/chance';
import { type GameState, newGame } from '@roguewright/engine/game';
import { LocalGame, SimplePlayer } from '@roguewright/engine/host';
import { drawEgo, egosFor } from '@roguewright/engine/objects';
import {
  createRulesets,
  type Patch,
  RULESETS,
  type Ruleset,
  RulesetLibrary,
  type WorldRules,
} from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { testPlayed } from '../unit/mutation/mutations.ts';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const { world } = house.slots;

/** The house with other numbers in its world. */
function withWorld(patch: Patch<WorldRules>): Ruleset {
  const overlay = {
    id: 'other-world',
    title: 'Another world',
    parent: 'house',
    about: '',
    differences: [],
    slots: { world: { patches: [patch] } },
  };
  return new RulesetLibrary([...RULESETS, overlay]).resolve('other-world');
}

describe('a number of the world that an overlay changes', () => {
  const bridges = (patch: Patch<WorldRules>) => withWorld(patch).bridges;

  it.each<[string, Patch<WorldRules>, (rules: Ruleset['bridges']) => unknown]>([
    ['levels', { levels: { combat: { times: 4 } } }, rules => rules.combatLevel(12)],
    ['experience', { levels: { next: { 4: { at: 30 } } } }, rules => rules.nextLevelAt(3)],
    ['kills', { levels: { kills: { armed: 9 } } }, rules => rules.experienceFor(3, 12, true)],
    ['attributes', { scales: { attributes: { 5: { least: 60 } } } }, rules => rules.shortScale(55)],
    ['armour', { scales: { armour: { points: 5 } } }, rules => rules.descending(30)],
    ['armour back', { scales: { armour: { unarmoured: 9 } } }, rules => rules.ascending(4)],
    ['immunity', { scales: { immunePercent: 90 } }, rules => rules.immunities({ 2: 95 })],
    ['hit points', { monsters: { hitPoints: { sides: 6 } } }, rules => rules.monsterHitPoints(5)],
    ['prices', { prices: { spellLevel: 4 } }, rules => rules.plainPrice(3)],
    ['time', { beats: { tick: 50 } }, rules => rules.castingBeats(2)],
    ['spell levels', { spellTerms: { levels: { 0: 3 } } }, rules => rules.spellLevel(3)],
    ['schools', { spellTerms: { ofOthers: 'escape' } }, rules => rules.school(0, false)],
    ['practice', { skills: { practice: 30 } }, rules => rules.skills.practice('basic')],
    ['slots', { skills: { schoolsOver: 1 } }, rules => rules.skills.slots('attack', 'skilled')],
    [
      'weapon skill',
      { skills: { weaponBonus: { expert: { toHit: 9 } } } },
      rules => rules.skills.weaponBonus('expert'),
    ],
    [
      'own launcher',
      { ownLauncher: { extra: { shots: 2 } } },
      rules => rules.ownLauncher.extraShots('expert'),
    ],
    ['growth', { growth: { attributesEvery: 4 } }, rules => rules.growth.raisesAttributes(4)],
    ['roles', { roles: { wizard: { middleLevel: 9 } } }, rules => rules.roles.wizard],
    ['races', { races: { human: { title: 'Man' } } }, rules => rules.races.human],
  ])('moves what follows from it: %s', (_, patch, read) => {
    expect(read(bridges(patch))).not.toEqual(read(house.bridges));
  });

  it('is named by the nearest key when it is misspelt', () => {
    const wrong = { waking: { wakesOnein: 3 } } as unknown as Patch<WorldRules>;
    expect(() => withWorld(wrong)).toThrow('did you mean wakesOneIn?');
  });

  it('leaves the house as it is', () => {
    withWorld({ waking: { asleepOneIn: 1 } });
    expect(createRulesets().resolve('house').slots.world.waking.asleepOneIn).toBe(2);
  });
});

const many = monsterTraits(content.archetype('kobold'));
const egos = egosFor(content, content.archetype('dagger'));
const wizard = world.roles.wizard!;
const human = world.races.human!;
const grown = { role: wizard, race: human, level: 4 };

testPlayed<WorldRules>(world, [
  {
    name: 'large groups',
    patch: { groups: { small: 6, large: 6 } },
    rule: (chance, rules) => groupSize(chance, rules, { ...many, company: 'few' }, 9),
  },
  {
    name: 'touches',
    patch: { touches: { stunsOneIn: 2 } },
    rule: (chance, rules) => touchOf(chance, rules, 'stun', 5)?.turns ?? 0,
  },
  {
    name: 'terror',
    patch: { fear: { terror: { sides: 4 } } },
    rule: (chance, rules) => touchOf(chance, rules, 'terrify', 5)?.turns ?? 0,
  },
  {
    name: 'ego kinds',
    patch: { egos: { sure: 10 } },
    rule: (chance, rules) => drawEgo(chance, rules.egos, { egos, depth: 2 })?.ego ?? '',
  },
]);

describe('growth, blows and missiles under an overlay', () => {
  const view = { level: 3, dice: { count: 1, sides: 6, bonus: 0 }, armourClass: 4 };
  const changed = withWorld({
    growth: { rollsOfALevel: 1 },
    monsters: { blows: { toHit: 15 }, missiles: { toHit: 12 } },
  }).bridges;
  const before = house.bridges;

  testPlayedBetween('hit points of a level', before, changed, (chance, { growth }) =>
    growth.hitPoints(chance, { ...grown, constitution: 12 }),
  );
  testPlayedBetween('a blow', before, changed, (chance, rules) =>
    rules.monsterBlow(chance, rules, view),
  );
  testPlayedBetween('a missile', before, changed, (chance, rules) =>
    rules.monsterShot(chance, rules, { ...view, distance: 3, toHit: 0 }),
  );
});

/** Play and odds under both, by the means of many plays. */
function testPlayedBetween(
  name: string,
  before: Ruleset['bridges'],
  after: Ruleset['bridges'],
  rule: (chance: Parameters<typeof before.monsterBlow>[0], rules: typeof before) => number,
): void {
  it(`${name}: what is asked and what is played move alike`, () => {
    const [old, changed] = [before, after].map(rules => {
      const asked = new Enumerator().askNumber((chance, of) => rule(chance, of), rules, undefined);
      const luck = new Streams(name).stream('plays');
      let sum = 0;
      for (let play = 0; play < 4000; play++) {
        sum += rule(luck, rules);
      }
      const error = asked.standardDeviation / Math.sqrt(4000);
      expect(Math.abs(sum / 4000 - asked.mean)).toBeLessThan(5 * error);
      return { asked, error };
    });
    expect(Math.abs(changed!.asked.mean - old!.asked.mean)).toBeGreaterThan(10 * old!.error);
  });
}

/** A new game under a ruleset, and what lives on its first level. */
function begun(ruleset: Ruleset, seed = 'world'): GameState {
  return newGame(content, ruleset, { heroName: 'Ada', role: 'valkyrie', race: 'human', seed });
}

describe('a game in another world', () => {
  it('puts everybody to sleep, or fills the first level with groups and things', () => {
    const asleep = (ruleset: Ruleset) =>
      begun(ruleset).level.creatures.all.filter(({ conditions }) => conditions.has('asleep'));
    const sleepy = withWorld({ waking: { asleepOneIn: 1 }, groups: { ofLevel: { sure: 9 } } });
    const crowd = begun(sleepy).level.creatures.all.length;
    expect(crowd).toBeGreaterThan(begun(house).level.creatures.all.length);
    expect(asleep(sleepy)).toHaveLength(crowd);
    const laid = (ruleset: Ruleset) => [...begun(ruleset).level.items.values()].flat().length;
    expect(laid(withWorld({ dungeon: { things: { sure: 60 } } }))).toBeGreaterThan(
      laid(house) + 40,
    );
  });

  it.each<[string, Patch<WorldRules>]>([
    ['those who arrive', { dungeon: { arrivesOneIn: 1 } }],
    ['sleepers who wake', { waking: { asleepOneIn: 1, wakesOneIn: 1 } }],
    ['doors that always give way', { doors: { die: 1 } }],
  ])('goes another way with %s', (_, patch) => {
    expect(journey(withWorld(patch))).not.toEqual(journey(house));
  });

  it('makes other monsters, and answers and tells the danger by the same numbers', () => {
    const strong = withWorld({
      monsters: { hitPoints: { weakest: { count: 20 } }, blows: { toHit: 30 } },
    });
    const kind = content.archetype('jackal');
    const made = (ruleset: Ruleset) => {
      const luck = new Streams('made').stream('monsters');
      return makeMonster(luck, ruleset, content, kind, 0, () => 1).maxHitPoints;
    };
    expect(made(strong)).toBeGreaterThan(made(house));
    const [mild, hard] = [house, strong].map(besideJackal);
    expect(hard!.recall!.hitPoints).not.toEqual(mild!.recall!.hitPoints);
    expect(hard!.recall!.blows[0]!.hitChance).toBe(1);
    expect(mild!.recall!.blows[0]!.hitChance).toBeLessThan(1);
    expect(hard!.explanation).not.toEqual([]);
  });
});

/** What a simple player sees along a game of 250 commands. */
function journey(ruleset: Ruleset): string[] {
  const game = LocalGame.create(content, ruleset, { ...START, seed: 'doors' });
  const player = new SimplePlayer('doors');
  let performed = game.look();
  const seen: string[] = [];
  for (let turn = 0; turn < 250 && performed.view.ending === undefined; turn++) {
    performed = game.perform(
      turn % 5 === 0 ? { kind: 'search', count: 5 } : player.next(performed),
    );
    seen.push(JSON.stringify(performed.events));
  }
  return seen;
}

/** What is known of a jackal beside the hero, who has felt its bite. */
function besideJackal(ruleset: Ruleset) {
  const saved = JSON.parse(JSON.stringify(LocalGame.create(content, ruleset, START).save()));
  const [, level] = saved.levels[0];
  const [creature] = level.creatures;
  Object.assign(creature, { archetype: 'jackal', square: saved.seats[0].hero.square + 1 });
  const felt = { kills: 0, blows: [3], is: [], isNot: [], abilities: [] };
  saved.seats[0].sheet.lore.monsters = [['jackal', felt]];
  return LocalGame.restore(content, ruleset, saved).odds({ ask: 'recall', target: creature.id });
}

const START = { heroName: 'Ada', role: 'valkyrie', race: 'human', seed: 'runes' };
