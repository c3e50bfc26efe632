// World: the ground of a level, what is seen from where, and the ways across it.

export { DX, DY, directionTowards, exactDirection } from './directions.ts';
export { digRooms, type Room, type RoomLevel, type RoomPlan } from './generate/rooms.ts';
export { distance, LevelMap, type LevelMapState } from './level-map.ts';
export { type DrawnLevel, drawLevel } from './level-text.ts';
export { DistanceMap } from './paths.ts';
export { Sight } from './sight.ts';
export { FLY, SEE, TERRAIN_BITS, TERRAINS, type Terrain, WALK } from './terrain.ts';
