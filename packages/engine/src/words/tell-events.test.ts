import { describe, expect, it } from 'vitest';
import { HELPLESS_REASONS, type HelplessReason } from '../actors/index.ts';
import type { GameEvent, GameView, ThingName } from '../game/index.ts';
import type { AttackName } from '../spellcraft/index.ts';
import { tellEvents } from './tell-events.ts';

const HERO: ThingName = { name: 'Ada', isHero: true, common: false };
const JACKAL: ThingName = { name: 'jackal', isHero: false, common: true };
const GUTTER: ThingName = { name: 'Mother Gutter', isHero: false, common: false };

function thing(name: string): ThingName {
  const article = /^[aeiou]/.test(name) ? 'an' : 'a';
  return {
    name,
    isHero: false,
    common: true,
    one: `${article} ${name}`,
    whole: `${article} ${name}`,
  };
}

const NAMES = { 1: HERO, 2: JACKAL, 3: GUTTER, 7: thing('amber potion') };

/** A view of a hero at 5, 4 with these parts. */
function viewWith(parts: object): GameView {
  return { hero: { x: 5, y: 4 }, things: [], underfoot: [], ...parts } as unknown as GameView;
}

function tell(events: readonly GameEvent[], renamed = {}): string[] {
  return tellEvents({ events, names: NAMES, renamed });
}

