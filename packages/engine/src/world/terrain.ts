// Kinds of terrain, and their properties for walking, flying, swimming and seeing.

/** Kinds of terrain by number. Saves hold the numbers, so append only. */
export const TERRAINS = [
  { name: 'rock', walk: false, fly: false, swim: false, see: false },
  { name: 'wall', walk: false, fly: false, swim: false, see: false },
  { name: 'floor', walk: true, fly: true, swim: false, see: true },
  { name: 'corridor', walk: true, fly: true, swim: false, see: true },
  { name: 'closed-door', walk: false, fly: false, swim: false, see: false },
  { name: 'open-door', walk: true, fly: true, swim: false, see: true },
  { name: 'stairs-up', walk: true, fly: true, swim: false, see: true },
  { name: 'stairs-down', walk: true, fly: true, swim: false, see: true },
  // Deep water: passable to swimmers and fliers.
  { name: 'water', walk: false, fly: true, swim: true, see: true },
  { name: 'locked-door', walk: false, fly: false, swim: false, see: false },
  { name: 'broken-door', walk: true, fly: true, swim: false, see: true },
  { name: 'doorway', walk: true, fly: true, swim: false, see: true },
  { name: 'cave-floor', walk: true, fly: true, swim: false, see: true },
  { name: 'cave-wall', walk: false, fly: false, swim: false, see: false },
  { name: 'shallow-water', walk: true, fly: true, swim: true, see: true },
  // Undiscovered: a door that looks like wall, a corridor square that looks like rock.
  { name: 'secret-door', walk: false, fly: false, swim: false, see: false },
  { name: 'secret-corridor', walk: false, fly: false, swim: false, see: false },
  // Molten rock: passable to fliers only.
  { name: 'lava', walk: false, fly: true, swim: false, see: true },
  // Walkers slip on it.
  { name: 'ice', walk: true, fly: true, swim: false, see: true },
  // It slows those who wade in it.
  { name: 'sewage', walk: true, fly: true, swim: true, see: true },
  { name: 'tree', walk: false, fly: false, swim: false, see: false },
  { name: 'bridge', walk: true, fly: true, swim: false, see: true },
  // Stairs down into a branch of the dungeon.
  { name: 'branch-stairs', walk: true, fly: true, swim: false, see: true },
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
/** Bit of an object that keeps magic out of its square. No terrain has it. */
export const MAGIC = 16;
/** Bit of an object that reflects spells. No terrain has it. */
export const MIRROR = 32;

const NUMBERS = new Map<Terrain, number>(TERRAINS.map(({ name }, number) => [name, number]));

/** Bits of WALK, FLY, SEE and SWIM, by terrain number. */
export const TERRAIN_BITS: readonly number[] = TERRAINS.map(
  ({ walk, fly, see, swim }) =>
    (walk ? WALK : 0) | (fly ? FLY : 0) | (see ? SEE : 0) | (swim ? SWIM : 0),
);

/** The number of a terrain. */
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

/** Whether a terrain is any kind of door, including the empty frame. */
export function isDoor(terrain: Terrain): boolean {
  return DOORS.has(terrain);
}

/** A terrain that can be known. A hidden feature changes its terrain when it is found. */
export type KnownTerrain = Exclude<Terrain, 'secret-door' | 'secret-corridor'>;

/** The appearance of terrain that looks like another. */
const DISGUISES: Readonly<Partial<Record<Terrain, KnownTerrain>>> = {
  // A lock is visible only after trying the door.
  'locked-door': 'closed-door',
  'secret-door': 'wall',
  'secret-corridor': 'rock',
};

const LOOKS: Readonly<Uint8Array> = Uint8Array.from(TERRAINS, ({ name }) =>
  terrainNumber(DISGUISES[name] ?? name),
);

/** The terrain that a found feature becomes. */
const FOUND: Readonly<Partial<Record<Terrain, KnownTerrain>>> = {
  'secret-door': 'closed-door',
  'secret-corridor': 'corridor',
};

/** The terrain that a search reveals on a square; undefined if nothing is hidden. */
export function hiddenTerrain(number: number): KnownTerrain | undefined {
  return FOUND[TERRAINS[number]!.name];
}

/** The name of a remembered terrain. */
export function terrainLook(remembered: number): KnownTerrain {
  const { name } = TERRAINS[remembered]!;
  return name === 'secret-door' || name === 'secret-corridor' ? DISGUISES[name]! : name;
}

/**
 * The terrain number to remember for a seen square. Facts discovered by trying are kept while they are true.
 * @param remembered the number remembered so far; any other value for none
 */
export function terrainSeen(remembered: number, actual: number): number {
  return remembered === actual ? remembered : LOOKS[actual]!;
}
