// What a square can be, and what that means for feet, wings, fins and eyes.

/** The kinds of terrain, by their number in a level map. Saves hold the numbers: add at the end. */
export const TERRAINS = [
  { name: 'rock', walk: false, fly: false, swim: false, see: false },
  { name: 'wall', walk: false, fly: false, swim: false, see: false },
  { name: 'floor', walk: true, fly: true, swim: false, see: true },
  { name: 'corridor', walk: true, fly: true, swim: false, see: true },
  { name: 'closed-door', walk: false, fly: false, swim: false, see: false },
  { name: 'open-door', walk: true, fly: true, swim: false, see: true },
  { name: 'stairs-up', walk: true, fly: true, swim: false, see: true },
  { name: 'stairs-down', walk: true, fly: true, swim: false, see: true },
  // Deep: carries swimmers and what flies above it.
  { name: 'water', walk: false, fly: true, swim: true, see: true },
  { name: 'locked-door', walk: false, fly: false, swim: false, see: false },
  { name: 'broken-door', walk: true, fly: true, swim: false, see: true },
  { name: 'doorway', walk: true, fly: true, swim: false, see: true },
  { name: 'cave-floor', walk: true, fly: true, swim: false, see: true },
  { name: 'cave-wall', walk: false, fly: false, swim: false, see: false },
  { name: 'shallow-water', walk: true, fly: true, swim: true, see: true },
] as const;

/** The name of a terrain. */
export type Terrain = (typeof TERRAINS)[number]['name'];

/** Passable to walkers. */
export const WALK = 1;
/** Passable to fliers and to spell effects, which fly low. */
export const FLY = 2;
/** Lets sight and light through. */
export const SEE = 4;
/** Passable to swimmers. */
export const SWIM = 8;

const NUMBERS = new Map<Terrain, number>(TERRAINS.map(({ name }, number) => [name, number]));

/** Bits of WALK, FLY, SEE and SWIM, by terrain number. */
export const TERRAIN_BITS: readonly number[] = TERRAINS.map(
  ({ walk, fly, see, swim }) =>
    (walk ? WALK : 0) | (fly ? FLY : 0) | (see ? SEE : 0) | (swim ? SWIM : 0),
);

/** The number of a terrain in a level map. */
export function terrainNumber(name: Terrain): number {
  return NUMBERS.get(name)!;
}

const DOORS: ReadonlySet<Terrain> = new Set([
  'closed-door',
  'open-door',
  'locked-door',
  'broken-door',
  'doorway',
]);

/** Whether a terrain is a door of any kind, the empty frame included. */
export function isDoor(terrain: Terrain): boolean {
  return DOORS.has(terrain);
}

/**
 * What a terrain is taken for by who only looks at it, by number: a lock shows to nobody who has
 * not tried the door.
 */
const LOOKS: Readonly<Uint8Array> = Uint8Array.from(TERRAINS, ({ name }, number) =>
  name === 'locked-door' ? terrainNumber('closed-door') : number,
);

/**
 * The terrain number to remember of a square that is seen: what was found out by trying stays as
 * long as it is true.
 * @param remembered the number remembered so far; any other value for none
 */
export function terrainSeen(remembered: number, actual: number): number {
  return remembered === actual ? remembered : LOOKS[actual]!;
}