describe('the result of a command', () => {
  it('is told with the names of each moment, and in the past of what is gone', () => {
    const renamed = { 1: { 7: thing('potion of speed') } };
    const drunk: GameEvent[] = [
      { kind: 'quaffed', actor: 1, item: 7 },
      { kind: 'recognised', actor: 1, item: 7 },
    ];
    expect(tell(drunk, renamed)).toEqual([
      'You drink the amber potion.',
      'It was a potion of speed.',
    ]);
    expect(tell([{ kind: 'recognised', actor: 1, item: 7 }])).toEqual(['It is an amber potion.']);
  });

  it('is told of a whole stack, and of the one item that is used up', () => {
    const bolts: ThingName = { ...thing('uncursed +0 bolt'), whole: '7 uncursed +0 bolts' };
    const recognised: GameEvent = { kind: 'recognised', actor: 1, item: 7 };
    const told = (events: readonly GameEvent[]) =>
      tellEvents({ events, names: { 1: HERO, 7: bolts }, renamed: {} }).at(-1);
    expect(told([recognised])).toBe('They are 7 uncursed +0 bolts.');
    expect(told([{ kind: 'quaffed', actor: 1, item: 7 }, recognised])).toBe(
      'It was an uncursed +0 bolt.',
    );
  });

  it('tells of an enemy that its wounds put to flight, and that comes again', () => {
    expect(tell([{ kind: 'heart-lost', actor: 2 }])).toEqual([
      'The jackal loses heart: wounded as it is, it wants to get away.',
    ]);
    expect(tell([{ kind: 'heart-regained', actor: 2 }])).toEqual(['The jackal takes heart again.']);
  });

  it('tells of what a spell gave back, not of what came by itself', () => {
    expect(tell([{ kind: 'healed', actor: 1, amount: 1 }])).toEqual(['You feel better (+1).']);
    expect(tell([{ kind: 'regained', actor: 1, amount: 3 }])).toEqual(['']);
  });

  it('tells how much energy came or went', () => {
    const told = [-2, 3, 0].map(amount => ({ kind: 'vigour-changed', actor: 1, amount }) as const);
    expect(tell(told)).toEqual([
      'You feel drained of words (−2 energy).',
      'Words come easily to you (+3 energy).',
      'Words come easily to you.',
    ]);
  });

  it('names what burns, freezes or strikes, where it is known', () => {
    const event = (source: number, attackTypes: readonly AttackName[]): GameEvent => ({
      ...{ kind: 'burned', owner: 1, target: 2, damage: 5 },
      ...{ attackTypes, source },
    });
    const looks = { 3: { name: 'ember ring', glyph: '*', icon: '', hue: 'fire' } };
    const told = (events: readonly GameEvent[]) =>
      tellEvents({ events, names: { 1: HERO, 2: thing('ogre') }, renamed: {}, looks });
    expect(told([event(4, ['fire']), event(4, []), event(0, ['cold'])])).toEqual([
      'The ember ring burns the ogre (5).',
      'The ember ring strikes the ogre (5).',
      'It freezes the ogre (5).',
    ]);
    const by = (owner: number, target: number): GameEvent => ({
      ...{ kind: 'burned', owner, target, damage: 5, attackTypes: ['cold'], source: 4 },
    });
    // Whose it is, where that was seen.
    expect(told([by(2, 1), by(9, 1), by(2, 2)])).toEqual([
      'The ogre’s ember ring freezes you (5).',
      'The ember ring freezes you (5).',
      'The ember ring freezes the ogre (5).',
    ]);
    const blades = { 1: HERO, 2: thing('ember ring') };
    expect(tellEvents({ events: [by(2, 1)], names: blades, renamed: {}, looks })).toEqual([
      'The ember ring freezes you (5).',
    ]);
    expect(told([event(4, ['poison']), event(0, ['poison'])])).toEqual([
      'The ember ring poisons the ogre (5).',
      'Poison hurts the ogre (5).',
    ]);
  });

  it('counts what is seen lying', () => {
    const arrows: ThingName = { ...thing('arrow'), whole: '11 arrows' };
    const spotted: GameEvent = { kind: 'spotted', item: 9 };
    const told = tellEvents({ events: [spotted], names: { 9: arrows }, renamed: {} });
    expect(told).toEqual(['You see 11 arrows.']);
  });

  it('calls poison by its name: what hurts may be in the blood', () => {
    const hurt = {
      kind: 'burned',
      target: 1,
      damage: 2,
      attackTypes: ['poison'],
      source: 0,
    } as const;
    expect(tell([hurt as unknown as GameEvent])).toEqual(['Poison hurts you (2).']);
  });

  it('tells of who comes into view once, not again that the hero stops for it', () => {
    const seen: GameEvent = { kind: 'came-in-sight', target: 2 };
    const stop: GameEvent = { kind: 'travel-interrupted', target: 2, cause: 'creature' };
    expect(tell([seen, stop])).toEqual(['A jackal comes into view.', '']);
    expect(tell([seen, { kind: 'rest-interrupted', target: 2 }])[1]).toBe('');
    // One that was seen before steps out of the dark again.
    expect(tell([stop])).toEqual(['You stop: a jackal is in view.']);
    expect(tell([seen, { kind: 'travel-interrupted', target: 3, cause: 'creature' }])[1]).toBe(
      'You stop: Mother Gutter is in view.',
    );
  });

  it('says of an enemy that stops the hero beside him that it is beside him', () => {
    const stop: GameEvent = { kind: 'travel-interrupted', target: 2, cause: 'creature' };
    const rest: GameEvent = { kind: 'rest-interrupted', target: 2 };
    const told = (x: number) =>
      tellEvents({
        ...{ events: [stop, rest], names: NAMES, renamed: {} },
        view: viewWith({ things: [{ id: 2, kind: 'creature', x, y: 4 }] }),
      });
    expect(told(6)).toEqual([
      'You stop: a jackal is beside you.',
      'You stop resting: a jackal is beside you.',
    ]);
    expect(told(7)[0]).toBe('You stop: a jackal is in view.');
  });

  it('tells the goods on which a walk through a shop ends, not those that it led over', () => {
    const events: GameEvent[] = [8, 9].map(item => ({
      ...{ kind: 'goods-priced', actor: 1, item, amount: 20 },
    }));
    const names = {
      ...{ 1: HERO, 8: thing('candle (for sale, 20 gold)'), 9: thing('bag (for sale, 20 gold)') },
    };
    const told = (item: number) =>
      tellEvents({ events, names, renamed: {}, view: viewWith({ underfoot: [{ id: item }] }) });
    expect(told(9)).toEqual(['', 'You see a bag (for sale, 20 gold) here.']);
    expect(told(10)).toEqual(['', '']);
  });

  it('says of an item that came into view under the hero that it is here', () => {
    const events: GameEvent[] = [{ kind: 'spotted', item: 7 }];
    const view = viewWith({ underfoot: [{ id: 7 }] });
    expect(tellEvents({ events, names: NAMES, renamed: {}, view })).toEqual([
      'You see an amber potion here.',
    ]);
  });

  it('tells how many came out of a box to a pile in his hands, and what he sold', () => {
    const event: GameEvent = {
      ...{ kind: 'contents-moved', actor: 1, item: 8, telling: 'out', more: 21 },
    } as const;
    const coins = { ...thing('gold coins'), whole: '45 gold coins' };
    const told = (one: GameEvent, named: typeof coins) =>
      tellEvents({ events: [one], names: { 1: HERO, 8: named }, renamed: {} });
    expect(told(event, coins)).toEqual(['You take out 21 more: you have 45 gold coins now.']);
    expect(told({ ...event, more: 0 }, coins)).toEqual(['You take out 45 gold coins.']);
    const sold: GameEvent = { kind: 'item-sold', actor: 1, item: 8, amount: 2 };
    const oil = { ...thing('flask of oil'), whole: '2 flasks of oil (for sale, 8 gold)' };
    expect(told(sold, oil)).toEqual(['You sell 2 flasks of oil for 2 gold.']);
  });

  it('tells the letter of what the hero has picked up, and of none that he can’t know', () => {
    const letter = 'd'.charCodeAt(0);
    const event: GameEvent = { kind: 'picked-up', actor: 1, item: 7, letter, more: 0 };
    expect(tell([event])).toEqual(['You pick up an amber potion (d).']);
    const more: GameEvent = { kind: 'picked-up', actor: 1, item: 8, letter, more: 2 };
    const names = { 1: HERO, 8: { ...thing('arrow'), whole: '5 arrows' } };
    expect(tellEvents({ events: [more], names, renamed: {} })).toEqual([
      'You pick up 2 more: you have 5 arrows now (d).',
    ]);
    expect(tell([{ ...event, actor: 2, letter: 0 }])).toEqual([
      'The jackal picks up an amber potion.',
    ]);
  });

  it('tells the pools that a failed cast was paid from', () => {
    const names = { 1: HERO, 9: thing('mend') };
    const failed = (price: number, grace: number) =>
      tellEvents({
        events: [{ kind: 'cast-failed', actor: 1, spell: 9, price, nutrition: 0, grace }],
        names,
        renamed: {},
      });
    expect(failed(2, 0)).toEqual(['You fail to cast mend. It costs you 2 energy.']);
    expect(failed(0, 3)).toEqual(['You fail to cast mend. It costs you 3 grace.']);
    expect(failed(2, 1)).toEqual(['You fail to cast mend. It costs you 2 energy and 1 grace.']);
    expect(failed(0, 0)).toEqual(['You fail to cast mend.']);
  });

  it('tells once of a creature that is sensed on several squares', () => {
    const detected = (target: number, x: number): GameEvent => ({
      kind: 'detected',
      target,
      x,
      y: 1,
    });
    expect(tell([detected(2, 1), detected(2, 2), detected(3, 5)])).toEqual([
      'You sense a jackal.',
      '',
      'You sense Mother Gutter.',
    ]);
  });

  it('tells of a stuck door once', () => {
    expect(
      tell([
        { kind: 'door-stuck', actor: 1, x: 1, y: 1 },
        { kind: 'travel-interrupted', target: 0, cause: 'obstacle' },
      ]),
    ).toEqual(['The door is stuck.', '']);
    expect(tell([{ kind: 'travel-interrupted', target: 0, cause: 'obstacle' }])).toEqual([
      'You stop: you get no further.',
    ]);
  });

  it('tells of a door that a walk opens that it opens, not how often it was stuck', () => {
    const stuck: GameEvent = { kind: 'door-stuck', actor: 1, x: 1, y: 1 };
    const opened: GameEvent = { kind: 'door-opened', actor: 1, x: 1, y: 1 };
    expect(tell([stuck, stuck, opened])).toEqual(['', '', 'You open the door.']);
    expect(tell([{ ...stuck, x: 2 }, opened])).toEqual([
      'The door is stuck.',
      'You open the door.',
    ]);
  });

  it('tells that clothes were not changed to the end', () => {
    expect(tell([{ kind: 'change-interrupted', actor: 1, item: 7 }])).toEqual([
      'You stop before you put on the amber potion.',
    ]);
  });

  it('says why a walk ended, unless that was told just before', () => {
    const hungry: GameEvent = { kind: 'travel-interrupted', target: 0, cause: 'hungry' };
    expect(tell([{ kind: 'hunger-changed', actor: 1, hunger: 'hungry' }, hungry])[1]).toBe('');
    expect(tell([hungry])).toEqual(['You stop: you need food.']);
    expect(tell([{ kind: 'travel-interrupted', target: 0, cause: 'hurt' }])).toEqual([
      'You stop: you are hurt.',
    ]);
  });

  it('says “something” of a creature that the hero doesn’t see', () => {
    expect(
      tell([
        { kind: 'missed', actor: 1, target: 0 },
        { kind: 'hit', actor: 1, target: 0, damage: 9, critical: 'none' },
        { kind: 'died', target: 0, by: 1 },
        { kind: 'hit', actor: 0, target: 1, damage: 2, critical: 'none' },
      ]),
    ).toEqual([
      'You miss something.',
      'You hit something (9).',
      'It dies.',
      'Something hits you (2).',
    ]);
  });

  it('says which way the stairs lead', () => {
    expect(tell([{ kind: 'climbed', actor: 1, level: 2, from: 1 }])).toEqual([
      'You go down the stairs.',
    ]);
    expect(tell([{ kind: 'climbed', actor: 1, level: 1, from: 2 }])).toEqual([
      'You climb the stairs.',
    ]);
  });

  it('tells what is taken off and what is put away', () => {
    expect(
      tell([
        { kind: 'taken-off', actor: 1, item: 7, held: 0 },
        { kind: 'taken-off', actor: 1, item: 7, held: 1 },
      ]),
    ).toEqual(['You take off the amber potion.', 'You put away the amber potion.']);
  });
});

describe('destroyed items', () => {
  it.each([
    [1, 'One of the items that you carry is destroyed: amber potion.'],
    [2, '2 of the items that you carry are destroyed: amber potion.'],
  ])('agree with their number: %i', (amount, told) => {
    expect(tell([{ kind: 'item-destroyed', actor: 1, item: 7, amount }])).toEqual([told]);
  });
});

describe('why the hero can do nothing', () => {
  const held = (reason: HelplessReason, by = 0, turns = 3) =>
    tell([{ kind: 'helpless', actor: 1, turns, reason, by }])[0];

  it('has a sentence of its own for every reason', () => {
    const told = HELPLESS_REASONS.map(reason => held(reason));
    expect(new Set(told).size).toBe(HELPLESS_REASONS.length);
    expect(told.every(text => text!.includes('3 turns'))).toBe(true);
  });

  it('names whose doing it is', () => {
    expect(held('paralysed', 2)).toBe('The jackal paralyses you for 3 turns.');
    expect(held('sleeping', 1, 83)).toBe('Your own magic puts you to sleep for 83 turns.');
    expect(held('sleeping')).toBe('You fall asleep for 3 turns.');
    expect(held('dressing', 0, 1)).toBe('Dressing takes you 1 turn.');
  });
});
