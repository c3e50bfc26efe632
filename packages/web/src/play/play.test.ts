import type { Command, GameView, ItemView, Performed } from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import { describe, expect, it } from 'vitest';
import { DAGGER, drawView, FIREBALL, performed } from '../testing/views.ts';
import { pressOnMap } from './keyboard.ts';
import { Play } from './play.ts';
import { Session } from './session.ts';
import { useItem } from './use-item.ts';

const noStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** A host that notes commands and answers each with the next of the given views, at last the last. */
class FakeHost implements GameHost {
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

async function play(...views: GameView[]): Promise<{ hand: Play; host: FakeHost }> {
  const host = new FakeHost(views);
  const hand = new Play(new Session('game', host, noStore));
  await hand.session.look();
  return { hand, host };
}

/** Lets what is under way come to its end. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) {
    await Promise.resolve();
  }
}

/** Presses keys on the map, one after the other. */
function press(hand: Play, ...keys: string[]): void {
  const plain = { code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
  for (const key of keys) {
    pressOnMap(hand, { ...plain, key }, 'letters');
  }
}

describe('the player’s hands', () => {
  it('walk by direction, and wait by none', async () => {
    const { hand, host } = await play(drawView(['@.']));
    hand.direct(3);
    hand.direct(0);
    await settle();
    expect(host.commands).toEqual([
      { kind: 'move', direction: 3 },
      { kind: 'rest', count: 1 },
    ]);
  });

  it('count after n where digits walk, until the command', async () => {
    const { hand, host } = await play(drawView(['@..']));
    const plain = { code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
    for (const key of ['n', '2', '0', 's', '6']) {
      expect(pressOnMap(hand, { ...plain, key }, 'digits')).toBe(true);
      await settle();
    }
    pressOnMap(hand, { ...plain, key: 'n' }, 'digits');
    pressOnMap(hand, { ...plain, key: 'Escape' }, 'digits');
    pressOnMap(hand, { ...plain, key: '6' }, 'digits');
    await settle();
    expect(host.commands).toEqual([
      { kind: 'search', count: 20 },
      { kind: 'move', direction: 3 },
      { kind: 'move', direction: 3 },
    ]);
  });

  it('inspect a square at a long press, but not while something is aimed', async () => {
    const { hand } = await play(drawView(['@..d']));
    hand.inspect({ x: 2, y: 0 });
    expect(hand.mode.value).toEqual({ kind: 'look', square: { x: 2, y: 0 } });
    hand.aim(FIREBALL);
    hand.inspect({ x: 1, y: 0 });
    expect(hand.mode.value.kind).toBe('aim');
  });

  it('ask which way even when one door is there, so that no second key walks', async () => {
    const { hand, host } = await play(drawView(['#+#', '#@.', '#.#']));
    press(hand, 'o', 'k');
    await settle();
    expect(host.commands).toEqual([{ kind: 'open', direction: 1 }]);
    expect(hand.mode.value.kind).toBe('walk');
  });

  it('ask which way of an attack, and strike once by F and a direction', async () => {
    const { hand, host } = await play(drawView(['.d.', '.@.', '...'], { adjacentHostile: [1] }));
    press(hand, 'F');
    expect(host.commands).toEqual([]);
    expect(hand.mode.value).toEqual({ kind: 'direction', command: 'attack' });
    press(hand, 'k');
    await settle();
    expect(host.commands).toEqual([{ kind: 'attack', direction: 1 }]);
  });

  it('take the only candidate by Enter, by a point or by the same key again', async () => {
    for (const key of ['Enter', ' ', '.', 'F']) {
      const { hand, host } = await play(drawView(['.d.', '.@.', '...'], { adjacentHostile: [1] }));
      press(hand, 'F', key);
      await settle();
      expect(host.commands).toEqual([{ kind: 'attack', direction: 1 }]);
    }
    const { hand, host } = await play(drawView(['#+#', '#@.', '#.#']));
    press(hand, 'o', 'o');
    await settle();
    expect(host.commands).toEqual([{ kind: 'open', direction: 1 }]);
  });

  it('take none of several candidates, and none where there is no candidate', async () => {
    for (const rows of [
      ['#+#', '+@.', '#.#'],
      ['#.#', '.@.', '#.#'],
    ]) {
      const { hand, host } = await play(drawView(rows));
      press(hand, 'o', 'Enter', '.', 'o');
      await settle();
      expect(host.commands).toEqual([]);
      expect(hand.mode.value).toEqual({ kind: 'direction', command: 'open' });
      press(hand, 'h');
      await settle();
      expect(host.commands).toEqual([{ kind: 'open', direction: 7 }]);
    }
  });

  it('aim by keys and cast on confirming; Escape leaves without a cast', async () => {
    const { hand, host } = await play(drawView(['.....', '@..d.', '.....']));
    hand.aim(FIREBALL);
    expect(hand.mode.value).toMatchObject({ kind: 'aim', aim: { direction: 3 } });
    hand.direct(1);
    expect(hand.mode.value).toMatchObject({ aim: { direction: 1 } });
    hand.escape();
    expect(hand.mode.value.kind).toBe('walk');
    hand.aim(FIREBALL);
    hand.confirm();
    await settle();
    expect(host.commands).toEqual([{ kind: 'cast', spell: 7, direction: 3 }]);
  });

  it('aim by one tap and cast by the next on the same line', async () => {
    const { hand, host } = await play(drawView(['.....', '@....', '.....']));
    hand.aim(FIREBALL);
    hand.click({ x: 4, y: 1 });
    expect(host.commands).toEqual([]);
    hand.click({ x: 2, y: 1 });
    await settle();
    expect(host.commands).toEqual([{ kind: 'cast', spell: 7, direction: 3 }]);
  });

  it('leave a spell that needs no direction at the hero', async () => {
    const { hand, host } = await play(drawView(['@d']));
    hand.aim({ ...FIREBALL, needsDirection: false });
    hand.direct(3);
    hand.confirm();
    await settle();
    expect(host.commands).toEqual([{ kind: 'cast', spell: 7, direction: 0 }]);
  });

  it('count before a command, up to 99', async () => {
    const { hand, host } = await play(drawView(['@.']));
    hand.count.digit(2);
    hand.count.digit(0);
    hand.spend('rest', 1);
    await settle();
    for (const digit of [9, 9, 9]) {
      hand.count.digit(digit);
    }
    hand.spend('rest', 1);
    await settle();
    expect(host.commands).toEqual([
      { kind: 'rest', count: 20 },
      { kind: 'rest', count: 99 },
    ]);
  });

  it('step on a click beside, look at an enemy far off, pick up and climb under foot', async () => {
    const { hand, host } = await play(drawView(['@...d']));
    hand.click({ x: 1, y: 0 });
    await settle();
    expect(host.commands).toEqual([{ kind: 'move', direction: 3 }]);
    hand.click({ x: 4, y: 0 });
    expect(hand.mode.value).toEqual({ kind: 'look', square: { x: 4, y: 0 } });
    const stairs = drawView(['@']);
    const onStairs = { ...stairs, map: { ...stairs.map, terrain: ['<'] } };
    const climbing = await play(onStairs);
    climbing.hand.click({ x: 0, y: 0 });
    await settle();
    expect(climbing.host.commands).toEqual([{ kind: 'ascend' }]);
    const below = await play({ ...stairs, map: { ...stairs.map, terrain: ['>'] } });
    below.hand.click({ x: 0, y: 0 });
    await settle();
    expect(below.host.commands).toEqual([{ kind: 'descend' }]);
  });

  it('shoot at any square: the nearest enemy first, the next by m, a tap aims and another shoots', async () => {
    const view = drawView(['@....', '..d..', '.....', '.k...']);
    const { hand, host } = await play(view);
    hand.fire();
    expect(hand.mode.value).toMatchObject({
      what: { kind: 'fire' },
      aim: { reticle: { x: 2, y: 1 } },
    });
    hand.next(1);
    expect(hand.mode.value).toMatchObject({ aim: { reticle: { x: 1, y: 3 } } });
    hand.run(3);
    expect(hand.mode.value).toMatchObject({ aim: { reticle: { x: 2, y: 3 } } });
    hand.click({ x: 4, y: 2 });
    expect(host.commands).toEqual([]);
    hand.click({ x: 4, y: 2 });
    await settle();
    expect(host.commands).toEqual([{ kind: 'fire', item: 0, x: 4, y: 2 }]);
  });

  it('throw a thing along a direction key, and zap a wand in one or at the hero', async () => {
    const { hand, host } = await play(drawView(['@....#']));
    useItem(hand, DAGGER, 'throw');
    hand.direct(3);
    hand.confirm();
    await settle();
    useItem(hand, DAGGER, 'zap');
    hand.direct(3);
    hand.direct(0);
    hand.confirm();
    await settle();
    expect(host.commands).toEqual([
      { kind: 'throw', item: DAGGER.id, x: 4, y: 0 },
      { kind: 'zap', item: DAGGER.id, direction: 0 },
    ]);
  });

  it('drop a whole pile, or as many as the number typed before', async () => {
    const { hand, host } = await play(drawView(['@']));
    useItem(hand, { ...DAGGER, count: 5 }, 'drop');
    await settle();
    hand.count.digit(3);
    hand.openSheet('drop');
    useItem(hand, { ...DAGGER, count: 5 }, 'drop');
    await settle();
    useItem(hand, { ...DAGGER, count: 5 }, 'wield');
    await settle();
    expect(host.commands).toEqual([
      { kind: 'drop', item: DAGGER.id, count: 5 },
      { kind: 'drop', item: DAGGER.id, count: 3 },
      { kind: 'wield', item: DAGGER.id },
    ]);
  });

  it('choose where to travel: the stairs first, then other places; Enter goes', async () => {
    const { hand, host } = await play(drawView(['@..+', '....', '..>.']));
    hand.chooseGoal();
    expect(hand.mode.value).toEqual({ kind: 'look', square: { x: 2, y: 2 } });
    hand.chooseGoal();
    expect(hand.mode.value).toEqual({ kind: 'look', square: { x: 3, y: 0 } });
    hand.chooseGoal('stairs-down');
    hand.confirm();
    await settle();
    expect(host.commands).toEqual([{ kind: 'travel', x: 2, y: 2 }]);
  });

  it('do nothing any more when the game is over', async () => {
    const ending = { kind: 'died', killer: 'jackal', turn: 3 } as const;
    const { hand, host } = await play(drawView(['@.'], { ending }));
    hand.direct(3);
    hand.click({ x: 1, y: 0 });
    hand.run(3);
    await settle();
    expect(host.commands).toEqual([]);
  });
});

describe('a scroll of charging', () => {
  const scroll: ItemView = { ...DAGGER, id: 12, name: 'scroll of charging', uses: ['charge'] };

  it('opens its own sheet, whatever it is used by', async () => {
    for (const how of ['charge', 'read'] as const) {
      const { hand, host } = await play(drawView(['@.'], { inventory: [scroll] }));
      useItem(hand, scroll, how);
      expect(hand.mode.value).toEqual({ kind: 'sheet', sheet: 'charge', scroll: 12 });
      expect(host.commands).toEqual([]);
    }
  });

  it('that was not known asks as soon as it is read', async () => {
    const unknown: ItemView = { ...scroll, uses: ['read'] };
    const waiting = { ...drawView(['@.']), charging: {} };
    const { hand, host } = await play(drawView(['@.'], { inventory: [unknown] }), waiting);
    useItem(hand, unknown, 'read');
    await settle();
    expect(host.commands).toEqual([{ kind: 'read', item: 12 }]);
    expect(hand.mode.value).toEqual({ kind: 'sheet', sheet: 'charge', scroll: 0 });
  });

  it('horns are aimed, lamps are not', async () => {
    const { hand, host } = await play(drawView(['@.']));
    useItem(hand, { ...DAGGER, uses: ['apply'] }, 'apply');
    await settle();
    expect(host.commands).toEqual([{ kind: 'apply', item: DAGGER.id, direction: 0 }]);
    useItem(hand, { ...DAGGER, uses: ['apply'], aimed: true }, 'apply');
    expect(hand.mode.value.kind).toBe('aim');
  });
});

describe('a walk of many steps', () => {
  it('to a square is one command: the engine walks', async () => {
    const { hand, host } = await play(drawView(['@...']));
    hand.go({ x: 3, y: 0 });
    await settle();
    expect(host.commands).toEqual([{ kind: 'travel', x: 3, y: 0 }]);
  });

  it('ends when an enemy comes into sight', async () => {
    const { hand, host } = await play(
      drawView(['@....']),
      drawView(['.@...']),
      drawView(['..@.d']),
    );
    hand.run(3);
    await settle();
    expect(host.commands).toHaveLength(2);
  });

  it('ends when the hero is hurt, or does not get on', async () => {
    const hurt = drawView(['.@...']);
    const { hand, host } = await play(drawView(['@....']), {
      ...hurt,
      hero: { ...hurt.hero, hitPoints: 9 },
    });
    hand.run(3);
    await settle();
    expect(host.commands).toHaveLength(1);
    const stuck = await play(drawView(['@....']), drawView(['@....']));
    stuck.hand.run(3);
    await settle();
    expect(stuck.host.commands).toHaveLength(1);
  });
});

describe('a session', () => {
  it('carries out commands one after the other, and lets no more than two wait', async () => {
    const { hand, host } = await play(drawView(['@.']));
    const results = await Promise.all(
      [1, 2, 3, 4, 5].map(count => hand.session.perform({ kind: 'rest', count })),
    );
    expect(host.commands.map(command => ('count' in command ? command.count : 0))).toEqual([
      1, 2, 3,
    ]);
    expect(results.map(result => result !== undefined)).toEqual([true, true, true, false, false]);
    expect(hand.session.isBusy.value).toBe(false);
  });

  it('shows what the server could not do, until something works', async () => {
    const { hand, host } = await play(drawView(['@.']));
    host.perform = () => Promise.reject(new Error('The rules failed.'));
    expect(await hand.session.perform({ kind: 'ascend' })).toBeUndefined();
    expect(hand.session.problem.value).toBe('The rules failed.');
  });
});
