// Walls that can be torn down, as the hero knows them, as input of the odds of his blows.

import { factOf } from '../../objects/index.ts';
import { leastStanding } from '../../spellcraft/index.ts';
import type { GameState } from '../state/state.ts';

/** A wall in sight that a hero can strike. */
export interface KnownWall {
  readonly id: number;
  readonly name: string;
  readonly armourClass: number;
  /** Hit points until it falls: its own, if the hero made it; otherwise those of its kind, unhurt. */
  readonly hitPoints: number;
  /** The hero made it, and knows its hit points. */
  readonly isOwn: boolean;
}

/** The wall with that id; undefined: the hero sees no such wall. */
export function knownWall(state: GameState, id: number): KnownWall | undefined {
  const { memory, level, hero, ruleset } = state;
  const known = memory.fixtures.get(id);
  const wall =
    known !== undefined && state.sees(known.square) ? level.fixtures.find(id) : undefined;
  if (known === undefined || wall?.breakable !== true) {
    return undefined;
  }
  const { archetype, thing } = wall;
  const isOwn = wall.owner === hero.id;
  const kindMost = factOf(archetype, 'maxhp') || thing.fact('maxhp');
  const mostHitPoints = isOwn ? thing.fact('maxhp') : kindMost;
  const pictures = thing.hasFlag('tear_down') ? thing.fact('pictures') : 0;
  const least = leastStanding(ruleset.slots.spells, { mostHitPoints, pictures });
  const now = isOwn ? thing.fact('hp') : mostHitPoints;
  return {
    ...{ id, isOwn, name: archetype.name, armourClass: thing.fact('armourClass') },
    hitPoints: Math.max(0, now - least),
  };
}
