// An answer keeps the parts that are as they were in the one before: what shows them needn't be drawn again.

/**
 * What is equal to `after`, with every part of `before` that is equal to its own.
 * @param before data without functions and cycles, as it comes in a message
 */
export function asBefore<Data>(before: unknown, after: Data): Data {
  if (Object.is(before, after) || !isHolder(before) || !isHolder(after)) {
    return after;
  }
  if (Array.isArray(before) !== Array.isArray(after)) {
    return after;
  }
  const [names, others] = [Object.keys(after), Object.keys(before)];
  let isSame = names.length === others.length;
  const kept: Record<string, unknown> = {};
  for (const name of names) {
    const part = asBefore(before[name], after[name]);
    kept[name] = part;
    isSame &&= Object.hasOwn(before, name) && Object.is(part, before[name]);
  }
  if (isSame) {
    return before as Data;
  }
  return (Array.isArray(after) ? Object.values(kept) : kept) as Data;
}

function isHolder(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
