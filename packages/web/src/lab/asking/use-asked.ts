// Answers of the worker; one that is no longer wanted is dropped.

import { useEffect, useRef, useState } from 'preact/hooks';
import { type Asked, Asking } from './asking.ts';

/**
 * Asks whenever the key changes, while the page is being drawn: the worker answers meanwhile.
 * @param key the whole question; undefined: nothing is asked
 * @param known the answer to a new question, where it has come already
 */
export function useAsked<Result>(
  key: string | undefined,
  ask: () => Promise<Result>,
  known: () => Result | undefined = unknown,
): Asked<Result> {
  const [, setShown] = useState<Asked<Result>>();
  const present = useRef<Asking<Result>>(undefined);
  if (present.current === undefined || present.current.key !== key) {
    const before = present.current;
    before?.drop();
    const redraw = () => setShown(asking.shown);
    const answer = key === undefined ? undefined : known();
    const asking: Asking<Result> = new Asking(key, ask, before?.shown, redraw, answer);
    present.current = asking;
  }
  useEffect(() => () => present.current?.drop(), []);
  return present.current.shown;
}

function unknown(): undefined {
  return undefined;
}
