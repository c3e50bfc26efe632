import { readContent } from '@roguewright/content';
import {
  directionOfWord,
  lastSeenSquare,
  placeOf,
  squareAt,
  straight,
} from '@roguewright/engine/face';
import {
  type Command,
  type GameView,
  type ItemUse,
  type ItemView,
  loadContent,
  type ThingView,
} from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { understand } from './orders.ts';
import { placeNamed } from './places.ts';
import { isCalled } from './things.ts';

const start = { heroName: 'Una', role: 'wizard', race: 'elf', seed: 'orders' };
const game = LocalGame.create(loadContent(readContent()), createRulesets().resolve('house'), start);
const plain = game.look().view;

/** The view with creatures beside the hero. */
function among(...creatures: [name: string, dx: number, dy: number][]): GameView {
  const things = creatures.map(([name, dx, dy], index): ThingView => {
    const { x, y } = plain.hero;
    const look = { glyph: 'd', icon: '', hue: '', health: 'unhurt', ticksLeft: 0 } as const;
    return { id: 90 + index, kind: 'creature', x: x + dx, y: y + dy, name, hostile: true, ...look };
  });
  const { width, height } = plain.map;
  const visible = Array.from({ length: height }, () => '1'.repeat(width));
  const hero = plain.things.filter(({ kind }) => kind === 'hero');
  return { ...plain, things: [...hero, ...things], map: { ...plain.map, visible } };
}

const spell = plain.spells[0]!.id;
const potion = plain.inventory.find(({ name }) => name.includes('potion'))!.id;

function says(line: string, view = plain): string {
  const order = understand(line, view);
  return order.do === 'say' ? order.text : JSON.stringify(order);
}

