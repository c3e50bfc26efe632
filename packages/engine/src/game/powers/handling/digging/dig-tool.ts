// Picks, shovels and mattocks. The command `apply` keeps at the wall or the floor for several moves; this tells what
// may come of it. NetHack 3.6.7 src/dig.c (use_pick_axe2, dig).

import { spentOn } from '../../../../actors/index.ts';
import { TERRAINS } from '../../../../world/index.ts';
import { leadsDown } from '../../../dungeon/branches/dungeon-plan.ts';
import { openingOn, takesPit } from '../../../dungeon/diggable-floor.ts';
import { groundOf, isOutermost } from '../../../movement/dig-square.ts';
import { floats } from '../../../movement/floating.ts';
import { likelyDirections } from '../../../movement/reeling.ts';
import type { Direction } from '../../../protocol/commands.ts';
import type { LikelyToolOutcome, ToolOutcome } from '../../../protocol/tools/tool-outcome.ts';
import type { Foretells, PowerDeed } from '../../../state/power-deed.ts';
import type { ToolView } from '../../../state/powers.ts';
import type { GameState } from '../../../state/state.ts';
import { type DigJob, movesToDig } from './dig-rules.ts';
import { DIG_TOOL, digView } from './dig-view.ts';

/** Whether a square is in the walls of a shop whose keeper’s post the hero remembers. */
function knowsShopWall({ memory, ports }: GameState, square: number): boolean {
  const shop = ports.shops.wallOf(square);
  return shop !== undefined && memory.rememberedAt(shop.post) !== undefined;
}

/** What a hero would dig at in a direction, as far as he knows, and what for; undefined: nothing that gives way. */
function jobTowards(
  state: GameState,
  direction: number,
): (DigJob & { readonly kind: 'digs-through' | 'digs-pit' | 'digs-hole' }) | undefined {
  const { hero, seat, sheet, level } = state;
  const { digging } = state.ruleset.slots.world.tools;
  const down = direction === 0;
  const square = level.map.neighbour(hero.square, direction);
  const spent = spentOn(sheet.powers.dug, { level: seat.depth, square, down });
  if (!down) {
    const ground = state.memory.rememberedAt(square);
    const gives =
      ground !== undefined &&
      groundOf(TERRAINS[ground]!.name) !== undefined &&
      !isOutermost(level.map, square) &&
      !knowsShopWall(state, square);
    return gives ? { kind: 'digs-through', spent, above: digging.through } : undefined;
  }
  const found = openingOn(level, square);
  const isKnown = found !== undefined && state.memory.fixtures.has(found.id);
  const opening = isKnown ? found : undefined;
  const isLast = !leadsDown(state.world.dungeon, seat.depth);
  if (floats(state) || !takesPit(level, square) || (opening !== undefined && isLast)) {
    return undefined;
  }
  return opening === undefined
    ? { kind: 'digs-pit', spent, above: digging.pit }
    : { kind: 'digs-hole', spent, above: digging.hole };
}

function foretold(
  state: GameState,
  view: ToolView,
  direction: number,
): readonly LikelyToolOutcome[] {
  const job = jobTowards(state, direction);
  if (job === undefined) {
    return [{ outcome: { kind: 'no-ground' }, probability: 1 }];
  }
  const { digging } = state.ruleset.slots.world.tools;
  const done = movesToDig(view.ask, digging, digView(state, view.tool, view), job);
  const ends = done.flatMap((probability, moves) => {
    const outcome: ToolOutcome = { kind: job.kind, least: moves, most: moves };
    return probability > 0 ? [{ outcome, probability }] : [];
  });
  const rest = 1 - ends.reduce((sum, { probability }) => sum + probability, 0);
  return rest > ROUNDING
    ? [...ends, { outcome: { kind: 'digs-on', most: digging.tries }, probability: rest }]
    : ends;
}

/** Less than this is an error of rounding. */
const ROUNDING = 1e-9;

const foretells: Foretells = (state, view) =>
  likelyDirections(state, view.ask, view.direction).flatMap(({ value, probability: share }) =>
    foretold(state, view, value as Direction).map(({ outcome, probability }) => ({
      outcome,
      probability: probability * share,
    })),
  );

/** The tool. */
export const digTool: PowerDeed = {
  word: DIG_TOOL,
  aimed: true,
  // The action digs (game/actions/handling/dig.ts).
  applied: (state, tool) => {
    state.logFelt('nothing-happens', state.hero.id, tool.id);
    return false;
  },
  foretells,
};
