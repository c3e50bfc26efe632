// The first act of a hero whose danger is asked about: where it leaves him, whom it hurts, and how long it takes.

import { Distribution, type Enumerator } from '../../../chance/index.ts';
import type { Command, GameState, KnownFighter } from '../../../game/index.ts';
import type { OddsAnswer } from '../../../odds/index.ts';
import { FLY, isDoor, SWIM, TERRAINS, WALK } from '../../../world/index.ts';
import { answerMissile } from '../answer-missile.ts';
import { answerCast, answerZap } from '../answer-odds.ts';

/** What the hero does first. */
export interface ActAsked {
  /** Where he then is. */
  readonly square: number;
  readonly act: /** He strikes the creature with that id; 0: whatever is beside him. */
    | { readonly kind: 'strike'; readonly target: number }
    | { readonly kind: 'passive'; readonly moves: number }
    | {
        readonly kind: 'harm';
        readonly damage: readonly (readonly [id: number, damage: Distribution])[];
      };
  /** Its time, in moves. */
  readonly price: number;
  /** It is known what it does to the fight. */
  readonly foreseen: boolean;
}

/** Most moves without a blow that are looked at. */
const MOST_PASSIVE = 20;

/** Ticks of a move. */
const TICKS_OF_MOVE = 10;

/** Acts that take no time, or that ask first. */
const TIMELESS: ReadonlySet<Command['kind']> = new Set([
  'enhance',
  'name',
  'swap-spells',
  'sort-spells',
  'reletter-spells',
] as Command['kind'][]);

/** The first move of a command. Throws a UsageError for a thing or spell that the hero doesn't have. */
export function actAsked(
  state: GameState,
  ask: Enumerator,
  command: Command | undefined,
  fighters: readonly KnownFighter[],
): ActAsked {
  const { square } = state.hero;
  const stands: ActAsked = {
    square,
    act: { kind: 'strike', target: 0 },
    price: 1,
    foreseen: true,
  };
  if (command === undefined || TIMELESS.has(command.kind) || fighters.length === 0) {
    return stands;
  }
  const passive = (moves: number): ActAsked => ({
    ...stands,
    act: { kind: 'passive', moves: Math.min(moves, MOST_PASSIVE) },
  });
  switch (command.kind) {
    case 'move': {
      const to = state.level.map.neighbour(square, command.direction);
      const foe = foeOn(fighters, to);
      if (foe !== undefined) {
        return strikes(stands, foe);
      }
      const isOpen = (state.memory.known.bits[to]! & WALK) !== 0;
      return { ...passive(1), square: isOpen ? to : square, foreseen: !isBlocked(state, to) };
    }
    case 'attack': {
      const foe = foeOn(fighters, state.level.map.neighbour(square, command.direction));
      return foe === undefined ? stands : strikes(stands, foe);
    }
    case 'rest':
    case 'search':
      return passive(command.count);
    case 'cast':
    case 'strain': {
      const { spell, direction, arguments: told } = command;
      return harms(stands, answerCast(state, ask, 'cast', spell, { direction, arguments: told }));
    }
    case 'cast-at': {
      const { spell, x, y, arguments: told } = command;
      const target = state.level.map.square(x, y);
      const aim = { direction: 0, target, arguments: told };
      return harms(stands, answerCast(state, ask, 'cast-at', spell, aim));
    }
    case 'zap':
      return harms(stands, answerZap(state, ask, command.item, command.direction));
    case 'fire':
    case 'throw': {
      const { kind, item, x, y } = command;
      const foe = foeOn(fighters, state.level.map.square(x, y));
      return foe === undefined
        ? passive(1)
        : harms(stands, answerMissile(state, ask, { ask: kind, item, target: foe.known.id }));
    }
    case 'travel': {
      const { memory, level } = state;
      const goal = level.map.square(command.x, command.y);
      const direction = memory.travel.direction(memory.remembered, square, goal);
      return { ...passive(1), square: level.map.neighbour(square, direction) };
    }
    case 'explore':
    case 'journey':
      return passive(1);
    default:
      return { ...passive(1), foreseen: false };
  }
}

/** Whether the hero knows of rock or a wall there: most who step against it find no way through, and lose no time. */
function isBlocked({ memory }: GameState, square: number): boolean {
  const terrain = TERRAINS[memory.remembered[square]!]?.name;
  const isOpen = (memory.known.bits[square]! & (WALK | FLY | SWIM)) !== 0;
  return terrain !== undefined && !isOpen && !isDoor(terrain);
}

function foeOn(fighters: readonly KnownFighter[], square: number): KnownFighter | undefined {
  return fighters.find(({ known }) => known.body.squares.includes(square));
}

function strikes(stands: ActAsked, { known }: KnownFighter): ActAsked {
  return { ...stands, act: { kind: 'strike', target: known.id } };
}

/** What a cast, a shot or a zap does, by its own odds. An answer without damage counts as a move without a blow. */
function harms(stands: ActAsked, { targets, ticks }: OddsAnswer): ActAsked {
  const damage = targets
    .filter(({ damage: plot }) => plot.length > 0)
    .map(({ id, damage: plot }) => [id, Distribution.of(plot)] as const);
  return {
    ...stands,
    act: { kind: 'harm', damage },
    price: Math.max(1, ticks / TICKS_OF_MOVE),
    foreseen: damage.length > 0,
  };
}
