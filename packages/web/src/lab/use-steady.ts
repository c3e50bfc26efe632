// A function that stays the same while what it does follows the page: a part that is told it needn't be drawn again.

import { useRef } from 'preact/hooks';

/**
 * One function for all drawings of a part, which does what the last drawing gave.
 * @param does must not be called while the page is being drawn
 */
export function useSteady<Given extends readonly unknown[]>(
  does: (...given: Given) => void,
): (...given: Given) => void {
  const last = useRef(does);
  last.current = does;
  return useRef((...given: Given) => last.current(...given)).current;
}