describe('what a line means', () => {
  it('asks what is known of a creature, and compares weapons', () => {
    const view = among(['wolf', 1, 0]);
    expect(understand('recall wolf', view)).toEqual({
      do: 'ask',
      question: { ask: 'recall', target: 90 },
    });
    expect(understand('/', view)).toEqual(understand('recall', view));
    const everybody = { do: 'ask', question: { ask: 'recall', target: 0 } };
    expect(understand('recall', plain)).toEqual(everybody);
    expect(understand('recall all', view)).toEqual(everybody);
    const compare = (item: number, target: number) => ({
      do: 'ask',
      question: { ask: 'compare', item, target },
    });
    expect(understand('compare nothing', view)).toEqual(compare(0, 0));
    const staff = plain.inventory.find(({ weapon }) => weapon === true)!;
    expect(understand(`= ${staff.letter} against wolf`, view)).toEqual(compare(staff.id, 90));
    expect(says('compare', view)).toMatch(/no other weapon/);
    expect(says('compare broom', view)).toMatch(/broom/);
  });

  it.each([
    ['north', 1],
    ['k', 1],
    ['n', 1],
    ['8', 1],
    ['NE', 2],
    ['u', 2],
    ['l', 3],
    ['southwest', 6],
    ['b', 6],
    ['y', 8],
  ])('%s is a step', (line, direction) => {
    expect(understand(line, plain)).toEqual({
      do: 'perform',
      command: { kind: 'move', direction },
    });
  });

  it.each([
    ['east 5', { do: 'walk', direction: 3, times: 5 }],
    ['walk east 5', { do: 'walk', direction: 3, times: 5 }],
    ['search 5', { do: 'perform', command: { kind: 'search', count: 5 } }],
    ['force door east', { do: 'perform', command: { kind: 'force', direction: 3 } }],
    ['>', { do: 'perform', command: { kind: 'descend' } }],
    ['down', { do: 'perform', command: { kind: 'descend' } }],
    ['up', { do: 'perform', command: { kind: 'ascend' } }],
    ['wield nothing', { do: 'perform', command: { kind: 'wield', item: 0 } }],
    ['look', { do: 'show', page: 'look' }],
    ['look at the stairs', { do: 'look', at: 'stairs' }],
    ['look east', { do: 'look', at: 'east' }],
    ['*', { do: 'show', page: 'equipment' }],
    ['enhance', { do: 'show', page: 'skills' }],
    ['options map on', { do: 'draw', drawn: true }],
    ['go west', { do: 'perform', command: { kind: 'move', direction: 7 } }],
    ['go to the stairs', { do: 'go', to: 'stairs' }],
    ['open door east', { do: 'perform', command: { kind: 'open', direction: 3 } }],
    ['close the door n', { do: 'perform', command: { kind: 'close', direction: 1 } }],
    ['attack e', { do: 'perform', command: { kind: 'attack', direction: 3 } }],
    ['pick up', { do: 'perform', command: { kind: 'pick-up', item: 0 } }],
    [',', { do: 'perform', command: { kind: 'pick-up', item: 0 } }],
    ['climb', { do: 'perform', command: { kind: 'ascend' } }],
    ['<', { do: 'perform', command: { kind: 'ascend' } }],
    ['5l', { do: 'walk', direction: 3, times: 5 }],
    ['n12ne', { do: 'walk', direction: 2, times: 12 }],
    ['20s', { do: 'perform', command: { kind: 'search', count: 20 } }],
    ['exits', { do: 'show', page: 'exits' }],
    ['go 3 apples', { do: 'go', to: '3 apples' }],
    ['go 5 west', { do: 'go', to: '5 west' }],
    ['rest 10', { do: 'perform', command: { kind: 'rest', count: 10 } }],
    ['.', { do: 'perform', command: { kind: 'rest', count: 1 } }],
    ['cast fireball east', { do: 'perform', command: { kind: 'cast', spell, direction: 3 } }],
    ['cast a sw', { do: 'perform', command: { kind: 'cast', spell, direction: 6 } }],
    ['cas fire e', { do: 'perform', command: { kind: 'cast', spell, direction: 3 } }],
    ['odds cast fireball n', { do: 'ask', question: { ask: 'cast', spell, direction: 1 } }],
    ['quaff potion', { do: 'perform', command: { kind: 'quaff', item: potion } }],
    ['drink the potion of healing', { do: 'perform', command: { kind: 'quaff', item: potion } }],
    ['quaff b', { do: 'perform', command: { kind: 'quaff', item: potion } }],
    ['quaff', { do: 'perform', command: { kind: 'quaff', item: potion } }],
    ['look', { do: 'show', page: 'look' }],
    ['i', { do: 'show', page: 'inventory' }],
    ['?', { do: 'show', page: 'help' }],
    [
      'help drink',
      { do: 'say', text: 'quaff ITEM: Drink a potion.\nOther words for quaff: drink' },
    ],
    ['help recal', { do: 'say', text: expect.stringMatching(/^recall: .*\nrecall NAME: .*\n/) }],
    ['help e', { do: 'say', text: expect.stringMatching(/^walk WAY \[N\]: Take one step/) }],
    ['help frobnicate', { do: 'say', text: expect.stringContaining('no command frobnicate') }],
    ['', { do: 'nothing' }],
  ])('%s', (line, order) => {
    expect(understand(line, plain)).toEqual(order);
  });

  it('finds creatures by name, the nearest first', () => {
    const view = among(['jackal', 3, 0], ['jackal', 1, 1], ['kobold', 0, -2]);
    expect(understand('attack jackal', view)).toEqual({
      do: 'perform',
      command: { kind: 'attack', direction: 4 },
    });
    expect(understand('cast fireball at kobold', view)).toEqual({
      do: 'perform',
      command: { kind: 'cast', spell, direction: 1 },
    });
    expect(understand('cast a at the kobold', view)).toMatchObject({ command: { direction: 1 } });
    expect(understand('attack a jackal', view)).toMatchObject({ command: { direction: 4 } });
    expect(understand('odds jac', view)).toEqual({
      do: 'ask',
      question: { ask: 'attack', target: 91 },
    });
  });

  it('says what it did not understand, and what was expected', () => {
    const view = among(['jackal', 3, 1], ['kobold', 0, -2]);
    expect(says('attack')).toBe('Nobody is in sight.');
    expect(says('attack', view)).toBe('Whom: kobold or jackal?');
    expect(says('attack kobold', view)).toBe(
      'The kobold is out of reach, 2 squares north. go kobold walks there.',
    );
    expect(says('cast fireball at jackal', view)).toContain(
      'not in a straight line: 3 east and 1 south',
    );
    expect(says('attack kobld', view)).toContain('Did you mean kobold?');
    expect(says('nrth')).toContain('Did you mean north?');
    expect(says('re')).toBe('re may mean rest, read, take-off or recall.');
    expect(says('east many')).toContain('a number of steps from 1 to 99, got many');
    expect(says('rest 100')).toContain('from 1 to 99, not 100');
    expect(says('open door up')).toContain('Expected a direction, got up');
    const doorless = plain.map.terrain.map(row => row.replace(/[^ .]/g, '#'));
    expect(says('open', { ...plain, map: { ...plain.map, terrain: doorless } })).toBe(
      'There is no door next to you.',
    );
    expect(says('read', { ...plain, inventory: [] })).toBe('You have nothing to read.');
    expect(says('cast sleep east')).toContain('You know no spell called');
    expect(says('xyzzy')).toContain('help lists them all');
  });
});

