// World: the ground of a level, sight, light and paths.

export { Clearance, narrow } from './clearance.ts';
export { CostMap, type StepCosts } from './cost-map.ts';
export { NATURAL_DARKNESS } from './darkness.ts';
export { DX, DY, directionTowards, exactDirection, STRAIGHT_FIRST } from './directions.ts';
export { FleeMap } from './flee-map.ts';
export {
  cluster,
  covers,
  footprint,
  hasRoom,
  nearestPart,
  placeOver,
} from './footprint.ts';
export { isDry, placeAside } from './generate/aside.ts';
export type { Box } from './generate/box.ts';
export type { LevelKind } from './generate/by-depth.ts';
export {
  type Area,
  type DugLevel,
  digLevel,
  type LevelPlan,
} from './generate/level.ts';
export { layZone, zoneAt } from './generate/makers/zones.ts';
export type { Room, RoomLevel, RoomPlan } from './generate/rooms.ts';
export { type SetVault, setVault } from './generate/vault.ts';
export { KnownSquares, type Onlooker, type SquareKnowledge } from './known-squares.ts';
export { distance, LevelMap, type LevelMapState } from './level-map.ts';
export { type DrawnLevel, drawLevel } from './level-text.ts';
export { Light } from './light.ts';
export { clearLean, type Lean, squaresTo, traceLine } from './lines.ts';
export { PathFinder } from './path-finder.ts';
export { DistanceMap } from './paths.ts';
export { readRuns, writeRuns } from './runs.ts';
export { Sight, type SightShape } from './sight.ts';
export {
  FLY,
  hiddenTerrain,
  isDoor,
  MAGIC,
  MIRROR,
  SEE,
  SWIM,
  TERRAIN_BITS,
  TERRAINS,
  type Terrain,
  terrainLook,
  terrainSeen,
  WALK,
} from './terrain.ts';
export { Travel } from './travel.ts';
export { Vision } from './vision.ts';
export { squaresWithin } from './within.ts';
