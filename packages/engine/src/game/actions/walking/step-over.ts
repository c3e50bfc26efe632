// A step of a walking hero over ground that slips or clings: ice and sewage. NetHack 3.6.7 src/hack.c (ice), EvilHack
// src/hack.c (spoteffects); the numbers are own rules.

import { wornAt } from '../../../actors/index.ts';
import type { Chance } from '../../../chance/index.ts';
import { textOf } from '../../../objects/index.ts';
import { sewageSlows } from '../../../speed/index.ts';
import type { WorldRules } from '../../../worldrules/index.ts';
import { pullTo } from '../../body/bonds/chain.ts';
import { holdHero } from '../../body/helpless.ts';
import { bearsHero, floats } from '../../movement/floating.ts';
import { stepTo } from '../../movement/stepping.ts';
import type { GameState } from '../../state/state.ts';

/** Squares that a walker slides on ice after a step. Label: `slides`. @param most until something stops him */
export function slideOf(
  chance: Chance,
  { slidesOneIn }: Pick<WorldRules['ground'], 'slidesOneIn'>,
  most: number,
): number {
  let squares = 0;
  while (squares < most && chance.test(1, slidesOneIn, 'slides')) {
    squares++;
  }
  return squares;
}

/** The hero steps to a square that bears him. @returns the beats that it takes */
export function stepOver(state: GameState, to: number, direction: number): number {
  const { level, hero, ruleset } = state;
  const { move } = ruleset.bridges.beats;
  const { ground } = ruleset.slots.world;
  const drags = pullTo(state, to) === 'drags';
  const wades = level.map.terrainAt(hero.square) === 'sewage' && isSlowedBySewage(state);
  stepTo(state, to);
  if (state.level === level && hero.square === to && level.map.terrainAt(to) === 'ice') {
    slide(state, direction);
  }
  if (drags) {
    holdHero(state, 'dragging a ball', ruleset.slots.world.punishment.dragTurns);
  }
  return wades ? move * ground.sewageTimes : move;
}

/** Whether sewage holds the hero: not in the air, nor in boots that the rules spare. */
function isSlowedBySewage(state: GameState): boolean {
  const { ruleset, sheet } = state;
  const { speed, world } = ruleset.slots;
  const boots = wornAt(sheet, 'boots');
  const kind = boots === undefined ? '' : textOf(boots.archetype, 'ruleKind');
  const traits = [...(floats(state) ? ['levitates'] : []), kind];
  return speed.sewage === undefined
    ? !floats(state) && !world.ground.sewageSpares.includes(kind)
    : sewageSlows(speed, { who: 'hero', traits });
}

function slide(state: GameState, direction: number): void {
  const { level, hero, ruleset } = state;
  if (floats(state) || state.sheet.conditions.has('trapped')) {
    return;
  }
  const most = iceAhead(state, direction);
  const squares = most === 0 ? 0 : slideOf(state.luck('ice'), ruleset.slots.world.ground, most);
  for (let step = 0; step < squares; step++) {
    const next = level.map.neighbour(hero.square, direction);
    if (!hero.alive || state.level !== level || !isOpen(state, next)) {
      return;
    }
    stepTo(state, next);
    state.logFelt('slid', hero.id, level.map.x(next), level.map.y(next));
  }
}

/** Squares that a slide could take him: over ice, and onto the first ground behind it. */
function iceAhead(state: GameState, direction: number): number {
  const { map } = state.level;
  let square = state.hero.square;
  let squares = 0;
  while (map.terrainAt(square) === 'ice' && isOpen(state, map.neighbour(square, direction))) {
    square = map.neighbour(square, direction);
    squares++;
  }
  return squares;
}

function isOpen(state: GameState, square: number): boolean {
  return state.level.map.occupant[square] === 0 && bearsHero(state, square);
}
