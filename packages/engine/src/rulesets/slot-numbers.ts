// The numbers of a slot by dotted path.

/** One number, word or step of a slot. */
export interface SlotNumber {
  /** Dotted path below the slot, as a patch would name it: `waking.wakesOneIn`. */
  readonly path: string;
  /** The value as text. Lists are joined by commas; a step is shown by its function's name. */
  readonly value: string;
}

/**
 * All entries of a slot, in order.
 * @param named tables of which only the row names are listed
 */
export function slotNumbers(rules: object, named: readonly string[] = []): SlotNumber[] {
  const found: SlotNumber[] = [];
  collect('', rules, named, found);
  return found;
}

function collect(
  path: string,
  value: unknown,
  named: readonly string[],
  found: SlotNumber[],
): void {
  if (typeof value !== 'object' || value === null) {
    found.push({ path, value: typeof value === 'function' ? value.name : String(value) });
  } else if (named.includes(path)) {
    found.push({ path, value: Object.keys(value).join(', ') });
  } else if (Array.isArray(value) && value.every(item => typeof item !== 'object')) {
    found.push({ path, value: value.join(', ') });
  } else {
    for (const [key, inner] of Object.entries(value)) {
      collect(path === '' ? key : `${path}.${key}`, inner, named, found);
    }
  }
}
