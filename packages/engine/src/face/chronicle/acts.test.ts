// Acts in a few words, as the last turns of a game list them.

import { expect, it } from 'vitest';
import type { GameView } from '../../game/index.ts';
import { tellAct } from './acts.ts';

const view = { inventory: [{ id: 4, name: 'long bow' }], spells: [] } as unknown as GameView;

it('names picking up and answering as a player would', () => {
  expect(tellAct({ kind: 'pick-up', item: 0 }, view)).toBe('pick up');
  expect(tellAct({ kind: 'answer', answer: 0 } as never, view)).toBe('answer a question');
  expect(tellAct({ kind: 'wield', item: 4 }, view)).toBe('wield long bow');
});
