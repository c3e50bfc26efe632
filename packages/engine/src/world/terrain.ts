// What a square can be, and what that means for feet, wings and eyes.

/** The kinds of terrain, by their number in a level map. */
export const TERRAINS = [
  { name: 'rock', walk: false, fly: false, see: false },
  { name: 'wall', walk: false, fly: false, see: false },
  { name: 'floor', walk: true, fly: true, see: true },
  { name: 'corridor', walk: true, fly: true, see: true },
  { name: 'closed-door', walk: false, fly: false, see: false },
  { name: 'open-door', walk: true, fly: true, see: true },
  { name: 'stairs-up', walk: true, fly: true, see: true },
  { name: 'stairs-down', walk: true, fly: true, see: true },
  { name: 'water', walk: false, fly: true, see: true },
] as const;

/** The name of a terrain. */
export type Terrain = (typeof TERRAINS)[number]['name'];

/** Passable to walkers. */
export const WALK = 1;
/** Passable to fliers and to spell effects, which fly low. */
export const FLY = 2;
/** Lets sight and light through. */
export const SEE = 4;

const NUMBERS = new Map<Terrain, number>(TERRAINS.map(({ name }, number) => [name, number]));

/** Bits of WALK, FLY and SEE, by terrain number. */
export const TERRAIN_BITS: readonly number[] = TERRAINS.map(
  ({ walk, fly, see }) => (walk ? WALK : 0) | (fly ? FLY : 0) | (see ? SEE : 0),
);

/** The number of a terrain in a level map. */
export function terrainNumber(name: Terrain): number {
  return NUMBERS.get(name)!;
}
