// Numbers of the digging of levels: which kind a level is, and its rooms, caves, corridors, doors, water and light.

/** A number that grows with depth: `sure` + `perLevel` × depth, from 0 to `most`. */
export interface ByDepth {
  readonly sure: number;
  readonly perLevel: number;
  readonly most: number;
}

/** A range of whole numbers, both ends included. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** A size of rooms. */
interface RoomSize {
  /** Its share among the sizes. */
  readonly weight: number;
  /** Squares inside the walls. */
  readonly width: Span;
  readonly height: Span;
}

/** Rooms. */
export interface RoomDigging {
  readonly sizes: readonly RoomSize[];
  /** Attempts to place a room, per 100 squares of ground. */
  readonly triesPerHundred: number;
  /** The ground has at most one room per this many squares. */
  readonly squaresPerRoom: number;
  /** A room is dark with probability (depth + `deeper`) in (depth + `over`). */
  readonly dark: { readonly deeper: number; readonly over: number };
}

/** Caves, made by a cellular automaton. */
export interface CaveDigging {
  /** Initial percentage of rock. A cave that turns out too small is dug again with `lessStone` less. */
  readonly stonePercent: number;
  readonly lessStone: number;
  readonly attempts: number;
  /** Rounds of smoothing. In each, a square turns to rock if this many of the 9 squares around it are rock. */
  readonly smoothings: number;
  readonly majority: number;
  /** A cave is large enough if 1 in this number of its squares is open. */
  readonly airOneIn: number;
  /** Hollows of fewer squares are filled in. */
  readonly leastHollow: number;
  /** A cave is lit with probability 1 in (depth + this). */
  readonly litOver: number;
  /** On a level of rooms and caves, the caves' share of its width in percent. */
  readonly share: Span;
  /** The number of rooms of such a level that are connected to its caves. */
  readonly waysIn: number;
}

/** Doors, and what is hidden. */
export interface DoorDigging {
  /** Weights of what stands in a doorway. */
  readonly open: { readonly doorway: number; readonly openDoor: number; readonly closed: number };
  readonly broken: ByDepth;
  readonly locked: ByDepth;
  /** A door that can be bypassed is hidden with this probability, in `doorsOutOf`; a piece of corridor … */
  readonly hidden: ByDepth;
  readonly doorsOutOf: number;
  /** … in this number. */
  readonly corridorsOutOf: number;
}

/** Water. */
export interface WaterDigging {
  /** Weights of caves without water, with a river and with a lake. */
  readonly weights: readonly number[];
  readonly riverWidth: number;
  /** Squares of a lake: `least`, and up to the cave's squares / `over`, at most `most`, more. */
  readonly lake: { readonly least: number; readonly over: number; readonly most: number };
  /** The largest room has a pool with probability 1 in `oneIn`, of its squares / `over`, if it is this large. */
  readonly pool: {
    readonly oneIn: number;
    readonly over: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Ground of another kind that is laid over a level of the main dungeon. */
export interface ZoneDigging {
  /** The first level on which it lies; the next zone ends it. */
  readonly from: number;
  /** What lies there. */
  readonly ground: 'tree' | 'ice' | 'lava';
  /** Number of patches, and squares of each. */
  readonly patches: Span;
  readonly size: Span;
}

/** Levels of the branches. */
export interface BranchDigging {
  /** Ragged caves: what differs from other caves. */
  readonly mines: Pick<CaveDigging, 'stonePercent' | 'smoothings' | 'leastHollow' | 'litOver'>;
  /** Canals along and across the level. */
  readonly sewers: { readonly along: number; readonly across: Span };
  /** Halls share their walls: the least and the most squares between two of them, and doors for other ways. */
  readonly keep: { readonly hall: Span; readonly loopsOneIn: number };
  /** A room is drowned with probability 1 in `roomOneIn`, a piece of corridor with 1 in `corridorOneIn`. */
  readonly drowned: { readonly roomOneIn: number; readonly corridorOneIn: number };
  /** A wall of the maze is left out with probability 1 in this number. */
  readonly maze: { readonly loopsOneIn: number };
}

/** The digging of levels. */
export interface DiggingRules {
  /** Weight of a level of rooms, and of each of the other two kinds. */
  readonly kinds: { readonly rooms: number; readonly others: ByDepth };
  readonly rooms: RoomDigging;
  readonly caves: CaveDigging;
  /** A corridor for an alternative route is dug with probability 1 in this number. */
  readonly loopsOneIn: number;
  readonly doors: DoorDigging;
  readonly water: WaterDigging;
  /** The least distance between the stairs, in tenths of the longest possible. */
  readonly stairsApartTenths: number;
  readonly branches: BranchDigging;
  /** By their first levels, ascending. */
  readonly zones: readonly ZoneDigging[];
}
