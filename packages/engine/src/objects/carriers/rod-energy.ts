// The energy of one rod, horn or spell ring. A full one has no facts of energy. Of one that was used, the item
// knows how much it had at which tick, so nothing happens to it in the loop of turns. Crossfire
// server/spell_util.c (rod_adjust, drain_rod_charge, regenerate_rod).

import type { Ruleset } from '../../rulesets/index.ts';
import {
  levelCost,
  type RodClockView,
  rodAfterTicks,
  speedLeftWhenFull,
  ticksUntilEnergy,
} from '../../spellcraft/index.ts';
import type { Archetype } from '../archetype.ts';
import type { GameObject } from '../game-object.ts';
import { pathsOf } from '../powers/paths.ts';
import { itemValueView, MOST_ENERGY } from './fill-carrier.ts';

/** A rod as it is now. */
export interface RodCharge {
  readonly left: number;
  /** When full. */
  readonly most: number;
  /** Of one shot. */
  readonly cost: number;
}

/** The facts of a rod that isn't full: its energy, the tick when it had it, and the speed left then. */
const ENERGY = 'hp';
const SINCE = 'energyTick';
const SPEED_LEFT = 'speedLeft';

/** The energy that one shot of a rod takes, at the rod's own level and paths. */
function rodCost(ruleset: Ruleset, rod: GameObject, spell: Archetype): number {
  return rodShotCost(ruleset, rod.archetype, spell, rod.fact('level'));
}

/** The energy that one shot of a kind of rod takes. @param level the rod's own; 0: that of its spell */
export function rodShotCost(
  ruleset: Ruleset,
  archetype: Archetype,
  spell: Archetype,
  level: number,
): number {
  const view = itemValueView(ruleset, archetype, spell, { difficulty: 1, count: 0 });
  return levelCost(ruleset.slots.spells, {
    spellLevel: view.level,
    baseLevel: level || view.level,
    paths: { path: spell.numbers.pathAttuned ?? 0, ...pathsOf(archetype) },
    sp: view.sp,
    grace: view.grace,
    maxsp: view.maxsp,
    maxgrace: view.maxgrace,
  }).highest;
}

/** The energy of a rod at a tick of the game. */
export function rodChargeAt(
  ruleset: Ruleset,
  rod: GameObject,
  spell: Archetype,
  tick: number,
): RodCharge {
  const cost = rodCost(ruleset, rod, spell);
  const clock = clockOf(ruleset, rod, cost);
  const { energy } = rodAfterTicks(ruleset.slots.spells, clock, tick - rod.fact(SINCE));
  return { left: energy, most: clock.most, cost };
}

/** Ticks until a rod can fire, 0: at once; undefined: never. */
export function rodReadyIn(
  ruleset: Ruleset,
  rod: GameObject,
  spell: Archetype,
  tick: number,
): number | undefined {
  const rules = ruleset.slots.spells;
  const cost = rodCost(ruleset, rod, spell);
  const clock = clockOf(ruleset, rod, cost);
  const now = rodAfterTicks(rules, clock, tick - rod.fact(SINCE));
  return ticksUntilEnergy(rules, { ...clock, ...now }, cost);
}

/** Sets the energy of a rod at a tick, 0 or more; what is above its maximum is lost. */
export function setRodEnergy(
  ruleset: Ruleset,
  rod: GameObject,
  spell: Archetype,
  energy: number,
  tick: number,
): void {
  const clock = clockOf(ruleset, rod, rodCost(ruleset, rod, spell));
  const { speedLeft } = rodAfterTicks(ruleset.slots.spells, clock, tick - rod.fact(SINCE));
  if (energy >= clock.most) {
    forget(rod);
    return;
  }
  rod.setOwn(ENERGY, Math.max(0, energy));
  rod.setOwn(SINCE, tick);
  rod.setOwn(SPEED_LEFT, speedLeft);
}

function forget(rod: GameObject): void {
  rod.dropOwn(ENERGY);
  rod.dropOwn(SINCE);
  rod.dropOwn(SPEED_LEFT);
}

function clockOf({ slots }: Ruleset, rod: GameObject, cost: number): RodClockView {
  const casts = Math.max(slots.spells.carriers.leastRodCasts, rod.archetype.numbers.maxhp ?? 0);
  const most = Math.min(MOST_ENERGY, rod.differences.maxhp ?? casts * cost);
  const speed = rod.fact('speed');
  return {
    most,
    energy: Math.min(most, rod.differences[ENERGY] ?? most),
    speed,
    speedLeft: rod.differences[SPEED_LEFT] ?? speedLeftWhenFull(speed),
  };
}
