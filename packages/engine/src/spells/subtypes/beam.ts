// NetHack's spells that touch whoever is in their line, one after the other, and stop at a wall.
// NetHack 3.6.7 src/zap.c (weffects, bhit, bhitm, bhitpile, zapyourself), src/lock.c (doorlock).

import { spellRange } from '../../casting/index.ts';
import { BEAM_WORDS, type BeamWord, textOf } from '../../objects/index.ts';
import { hitOf, leaveTrace, portOf, wordOf } from '../power-order.ts';
import type { DoorCharm, PowerKind } from '../spell-port.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';
import { fade } from './ray.ts';

/** What a beam does to whoever, whatever door and whatever stone it comes to. */
interface BeamRow {
  readonly kind?: PowerKind;
  readonly door?: DoorCharm;
  readonly stone?: boolean;
}

/** Beams by the word `beam` of their spell. */
const BEAMS: Readonly<Record<BeamWord, BeamRow>> = {
  'force-bolt': { kind: 'force-bolt', door: 'break' },
  'drain-life': { kind: 'drain-life' },
  'slow-monster': { kind: 'slow' },
  'teleport-away': { kind: 'teleport' },
  'turn-undead': { kind: 'turn-undead' },
  polymorph: { kind: 'polymorph' },
  cancellation: { kind: 'cancel' },
  'stone-to-flesh': { stone: true },
  knock: { door: 'unlock' },
  'wizard-lock': { door: 'lock' },
};

/** What a beam loses of its range for each creature that it touches. */
const CREATURE_COSTS = 3;

/** Beams: subtype 103. */
export const beam: Subtype = {
  number: 103,
  name: 'beam',
  needsDirection: true,
  atSelf: true,
  cast(world, order) {
    const row = BEAMS[wordOf(order.spell, 'beam', BEAM_WORDS)];
    return order.direction === 0 ? touchSelf(world, order, row) : sweep(world, order, row);
  },
  turn: fade,
};

function touchSelf(world: SpellWorld, order: CastOrder, { kind, stone }: BeamRow): boolean {
  const port = portOf(world);
  if (stone) {
    return port.stoneToFlesh(world.living.squareOf(order.caster), order.caster);
  }
  if (kind === undefined) {
    return false;
  }
  port.meetSelf(textOf(order.spell, 'beam'), hitOf(order, kind));
  return true;
}

function sweep(world: SpellWorld, order: CastOrder, row: BeamRow): boolean {
  const port = portOf(world);
  const { ground, living, chance } = world;
  const trace = world.archetype(order.facts.makes).index;
  const hit = row.kind === undefined ? undefined : hitOf(order, row.kind);
  let square = living.squareOf(order.caster);
  let came = hit !== undefined;
  for (let range = spellRange(chance, port.rules, { kind: 'beam' }); range > 0; range--) {
    square = ground.neighbour(square, order.direction);
    if (!ground.has(square)) {
      break;
    }
    came = (row.door !== undefined && port.charmDoor(square, row.door)) || came;
    if (!ground.openToEffects(square)) {
      break;
    }
    leaveTrace(world, order, trace, square);
    came = (row.stone === true && port.stoneToFlesh(square, 0)) || came;
    if (hit !== undefined && living.isLiving(square)) {
      port.meet(square, hit);
      range -= CREATURE_COSTS;
    }
  }
  return came;
}
