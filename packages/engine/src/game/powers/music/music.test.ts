import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../../chance/index.ts';
import { chargesOf, Lore, setCharges } from '../../../objects/index.ts';
import { createRulesets } from '../../../rulesets/index.ts';
import { knownZap } from '../../knowledge/known-zap.ts';
import { knownToolOutcomes } from '../../knowledge/tools/known-tool.ts';
import { workshop } from '../../testing/tools.ts';
import { give } from '../../testing/wardrobe.ts';
import { drumQuake, playsWell } from './music-rules.ts';

const { music } = createRulesets().resolve('house').slots.world.tools;
const NEAR = ['########', '#@j....#', '########'];
const FAR = ['##########', '#@......j#', '##########'];
const OUT_OF_EARSHOT = ['#########', '#@..j...#', '#########'];

/** A command that plays an item. */
function play(item: { readonly id: number }) {
  return { kind: 'apply', item: item.id, direction: 0 } as const;
}

describe('the magic flute', () => {
  it('puts those within earshot to sleep for a charge, and is known by that', () => {
    const scene = workshop([['lull', 55]], NEAR);
    scene.state.sheet.lore = new Lore(new Map([['magic_flute', 'flute']]));
    const flute = give(scene, 'magic_flute');
    scene.perform(play(flute));
    const [jackal] = scene.state.level.creatures.all;
    expect(jackal!.conditions.left('helpless')).toBe(54);
    expect(scene.kinds).toEqual(expect.arrayContaining(['instrument-played', 'recognised']));
    expect(chargesOf(flute).left).toBe(1);
    scene.end();
  });

  it('leaves one that is held for longer as it is', () => {
    const scene = workshop([['lull', 20]], NEAR);
    const [jackal] = scene.state.level.creatures.all;
    jackal!.conditions.set('helpless', 100);
    jackal!.conditions.reason = 'paralysed';
    scene.perform(play(give(scene, 'magic_flute')));
    expect(jackal!.conditions.left('helpless')).toBe(99);
    expect(jackal!.conditions.reason).toBe('paralysed');
  });

  it('is not heard at the square root of five squares per level', () => {
    const scene = workshop([], OUT_OF_EARSHOT);
    scene.perform(play(give(scene, 'magic_flute')));
    expect(scene.state.level.creatures.all[0]!.conditions.has('helpless')).toBe(false);
    scene.end();
  });

  it('is a plain flute without charges, and for a confused or stunned player', () => {
    for (const condition of [undefined, 'confused', 'stunned'] as const) {
      const scene = workshop([], NEAR, new Streams('flute'));
      const flute = give(scene, 'magic_flute');
      setCharges(flute, { left: condition === undefined ? 0 : 2, recharged: 0 });
      if (condition !== undefined) {
        scene.state.sheet.conditions.set(condition, 20);
      }
      scene.perform(play(flute));
      expect(scene.state.level.creatures.all[0]!.conditions.has('helpless')).toBe(false);
      expect(chargesOf(flute).left).toBe(condition === undefined ? 0 : 2);
    }
  });
});

describe('plain instruments', () => {
  it('need dexterity and level above 25 together', () => {
    const ask = new Enumerator();
    const good = (dexterity: number, level: number) =>
      ask.ask(playsWell, music, { dexterity, level }).probability(plays => plays);
    expect(good(18, 1)).toBe(0);
    expect(good(18, 14)).toBeCloseTo(6 / 18, 12);
    expect(good(18, 30)).toBe(1);
  });

  it('calm a snake by the flute, and not by the harp', () => {
    for (const kind of ['flute', 'wooden_harp']) {
      const scene = workshop([['tune', true]], ['########', '#@S....#', '########']);
      scene.state.sheet.level = 20;
      scene.perform(play(give(scene, kind)));
      expect(scene.kinds.includes('calmed-by-music')).toBe(kind === 'flute');
    }
  });
});

describe('the magic harp', () => {
  it('makes a servant of a neighbour that doesn’t resist', () => {
    const scene = workshop([], NEAR);
    scene.perform(play(give(scene, 'magic_harp')));
    expect(scene.kinds).toContain('charmed');
    expect(scene.state.level.creatures.all[0]!.master).toBe(1);
    scene.end();
  });
});

describe('drums', () => {
  const wakes = (kind: string, rows: readonly string[], charges?: number) => {
    const scene = workshop([], rows, new Streams('drum'));
    const drum = give(scene, kind);
    if (charges !== undefined) {
      setCharges(drum, { left: charges, recharged: 0 });
    }
    const [jackal] = scene.state.level.creatures.all;
    jackal!.conditions.set('asleep', 1000);
    scene.perform(play(drum));
    return !jackal!.conditions.has('asleep');
  };

  // Row CH-016: level × 40 against level × 5, both as squared distances.
  it('of leather are heard at 6 squares, empty ones of earthquake at 2 only', () => {
    const six = ['#########', '#@.....j#', '#########'];
    const three = ['#########', '#@..j...#', '#########'];
    const two = ['#########', '#@.j....#', '#########'];
    expect(wakes('leather_drum', six)).toBe(true);
    expect(wakes('leather_drum', FAR)).toBe(false);
    expect(wakes('quake_drum', three, 0)).toBe(false);
    expect(wakes('quake_drum', two, 0)).toBe(true);
    expect(wakes('quake_drum', FAR)).toBe(true);
  });

  it('of earthquake open the ground under a creature', () => {
    const scene = workshop(
      [
        ['shaken', true],
        ['shaken', false],
        ['rocks', 3],
        ['fright', 4],
      ],
      NEAR,
    );
    const drum = give(scene, 'quake_drum');
    const [jackal] = scene.state.level.creatures.all;
    scene.perform(play(drum));
    expect(scene.kinds).toEqual(
      expect.arrayContaining(['instrument-played', 'earthquake', 'ground-opened']),
    );
    expect(jackal!.hitPoints).toBe(0);
    expect(chargesOf(drum).left).toBe(0);
    scene.end();
  });

  it('shake one square in 14 less the force, which grows with the level', () => {
    expect(drumQuake(music, 1)).toEqual({ reach: 2, oneIn: 13 });
    expect(drumQuake(music, 30)).toEqual({ reach: 20, oneIn: 4 });
  });
});

describe('the odds of music', () => {
  it('name everybody in earshot, by the rules of play', () => {
    const scene = workshop([], NEAR);
    const ask = new Enumerator();
    const flute = give(scene, 'magic_flute');
    scene.state.sheet.lore.learn(flute, 'charges');
    const outcomes = () => knownToolOutcomes(scene.state, ask, flute.id, 0);
    expect(outcomes()).toEqual([
      { outcome: { kind: 'sleeps', name: 'the jackal', least: 10, most: 100 }, probability: 1 },
    ]);
    expect(knownZap(scene.state, ask, flute.id, 0)).toMatchObject({ works: 1 });
    setCharges(flute, { left: 0, recharged: 0 });
    expect(outcomes()).toEqual([]);
    const drum = give(scene, 'quake_drum');
    expect(knownToolOutcomes(scene.state, ask, drum.id, 0)).toContainEqual({
      outcome: { kind: 'falls', name: 'the jackal', least: 1, most: 6 },
      probability: 1 / 13,
    });
  });
});
