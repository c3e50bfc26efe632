// Choosing a value of a field on a page of rows.

import type { Stage } from '../stage/stage.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Which way a key steps through the values of a field; 0: it doesn't. */
export function stepFrom(key: string): -1 | 0 | 1 {
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
}

/** Has one of a list chosen. @returns its id, the present one if the list was left */
export async function chooseFrom(
  stage: Stage,
  title: string,
  list: readonly { readonly id: string; readonly name: string }[],
  present: string,
): Promise<string> {
  const choices = list.map(({ id, name }, at) => ({
    key: LETTERS.charAt(at),
    text: name,
    value: id,
  }));
  return (await stage.choose(() => undefined, title, choices)) ?? present;
}
