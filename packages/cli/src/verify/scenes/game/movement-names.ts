// Ways of moving by the names of recordings.

/** Bits of `move_type`, in the order of recordings. */
const NAMES = ['walk', 'fly-low', 'fly-high', 'swim', 'boat'];

/** The names of bits, or undefined for none. */
export function movementNames(bits: number): readonly string[] | undefined {
  const names = NAMES.filter((_, bit) => (bits & (1 << bit)) !== 0);
  return names.length === 0 ? undefined : names;
}
