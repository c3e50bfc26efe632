// Duels, small maps and sequences of the lab agree with the single questions that they are made of.

import { answerInputs, type LabKindName, pageAnswer } from '@roguewright/engine/face';
import { figureNamed, type Inputs } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const newWorld = () => ({ rulesets: createRulesets(), content: () => content });
const world = newWorld();

function figure(kind: LabKindName, inputs: Inputs, name: string): number | undefined {
  const { figures, details = [] } = answerInputs(world, kind, inputs);
  return figureNamed([...figures, ...details], name)?.value;
}

const MAGE = { spell: 'fireball', int: '18', level: '10' };

describe('a spell on a small map', () => {
  it('does to one creature in the open what a cast does', () => {
    const open = figure('cast', { ...MAGE, distance: '4' }, 'damage')!;
    expect(open).toBeGreaterThan(0);
    const map = `${'...............................\n'.repeat(8)}..........@...a................\n${'...............................\n'.repeat(8)}`;
    const inputs = { ...MAGE, map: map.replaceAll('\n', '/').replace(/\/$/, '') };
    expect(figure('area', inputs, 'damage')).toBeCloseTo(open, 10);
    expect(figure('area', inputs, 'a harm')).toBeCloseTo(open, 10);
  });

  it('spares who stands behind a wall, and who is out of reach', () => {
    const behind = { ...MAGE, map: '.......#..../.@.a...#..b./.......#....' };
    const { map } = pageAnswer(world, 'area', behind);
    const harmOf = (letter: string) => map!.creatures.find(one => one.letter === letter)!.harm;
    expect(harmOf('a')).toBeGreaterThan(0);
    expect(harmOf('b')).toBe(0);
    expect(map!.squares.every(({ x }) => x < 7)).toBe(true);
    const here = map!.squares.find(({ x, y }) => x === 3 && y === 1);
    expect(here?.harm).toBeCloseTo(harmOf('a'), 10);
    const away = { ...behind, direction: 'west' };
    expect(figure('area', away, 'a harm')).toBe(0);
  });

  it('adds up by ticks to the whole harm', () => {
    const { map } = pageAnswer(world, 'area', MAGE);
    for (const { harm, byTick } of map!.creatures) {
      expect(byTick.reduce((sum, [, part]) => sum + part, 0)).toBeCloseTo(harm, 8);
    }
  });

  it('is answered alike in brief, as a sweep asks it', () => {
    const whole = answerInputs(world, 'area', MAGE);
    const brief = answerInputs(world, 'area', MAGE, true);
    expect(brief.figures).toEqual(whole.figures);
    expect(whole.notes.length).toBeGreaterThan(0);
  });

  it.each([
    [{ map: '...a' }, 'map: expected one caster'],
    [{ map: '@.?' }, '? in row 1, column 3'],
    [{ map: '@.a', creatures: 'b=jackal' }, 'names b, which isn’t on the map'],
    [{ map: '@.a', creatures: 'a=jakcal' }, 'did you mean jackal?'],
    [{ map: `@${'.'.repeat(60)}` }, 'at most 25 rows of 41 squares'],
  ])('refuses %o', (inputs, problem) => {
    expect(() => answerInputs(world, 'area', inputs)).toThrow(problem);
  });
});

describe('a sequence', () => {
  const step = 'cast spell=fireball int=18 level=10';

  it('of one step is the single question', () => {
    const single = figure('cast', MAGE, 'damage')!;
    expect(figure('sequence', { steps: step }, 'damage')).toBeCloseTo(single, 10);
    const kill = figure('cast', { ...MAGE, 'target-hp': '3d8' }, 'kill')!;
    expect(figure('sequence', { steps: step, hp: '3d8' }, 'kill')).toBeCloseTo(kill, 10);
  });

  it('adds up its steps, whatever their kinds', () => {
    const parts = [
      2 * figure('cast', MAGE, 'damage')!,
      figure('attack', { weapon: '2d5', level: '9' }, 'damage')!,
      figure('throw', { object: '2d6' }, 'damage')!,
    ];
    const steps = `2 ${step}; attack weapon=2d5 level=9\n1 x throw object=2d6`;
    const sum = parts.reduce((all, part) => all + part, 0);
    expect(figure('sequence', { steps }, 'damage')).toBeCloseTo(sum, 9);
  });

  it('leaves out casts that the energy doesn’t pay', () => {
    const price = figure('cast', MAGE, 'price')!;
    const energy = String(2 * price + 1);
    const twice = figure('sequence', { steps: `2 ${step}` }, 'damage')!;
    expect(figure('sequence', { steps: `9 ${step}`, energy }, 'damage')).toBeCloseTo(twice, 9);
  });

  it.each([
    ['', '0 steps'],
    ['dance', 'step 1: expected one of cast'],
    ['attack; cast spell=light', 'step 2: spell names a spell without damage'],
    ['cast spell=fireball lvel=3', 'step 1 has no input lvel (did you mean level?)'],
    ['99 attack', 'times: expected an integer from 1 to 50'],
    ['attack hp=3', 'has no input hp'],
  ])('refuses “%s”', (steps, problem) => {
    expect(() => answerInputs(world, 'sequence', { steps: steps || ' ; ' })).toThrow(problem);
  });
});

describe('a duel', () => {
  it('is won by the kill of the attack, where one blow decides', () => {
    const attack = { weapon: '9d9', level: '20', hp: '1', ac: '30' };
    const deadly = { ...attack, 'foe-blows': '99d9', 'own-hp': '0', 'foe-level': '127' };
    const kill = figure('attack', attack, 'kill')!;
    expect(figure('duel', deadly, 'win')).toBeGreaterThanOrEqual(kill - 1e-9);
    expect(figure('duel', deadly, 'win')).toBeLessThan(kill + 0.1);
  });

  it('takes the numbers of a creature of the content', () => {
    const { figures, title } = answerInputs(world, 'duel', { creature: 'jackal', weapon: '2d5' });
    expect(title).toContain('(jackal)');
    const [win, death] = ['win', 'death'].map(name => figureNamed(figures, name)!.value);
    expect(win! + death!).toBeCloseTo(1, 8);
    expect(() => answerInputs(world, 'duel', { creature: 'jackal', hp: '3' })).toThrow(
      "hp can't be combined with --creature",
    );
  });

  it('has a foe with the hit points of its level, where none are said', () => {
    const duel = { weapon: '2d5', 'foe-level': '3' };
    const { remarks, figures } = answerInputs(world, 'duel', duel);
    const [dice] = /\d+d\d+/.exec(remarks.join(' '))!;
    expect(remarks).toContain(`The foe has ${dice} hit points, as a creature of level 3 has.`);
    const said = answerInputs(world, 'duel', { ...duel, hp: dice! });
    expect(figures).toEqual(said.figures);
    expect(said.remarks).toEqual(remarks.filter(line => !line.startsWith('The foe has')));
  });
});

describe('casts that are remembered', () => {
  it.each(['fireball', 'force-bolt', 'missile-ray'])(
    '%s is as it was for another caster',
    spell => {
      for (const int of ['3', '18', '25']) {
        for (const ruleset of ['house', 'nethack-3.6.7']) {
          const inputs = { spell, int, level: '14', ruleset };
          const fresh = answerInputs(newWorld(), 'cast', inputs).figures;
          expect(answerInputs(world, 'cast', inputs).figures).toEqual(fresh);
        }
      }
    },
  );
});
