// The table of permitted imports (import-directions.json), parsed for queries.

import table from './import-directions.json' with { type: 'json' };

/** What a room of the engine may import. */
export interface Room {
  readonly reads: ReadonlySet<string>;
  readonly readsTypesOfAll: boolean;
}

/** A package of the workspace. */
export interface Package {
  readonly name: string;
  readonly folder: string;
  readonly reads: readonly string[];
  /** The file behind each door, from the folder of the package; the door without a name is `''`. */
  readonly doors: ReadonlyMap<string, string>;
}

/** The engine, whose rooms are doors of their own. */
export const engineName = '@roguewright/engine';

/** Where the engine's rooms lie. */
export const engineSources = 'packages/engine/src';

/** The file of the engine that lies in no room: its front door. */
export const frontDoor = table.frontDoor.path;

/** The folder with what the builds of several packages share. */
export const sharedByBuilds = table.sharedByBuilds.folder;

/** The rooms of the engine by name. */
export const rooms: ReadonlyMap<string, Room> = new Map([
  ...orderedRooms(),
  ...besideRooms(),
  ...aboveRooms(),
]);

/** The rooms inside rooms of the engine, each list in its order: one reads those before it. */
export const innerRooms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(table.inside).map(([name, steps]) => [name, steps.map(({ room }) => room)]),
);

/** The inner rooms that change nothing of what they are given, by their path below the sources. */
export const readers: readonly string[] = table.readers.rooms;

/** The packages of the workspace. */
export const packages: readonly Package[] = Object.entries(table.packages).map(
  ([name, { folder, reads, ...more }]) => ({
    name,
    folder,
    reads,
    doors: new Map([['', 'src/index.ts'], ...Object.entries('doors' in more ? more.doors : {})]),
  }),
);

/** What tests inside the engine may import from outside. */
export const engineTestLibraries: ReadonlySet<string> = new Set(table.engineTests.libraries);

function orderedRooms(): [string, Room][] {
  return table.order.flatMap(step =>
    step.rooms.map((name): [string, Room] => [
      name,
      { reads: roomsBefore(name), readsTypesOfAll: false },
    ]),
  );
}

function besideRooms(): [string, Room][] {
  return Object.entries(table.beside).map(
    ([name, { readsRoomsBefore, alsoReads, readsTypesOfAll }]) => [
      name,
      { reads: new Set([...roomsBefore(readsRoomsBefore), ...alsoReads]), readsTypesOfAll },
    ],
  );
}

function aboveRooms(): [string, Room][] {
  const below = [...table.order.flatMap(step => step.rooms), ...Object.keys(table.beside)];
  const above = Object.keys(table.above);
  return above.map((name, index) => [
    name,
    { reads: new Set([...below, ...above.slice(0, index)]), readsTypesOfAll: false },
  ]);
}

function roomsBefore(name: string): Set<string> {
  const step = table.order.findIndex(({ rooms }) => rooms.includes(name));
  if (step < 0) {
    throw new Error(`import-directions.json: no step of "order" holds the room ${name}`);
  }
  return new Set(table.order.slice(0, step).flatMap(({ rooms }) => rooms));
}