/** A thing carried, with its uses. */
function item(letter: string, id: number, name: string, ...uses: ItemUse[]): ItemView {
  const look = { glyph: ')', icon: '', hue: '', about: '', identified: true };
  return { letter, id, name, count: 1, ...look, wielded: false, worn: false, uses };
}

describe('what is done with things', () => {
  const bag: readonly ItemView[] = [
    { ...item('a', 11, '+1 dagger', 'take-off', 'throw', 'drop'), wielded: true },
    { ...item('b', 12, '+0 arrows', 'wield', 'fire', 'throw', 'drop'), count: 34 },
    item('c', 13, 'murky potion', 'quaff', 'throw', 'drop'),
    item('d', 14, 'travelling cloak', 'wear', 'throw', 'drop'),
    item('e', 15, 'oak wand', 'zap', 'throw', 'drop'),
    item('A', 16, 'ration', 'eat', 'throw', 'drop'),
  ];
  const open = Array.from({ length: plain.map.height }, () => '.'.repeat(plain.map.width));
  const seen = among(['jackal', 3, 1]);
  const carrying = { ...seen, inventory: bag, map: { ...seen.map, terrain: open } };
  const { x, y } = plain.hero;
  const end = lastSeenSquare(carrying, 3);

  it.each<[string, Command]>([
    ['fire jackal', { kind: 'fire', item: 0, x: x + 3, y: y + 1 }],
    ['shoot at the jackal', { kind: 'fire', item: 0, x: x + 3, y: y + 1 }],
    ['fire arrows at jackal', { kind: 'fire', item: 12, x: x + 3, y: y + 1 }],
    ['fire', { kind: 'fire', item: 0, x: x + 3, y: y + 1 }],
    ['fire b at 5 east and 2 south', { kind: 'fire', item: 12, x: x + 5, y: y + 2 }],
    ['throw a 2 squares se', { kind: 'throw', item: 11, x: x + 2, y: y + 2 }],
    ['fire b e', { kind: 'fire', item: 12, x: end.x, y: end.y }],
    ['fire east', { kind: 'fire', item: 0, x: end.x, y: end.y }],
    ['throw the dagger at a jackal', { kind: 'throw', item: 11, x: x + 3, y: y + 1 }],
    ['throw dagger east', { kind: 'throw', item: 11, x: end.x, y: end.y }],
    ['zap wand north', { kind: 'zap', item: 15, direction: 1 }],
    ['zap', { kind: 'zap', item: 15, direction: 0 }],
    ['eat', { kind: 'eat', item: 16 }],
    ['eat A', { kind: 'eat', item: 16 }],
    ['drop A', { kind: 'drop', item: 16, count: 1 }],
    ['drop a', { kind: 'drop', item: 11, count: 1 }],
    ['drop 3 arrows', { kind: 'drop', item: 12, count: 3 }],
    ['drop arrows', { kind: 'drop', item: 12, count: 34 }],
    ['wear', { kind: 'wear', item: 14 }],
    ['put on cloak', { kind: 'wear', item: 14 }],
    ['take off dagger', { kind: 'take-off', item: 11 }],
    ['remove a', { kind: 'take-off', item: 11 }],
    ['quaff murky', { kind: 'quaff', item: 13 }],
  ])('%s', (line, command) => {
    expect(understand(line, carrying)).toEqual({ do: 'perform', command });
  });

  it('has the letter that is written, or none: a letter begins no name', () => {
    const book = item('g', 17, 'blue book', 'read', 'throw', 'drop');
    const reading = { ...carrying, inventory: [bag[0]!, book] };
    expect(says('read b', reading)).toBe('Nothing has the letter b.');
    expect(says('throw b jackal', reading)).toBe('Nothing has the letter b.');
    expect(says('odds throw b at jackal', reading)).toBe('Nothing has the letter b.');
    expect(says('drop z', reading)).toBe('Nothing has the letter z.');
    const cobra = among(['cobra', 1, 0]);
    expect(says('recall c', cobra)).toContain('You see no creature called c');
    expect(understand('read bl', reading)).toEqual({
      do: 'perform',
      command: { kind: 'read', item: 17 },
    });
  });

  it('is asked about by the same words', () => {
    const target = carrying.things.find(({ name }) => name === 'jackal')!.id;
    expect(understand('odds fire jackal', carrying)).toEqual({
      do: 'ask',
      question: { ask: 'fire', item: 0, target },
    });
    expect(understand('odds throw dagger at jackal', carrying)).toEqual({
      do: 'ask',
      question: { ask: 'throw', item: 11, target },
    });
    expect(understand('odds zap wand e', carrying)).toEqual({
      do: 'ask',
      question: { ask: 'zap', item: 15, direction: 3 },
    });
    expect(says('odds fire east', carrying)).toContain('Nobody stands there');
    expect(understand('odds quaff murky', carrying)).toEqual({
      do: 'ask',
      question: { ask: 'zap', item: 13, direction: 0 },
    });
    expect(says('odds read murky', carrying)).toContain('You can’t read that');
  });

  it('is refused with what was expected', () => {
    const unarmed = { ...carrying, inventory: bag.filter(({ letter }) => letter !== 'b') };
    expect(says('fire east', unarmed)).toBe(
      'You have nothing to fire. For example: throw dagger east.',
    );
    expect(says('throw 2 daggers east', carrying)).toContain('called 2');
    expect(says('throw dagger', plain)).toContain('You carry nothing called dagger');
    const without = bag.filter(({ uses }) => !uses.includes('read'));
    expect(says('read scroll', { ...carrying, inventory: without })).toMatch(
      /^You carry nothing called scroll\.( Choose from .*)? You have nothing to read\.$/,
    );
    expect(says('throw', carrying)).toMatch(/^Throw what: a \(\+1 dagger\) or b/);
    expect(says('fire dragon', carrying)).toContain(
      'Expected a direction or a creature, got dragon',
    );
    expect(says('fire', { ...carrying, things: [] })).toContain('Nobody is in sight');
    expect(says('drop 40 arrows', carrying)).toBe('Expected a number from 1 to 34, got 40.');
    expect(says('zap wand at jackal', carrying)).toContain('not in a straight line');
    expect(says('pick sword', carrying)).toBe('You see no sword at your feet.');
    expect(says('enhance juggling', carrying)).toContain('You have no skill called juggling');
  });

  it('takes up one of the things underfoot by its name', () => {
    const look = {
      glyph: '!',
      icon: '',
      hue: '',
      health: '',
      ticksLeft: 0,
      hostile: false,
    } as const;
    const potion: ThingView = { ...look, id: 70, kind: 'item', x, y, name: 'murky potion' };
    const standing = { ...carrying, things: [...carrying.things, potion] };
    const command = { kind: 'pick-up', item: 70 };
    expect(understand('pick up potion', standing)).toEqual({ do: 'perform', command });
    expect(understand('get the murky potion', standing)).toEqual({ do: 'perform', command });
  });
});

