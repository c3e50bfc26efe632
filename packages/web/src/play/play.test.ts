import { DAGGER, drawView, FIREBALL } from '@roguewright/engine/face/testing';
import type { ItemView, PendingView } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { play, press, settle } from '../testing/hands.ts';
import { fightOn } from './by-itself.ts';
import { QUIVER } from './mode.ts';
import { useItem } from './use-item.ts';

const CAST = { kind: 'cast', spell: FIREBALL } as const;

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

  it('run on past an enemy that is only sensed, and stop at one that is seen', async () => {
    const step = (rows: string, id: number) => {
      const view = drawView([rows]);
      const things = view.things.map(one => (one.kind === 'creature' ? { ...one, id } : one));
      return { ...view, things };
    };
    const steps = ['@....d', '.@...d', '..@..d', '...@.d'];
    for (const [id, walked] of [
      [0, 3],
      [9, 1],
    ] as const) {
      const { hand, host } = await play(...steps.map(row => step(row, id)), drawView(['...@.']));
      hand.count.digit(3);
      hand.direct(3);
      await settle();
      expect(host.commands).toHaveLength(walked);
    }
  });

  it('fight by themselves, and what keeps them from it is no part of how the game went', async () => {
    const view = drawView(['@d']);
    const hurt = { ...view, hero: { ...view.hero, hitPoints: 1, maxHitPoints: 20 } };
    const { hand, host } = await play(hurt);
    await fightOn(hand);
    await settle();
    expect(host.commands).toEqual([]);
    expect(hand.session.log.value.at(-1)).toMatchObject({
      text: expect.stringContaining('You have 1 of 20 hit points'),
      isRefusal: true,
    });
  });

  it('come in their order, also while a fight is weighed', async () => {
    const { hand, host } = await play(drawView(['@d..']));
    const fought = fightOn(hand);
    hand.direct(5);
    await fought;
    await settle();
    expect(host.commands).toEqual([
      { kind: 'attack', direction: 3 },
      { kind: 'move', direction: 5 },
    ]);
  });

  it('inspect a square at a long press, but not while something is aimed', async () => {
    const { hand } = await play(drawView(['@..d']));
    hand.inspect({ x: 2, y: 0 });
    expect(hand.mode.value).toEqual({ kind: 'look', square: { x: 2, y: 0 } });
    hand.aim(CAST);
    hand.inspect({ x: 1, y: 0 });
    expect(hand.mode.value.kind).toBe('aim');
  });

  it('aim by keys and cast on confirming; Escape leaves without a cast', async () => {
    const { hand, host } = await play(drawView(['.....', '@..d.', '.....']));
    hand.aim(CAST);
    expect(hand.mode.value).toMatchObject({ kind: 'aim', aim: { direction: 3 } });
    hand.direct(1);
    expect(hand.mode.value).toMatchObject({ aim: { direction: 1 } });
    hand.escape();
    expect(hand.mode.value.kind).toBe('walk');
    hand.aim(CAST);
    hand.confirm();
    await settle();
    expect(host.commands).toEqual([{ kind: 'cast', spell: 7, direction: 3 }]);
  });

  it('ask once before something is thrown away at nobody', async () => {
    const { hand, host } = await play(drawView(['.....', '@....', '.....']));
    hand.aim(CAST);
    hand.confirm();
    expect(hand.mode.value).toMatchObject({ kind: 'aim', doubt: 'asked' });
    hand.confirm();
    await settle();
    expect(host.commands).toEqual([{ kind: 'cast', spell: 7, direction: 1 }]);
    // A direction that the player chose is meant.
    hand.aim(CAST);
    hand.direct(3);
    hand.confirm();
    await settle();
    expect(host.commands.at(-1)).toEqual({ kind: 'cast', spell: 7, direction: 3 });
  });

  it('do the last thing again at its target, and not at the empty square where it stood', async () => {
    const thrown = { kind: 'throw', item: 4, x: 3, y: 0 } as const;
    const { hand, host } = await play(
      drawView(['@..d.']),
      drawView(['@...d']),
      drawView(['@....']),
    );
    await hand.perform(thrown);
    press(hand, 'A');
    await settle();
    expect(host.commands).toEqual([thrown, { ...thrown, x: 4 }]);
    press(hand, 'A');
    await settle();
    expect(host.commands).toHaveLength(2);
    expect(hand.session.log.value.at(-1)).toMatchObject({
      text: expect.stringMatching(/is no longer in sight: choose a new target\.$/),
      isRefusal: true,
    });
  });

  it('aim by one tap and cast by the next on the same line', async () => {
    const { hand, host } = await play(drawView(['.....', '@....', '.....']));
    hand.aim(CAST);
    hand.click({ x: 4, y: 1 });
    expect(host.commands).toEqual([]);
    hand.click({ x: 2, y: 1 });
    await settle();
    expect(host.commands).toEqual([{ kind: 'cast', spell: 7, direction: 3 }]);
  });

  it('leave a spell that needs no direction at the hero', async () => {
    const { hand, host } = await play(drawView(['@d']));
    hand.aim({ kind: 'cast', spell: { ...FIREBALL, needsDirection: false } });
    hand.direct(3);
    hand.confirm();
    await settle();
    expect(host.commands).toEqual([{ kind: 'cast', spell: 7, direction: 0 }]);
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

  it('wait on a tap on the hero where nothing can be taken, and say so', async () => {
    const { hand, host } = await play(drawView(['@..']));
    hand.click({ x: 0, y: 0 });
    hand.click({ x: 0, y: 0 });
    await settle();
    expect(host.commands).toEqual([
      { kind: 'rest', count: 1 },
      { kind: 'rest', count: 1 },
    ]);
    expect(hand.session.log.value).toMatchObject([{ text: 'You wait.', times: 2 }]);
  });

  it('say what a rest and a search without news came to', async () => {
    const { hand } = await play(drawView(['@..']));
    press(hand, '2', '0', 's', 's', 'R');
    await settle();
    expect(hand.session.log.value.map(({ text, times }) => [text, times])).toEqual([
      ['You find nothing.', 2],
      ['You rest.', 1],
    ]);
  });

  it('shoot at any square: the nearest enemy first, the next by m, a tap aims and another shoots', async () => {
    const view = drawView(['@....', '..d..', '.....', '.k...']);
    const { hand, host } = await play(view);
    hand.aim(QUIVER);
    expect(hand.mode.value).toMatchObject({
      what: { kind: 'fire' },
      aim: { square: { x: 2, y: 1 } },
    });
    hand.next(1);
    expect(hand.mode.value).toMatchObject({ aim: { square: { x: 1, y: 3 } } });
    hand.direct(3, true);
    expect(hand.mode.value).toMatchObject({ aim: { square: { x: 2, y: 3 } } });
    hand.click({ x: 4, y: 2 });
    expect(host.commands).toEqual([]);
    hand.click({ x: 4, y: 2 });
    await settle();
    expect(host.commands).toEqual([{ kind: 'fire', item: 0, x: 4, y: 2 }]);
  });

  it('ask what to throw where nothing can be fired', async () => {
    const view = { ...drawView(['@..d']), inventory: [DAGGER] };
    const { hand } = await play(view);
    press(hand, 'f');
    expect(hand.mode.value).toMatchObject({ kind: 'sheet', sheet: 'throw' });
    expect(hand.session.log.value.at(-1)?.text).toBe('You have nothing to fire.');
    const armed = { ...DAGGER, uses: [...DAGGER.uses, 'fire' as const] };
    const { hand: archer } = await play({ ...view, inventory: [armed] });
    press(archer, 'f');
    expect(archer.mode.value).toMatchObject({ what: { kind: 'fire' } });
  });

  it('throw a thing along a direction key, and zap a wand in one or at the hero', async () => {
    const { hand, host } = await play(drawView(['@....#']));
    useItem(hand, DAGGER, 'throw');
    hand.direct(3);
    hand.confirm();
    await settle();
    useItem(hand, { ...DAGGER, aimed: true }, 'zap');
    hand.direct(3);
    hand.direct(0);
    hand.confirm();
    await settle();
    // A wand that is known to need no direction isn't aimed.
    useItem(hand, DAGGER, 'zap');
    await settle();
    expect(host.commands).toEqual([
      { kind: 'throw', item: DAGGER.id, x: 4, y: 0 },
      { kind: 'zap', item: DAGGER.id, direction: 0 },
      { kind: 'zap', item: DAGGER.id, direction: 0 },
    ]);
  });

  it('choose where to travel: the stairs first, then other places; Enter goes', async () => {
    const { hand, host } = await play(drawView(['@..+', '....', '..>.']));
    hand.chooseGoal();
    expect(hand.mode.value).toEqual({ kind: 'look', square: { x: 2, y: 2 }, travels: true });
    hand.chooseGoal();
    expect(hand.mode.value).toEqual({ kind: 'look', square: { x: 3, y: 0 }, travels: true });
    hand.chooseGoal('>');
    hand.confirm();
    await settle();
    expect(host.commands).toEqual([{ kind: 'travel', x: 2, y: 2 }]);
  });

  it('do nothing any more when the game is over', async () => {
    const ending = { kind: 'died', killer: 'jackal', turn: 3 } as const;
    const { hand, host } = await play(drawView(['@.'], { ending }));
    hand.direct(3);
    hand.click({ x: 1, y: 0 });
    hand.direct(3, true);
    press(hand, 'F', 'q', 'v', 's');
    await settle();
    expect(host.commands).toEqual([]);
  });

  it('can look at everything when the game is over', async () => {
    const ending = { kind: 'died', killer: 'jackal', turn: 3 } as const;
    const { hand } = await play(drawView(['@.d'], { ending }));
    hand.click({ x: 2, y: 0 });
    expect(hand.mode.value).toEqual({ kind: 'look', square: { x: 2, y: 0 } });
    press(hand, 'Escape', 'i');
    expect(hand.mode.value).toMatchObject({ kind: 'sheet', sheet: 'inventory' });
    hand.leave();
    press(hand, 'q');
    expect(hand.mode.value.kind).toBe('walk');
  });
});

