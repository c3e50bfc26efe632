// The names under which network addresses are counted for rate limits.

/**
 * The name under which an address is counted. A client with an IPv6 address usually has the whole /64
 * network, so only its first 64 bits count.
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
