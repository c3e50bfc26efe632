// Rules asked about cases that neither scenes nor vectors come to, each under rules that a test changes.

import { type Chance, Enumerator } from '@roguewright/engine/chance';
import {
  animatedWeapon,
  attackBit,
  changedThing,
  createMissile,
  feedWand,
  goldOf,
  goldPercent,
  raises,
  recallClock,
  type SpellcraftRules,
} from '@roguewright/engine/spellcraft';
import { thingHit } from '@roguewright/engine/spells';
import type { PlayedScene } from './played-scenes.ts';

type Answer = (rules: SpellcraftRules) => unknown;

/** Every outcome of a random rule, with its probability. */
function outcomes(rule: (chance: Chance) => unknown): unknown {
  return new Enumerator().ask(chance => JSON.stringify(rule(chance)), {}, {}).list;
}

const SWORD = { damage: 9, magic: 2, strength: 1, dexterity: 3, constitution: 2, attackType: 1 };
const CASING = { hitPoints: 20, wc: 40, attackType: 2 };
const ANIMATED = { casing: CASING, weapon: SWORD, damage: 5, duration: 30, rangeAdjustment: 2 };
const SAVES = Object.fromEntries(Array.from({ length: 26 }, (_, type) => [type, type % 19]));

const MELTED = { price: 4000, value: 4000, money: false, unpaid: false };

/** Values of kinds, most of which are worth more than a thing that changes. */
const VALUES = [3, 40, 90, 200, 900, 2740, 5000];

const MISSILES = {
  ...{ kinds: [{ name: 'arrow', plural: 'arrows' }], usual: 0, text: '' },
  ...{ qualities: [{ name: 'of fire', value: 40, slays: false }] },
  ...{ dam: 2, damAdjustment: 1, duration: 60, durationAdjustment: 5 },
};

const THING = {
  ...{ material: '', magic: 0, cursed: false, resistances: {} },
  ...{ damage: 12, count: 3, unpaid: false, fixed: false, lightable: false },
};

/** Answers by what is asked. */
const CASES: Readonly<Record<string, Answer>> = {
  'animated weapons': rules => [
    animatedWeapon(rules, ANIMATED),
    animatedWeapon(rules, { ...ANIMATED, saves: SAVES, rangeAdjustment: 90 }),
    animatedWeapon(rules, { ...ANIMATED, saves: { 0: 19 } }),
    animatedWeapon(rules, {
      ...{ casing: { ...CASING, hitPoints: 1, wc: -90 }, duration: 0, damage: 0 },
      ...{ weapon: { ...SWORD, damage: 0, magic: -50, strength: -9 }, rangeAdjustment: 0 },
    }),
  ],
  'gold of things': ({ matter: { alchemy } }) => [
    [0, 1, 34, 60].map(steps => goldPercent(alchemy, steps)),
    [false, true].map(money =>
      outcomes(chance => goldOf(chance, alchemy, { ...MELTED, money, percent: 7 })),
    ),
  ],
  'changed things': ({ matter: { polymorph } }) =>
    [
      { value: 30, level: 9, count: 1 },
      { value: 400, level: 40, count: 60 },
      { value: 4, level: 0, count: 9 },
      { value: 900, level: 20, count: 5 },
      { value: 2100, level: 10, count: 2 },
    ].map(view =>
      outcomes(chance =>
        changedThing(chance, polymorph, { ...view, values: VALUES }, index => 5 * VALUES[index]!),
      ),
    ),
  // The program lets every attempt succeed, and states the chances all the same.
  'raised dead': ({ ways: { raising, ...others } }) =>
    [
      { casterLevel: 5, deadLevel: 3 },
      { casterLevel: 5, deadLevel: 90 },
      { casterLevel: 12 },
      { casterLevel: 300, deadLevel: 1 },
    ].map(view =>
      outcomes(chance =>
        raises(chance, { ...others, raising: { ...raising, mayFail: true } }, view),
      ),
    ),
  recalls: ({ ways }) => recallClock(ways, { duration: 40, shortened: 7 }),
  'fed wands': rules =>
    [9, 80].map(power => outcomes(chance => feedWand(chance, rules, { power, spellLevel: 4 }))),
  'made missiles': rules =>
    ['', '0', '1', '-9', 'arrow 2', 'arrow of fire'].map(text =>
      createMissile(rules, { ...MISSILES, text }),
    ),
  'things of each material': rules =>
    rules.hits.things.materials.flatMap(({ name }, at) =>
      ['fire', 'cold', 'electricity', 'acid', 'drain', 'physical', 'magic', 'weaponmagic'].map(
        type =>
          [
            { ...THING, material: name, materialBits: 0 },
            { ...THING, materialBits: 2 ** at },
          ].map(thing =>
            outcomes(chance =>
              thingHit(chance, rules, { ...thing, attackType: attackBit(type as 'fire') }),
            ),
          ),
      ),
    ),
};

/** A case for each of these rules. */
export function ruleCases(): readonly PlayedScene[] {
  return Object.entries(CASES).map(([name, answer]) => ({
    name,
    play: rules => JSON.stringify(answer(rules)),
  }));
}
