// Random rules of the slot `world` with one constant changed by an overlay. What else its numbers move is shown
// by scenes (packages/engine/src/game/other-world.test.ts) and games (test/content/other-worlds.test.ts).

import {
  Conditions,
  energyBack,
  groupSize,
  hitPointsBack,
  monsterTraits,
  stumbledDirection,
  swallow,
} from '@roguewright/engine/actors';
import { loadContent } from '@roguewright/engine/game';
import { drawCondition, generationView } from '@roguewright/engine/objects';
import { createRulesets, type WorldRules } from '@roguewright/engine/rulesets';
import { testPlayed } from './mutations.ts';

const { world } = createRulesets().resolve('house').slots;
const content = loadContent([
  {
    path: 'a.arc',
    text: 'Object sword\ntype 15\nend\nObject band\ntype 70\nenchantable 1\nend\nObject rat\nmonster 1\ncompany many\nend\n',
  },
]);
const [sword, band, rat] = ['sword', 'band', 'rat'].map(id => content.archetype(id));

const confused = new Conditions();
confused.set('confused', 5);
const strong = {
  level: 20,
  constitution: 18,
  wisdom: 14,
  intelligence: 16,
  wizard: false,
  turn: 72,
};

testPlayed<WorldRules>(world, [
  {
    name: 'stumbling',
    patch: { stumbling: { confusedOneIn: 2 } },
    rule: (chance, { stumbling }) => stumbledDirection(chance, stumbling, confused, 3),
  },
  {
    name: 'hunger: vomiting instead of choking',
    patch: { hunger: { vomiting: { oneIn: 2 } } },
    rule: (chance, { hunger }) => swallow(chance, hunger, 1900, 200, true).kind,
  },
  {
    name: 'healing: the level that caps a draw',
    patch: { healing: { slowBelow: 18 } },
    rule: (chance, { healing }) => hitPointsBack(chance, healing, strong),
  },
  {
    name: 'healing: energy by scores',
    patch: { healing: { energy: { scoresOver: 5 } } },
    rule: (chance, { healing }) => energyBack(chance, healing, strong),
  },
  {
    name: 'generation: weapons that are badly made',
    patch: { generation: { badWeapon: { k: 5 } } },
    rule: (chance, { generation }) => drawCondition(chance, generation, generationView(sword!, 1)),
  },
  {
    name: 'generation: rings',
    patch: { generation: { ring: { enchanted: { k: 2 } } } },
    rule: (chance, { generation }) => drawCondition(chance, generation, generationView(band!, 1)),
  },
  {
    name: 'spawning: groups for low heroes',
    patch: { spawning: { smallerGroups: { 0: { over: 1 } } } },
    rule: (chance, rules) => groupSize(chance, rules, monsterTraits(rat!), 2),
  },
]);
