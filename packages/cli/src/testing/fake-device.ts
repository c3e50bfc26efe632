// A screen for tests: it plays keys that are written down, and keeps what it would show.

import type { Device } from '../screen/terminal/device.ts';
import { ShownScreen } from './shown-screen.ts';

/** A device whose keys are known; after the last one it hangs up. */
export class FakeDevice implements Device {
  readonly colourDepth: number;
  readonly unicode = true;
  /** Everything written, piece by piece. */
  readonly written: string[] = [];
  /** The screen as it was when each key was pressed. */
  readonly screens: string[] = [];
  /** The screens of animation pauses, in which no key was awaited. */
  readonly moments: string[] = [];
  readonly shown = new ShownScreen();
  /** Whether clicks are wanted. */
  clicks = false;
  columns: number;
  rows: number;
  readonly #keys: readonly string[];
  #at = 0;
  #isAwake = false;

  constructor(keys: readonly string[], columns = 80, rows = 24, colourDepth = 1) {
    this.#keys = keys;
    this.columns = columns;
    this.rows = rows;
    this.colourDepth = colourDepth;
  }

  write(text: string): void {
    this.written.push(text);
    this.shown.write(text);
  }

  wake(): void {
    this.#isAwake = true;
  }

  async key(): Promise<string> {
    // What was begun before the key has its chance to end first.
    await new Promise(resolve => setImmediate(resolve));
    if (this.#isAwake) {
      this.#isAwake = false;
      return 'resize';
    }
    this.screens.push(this.shown.text(this.columns, this.rows));
    return this.#keys[this.#at++] ?? 'hang-up';
  }

  /** The keys of a test are slower than any moment. */
  async pause(): Promise<boolean> {
    this.moments.push(this.shown.text(this.columns, this.rows));
    await new Promise(resolve => setImmediate(resolve));
    return false;
  }

  mouse(isOn: boolean): void {
    this.clicks = isOn;
  }
}
