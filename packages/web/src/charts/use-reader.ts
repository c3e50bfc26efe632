// Reads a chart value by value: the arrow keys move a mark along it, and what it stands at is said.

import { useState } from 'preact/hooks';

/** A chart that is read. */
export interface Reader {
  /** The index of the value that is read; undefined: none yet. */
  readonly at: number | undefined;
  /** For the element around the picture. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** Steps of the keys that go far. */
const FAR = 10;

/**
 * @param title of the chart
 * @param texts what is said of each value, in their order
 */
export function useReader(title: string, texts: readonly string[]): Reader {
  const [chosen, setChosen] = useState<number>();
  const last = texts.length - 1;
  const at = chosen === undefined ? undefined : Math.min(chosen, last);
  const move = (event: KeyboardEvent) => {
    const next = placeAfter(at ?? -1, event.key, last);
    if (next !== undefined) {
      event.preventDefault();
      setChosen(next);
    }
  };
  return {
    at,
    props: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': title,
      'aria-valuemin': 0,
      'aria-valuemax': Math.max(0, last),
      'aria-valuenow': at ?? 0,
      'aria-valuetext': texts[at ?? 0] ?? '',
      onKeyDown: move,
      onFocus: () => setChosen(before => before ?? 0),
      onPointerDown: ({ currentTarget, clientX }: PointerEvent) => {
        const { left, width } = (currentTarget as Element).getBoundingClientRect();
        setChosen(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))));
      },
    },
  };
}

/** The index that a key leads to; undefined for a key that moves nothing. */
export function placeAfter(at: number, key: string, last: number): number | undefined {
  const within = (index: number) => Math.min(last, Math.max(0, index));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return within(at + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(at - 1);
    case 'PageUp':
      return within(at + FAR);
    case 'PageDown':
      return within(at - FAR);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
