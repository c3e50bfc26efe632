// Shots and throws in Angband 3.0.5: src/cmd1.c (critical_shot), src/cmd2.c
// (breakage_chance, do_cmd_fire, do_cmd_throw), src/xtra1.c (calc_bonuses).

import { ITEM_KINDS, type MissileRules, type MissileSteps } from '../../combat/index.ts';

const steps: MissileSteps = {
  /** One shot. Extra shots of class and equipment are lost. */
  heavyLauncherShots() {
    return 1;
  },
  /** The launcher kind's own multiplier. Might from equipment is lost. */
  heavyLauncherMultiplier(_multiplier, base) {
    return base;
  },
  /** The launcher's to-hit doesn't count. */
  shotCriticalBonus(bonus) {
    return bonus;
  },
  /** None: the to-hit bonus of a thrown object counts only for critical hits. */
  thrownToHit() {
    return 0;
  },
  /** The character's own skill. */
  throwerToHit(own) {
    return own;
  },
  /** Nothing breaks on a wall or on the floor. */
  mayBreak(reachedMonster) {
    return reachedMonster;
  },
  /** The same at any distance. */
  breakageAfter(percent) {
    return percent;
  },
};

/** Missiles of Angband 3.0.5. */
export const missiles: MissileRules = {
  launchers: {
    sling: { multiplier: 2, ammunition: 'shot' },
    'short-bow': { multiplier: 2, ammunition: 'arrow' },
    'long-bow': { multiplier: 3, ammunition: 'arrow' },
    'light-crossbow': { multiplier: 3, ammunition: 'bolt' },
    'heavy-crossbow': { multiplier: 4, ammunition: 'bolt' },
  },
  critical: {
    powerPerToHit: 4,
    powerPerLevel: 2,
    outOf: 5000,
    sides: 500,
    classes: [
      { class: 'good', from: 0, times: 2, over: 1, plus: 5 },
      { class: 'great', from: 500, times: 2, over: 1, plus: 10 },
      { class: 'superb', from: 1000, times: 3, over: 1, plus: 15 },
    ],
  },
  turnEnergy: 100,
  fireRange: { grids: 10, perMultiplier: 5 },
  throwRange: { most: 10, strengthAdded: 20, factor: 10, lightest: 10 },
  enchantedKinds: ITEM_KINDS,
  breakage: {
    skeleton: 50,
    bottle: 100,
    junk: 100,
    spike: 25,
    chest: 10,
    shot: 25,
    arrow: 35,
    bolt: 25,
    launcher: 10,
    digger: 10,
    hafted: 10,
    polearm: 10,
    sword: 10,
    boots: 10,
    gloves: 10,
    helm: 10,
    crown: 10,
    shield: 10,
    cloak: 10,
    'soft-armor': 10,
    'hard-armor': 10,
    'dragon-armor': 10,
    light: 50,
    amulet: 10,
    ring: 10,
    staff: 10,
    wand: 25,
    rod: 10,
    scroll: 50,
    potion: 100,
    flask: 100,
    food: 100,
    'magic-book': 10,
    'prayer-book': 10,
  },
  // lib/edit/object.txt. Heavier armour and chests have dice of their own.
  thrownDice: {
    bottle: { dice: 1, sides: 1 },
    spike: { dice: 1, sides: 1 },
    boots: { dice: 1, sides: 1 },
    gloves: { dice: 1, sides: 1 },
    helm: { dice: 1, sides: 1 },
    crown: { dice: 1, sides: 1 },
    shield: { dice: 1, sides: 1 },
    'soft-armor': { dice: 1, sides: 1 },
    'hard-armor': { dice: 1, sides: 4 },
    'dragon-armor': { dice: 2, sides: 4 },
    light: { dice: 1, sides: 1 },
    staff: { dice: 1, sides: 2 },
    wand: { dice: 1, sides: 1 },
    rod: { dice: 1, sides: 1 },
    potion: { dice: 1, sides: 1 },
    flask: { dice: 2, sides: 6 },
    food: { dice: 1, sides: 1 },
    junk: { dice: 1, sides: 1 },
    'magic-book': { dice: 1, sides: 1 },
    'prayer-book': { dice: 1, sides: 1 },
  },
  steps,
};
