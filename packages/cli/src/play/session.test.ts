import { readContent } from '@roguewright/content';
import { loadContent, type Performed, type ThingView } from '@roguewright/engine/game';
import { type GameHost, LocalGame } from '@roguewright/engine/host';
import type { KindRecall } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { describeHero, describeMovers, listSpells } from './describe.ts';
import { Session } from './session.ts';
import { spellTable } from './spell-table.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** A game in this process, as faces hold one. */
function hostOf(seed: string): GameHost {
  const start = { heroName: 'Perchta', role: 'wizard', race: 'human', seed };
  return hostFor(LocalGame.create(content, house, start));
}

function hostFor(game: LocalGame): GameHost {
  return {
    look: async () => game.look(),
    perform: async command => game.perform(command),
    odds: async question => game.odds(question),
    close: async () => {},
  };
}

/** A Priest, who knows succour and light and can pay for one prayer. */
function prays(): Promise<Session> {
  const start = { heroName: 'Pia', role: 'priest', race: 'human', seed: 'mend-1' };
  return Session.begin(hostFor(LocalGame.create(content, house, start)), false);
}

function begin(seed: string, drawn = false): Promise<Session> {
  return Session.begin(hostOf(seed), drawn);
}

/** A host whose commands come to what is written down; the last of it again and again. */
function hostOfSteps(host: GameHost, steps: readonly Performed[]): GameHost {
  let at = 0;
  return { ...host, perform: async () => steps[Math.min(at++, steps.length - 1)]! };
}

describe('a prayer in lines', () => {
  it('is asked about with what it may bring, and isn’t said after a no', async () => {
    const start = { heroName: 'Pia', role: 'priest', race: 'human', seed: 'mend-1' };
    const game = LocalGame.create(content, house, start);
    const session = await Session.begin(hostFor(game), false, 0.1);
    await session.answer('answer a');
    const { sequence } = game.look();
    expect(await session.answer('pray')).toMatch(
      /^You would pray to .*A prayer now, .* %\).*Go on\? yes or no\.$/s,
    );
    expect(await session.answer('no')).toBe('You hold back.');
    expect(game.look().sequence).toBe(sequence);
    await session.answer('pray');
    expect(await session.answer('yes')).toMatch(/has heard enough of you for now|displeased/);
  });
});

describe('a walk in lines', () => {
  const host = hostOf('demo');

  /** A step west, after which a hostile creature is in sight. */
  async function steps(isFree: boolean): Promise<Performed> {
    const { view } = await host.look();
    const { x, y, id } = view.hero;
    const look = { glyph: 'h', icon: '', hue: '', health: 'unhurt', ticksLeft: 0 } as const;
    const slinger = { ...look, id: 900, kind: 'creature', name: 'halfling slinger', hostile: true };
    const at = { x, y, square: 0 };
    const moved = { kind: 'moved', actor: id, target: 0, amount: 0, other: 0, ...at } as const;
    const seen = { ...moved, kind: 'came-in-sight', target: 900 } as const;
    const visible = view.map.visible.map(row => row.replaceAll('0', '1'));
    const things = [...view.things, { ...slinger, x: x + 1, y } as ThingView];
    return {
      events: isFree ? [moved] : [moved, seen],
      names: {},
      renamed: {},
      view: isFree ? view : { ...view, things, map: { ...view.map, visible } },
    } as unknown as Performed;
  }

  it('that is broken off says how far it went, and who is to blame', async () => {
    const [free, last] = [await steps(true), await steps(false)];
    const once = await Session.begin(hostOfSteps(host, [last]));
    expect(await once.answer('west 3')).toMatch(
      /^You step west once, then stop: a halfling slinger\.\n/,
    );
    const twice = await Session.begin(hostOfSteps(host, [free, last]));
    expect(await twice.answer('west 3')).toMatch(
      /^You walk 2 steps west, then stop: a halfling slinger\.\n/,
    );
    const all = await Session.begin(hostOfSteps(host, [free]));
    expect(await all.answer('west 3')).toBe('You walk 3 steps west.');
  });

  it('of one step at a time says that a hostile creature is in sight', async () => {
    const { view } = await host.look();
    const stairs = view.map.terrain.findIndex(row => row.includes('<'));
    const x = view.map.terrain[stairs]!.indexOf('<');
    const far = { ...view, hero: { ...view.hero, x: x + 3, y: stairs } };
    const near = await steps(false);
    const game = { ...host, look: async () => ({ ...(await host.look()), view: far }) };
    const onTheWay = { ...near.view, hero: { ...near.view.hero, x: x + 2, y: stairs } };
    const step = { ...near, events: [near.events[0]!], view: onTheWay };
    const session = await Session.begin(hostOfSteps(game, [step]));
    const terrain = view.map.terrain.map((row, y) =>
      y === stairs ? `${row.slice(0, x + 1)}...${row.slice(x + 4)}` : row,
    );
    Object.assign(far, { map: { ...view.map, terrain } });
    expect(await session.answer('go stairs')).toBe('You step once, then stop: a halfling slinger.');
  });
});

