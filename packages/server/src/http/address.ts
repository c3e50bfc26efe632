// Who counts as one who asks: what is allowed a second is allowed to each of these.

/**
 * The name under which an address is counted. Whoever has an address of version 6 has all of its
 * network, so only the half that names that counts.
 */
export function networkOf(address = ''): string {
  const isVersion4 = !address.includes(':') || /^::ffff:\d+\./i.test(address);
  if (isVersion4) {
    return address.replace(/^::ffff:/i, '');
  }
  const [head = '', tail = ''] = address.split('%')[0]!.split('::');
  const [first, last] = [partsOf(head), partsOf(tail)];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

function partsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
