// The second floor: rooms inside a room of the engine, and inside a folder of another package, in their
// order ("inside" of the table).
// A file reads its own inner room and those before it. What lies beside the inner rooms, such as the
// door, reads them all and is read by none. Tests read everything; `testing` is read by tests alone.

import { posix } from 'node:path';
import { engineSources, innerRooms } from './rooms.ts';
import { isTest } from './source-files.ts';

/** The folder of what only tests read. */
const TESTING = 'testing';

/** Why a file may not lie where it lies in its room; nothing when it may, or when the room has one floor. */
export function innerPlaceObjection(path: string, room: string): string | undefined {
  const order = innerRooms.get(room);
  const inner = innerRoomOf(path, folderOf(room));
  return order === undefined || inner === '' || inner === TESTING || order.includes(inner)
    ? undefined
    : `lies in no room of ${room}: import-directions.json doesn't list ${inner}`;
}

/** Why one file of a room may not import another of it; nothing when it may. */
export function innerObjection(importer: string, target: string, room: string): string | undefined {
  const order = innerRooms.get(room);
  const from = innerRoomOf(importer, folderOf(room));
  const to = innerRoomOf(target, folderOf(room));
  if (order === undefined || isTest(importer) || from === to || from === TESTING) {
    return undefined;
  }
  if (to === TESTING) {
    return `${room}/${TESTING} is for tests`;
  }
  if (from === '') {
    return undefined;
  }
  const file = to === '' ? posix.basename(target) : to;
  return to !== '' && order.indexOf(to) < order.indexOf(from)
    ? undefined
    : `${room}/${from} may not read ${room}/${file}`;
}

/**
 * The folder of a package with an inner order in which a file lies: `packages/cli/src/screen`; nothing when
 * it lies in none.
 */
export function orderedFolderOf(path: string): string | undefined {
  return [...innerRooms.keys()].find(room => room.includes('/') && path.startsWith(`${room}/`));
}

/** Rooms of the engine go by their name, other folders by their path. */
function folderOf(room: string): string {
  return room.includes('/') ? room : `${engineSources}/${room}`;
}

/** The first folder below another; empty for what lies beside the inner rooms. */
function innerRoomOf(path: string, folder: string): string {
  const [first = '', ...rest] = path.slice(`${folder}/`.length).split('/');
  return rest.length > 0 ? first : '';
}
