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
] as const;

/** The effect of a trap. */
export type TrapEffect = (typeof TRAP_EFFECTS)[number];

/** Reads the key; undefined for a trap that only hits or casts. */
export function trapEffect(word: string): TrapEffect | undefined {
  return TRAP_EFFECTS.find(effect => effect === word);
}
