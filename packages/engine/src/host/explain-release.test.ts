import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../chance/index.ts';
import { type GameState, loadContent, performCommand, Stage } from '../game/index.ts';
import { GameObject } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { drawLevel } from '../world/index.ts';
import { answerQuestion } from './answers/questions.ts';

const spell = (name: string, keys: string) =>
  `Object spell_${name}\nname ${name}\ntype 101\nlevel 1\nspell_level 1\nschool attack\nsp 2\ncasting_time 10\n${keys}\nend\n`;

const ARC = [
  spell('lend', 'subtype 37\ndam 5'),
  spell('leech', 'subtype 37\ndam -50'),
  spell('flock', 'subtype 36\nduration 1\nother_arch spell_dart'),
  spell('whim', 'subtype 9\nrange 2\nduration 2\nrandomitems whims\nother_arch petals'),
  spell('dart', 'subtype 5\nattacktype 2\ndam 3\nother_arch dart_flight'),
  spell('clean', 'subtype 21\nattacktype 33555456'),
  spell('look', 'subtype 20\nrange 2'),
  spell('earth', 'subtype 15\nduration 60\nrange 1\nmove_block all\nother_arch bank'),
  'Object dart_flight\nname dart\ntype 102\nsubtype 5\nspeed 1\nend\n',
  'Object petals\nname petals\ntype 102\nsubtype 7\nspeed 1\nend\n',
  'Object swarm_spell\nname swarm\ntype 102\nsubtype 36\nspeed 1\nend\n',
  'Object bank\nname bank\nname_pl banks\ntype 45\nalive 1\nblocksview 1\nmove_block all\nmaxhp 9\nhp 9\nend\n',
  'Object hero\nname hero\ntype 1\nend\n',
  'Object jackal\nname jackal\nmonster 1\nlevel 0\nmovement 12\narmour_class 18\nnotices 12\nglyph d\nend\n',
].join('');

const content = loadContent([
  { path: 'told.arc', text: ARC },
  { path: 'told.trs', text: 'treasureone whims\narch spell_dart\nchance 1\nend\n' },
]);
const house = createRulesets().resolve('house');

/** A hero with a jackal to the east of him. */
function stage() {
  const { map } = drawLevel(['#######', '#.....#', '#.....#', '#.....#', '#######'], true);
  const made = new Stage({
    ...{ content, ruleset: house, streams: new Streams('told'), map },
    hero: { archetype: content.archetype('hero'), square: map.square(2, 2) },
  });
  made.putCreature(content.archetype('jackal'), map.square(3, 2), 3);
  made.state.sheet.nutrition = 900;
  made.state.sheet.attributes.intelligence = 18;
  performCommand(made.state, { kind: 'search', count: 1 });
  return made.state;
}

/** How the lines about the release begin; others are about the attempt. */
const RELEASE =
  /^(Gives|Your energy|You would|You don’t know|The fire|Takes|A gain|There is|Becomes|Turns|Fires)/u;

/** The answer to a cast of one of the spells. */
function asked(
  name: string,
  direction: 0 | 3 | 7,
  energy = 50,
  maxEnergy = 100,
  prepare: (state: GameState) => void = () => undefined,
) {
  const state = stage();
  prepare(state);
  state.sheet.energy = energy;
  state.sheet.maxEnergy = maxEnergy;
  const known = new GameObject(state.newId(), content.archetype(`spell_${name}`));
  state.sheet.spells.push(known);
  state.sheet.memory.set(known.id, 20_000);
  const question = { ask: 'cast', spell: known.id, direction } as const;
  return answerQuestion(state, new Enumerator(), question);
}

/** The lines that the aiming panel shows for one of the spells. */
function lines(...cast: Parameters<typeof asked>) {
  return asked(...cast).explanation.filter(({ text }) => RELEASE.test(text));
}

const texts = (...asked: Parameters<typeof lines>) => lines(...asked).map(({ text }) => text);

describe('a cast that would have no effect', () => {
  it('is told by the odds, unlike one that meets a creature', () => {
    expect(asked('dart', 7).inVain).toBe(true);
    expect(asked('dart', 3).inVain).toBeUndefined();
    expect(asked('look', 7).inVain).toBe(true);
    expect(asked('look', 3).inVain).toBeUndefined();
  });

  it('isn’t one that ends poison, though it restores no hit points', () => {
    const healthy = asked('clean', 0);
    expect(healthy.outcomes?.map(({ text }) => text)).toEqual(['It finds nothing to heal.']);
    expect(healthy.inVain).toBe(true);
    const poisoned = asked('clean', 0, 50, 100, state => {
      state.sheet.conditions.set('poisoned', 20);
    });
    expect(poisoned.outcomes?.map(({ text }) => text)).toEqual(['It ends poison and diseases.']);
    expect([poisoned.healing, poisoned.inVain]).toEqual([[], undefined]);
  });

  it('isn’t one that sets something up', () => {
    expect(asked('earth', 3).inVain).toBe(true);
    expect(asked('earth', 7).outcomes).not.toHaveLength(0);
    expect(asked('earth', 7).inVain).toBeUndefined();
  });
});

describe('the aiming panel', () => {
  it('tells what a gift of mana does to the hero, by its size', () => {
    expect(texts('lend', 0)).toContain('Gives you 5 points of energy.');
    expect(texts('lend', 0)).toContain('Your energy stays within bounds.');
    expect(texts('lend', 0, 70, 50)).toContain('You would hold so much that you hear voices.');
    const burst = lines('lend', 0, 20, 10);
    expect(burst.map(({ text }) => text)).toContain(
      'You would hold twice what you can: your head explodes in a ball of fire.',
    );
    const fires = burst.filter(({ text }) => text.startsWith('The fire does'));
    expect(fires.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  });

  it('tells that the hold of another creature is unknown', () => {
    expect(texts('lend', 3)).toEqual([
      'Gives the jackal 5 points of energy.',
      'You don’t know how much energy the jackal can hold; at twice that its head explodes.',
    ]);
  });

  it('tells the shares of a drain, and from what gain on it is dangerous', () => {
    const [share, risk] = texts('leech', 3);
    expect(share).toMatch(/^Takes 50% of the energy of the jackal, and gives you 50% of that\.$/u);
    expect(risk).toMatch(/^A gain of \d+ or more would make your head explode\.$/u);
    expect(texts('leech', 7)[0]).toBe('There is nobody there to draw energy from.');
  });

  it('lists what a wonder may turn into, with the probabilities of play', () => {
    const wonder = lines('whim', 3);
    expect(wonder.slice(0, 2).map(({ text, probability }) => [text, probability])).toEqual([
      ['Becomes petals.', 0.25],
      ['Turns into dart.', 0.75],
    ]);
    expect(texts('whim', 3, 3)).toContain('Turns into dart, which you can’t cast then.');
  });

  it('counts the shots of a swarm', () => {
    expect(texts('flock', 3)[0]).toBe(
      'Fires 1 to 3 shots, 2 on average, while you stay where you are.',
    );
  });
});
