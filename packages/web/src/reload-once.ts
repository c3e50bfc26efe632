// A part of the page that can't be loaded is of a build that the server no longer has: the page is loaded again, and has
// the present parts. Every move is already saved.

/** Where the time of the last reload stands. */
const KEY = 'roguewright-reloaded';

/** Milliseconds within which it isn't tried a second time: the part is missing for another reason, such as no network. */
const AGAIN = 60_000;

/** Whether to load the page again now. @param now milliseconds since the epoch */
export function reloadOnce(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const before = Number(storage.getItem(KEY) ?? 0);
  if (now - before < AGAIN) {
    return false;
  }
  storage.setItem(KEY, String(now));
  return true;
}
