// What is pressed, in the names of the table of commands: `a`, `^P`, `Escape`, `ArrowUp`.

import { letterDirection, namedDirection, runDirection } from '@roguewright/engine/face';
import type { Direction } from '@roguewright/engine/game';

/** A key press: the name of a key that has one, or the sign that it makes. */
interface RawKey {
  readonly name?: string | undefined;
  readonly sequence?: string | undefined;
  readonly ctrl?: boolean | undefined;
  readonly shift?: boolean | undefined;
}

const NAMED: Readonly<Record<string, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  home: 'Home',
  end: 'End',
  pageup: 'PageUp',
  pagedown: 'PageDown',
  clear: '.',
  delete: 'Delete',
  enter: 'Enter',
  escape: 'Escape',
  backspace: 'Backspace',
  tab: 'Tab',
  backtab: 'Shift+Tab',
  ...Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`f${n + 1}`, `F${n + 1}`])),
};

/** The name of a key; empty for one that means nothing here. */
export function keyName({ name = '', sequence = '', ctrl, shift }: RawKey): string {
  const named = NAMED[name];
  if (named !== undefined) {
    return shift === true && named.startsWith('Arrow') ? `Shift+${named}` : named;
  }
  if (ctrl === true) {
    return `^${name.toUpperCase()}`;
  }
  return [...sequence].length === 1 && sequence >= ' ' ? sequence : '';
}

/** The direction of a key, by vi's habits, the arrows and the corners of the number pad. */
export function directionKey(key: string): Direction | undefined {
  return letterDirection(key) ?? namedDirection(key);
}

/** The direction in which a key runs: a capital letter of vi's, an arrow with Shift. */
export function runKey(key: string): Direction | undefined {
  return key.startsWith('Shift+') ? namedDirection(key.slice('Shift+'.length)) : runDirection(key);
}
