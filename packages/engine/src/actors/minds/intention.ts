// What a monster has made up its mind to do. Carrying it out is the game's business.

/** What a monster means to do with its move. */
export type Intention =
  /** Nothing. */
  | { readonly kind: 'wait' }
  /** One step; to come nearer, to get away or for no reason. */
  | {
      readonly kind: 'step';
      readonly direction: number;
      readonly why: 'approach' | 'flee' | 'wander';
    }
  /** All its blows at the hero beside it. */
  | { readonly kind: 'strike'; readonly direction: number }
  /** A missile it carries, along a ray. */
  | { readonly kind: 'shoot'; readonly direction: number }
  /** One of its abilities, by the place in its list. */
  | { readonly kind: 'cast'; readonly ability: number; readonly direction: number }
  | { readonly kind: 'open-door'; readonly direction: number }
  | { readonly kind: 'break-door'; readonly direction: number }
  /** What lies underfoot. */
  | { readonly kind: 'pick-up' }
  /** Something carried that is drunk or read, by the place in its list. */
  | { readonly kind: 'use'; readonly item: number }
  /** A wand carried, by the place in its list, along a ray. */
  | { readonly kind: 'zap'; readonly item: number; readonly direction: number };

/** Steps, strikes and the like are made once for each direction: deciding allocates nothing. */
function perDirection<Made>(make: (direction: number) => Made): readonly Made[] {
  return Array.from({ length: 9 }, (_, direction) => make(direction));
}

export const WAIT: Intention = { kind: 'wait' };
export const PICK_UP: Intention = { kind: 'pick-up' };
export const APPROACH = perDirection<Intention>(direction => ({
  kind: 'step',
  direction,
  why: 'approach',
}));
export const FLEE = perDirection<Intention>(direction => ({
  kind: 'step',
  direction,
  why: 'flee',
}));
export const WANDER = perDirection<Intention>(direction => ({
  kind: 'step',
  direction,
  why: 'wander',
}));
export const STRIKE = perDirection<Intention>(direction => ({ kind: 'strike', direction }));
export const SHOOT = perDirection<Intention>(direction => ({ kind: 'shoot', direction }));
export const OPEN_DOOR = perDirection<Intention>(direction => ({ kind: 'open-door', direction }));
export const BREAK_DOOR = perDirection<Intention>(direction => ({ kind: 'break-door', direction }));
