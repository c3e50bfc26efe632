// Digging with a tool: through walls, doors and rock beside the hero, or into the floor under him. NetHack 3.6.7
// src/dig.c (use_pick_axe, use_pick_axe2, dig).

import { spentOn, stumbledDirection } from '../../../actors/index.ts';
import type { GameObject } from '../../../objects/index.ts';
import { leadsDown } from '../../dungeon/branches/dungeon-plan.ts';
import { openingOn, takesPit } from '../../dungeon/diggable-floor.ts';
import { digHole, digPit, digsUpTrap } from '../../fixtures/traps/dig-down.ts';
import { hampered } from '../../forms/hampered.ts';
import { leaveOffDigging } from '../../items/handled/dig-effort.ts';
import { digSquare, groundOf, isOutermost } from '../../movement/dig-square.ts';
import { floats } from '../../movement/floating.ts';
import { digOnce } from '../../powers/handling/digging/dig-rules.ts';
import { digView, isDigger } from '../../powers/handling/digging/dig-view.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { Direction } from '../../protocol/commands.ts';
import { DIG_TELLINGS } from '../../protocol/tools/tool-events.ts';
import { isUp } from '../../state/company.ts';
import type { GameState } from '../../state/state.ts';
import { Watch } from '../../turn/alertness.ts';
import { passTime } from '../../turn/turns.ts';
import { attackOrAsk } from '../fighting/attack.ts';
import { wield } from '../wear.ts';
import { keepAt } from './keep-at.ts';

/** What is dug at, and into what it is dug. */
interface Place {
  readonly level: number;
  readonly square: number;
  readonly down: boolean;
}

/** Digs with the tool in hand, else with the first in the pack. */
export function digWithTool(state: GameState, direction: Direction): ActionResult {
  const unfit = hampered(state, 'apply');
  if (unfit !== undefined) {
    return unfit;
  }
  const { inventory, equipment } = state.sheet;
  const tools = inventory.things.filter(isDigger);
  const tool = tools.find(({ id }) => id === equipment.weapon) ?? tools[0];
  return tool === undefined ? refuse('no-digger') : dig(state, tool, direction);
}

/** Digs with a tool, which is wielded first. @param wanted 0: into the floor */
export function dig(state: GameState, tool: GameObject, wanted: Direction): ActionResult {
  const unfit = wanted === 0 ? floorFlaw(state) : wallFlaw(state, wanted);
  if (unfit !== undefined) {
    return unfit;
  }
  if (state.sheet.equipment.weapon !== tool.id) {
    const wielded = wield(state, tool.id);
    if (state.sheet.equipment.weapon !== tool.id || 'refused' in wielded) {
      return wielded;
    }
    if (!staysAtIt(state, wielded.cost)) {
      return { cost: 0 };
    }
  }
  return wanted === 0 ? digDown(state, tool) : digTowards(state, tool, wanted);
}

/** The time of wielding passes. @returns whether nothing keeps the hero from going on */
function staysAtIt(state: GameState, cost: number): boolean {
  const watch = new Watch(state);
  passTime(state, cost);
  return isUp(state) && state.ending === undefined && watch.stops() === undefined;
}

/** Why nothing can be dug in a direction; a creature there is fought instead. */
function wallFlaw({ level, hero, ports }: GameState, direction: number): ActionResult | undefined {
  const { map } = level;
  const square = map.neighbour(hero.square, direction);
  if (map.occupant[square] !== 0) {
    return undefined;
  }
  if (groundOf(map.terrainAt(square)) === undefined) {
    return refuse('nothing-to-dig');
  }
  // A wall tells only the one who strikes it that a keeper looks after it.
  return isOutermost(map, square)
    ? refuse('too-hard-to-dig')
    : ports.shops.wallOf(square) !== undefined
      ? { refused: 'too-hard-to-dig', usesMove: true }
      : undefined;
}

/** Why the floor under the hero can't be dug. */
function floorFlaw(state: GameState): ActionResult | undefined {
  const { square } = state.hero;
  if (floats(state)) {
    return refuse('levitating');
  }
  if (!takesPit(state.level, square)) {
    return refuse('floor-too-hard');
  }
  return openingOn(state.level, square) !== undefined &&
    !leadsDown(state.world.dungeon, state.seat.depth)
    ? refuse('no-deeper')
    : undefined;
}

function digTowards(state: GameState, tool: GameObject, wanted: Direction): ActionResult {
  const { level, hero, seat, ruleset } = state;
  const { map } = level;
  const { stumbling, tools } = ruleset.slots.world;
  const chance = state.luck('tools');
  const direction = stumbledDirection(chance, stumbling, state.sheet.conditions, wanted);
  const square = map.neighbour(hero.square, direction);
  if (map.occupant[square] !== 0) {
    return attackOrAsk(state, direction as Direction);
  }
  if (wallFlaw(state, direction) !== undefined) {
    // He has reeled, and swings at something else.
    tell(state, square, 'astray');
    return { cost: ruleset.bridges.beats.move };
  }
  const place = { level: seat.depth, square, down: false };
  return keepDigging(state, tool, place, effort => {
    if (effort <= tools.digging.through) {
      return false;
    }
    const ground = digSquare(state, square);
    if (ground === 'rock' || ground === 'wall' || ground === 'door') {
      tell(state, square, `through-${ground}`);
    }
    return true;
  });
}

function digDown(state: GameState, tool: GameObject): ActionResult {
  const { hero, seat, ruleset } = state;
  const { digging } = ruleset.slots.world.tools;
  const { square } = hero;
  const place = { level: seat.depth, square, down: true };
  if (spentOn(state.sheet.powers.dug, place) === 0) {
    state.ports.shops.digs();
  }
  return keepDigging(state, tool, place, effort => {
    if (openingOn(state.level, square) !== undefined) {
      if (effort <= digging.hole) {
        return false;
      }
      tell(state, square, 'hole');
      digHole(state);
      return true;
    }
    if (effort <= digging.pit) {
      return false;
    }
    if (!digsUpTrap(state)) {
      digPit(state);
      tell(state, square, 'pit');
    }
    return true;
  });
}

/**
 * The hero digs until the ground gives way, he is disturbed, or he pauses.
 * @param gives called with the effort after each move. @returns whether the ground has given way
 */
function keepDigging(
  state: GameState,
  tool: GameObject,
  place: Place,
  gives: (effort: number) => boolean,
): ActionResult {
  const rules = state.ruleset.slots.world.tools.digging;
  const { square, level } = { square: state.hero.square, level: state.level };
  const isNew = spentOn(state.sheet.powers.dug, place) === 0;
  const way = isNew ? ('starts' as const) : ('goes-on' as const);
  tell(state, place.square, place.down ? `${way}-down` : way);
  const once = () => {
    const isThere = state.hero.square === square && state.level === level;
    if (!isThere || state.sheet.equipment.weapon !== tool.id) {
      return true;
    }
    const spent = spentOn(state.sheet.powers.dug, place);
    const effort = digOnce(state.luck('tools'), rules, { ...digView(state, tool), spent });
    leaveOffDigging(state, { ...place, effort });
    if (gives(effort)) {
      leaveOffDigging(state, undefined);
      return true;
    }
    return false;
  };
  return keepAt(state, rules.tries, once, () => tell(state, place.square, 'paused'));
}

function tell(state: GameState, square: number, telling: (typeof DIG_TELLINGS)[number]): void {
  const { map } = state.level;
  const number = DIG_TELLINGS.indexOf(telling);
  state.logFelt('dig-told', state.hero.id, map.x(square), map.y(square), number);
}
