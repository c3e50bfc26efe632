// A player at a game that never was: commands are noted, views are given.

import { performed } from '@roguewright/engine/face/testing';
import type { Command, GameView, Performed } from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import { pressOnMap } from '../play/keyboard.ts';
import { Play } from '../play/play.ts';
import { Session } from '../play/session.ts';

const noStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** A host that notes commands and answers each with the next of the given views, at last the last. */
export class FakeHost implements GameHost {
  readonly commands: Command[] = [];
  readonly #views: GameView[];

  constructor(views: readonly GameView[]) {
    this.#views = [...views];
  }

  async look(): Promise<Performed> {
    return performed(this.#views[0]!, { sequence: 0 });
  }

  async perform(command: Command): Promise<Performed> {
    this.commands.push(command);
    if (this.#views.length > 1) {
      this.#views.shift();
    }
    return performed(this.#views[0]!, { sequence: this.commands.length });
  }

  odds(): Promise<never> {
    return Promise.reject(new Error('nobody asks'));
  }

  async close(): Promise<void> {}
}

/** A player at a game that shows the given views, one after each command. */
export async function play(...views: GameView[]): Promise<{ hand: Play; host: FakeHost }> {
  const host = new FakeHost(views);
  const hand = new Play(new Session('game', host, noStore));
  await hand.session.look();
  return { hand, host };
}

/** Lets what is under way come to its end. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) {
    await Promise.resolve();
  }
}

/** Presses keys on the map, one after the other. */
export function press(hand: Play, ...keys: string[]): void {
  const plain = { code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
  for (const key of keys) {
    pressOnMap(hand, { ...plain, key }, 'letters');
  }
}
