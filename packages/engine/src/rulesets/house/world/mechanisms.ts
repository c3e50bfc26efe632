// Traps that do more than hit; fountains, thrones and sinks; ice, lava and sewage; the chase after the Amulet.

import type { WorldRules } from '../../../worldrules/index.ts';

const d = (count: number, sides: number) => ({ count, sides, bonus: 0 });

/**
 * NetHack 3.6.7 src/trap.c (dotrap, trapeffect_*, fall_through, domagictrap, mkroll_launch, launch_obj), src/detect.c
 * (dosearch0: statues). Poison and the flash's share: own rules.
 */
export const mechanisms: WorldRules['mechanisms'] = {
  pit: { damage: d(1, 6), turns: { least: 2, values: 6 } },
  spikedPit: {
    damage: d(1, 10),
    turns: { least: 2, values: 6 },
    poisonOneIn: 6,
    poison: { least: 4, values: 6 },
  },
  bearTrap: {
    damage: d(2, 4),
    turns: { least: 4, values: 4 },
    lames: { legs: 1, turns: { least: 10, values: 10 } },
  },
  web: [
    { below: 4, turns: { least: 6, values: 6 } },
    { below: 6, turns: { least: 6, values: 4 } },
    { below: 9, turns: { least: 4, values: 4 } },
    { below: 12, turns: { least: 4, values: 2 } },
    { below: 15, turns: { least: 2, values: 2 } },
    { below: 18, turns: { least: 1, values: 2 } },
  ],
  arrow: { toHit: 8, damage: d(1, 6) },
  rock: { damage: d(2, 6), helmet: 2 },
  gas: d(1, 25),
  antiMagic: { sure: 1 },
  magic: { weights: [9, 9, 2], blind: { least: 10, values: 5 }, comers: 4 },
  mine: {
    damage: d(1, 16),
    turns: { least: 2, values: 6 },
    lames: { legs: 2, turns: { least: 41, values: 35 } },
  },
  boulder: {
    kind: 'boulder',
    squares: { least: 4, values: 5 },
    nearest: 2,
    toHit: 9,
    damage: d(1, 20),
  },
  statue: { wakesOneIn: 8 },
  deeperOneIn: 4,
};

/** NetHack 3.6.7 src/fountain.c (drinkfountain, dipfountain, drinksink), src/sit.c (dosit), src/dokick.c (dokick). */
export const features: WorldRules['features'] = {
  fountain: {
    drinks: [20, 2, 2, 1, 1, 2, 1, 1],
    dips: [20, 4, 1, 3, 2],
    driesOneIn: 3,
    cool: d(1, 10),
    foul: { least: 11, values: 20 },
    poison: d(1, 10),
    snakes: 3,
    coins: 40,
  },
  throne: {
    stirs: { times: 2, of: 3 },
    deeds: [2, 3, 2, 2, 3, 2, 3, 2, 2, 1],
    shock: d(1, 30),
    weakness: d(1, 10),
    court: 5,
    confusion: { count: 1, sides: 7, bonus: 16 },
    vanishesOneIn: 3,
  },
  sink: { drinks: [5, 2, 2], kicks: [6, 2, 2], scald: d(1, 6), foul: { least: 11, values: 20 } },
};

/** Own rules; what lava burns: NetHack 3.6.7 src/trap.c (lava_damage, fire_damage); sewage: EvilHack src/hack.c (spoteffects) slows, here by the time of a step. */
export const ground: WorldRules['ground'] = {
  slidesOneIn: 2,
  lava: d(6, 6),
  lavaBurns: {
    materials: [
      ...['paper', 'leather', 'pine', 'oak', 'organics', 'cloth', 'silk', 'wool', 'bone'],
      ...['liquid', 'ice'],
    ],
    classes: ['potion'],
  },
  sewageTimes: 2,
  sewageSpares: ['mud-boots'],
};

/** Own rule, after NetHack 3.6.7 src/wizard.c (intervene, resurrect). */
export const chase: WorldRules['chase'] = {
  kind: 'called_keeper',
  comesOneIn: 40,
  within: 6,
};