describe('a name', () => {
  it.each([
    ['apple', 'apples'],
    ['3 apples', '3 apples'],
    ['3 apples', 'apple'],
    ['berry', 'berries'],
    ['knife', 'knives'],
    ['torch', 'torches'],
    ['+1 dagger', '+1 dagger'],
  ])('%s is meant by %s', (name, written) => {
    expect(isCalled(name, written)).toBe(true);
  });

  it.each([
    ['apple', 'a'],
    ['3 apples', '2 apples'],
    ['apple', '3 apples'],
    ['apple', 'ass'],
    ['glass', 'gl gem'],
  ])('%s is not meant by %s', (name, written) => {
    expect(isCalled(name, written)).toBe(false);
  });
});

describe('places', () => {
  it('are found by the fixture that stands there: on a plate or a sign, beside a lever or a rune', () => {
    const { x, y } = plain.hero;
    const look = { id: 0, kind: 'fixture', glyph: '^', icon: '', hue: '', hostile: false } as const;
    const lies = { ...look, health: '', ticksLeft: 0 } as const;
    const fixtures = [
      { ...lies, name: 'iron lever', use: 'lever', x: x + 1, y },
      { ...lies, name: 'brass tread', use: 'plate', x: x - 1, y: y + 1 },
    ] as const;
    const known = { ...plain, things: [...plain.things, ...fixtures] };
    const ends = (to: string) => {
      const place = placeNamed(known, to);
      const steps = [-1, 0, 1].flatMap(dy => [-1, 0, 1].map(dx => [dx, dy] as const));
      return typeof place === 'string'
        ? place
        : steps.filter(([dx, dy]) => place({ x: x + dx, y: y + dy })).map(step => step.join());
    };
    expect(ends('lever')).toEqual(['0,-1', '1,-1', '0,0', '0,1', '1,1']);
    expect(ends('brass tread')).toEqual(['-1,1']);
    expect(ends('firewall')).toBe('You know of no place or creature called firewall.');
  });

  it('are told from the hero', () => {
    const here = { x: 5, y: 5 };
    expect(placeOf(here, here)).toBe('here');
    expect(placeOf(here, { x: 5, y: 4 })).toBe('1 square north');
    expect(placeOf(here, { x: 2, y: 8 })).toBe('3 squares south-west');
    expect(placeOf(here, { x: 7, y: 4 })).toBe('2 east and 1 north');
    for (const [x, y] of [
      [5, 4],
      [2, 8],
      [7, 4],
    ] as const) {
      expect(squareAt(here, placeOf(here, { x, y }))).toEqual({ x, y });
    }
    expect(squareAt(here, 'somewhere')).toBeUndefined();
    expect(squareAt(here, '9 west')).toBeUndefined();
  });

  it('lie on one of eight lines or on none', () => {
    expect(straight({ x: 0, y: 0 }, { x: 4, y: 4 })).toBe(4);
    expect(straight({ x: 0, y: 0 }, { x: 4, y: 3 })).toBeUndefined();
    expect(directionOfWord('up')).toBeUndefined();
  });
});
