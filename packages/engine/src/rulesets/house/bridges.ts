import type { Bridges } from '../bridges.ts';
import { spells } from '../nethack-3.4.3/casting-spells.ts';
import { growth } from './growth.ts';
import { immunities, resistances } from './immunities.ts';
import { combatLevel, experienceFor, nextLevelAt } from './levels.ts';
import { monsterBlow, monsterHitPoints, monsterShot } from './monsters.ts';
import { ownLauncher } from './own-launcher.ts';
import { races } from './races.ts';
import { roles } from './roles.ts';
import { ascending, descending, shortScale } from './scales.ts';
import { skills } from './skills.ts';
import { castingBeats, plainPrice, school, spellLevel } from './spell-terms.ts';

/** What joins the five documents in the default ruleset. */
export const houseBridges: Bridges = {
  roles,
  races,
  attributePoints: 75,
  beats: { move: 600, point: 50, tick: 60 },
  combatLevel,
  shortScale,
  descending,
  ascending,
  resistances,
  immunities,
  monsterHitPoints,
  monsterBlow,
  monsterShot,
  writtenBy: spells,
  spellLevel,
  school,
  plainPrice,
  castingBeats,
  growth,
  skills,
  ownLauncher,
  experienceFor,
  nextLevelAt,
};
