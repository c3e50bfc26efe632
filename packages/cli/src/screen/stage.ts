// What is asked of the player on the screen: a key, one of a list, a page to read.

import { Cells } from './cells.ts';
import { type Device, LEAST } from './device.ts';
import { INK } from './ink.ts';
import { wrapped } from './lines.ts';
import { drawScene, type Line, type Scene } from './picture.ts';

/** One line of a menu. */
export interface Choice<Value> {
  /** The key that takes it. */
  readonly key: string;
  readonly text: string;
  readonly value: Value;
}

/** The terminal is gone: there will be no more keys. */
export class HungUp extends Error {}

/** The screen: draws scenes, and repaints them when its size changes. */
export class Stage {
  readonly #device: Device;
  #shown: Cells | undefined;

  constructor(device: Device) {
    this.#device = device;
  }

  /** Columns of the panel beside the map. */
  get panelColumns(): number {
    return this.#device.columns >= 110 ? 38 : 28;
  }

  /** Draws a scene and waits for a key. */
  key(scene: Scene): Promise<string> {
    return this.#ask(cells => drawScene(cells, scene));
  }

  /** A page over the scene, read from top to bottom. @returns the key that ended it */
  async page(scene: Scene, title: string, text: string): Promise<string> {
    for (let first = 0; ; ) {
      const { columns, rows } = this.#device;
      const lines = wrapped(text, columns - 4);
      const room = rows - 3;
      const most = Math.max(0, lines.length - room);
      first = Math.min(first, most);
      const isMore = first < most;
      const hint =
        most === 0 ? 'Esc closes' : `Space, arrows: ${isMore ? 'more' : 'end'}; Esc closes`;
      const shown = lines.slice(first, first + room).map(line => ({ text: line }));
      const key = await this.#ask(cells => {
        drawScene(cells, scene);
        drawSheet(cells, title, shown, hint);
      });
      if (key === 'ArrowDown' || key === 'j') {
        first++;
      } else if (key === 'ArrowUp' || key === 'k') {
        first = Math.max(0, first - 1);
      } else if (key === 'PageUp') {
        first = Math.max(0, first - room);
      } else if ((key === ' ' || key === 'PageDown') && isMore) {
        first += room;
      } else {
        return key;
      }
    }
  }

  /** Has one of a list chosen, by its key or with arrows and Enter; nothing when left. */
  async choose<Value>(
    scene: Scene,
    title: string,
    choices: readonly Choice<Value>[],
  ): Promise<Value | undefined> {
    for (let at = 0; ; ) {
      const room = this.#device.rows - 3;
      const first = Math.max(0, Math.min(at - (room >> 1), choices.length - room));
      const lines = choices.slice(first, first + room).map(({ key, text }, index) => ({
        text: `${key} - ${text}`,
        reverse: index + first === at,
      }));
      const key = await this.#ask(cells => {
        drawScene(cells, scene);
        drawSheet(cells, title, lines, 'A letter, or arrows and Enter; Esc leaves');
      });
      const chosen = choices.find(choice => choice.key === key);
      if (chosen !== undefined) {
        return chosen.value;
      }
      switch (key) {
        case 'Enter':
          return choices[at]?.value;
        case 'Escape':
        case '^C':
          return undefined;
        case 'ArrowDown':
          at = (at + 1) % Math.max(1, choices.length);
          break;
        case 'ArrowUp':
          at = (at + choices.length - 1) % Math.max(1, choices.length);
          break;
      }
    }
  }

  /** Draws everything anew with the next key: something else has written on the screen. */
  forget(): void {
    this.#shown = undefined;
  }

  async #ask(draw: (cells: Cells) => void): Promise<string> {
    for (;;) {
      const { columns, rows } = this.#device;
      const cells = new Cells(columns, rows);
      const fits = columns >= LEAST.columns && rows >= LEAST.rows;
      if (fits) {
        draw(cells);
      } else {
        const need = `The game needs ${LEAST.columns} columns and ${LEAST.rows} rows; here are ${columns} and ${rows}.`;
        wrapped(need, columns).forEach((line, y) => {
          cells.put(0, y, line);
        });
      }
      this.#device.write(cells.changesFrom(this.#shown, this.#device));
      this.#shown = cells;
      const key = await this.#device.key();
      if (key === 'hang-up') {
        throw new HungUp('the terminal is gone');
      }
      if (key === '^L') {
        this.#shown = undefined;
      } else if (key !== 'resize' && (fits || key === '^C')) {
        return key;
      }
    }
  }
}

/** A sheet at the right edge, as wide as it must be. */
function drawSheet(cells: Cells, title: string, lines: readonly Line[], hint: string): void {
  const longest = Math.max(title.length, hint.length, ...lines.map(({ text }) => text.length));
  const columns = Math.min(cells.columns, longest + 4);
  const left = cells.columns - columns;
  cells.clear(left, 0, columns, lines.length + 3);
  for (let y = 0; y < lines.length + 3; y++) {
    cells.put(left, y, '│', { ink: INK.line });
  }
  cells.put(left + 2, 0, title, { ink: INK.accent, bold: true });
  lines.forEach((line, index) => {
    cells.put(left + 2, index + 1, line.text, line, columns - 3);
  });
  cells.put(left + 2, lines.length + 1, hint, { ink: INK.muted });
}
