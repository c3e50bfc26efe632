// NetHack's beams, which touch each creature in their line and stop at a wall. NetHack 3.6.7 src/zap.c
// (weffects, bhit, bhitm, bhitpile, zapyourself), src/lock.c (doorlock).

import { spellRange } from '../../casting/index.ts';
import { textOf } from '../../objects/index.ts';
import { casterOf, hitOf, leaveTrace, portOf, powerOf } from '../power-order.ts';
import { POWER_RULES } from '../powers/index.ts';
import type { PowerRule } from '../powers/power-rule.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';
import { fade } from './ray.ts';

/** Beams: subtype 103. */
export const beam: Subtype = {
  number: 103,
  name: 'beam',
  powerKey: 'beam',
  travel: 'beam',
  needsDirection: true,
  attacks: spell => POWER_RULES.find(textOf(spell, 'beam'))?.hit !== undefined,
  atSelf: true,
  cast(world, order) {
    const power = powerOf(world, order, 'beam');
    return order.direction === 0 ? touchSelf(world, order, power) : sweep(world, order, power);
  },
  turn: fade,
};

function touchSelf(world: SpellWorld, order: CastOrder, power: PowerRule): boolean {
  const port = portOf(world);
  if (power.softensStone === true) {
    return port.stoneToFlesh(world.living.squareOf(order.caster), order.caster);
  }
  if (power.hit !== undefined) {
    port.meetSelf(textOf(order.spell, 'beam'), hitOf(order, power));
    return true;
  }
  if (power.door === undefined) {
    return false;
  }
  // Down at the boxes on the caster's square, and at what holds the caster himself.
  const isFreed =
    power.frees === true &&
    port.release(textOf(order.spell, 'beam'), casterOf(order), order.caster, false);
  return port.charmDoor(world.living.squareOf(order.caster), power.door) || isFreed;
}

function sweep(world: SpellWorld, order: CastOrder, power: PowerRule): boolean {
  const port = portOf(world);
  const { ground, living, chance } = world;
  const trace = world.archetype(order.facts.makes).index;
  const hit = power.hit === undefined ? undefined : hitOf(order, power);
  let square = living.squareOf(order.caster);
  let came = hit !== undefined;
  let met = 0;
  for (let range = spellRange(chance, port.rules, { kind: 'beam' }); range > 0; range--) {
    square = ground.neighbour(square, order.direction);
    if (!ground.has(square)) {
      break;
    }
    came = (power.door !== undefined && port.charmDoor(square, power.door)) || came;
    if (!ground.openToEffects(square)) {
      break;
    }
    leaveTrace(world, order, trace, square);
    came = (power.softensStone === true && port.stoneToFlesh(square, 0)) || came;
    const id = living.idOn(square);
    if (hit !== undefined && id !== 0 && id !== met) {
      port.meet(square, hit);
      range -= port.rules.flight.beamLoses;
    }
    met = id;
  }
  return came;
}
