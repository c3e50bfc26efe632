// Answers of the worker; one that is no longer wanted is dropped.

import { useEffect, useState } from 'preact/hooks';
import type { CallProblem } from '../device/device-calls.ts';

/** What there is of an answer. */
export interface Asked<Result> {
  /** The last answer; of an earlier question where `isStale`. */
  readonly result?: Result;
  /** A newer question is being answered, or can't be. */
  readonly isStale: boolean;
  /** Why the present question can't be answered. */
  readonly problem?: { readonly field: string; readonly message: string };
}

/**
 * Asks whenever the key changes.
 * @param key the whole question; undefined: nothing is asked
 */
export function useAsked<Result>(
  key: string | undefined,
  ask: () => Promise<Result>,
): Asked<Result> {
  const [state, setState] = useState<Asked<Result> & { readonly key?: string }>({ isStale: true });
  useEffect(() => {
    if (key === undefined) {
      setState({ isStale: true });
      return;
    }
    let wanted = true;
    ask().then(
      result => wanted && setState({ key, result, isStale: false }),
      ({ field = '', message }: CallProblem) =>
        wanted &&
        setState(({ result }) => ({
          key,
          ...(result !== undefined && { result }),
          isStale: true,
          problem: { field: field.replace(/^--/, ''), message: message.replaceAll('--', '') },
        })),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return state.key === key ? state : { ...state, isStale: true };
}
