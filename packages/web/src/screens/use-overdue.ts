// Whether something has been under way for so long that a person wonders.

import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

/** Milliseconds after which a person wonders whether a key was heard. */
const PATIENCE = 1000;

/** True once a signal has been true without a break for a second. */
export function useOverdue({ value }: ReadonlySignal<boolean>): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    setOverdue(false);
    if (!value) {
      return;
    }
    const timer = setTimeout(() => setOverdue(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [value]);
  return value && isOverdue;
}
