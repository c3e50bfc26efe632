// Common start of spells that take arguments: the ports, and a search in a direction.

import { InvariantError } from '../../errors/index.ts';
import type { CastOrder, SpellWorld } from '../spell-world.ts';
import type { CastFailure, CreaturePort } from './creature-port.ts';
import type { MatterPort } from './matter-port.ts';
import type { ThingPort } from './thing-port.ts';

/** The port to creatures; throws an InvariantError in a world that only has effects. */
export function creaturesOf({ creatures }: SpellWorld): CreaturePort {
  if (creatures === undefined) {
    throw new InvariantError('a spell on one creature in a world without creatures');
  }
  return creatures;
}

/** The port to things; throws an InvariantError in a world that only has effects. */
export function thingsOf({ things }: SpellWorld): ThingPort {
  if (things === undefined) {
    throw new InvariantError('a spell on things in a world without things');
  }
  return things;
}

/** The port to what changes; throws an InvariantError in a world that only has effects. */
export function matterOf({ matter }: SpellWorld): MatterPort {
  if (matter === undefined) {
    throw new InvariantError('a spell on matter in a world without any');
  }
  return matter;
}

/** Fails the cast, and logs the reason for its caster. @returns false, as a failed cast does */
export function fail(world: SpellWorld, { caster }: CastOrder, why: CastFailure): false {
  world.creatures?.failed(caster, why);
  return false;
}

/** How many squares a search in a direction looks at. @param range adjusted, in squares */
export function searchedSquares({ rules }: SpellWorld, range: number): number {
  return rules.making.searchesFullRange ? range : range - 1;
}
