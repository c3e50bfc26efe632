// The words of the key `trap_effect`: what a trap does besides or instead of hitting.

/** Every effect of traps. */
export const TRAP_EFFECTS = [
  'pit',
  'spiked-pit',
  'bear-trap',
  'web',
  'arrow',
  'rock',
  'sleeping-gas',
  'teleport',
  'level-teleport',
  'trap-door',
  'rust',
  'magic',
  'anti-magic',
  'squeak',
  'mine',
  'hole',
  'rolling-boulder',
  'statue',
] as const;

/** The effect of a trap. */
export type TrapEffect = (typeof TRAP_EFFECTS)[number];

/** Effects of traps that can't be hidden: everybody sees a hole, and a statue, from afar. */
const OPEN: ReadonlySet<string> = new Set<TrapEffect>(['hole', 'statue']);

/** Effects of traps that lead down, which no last level has. */
const DOWNWARD: ReadonlySet<string> = new Set<TrapEffect>(['hole', 'trap-door']);

/** Whether a trap of an effect, a word of the key, is in plain sight. */
export function isOpenTrap(word: string): boolean {
  return OPEN.has(word);
}

/** Whether a trap of an effect, a word of the key, leads to a level below. */
export function leadsBelow(word: string): boolean {
  return DOWNWARD.has(word);
}

/** Reads the key; undefined for a trap that only hits or casts. */
export function trapEffect(word: string): TrapEffect | undefined {
  return TRAP_EFFECTS.find(effect => effect === word);
}
