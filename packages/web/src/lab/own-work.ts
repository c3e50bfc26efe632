// What the lab keeps in this browser: the player's own last question, presets by name, and pins.

import { useState } from 'preact/hooks';

const LAST = 'roguewright.lab.last';
const PRESETS = 'roguewright.lab.presets';
const PINS = 'roguewright.lab.pins';

/** Addresses by the names of presets. */
export type Presets = Readonly<Record<string, string>>;

/** The address of the player's own last question; undefined: none yet. */
export function ownLast(): string | undefined {
  return localStorage.getItem(LAST) ?? undefined;
}

/** Keeps the address of the player's own last question. */
export function keepOwnLast(address: string): void {
  keep(LAST, address);
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A full storage: it holds until the page is left.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The presets, and what keeps others. */
export function usePresets(): readonly [Presets, (presets: Presets) => void] {
  const [presets, setPresets] = useState<Presets>(() => (read(PRESETS) as Presets | null) ?? {});
  const change = (next: Presets) => {
    setPresets(next);
    keep(PRESETS, JSON.stringify(next));
  };
  return [presets, change];
}

/** The names of pinned fields, and what pins or frees one. */
export function usePins(): readonly [ReadonlySet<string>, (name: string) => void] {
  const [pins, setPins] = useState<ReadonlySet<string>>(() => {
    const kept = read(PINS);
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  });
  const toggle = (name: string) => {
    const next = new Set(pins);
    if (!next.delete(name)) {
      next.add(name);
    }
    setPins(next);
    keep(PINS, JSON.stringify([...next]));
  };
  return [pins, toggle];
}