describe('what is remembered', () => {
  it('is told by its number, the exits in sight apart from the others', async () => {
    const { view } = await hostOf('demo').look();
    const dark = view.map.visible.map(row => row.replaceAll('1', '0'));
    const unseen = { ...view, map: { ...view.map, visible: dark } };
    const game = {
      ...hostOf('demo'),
      look: async () => ({ ...(await hostOf('demo').look()), view: unseen }),
    };
    const session = await Session.begin(game);
    const look = await session.answer('look');
    expect(look).toMatch(/No exit is in sight\. You remember \d+ more: exits tells them\./);
    expect(look).not.toContain('from memory');
    expect(await session.answer('exits')).toMatch(/^Exits:\n.*, from memory/s);
  });
});

describe('a game in lines', () => {
  it('counts one move as one, and gives no share to what is certain', async () => {
    const { view } = await hostOf('demo').look();
    const nextMovers = [
      { id: 1, name: 'newt', moves: [[0, 1]] as const },
      { id: 2, name: 'jackal', moves: [[1, 1]] as const },
      {
        id: 3,
        name: 'wolf',
        moves: [
          [0, 0.25],
          [2, 0.75],
        ] as const,
      },
      { id: 4, name: 'ghoul', moves: [], inactive: 'asleep' },
    ] as unknown as typeof view.nextMovers;
    expect(
      describeMovers({ ...view, nextMovers })
        .split('\n')
        .slice(1),
    ).toEqual([
      'The newt does not move.',
      'The jackal moves once.',
      'The wolf does not move 25 %, moves 2 times 75 %.',
      'The ghoul is asleep.',
    ]);
    const load = { ...view.hero.load, pace: 1 };
    const hero = { ...view.hero, load };
    expect(describeHero({ ...view, hero })).toContain('You make 1 move a turn.');
  });

  it('prompts with the hit points', async () => {
    expect((await begin('demo')).prompt()).toMatch(/^\d+\/\d+ > $/);
  });

  it('begins with the surroundings in words', async () => {
    const text = (await begin('demo')).introduction();
    expect(text).toMatch(/^(Nobody is in sight\.|In sight: )/m);
    expect(text).toMatch(/Exits: |You know of no door or stairs/);
    expect(text).toMatch(/You can step /);
  });

  it('draws the map only where it is wanted', async () => {
    expect((await begin('demo')).introduction()).not.toContain('#');
    expect((await begin('demo', true)).introduction()).toMatch(/#[\s\S]*@[\s\S]*\n@ you/);
  });

  it('answers every page without taking time', async () => {
    const session = await begin('demo');
    const expected: [string, RegExp][] = [
      [
        'hero',
        /Perchta, Human Wizard of level 1 .*\nRank: Candle-Trimmer; Page-Turner from level 3.\nHit points \d+ of \d+, energy/,
      ],
      ['inventory', /^a: .*quarterstaff \(1d9\) \(in hand\)/],
      ['spells', /^a: fireball, level \d, attack\. Fails [\d.]+ %, costs \d+ energy/],
      ['map', /@.*\n/],
      ['history', /Nothing has happened yet/],
      ['equipment', /^a: .*quarterstaff \(1d9\) \(in hand\)/],
      ['skills', /quarterstaff: basic \(at most expert\)[\s\S]*skill slots? free\.$/],
      ['spells', /\nlook at fireball describes one of them\.$/],
      ['look at fireball', /^a: fireball, level 3, attack\..* You shape the fire/],
      ['look at b', /^b: /],
      ['look here', /^You; .*\.$/],
      ['look east', /^To the east: .*away\.$/],
      ['options', /The map is drawn after each line: off/],
      ['help', /fire \[ITEM\] WAY or NAME[\s\S]*cast SPELL/],
      ['save', /kept after every command/],
    ];
    for (const [line, pattern] of expected) {
      expect(await session.answer(line)).toMatch(pattern);
    }
    expect(await session.answer('hero')).toContain('Turn 1,');
  });

  it('says what can be done instead of what can’t', async () => {
    const session = await begin('demo');
    expect(await session.answer('cst fireball east')).toContain('Did you mean cast?');
    expect(await session.answer('cast fireball')).toBe(
      'Fireball needs a direction. For example: cast fireball east.',
    );
    expect(await session.answer('aim fireball')).toBe(
      'Fireball needs a direction. For example: aim fireball east.',
    );
    expect(await session.answer('aim fireball 3 east and 1 north')).toBe(
      'Fireball flies in a direction, not at a square. For example: aim fireball east.',
    );
    expect(await session.answer('cast firebal east')).toMatch(/fail to cast|You cast/);
    expect(await session.answer('down')).toBe(
      'There are no stairs here that lead that way. You know of no stairs on this level yet.',
    );
    expect(await session.answer('go stairs down')).toBe('You know of no stairs down.');
    expect(await session.answer('attack dragon')).toBe('Nobody is in sight.');
    expect(await session.answer('')).toBe('');
  });

  it('marks the spells that the hero can’t pay for', async () => {
    const { view } = await hostOf('demo').look();
    const [spell] = view.spells;
    const rich = { ...view, hero: { ...view.hero, energy: 99 } };
    const poor = { ...view, hero: { ...view.hero, energy: spell!.price - 1 } };
    expect(listSpells(rich)).not.toContain('than you have');
    expect(listSpells(poor)).toContain('(more energy than you have), takes');
    expect(spellTable(rich).lines.join()).not.toContain('too much');
    expect(spellTable(poor).lines[0]).toContain(`${spell!.price} energy (too much)  `);
    // On 40 columns no number stands without its word.
    const narrow = spellTable(poor, 32);
    expect(narrow.head).toBeUndefined();
    expect(narrow.lines[0]).toMatch(
      /^[a-z ]+: \d+ energy \(too much\), fail \d+ %, retention [\d–]+ %, level \d, [a-z ]+$/,
    );
  });

  it('tells odds before anything is risked', async () => {
    const session = await begin('demo');
    const text = await session.answer('odds cast fireball east');
    expect(text).toMatch(/^Fails [\d.]+ %\. Costs \d+ energy, takes 1 move\./);
    expect(text).toMatch(/These odds are exact/);
    expect(await session.answer('hero')).toContain('Turn 1,');
  });

  it('says why a cast would be refused, and names no targets for a spell without a direction', async () => {
    const session = await prays();
    const succour = 'odds cast succour';
    expect(await session.answer(succour)).toMatch(/^Fails [\d.]+ %\. Costs 4 grace and/);
    const light = await session.answer('odds cast light');
    expect(light).toMatch(/^Fails [\d.]+ %\. Costs 5 energy and/);
    expect(light).not.toContain('in sight');
    await session.answer('cast succour');
    expect(await session.answer(succour)).toMatch(
      /^You don’t have enough grace for that spell\. It costs 4 grace\.$/,
    );
  });

  it('draws the map from then on when it is asked to', async () => {
    const session = await begin('demo');
    expect(await session.answer('options map on')).toContain('on.');
    expect(await session.answer('rest')).toContain('@ you');
    await session.answer('options map off');
    expect(await session.answer('rest')).not.toContain('@ you');
  });

  it('tells what happened with the turns in which it did', async () => {
    const session = await begin('demo');
    await session.answer('kick north');
    await session.answer('kick north');
    const lines = (await session.answer('history')).split('\n');
    expect(lines[0]).toMatch(/^Turn \d+: /);
    const turns = lines.flatMap(line => /^Turn (\d+): /.exec(line)?.[1] ?? []).map(Number);
    expect(turns).toEqual([...new Set(turns)].toSorted((one, other) => one - other));
    expect(lines.every(line => /^(Turn \d+: | {2})\S/.test(line))).toBe(true);
  });

  it('says against whom weapons are compared', async () => {
    const session = await begin('demo');
    expect(await session.answer('compare nothing')).toMatch(
      /^Against a typical monster of your level:\n/,
    );
  });

  it('ends when the player quits', async () => {
    const session = await begin('demo');
    expect(await session.answer('quit')).toContain('--continue');
    expect([session.over, session.left, session.ending()]).toEqual([true, true, '']);
  });

  it('tells who moves, all the odds at once, and the facts behind them', async () => {
    const session = await begin('demo');
    expect(await session.answer('movers')).toBe('Nobody is in sight.');
    expect(await session.answer('odds all')).toBe('Nobody hostile is in sight.');
    const plain = await session.answer('odds cast fireball west');
    const why = await session.answer('odds why cast fireball west');
    expect(plain).toMatch(/Tick \d+: certainly /);
    expect(why.startsWith(plain)).toBe(true);
    expect(why.length).toBeGreaterThan(plain.length + 20);
  });
});

describe('what is carried', () => {
  it('is listed without its descriptions, which look at tells', async () => {
    const session = await begin('demo');
    const list = await session.answer('inventory');
    expect(list).toMatch(/^a: \+\d quarterstaff \(1d9\) \(in hand\)\.$/m);
    expect(list).not.toMatch(/made of|weighs/);
    expect(list).toMatch(/\nlook at a describes one of them\.$/);
    for (const words of ['look at a', 'look at quarterstaff']) {
      expect(await session.answer(words)).toMatch(/^a: \+\d quarterstaff \(1d9\) \(in hand\)\. \w/);
    }
    expect(await session.answer('look at z')).toBe('Nothing has the letter z.');
    expect(await session.answer('look at unicorn')).toBe('You know of no unicorn.');
  });
});

describe('the pages of numbers', () => {
  it('are the hero’s own, and one for each item that is carried', async () => {
    const session = await begin('demo');
    const sheet = await session.answer('sheet');
    for (const title of [
      'Melee',
      'Blows',
      'Skill',
      'Throw',
      'Armour class',
      'Moves',
      'An attack',
    ]) {
      expect(sheet).toMatch(new RegExp(`^  ${title}  +\\S`, 'm'));
    }
    expect(sheet).toMatch(/^ {2}Melee +\([+-]\d+,[+-]\d+\)$/m);
    expect(sheet).toContain('You hold nothing to shoot with.');
    const item = await session.answer('item a');
    expect(item).toMatch(/^a: \+\d quarterstaff \(1d9\) \(in hand\)\./);
    expect(item).toMatch(/^ {2}Plain +\d+ to \d+, mean [\d.]+ a blow that hits; [\d.]+ a turn$/m);
    expect(item).toMatch(/^Thrown$/m);
    expect(await session.answer('look at quarterstaff')).toBe(item);
    expect(await session.answer('item unicorn')).toMatch(/^You carry nothing/);
  });
});

describe('an enemy', () => {
  it('is named with its place when a command is refused because of it', async () => {
    const host = hostOf('demo');
    const { view } = await host.look();
    const { x, y } = view.hero;
    const toad: ThingView = {
      ...{ id: 900, kind: 'creature', name: 'cellar toad', hostile: true, x: x + 1, y },
      ...{ glyph: 'F', icon: '', hue: '', health: 'unhurt', ticksLeft: 0 },
    };
    const visible = view.map.visible.map(row => row.replaceAll('0', '1'));
    const met = { ...view, map: { ...view.map, visible }, things: [...view.things, toad] };
    const performed = await host.perform({ kind: 'search', count: 1 });
    const reason = { reason: 'hostile-in-sight', usesMove: false } as const;
    const refused: Performed = { ...performed, events: [], refusal: reason, view: met };
    const session = await Session.begin(hostOfSteps(host, [refused]));
    expect(await session.answer('search 20')).toBe(
      'You can’t do that with an enemy in sight: a cellar toad, 1 square east. Give the command again to go on all the same.',
    );
  });

  it('is recalled by the name of its kind when none of it is in sight', async () => {
    const host = hostOf('demo');
    const toad: KindRecall = {
      ...{ name: 'cellar toad', about: 'Damp.', level: 1, armourClass: 10, kills: 1, speed: 6 },
      ...{ allFelt: true, abilities: [], flags: [], blows: [], glyph: 'F', icon: '', hue: '' },
    };
    const odds: GameHost['odds'] = async question => {
      const answer = await host.odds(question);
      return { ...answer, kinds: [...(answer.kinds ?? []), toad] };
    };
    const session = await Session.begin({ ...host, odds });
    expect(await session.answer('recall toad')).toMatch(/^cellar toad\nDamp\. Level 1/);
    expect(await session.answer('recall unicorn')).toBe('Nobody is in sight.');
    expect(await session.answer('f')).toMatch(/^f may mean [\w, ]+ or \w+\.$/);
  });
});
