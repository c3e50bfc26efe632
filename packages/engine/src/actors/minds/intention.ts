// A monster's decision. The game carries it out.

/** A monster's decision for its move. */
export type Intention =
  /** Does nothing. */
  | { readonly kind: 'wait' }
  /** One step: approaching, fleeing or random. */
  | {
      readonly kind: 'step';
      readonly direction: number;
      readonly why: 'approach' | 'flee' | 'wander';
    }
  /** All its blows at the adjacent hero. */
  | { readonly kind: 'strike'; readonly direction: number }
  /** Shoots or throws a missile along a ray. */
  | { readonly kind: 'shoot'; readonly direction: number }
  /** Uses one of its abilities, by index. */
  | { readonly kind: 'cast'; readonly ability: number; readonly direction: number }
  | { readonly kind: 'open-door'; readonly direction: number }
  | { readonly kind: 'break-door'; readonly direction: number }
  /** Strikes an adjacent wall. */
  | { readonly kind: 'tear-down'; readonly direction: number }
  /** Picks up the items underfoot. */
  | { readonly kind: 'pick-up' }
  /** Drinks or reads an item, by inventory index. */
  | { readonly kind: 'use'; readonly item: number }
  /** Zaps a wand, by inventory index, along a ray. */
  | { readonly kind: 'zap'; readonly item: number; readonly direction: number };

/** Preallocates one intention for each direction, so that deciding allocates nothing. */
function perDirection<Made>(make: (direction: number) => Made): readonly Made[] {
  return Array.from({ length: 9 }, (_, direction) => make(direction));
}

export const WAIT: Intention = { kind: 'wait' };
export const PICK_UP: Intention = { kind: 'pick-up' };
export const APPROACH: readonly Intention[] = perDirection(direction => ({
  kind: 'step',
  direction,
  why: 'approach',
}));
export const FLEE: readonly Intention[] = perDirection(direction => ({
  kind: 'step',
  direction,
  why: 'flee',
}));
export const WANDER: readonly Intention[] = perDirection(direction => ({
  kind: 'step',
  direction,
  why: 'wander',
}));
export const STRIKE: readonly Intention[] = perDirection(direction => ({
  kind: 'strike',
  direction,
}));
export const SHOOT: readonly Intention[] = perDirection(direction => ({
  kind: 'shoot',
  direction,
}));
export const OPEN_DOOR: readonly Intention[] = perDirection(direction => ({
  kind: 'open-door',
  direction,
}));
export const BREAK_DOOR: readonly Intention[] = perDirection(direction => ({
  kind: 'break-door',
  direction,
}));
export const TEAR_DOWN: readonly Intention[] = perDirection(direction => ({
  kind: 'tear-down',
  direction,
}));