/** What a scroll of charging asks. */
const CHARGING: PendingView = {
  about: 'charging',
  asks: { kind: 'item', offered: [], others: [] },
  costs: 'move',
  harmless: false,
};

describe('things that ask for more', () => {
  it('ask as soon as they are used', async () => {
    const scroll: ItemView = { ...DAGGER, id: 12, name: 'scroll of charging', uses: ['read'] };
    const waiting = { ...drawView(['@.']), pending: CHARGING };
    const { hand, host } = await play(drawView(['@.'], { inventory: [scroll] }), waiting);
    useItem(hand, scroll, 'read');
    await settle();
    expect(host.commands).toEqual([{ kind: 'read', item: 12 }]);
    expect(hand.mode.value).toEqual({ kind: 'sheet', sheet: 'question' });
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

describe('a book that warns', () => {
  const book: ItemView = { ...DAGGER, id: 13, name: 'spellbook of sleep', uses: ['read', 'study'] };

  it('asks whether to study it all the same', async () => {
    const { hand, host } = await play(drawView(['@.'], { inventory: [book] }));
    const perform = host.perform.bind(host);
    host.perform = async command => ({
      ...(await perform(command)),
      refusal: { reason: 'difficult-book', usesMove: false },
    });
    useItem(hand, book, 'read');
    await settle();
    expect(hand.mode.value).toMatchObject({ kind: 'sheet', sheet: 'study-anyway', subject: 13 });
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
    hand.direct(3, true);
    await settle();
    expect(host.commands).toHaveLength(2);
  });

  it('ends when the hero is hurt, or does not get on', async () => {
    const hurt = drawView(['.@...']);
    const { hand, host } = await play(drawView(['@....']), {
      ...hurt,
      hero: { ...hurt.hero, hitPoints: 9 },
    });
    hand.direct(3, true);
    await settle();
    expect(host.commands).toHaveLength(1);
    const stuck = await play(drawView(['@....']), drawView(['@....']));
    stuck.hand.direct(3, true);
    await settle();
    expect(stuck.host.commands).toHaveLength(1);
  });
});

describe('a session', () => {
  it('carries out commands one after the other, and lets no more than eight wait', async () => {
    const { hand, host } = await play(drawView(['@.']));
    const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    const results = await Promise.all(
      counts.map(count => hand.session.perform({ kind: 'search', count })),
    );
    expect(host.commands.map(command => ('count' in command ? command.count : 0))).toEqual(
      counts.slice(0, 9),
    );
    expect(results.map(result => result !== undefined)).toEqual(counts.map(count => count < 10));
    expect(hand.session.dropped.value).toBe(2);
    expect(hand.session.isBusy.value).toBe(false);
  });

  it('drops what waits when something comes up, and says so until the next command', async () => {
    const calm = drawView(['@.....']);
    const wound = { ...calm, hero: { ...calm.hero, hitPoints: 9 } };
    for (const surprise of [wound, drawView(['@....d'])]) {
      const { hand, host } = await play(calm, calm, surprise);
      const steps = [1, 2, 3, 4].map(() => hand.session.perform({ kind: 'move', direction: 3 }));
      await Promise.all(steps);
      expect(host.commands).toHaveLength(2);
      expect(hand.session.dropped.value).toBe(2);
      expect(hand.session.isBusy.value).toBe(false);
      await hand.session.perform({ kind: 'move', direction: 3 });
      expect(hand.session.dropped.value).toBe(0);
      expect(host.commands).toHaveLength(3);
    }
  });

  it('shows what the server could not do, until something works', async () => {
    const { hand, host } = await play(drawView(['@.']));
    host.perform = () => Promise.reject(new Error('The rules failed.'));
    expect(await hand.session.perform({ kind: 'ascend' })).toBeUndefined();
    expect(hand.session.problem.value).toBe('The rules failed.');
  });
});
