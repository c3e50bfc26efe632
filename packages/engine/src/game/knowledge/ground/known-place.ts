// A fountain, a throne, a sink or treacherous ground as the hero knows it, as input of its odds.

import { wornAt } from '../../../actors/index.ts';
import { kindOf, TYPE, textOf } from '../../../objects/index.ts';
import { sewageSlows } from '../../../speed/index.ts';
import { TERRAINS, terrainLook } from '../../../world/index.ts';
import { floats } from '../../movement/floating.ts';
import type { GameState } from '../../state/state.ts';

const FEATURES = new Map<number, 'fountain' | 'throne' | 'sink'>([
  [TYPE.fountain, 'fountain'],
  [TYPE.throne, 'throne'],
  [TYPE.sink, 'sink'],
]);

/** A square with more to it than a floor. */
export interface KnownPlace {
  readonly kind: 'fountain' | 'throne' | 'sink' | 'ice' | 'lava' | 'sewage';
  readonly name: string;
  /** The hero is in the air, out of its reach. */
  readonly floats: boolean;
  /** Of ice: squares that a slide could take him from there, as he remembers them. */
  readonly slideable: number;
  /** Of sewage: it holds him, as far as he knows his boots. */
  readonly clings: boolean;
  /** Something that he doesn't know enters. */
  readonly isGuess: boolean;
}

/** The place that the hero knows on a square; undefined: nothing but ground that bears him. */
export function knownPlaceOn(state: GameState, square: number): KnownPlace | undefined {
  const { memory } = state;
  const common = { floats: floats(state), slideable: 0, clings: false, isGuess: false };
  for (const known of memory.fixtures.values()) {
    const kind = FEATURES.get(known.archetype.type);
    if (known.square === square && kind !== undefined) {
      // What a sink still holds isn't seen.
      return { ...common, kind, name: known.archetype.name, isGuess: kind === 'sink' };
    }
  }
  const kind = rememberedAt(state, square);
  if (kind === 'ice') {
    return { ...common, kind, name: kind, slideable: iceBeyond(state, square) };
  }
  if (kind === 'lava') {
    return { ...common, kind, name: kind };
  }
  return kind === 'sewage' ? { ...common, ...boots(state), kind, name: kind } : undefined;
}

function rememberedAt(state: GameState, square: number): string | undefined {
  const number = state.memory.rememberedAt(square);
  return number === undefined ? undefined : terrainLook(number);
}

/** Squares of remembered ice in a row from a square beside the hero, and the first ground behind them. */
function iceBeyond(state: GameState, square: number): number {
  const { map } = state.level;
  const { hero } = state;
  const direction = ([1, 2, 3, 4, 5, 6, 7, 8] as const).find(
    way => map.neighbour(hero.square, way) === square,
  );
  if (direction === undefined) {
    return 1;
  }
  let squares = 0;
  for (let at = square; rememberedAt(state, at) === 'ice'; squares++) {
    at = map.neighbour(at, direction);
    const next = state.memory.rememberedAt(at);
    if (next !== undefined && TERRAINS[next]?.walk !== true) {
      break;
    }
  }
  return squares;
}

/** Boots of an unrecognised kind may be such as sewage doesn't hold. */
function boots(state: GameState): Pick<KnownPlace, 'clings' | 'isGuess'> {
  const { ruleset, sheet } = state;
  const { speed, world } = ruleset.slots;
  const worn = wornAt(sheet, 'boots');
  const isKnown = worn === undefined || sheet.lore.isIdentified(kindOf(worn));
  const kind = worn === undefined || !isKnown ? '' : textOf(worn.archetype, 'ruleKind');
  const isAloft = floats(state);
  const traits = [...(isAloft ? ['levitates'] : []), kind];
  const clings =
    speed.sewage === undefined
      ? !isAloft && !world.ground.sewageSpares.includes(kind)
      : sewageSlows(speed, { who: 'hero', traits });
  return { clings, isGuess: !isKnown };
}
