// Golden vectors of things that are hit, pushed, and of what reflects.

import type { Chance } from '@roguewright/engine/chance';
import type { SpellcraftRules } from '@roguewright/engine/spellcraft';
import { isReflected, type Pushing, pushPile, thingHit } from '@roguewright/engine/spells';
import { type Resist, resistances } from './creature-questions.ts';

export interface SaveInput {
  readonly attackType: number;
  readonly dam: number;
  readonly material?: string;
  readonly materialBits?: number;
  readonly magic?: number;
  readonly cursed?: boolean;
  readonly resist?: Resist;
  readonly nrof?: number;
  readonly unpaid?: boolean;
  readonly noPick?: boolean;
  readonly lightable?: boolean;
}

export function shownThing(chance: Chance, rules: SpellcraftRules, input: SaveInput) {
  const { magic = 0, cursed = false, nrof = 1 } = input;
  const { lost, lit, cancelled, frozen, burnt } = thingHit(chance, rules, {
    attackType: input.attackType,
    damage: input.dam,
    material: input.material ?? '',
    materialBits: input.materialBits ?? 0,
    magic,
    cursed,
    resistances: resistances(input.resist),
    count: nrof,
    unpaid: input.unpaid ?? false,
    fixed: input.noPick ?? false,
    lightable: input.lightable ?? false,
  });
  return {
    left: nrof - lost - (lit ? 1 : 0),
    ...(cancelled && magic !== 0 && { magic: 0 }),
    ...(cancelled && cursed && { cursed: false }),
    ...(frozen && { frozen }),
    ...(burnt && { burnout: true }),
    ...(lit && { became: true }),
  };
}

export interface PushInput {
  readonly weight: number;
  readonly level: number;
  readonly direction: number;
  readonly coneDirection?: number;
  readonly walls?: readonly number[];
  readonly things: readonly {
    readonly weight: number;
    readonly flying?: boolean;
    readonly noPick?: boolean;
    readonly floor?: boolean;
    readonly alive?: boolean;
  }[];
}

const STEPS: readonly (readonly [x: number, y: number])[] = [
  ...([
    [0, 0],
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
  ] as const),
  ...([
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ] as const),
];

/** Where each thing of a square lies after a push. */
export function pushed(chance: Chance, rules: SpellcraftRules, input: PushInput) {
  const { things, walls = [], weight, level, direction, coneDirection = 0 } = input;
  const where = things.map(() => STEPS[0]!);
  const here = things.map((_, index) => index);
  const at = (place: number) => things[here[place]!]!;
  const pile: Pushing = {
    countOn: () => here.length,
    weightAt: (_, place) =>
      at(place).floor === true || at(place).noPick === true ? -1 : at(place).weight,
    squaresAt: () => 1,
    fliesAt: (_, place) => at(place).flying === true,
    push: (_, place, way) => {
      if (walls.includes(way)) {
        return false;
      }
      where[here[place]!] = STEPS[way]!;
      here.splice(place, 1);
      return true;
    },
  };
  pushPile(chance, rules, { square: 0, weight, level, direction, coneDirection }, pile);
  return where;
}

export interface ReflectionInput {
  readonly kind: 'spell' | 'missile';
  readonly level: number;
  readonly on: readonly { readonly alive?: boolean; readonly reflects?: boolean }[];
}

/** Of what is on a square a missile sees the first creature only, and no mirror. */
export function reflected(chance: Chance, rules: SpellcraftRules, input: ReflectionInput) {
  const { kind, level, on } = input;
  const isMissile = kind === 'missile';
  const living = on.filter(({ alive }) => alive === true);
  const tried = isMissile ? living.slice(0, 1) : living;
  const isBack = isReflected(chance, rules, {
    level,
    mirror: !isMissile && on.some(({ alive, reflects }) => alive !== true && reflects === true),
    reflectors: tried.filter(({ reflects }) => reflects === true).length,
  });
  return isBack ? 'reflected' : isMissile && living.length > 0 ? 'hit' : 'passes';
}
