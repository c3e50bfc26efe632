// Wounded legs, as a player gets, sees and loses them, with luck by name.

import { describe, expect, it } from 'vitest';
import { Enumerator, type ScriptedLuck } from '../../../chance/index.ts';
import { answerQuestion } from '../../../host/index.ts';
import type { Patch, WorldRules } from '../../../rulesets/index.ts';
import { ENCUMBRANCES } from '../../../speed/index.ts';
import { lastingOn, tellBlow, tellRefusal } from '../../../words/index.ts';
import { hashGame, restoreGame, saveGame } from '../../saves/save.ts';
import { ANIMALS, bring, bringPet, give } from '../../testing/animals.ts';
import { MixedLuck } from '../../testing/mixed-luck.ts';
import { Scene } from '../../testing/scene.ts';
import { viewFor } from '../../views/view-for.ts';
import { woundLegs } from './wounded-legs.ts';

const CELL = ['#####', '#...#', '#@..#', '#...#', '#####'];

const PARTS = {
  path: 'legs.arc',
  text: [
    'Object test_jaws\nname bear trap\ntype 155\ntrap_effect bear-trap\nno_pick 1\nend\n',
    'Object test_mine\nname mine\ntype 155\ntrap_effect mine\nno_pick 1\nend\n',
    'Object test_biter\nname biter\nmonster 1\nlevel 9\nmovement 12\nnotices 12\nblow_1 bite 1d2 legs\nglyph a\nend\n',
    'Object test_boots\nname boots\ntype 99\nweight 500\nend\n',
    'Object test_speed\nname potion of haste\ntype 5\neffect haste\nweight 300\nglyph !\nend\n',
    'Object test_lead\nname lead\ntype 74\nweight 1000\nnrof 1\nglyph *\nend\n',
  ].join(''),
};

function cell(
  scripts: Readonly<Record<string, readonly ScriptedLuck[]>> = {},
  world: Patch<WorldRules> = {},
) {
  const mixed = new MixedLuck(scripts);
  const play = new Scene(CELL, { streams: mixed, content: [...ANIMALS, PARTS], world });
  const { state } = play;
  state.hero.hitPoints = 100;
  state.hero.maxHitPoints = 100;
  return { play, state, mixed };
}

const kickWall = { kind: 'kick', direction: 7 } as const;
const rest = { kind: 'rest', count: 1 } as const;
const legsOf = ({ state }: ReturnType<typeof cell>) =>
  viewFor(state).hero.conditions.filter(name => name.startsWith('wounded'));
const turnsOf = ({ state: { sheet } }: ReturnType<typeof cell>) =>
  Math.max(sheet.conditions.left('wounded-leg'), sheet.conditions.left('wounded-legs'));

describe('a kick at a wall', () => {
  it('wounds a leg 1 time in 3, for 6 to 10 turns, as the odds say before', () => {
    const made = cell({
      kicks: [
        ['lames', true],
        ['lame', 4],
        ['hurts', 2],
      ],
    });
    const odds = answerQuestion(made.state, new Enumerator(), { ask: 'kick', direction: 7 });
    expect(odds.outcomes?.map(({ text, probability }) => [text, probability])).toEqual([
      ['You hurt your foot, and are lame: 1 to 5 damage.', expect.closeTo(1 / 3, 12)],
      ['You hurt your foot: 1 to 5 damage.', expect.closeTo(2 / 3, 12)],
    ]);
    made.play.perform(kickWall);
    // Nine turns, of which one has passed.
    expect([legsOf(made), turnsOf(made)]).toEqual([['wounded-leg'], 8]);
    made.mixed.expectEmpty();
    expect(lastingOn(viewFor(made.state).hero)).toContainEqual(
      expect.objectContaining({ name: 'wounded leg', turns: 8, isBoon: false }),
    );
  });

  it.each([
    [{ oneIn: 1 }, [['lame', 5]], 9],
    [{ oneIn: 1, least: 1 }, [['lame', 5]], 5],
    [{ oneIn: 1, sides: 9 }, [['lame', 9]], 13],
  ] as const)('with %o wounds it for %o', (kick, luck, turns) => {
    const made = cell({ kicks: [...luck, ['hurts', 1]] }, { legs: { kick } });
    made.play.perform(kickWall);
    expect(turnsOf(made)).toBe(turns);
    made.mixed.expectEmpty();
  });
});

describe('wounded legs', () => {
  it('neither kick nor mount, which costs no move and is told by the odds, too', () => {
    const made = cell();
    const { play, state } = made;
    const pony = bringPet(state, 'test_pony', [1, 0], true);
    woundLegs(state, 1, 50);
    const { turn } = state.clock;
    expect(play.perform(kickWall)).toEqual({ reason: 'legs-wounded', usesMove: false });
    expect(play.perform({ kind: 'ride', direction: 3 })?.reason).toBe('legs-wounded');
    expect(state.clock.turn).toBe(turn);
    const ask = new Enumerator();
    expect(answerQuestion(state, ask, { ask: 'kick', direction: 7 }).refused).toBe('legs-wounded');
    expect(answerQuestion(state, ask, { ask: 'ride', target: pony.id }).refused).toBe(
      'legs-wounded',
    );
    expect(tellRefusal('legs-wounded')).toContain('let them heal');
  });

  it('are on the hero’s page, among what hampers him', () => {
    const { state } = cell();
    const hampers = () =>
      answerQuestion(state, new Enumerator(), { ask: 'sheet' }).sheet!.hampers.join(' ');
    expect(hampers()).not.toContain('wounded');
    woundLegs(state, 2, 50);
    expect(hampers()).toContain(
      'Your wounded legs: 1 less dexterity, 9 kg less to carry, and neither kicks nor mounting.',
    );
  });

  it('take a point of dexterity, which comes back with them', () => {
    const made = cell();
    const before = made.state.sheet.present.dexterity;
    woundLegs(made.state, 2, 2);
    expect(made.state.sheet.present.dexterity).toBe(before - 1);
    expect(made.state.sheet.attributes.dexterity).toBe(before - 1);
    made.play.perform(rest);
    made.play.perform(rest);
    expect(legsOf(made)).toEqual([]);
    expect(made.play.kinds).toContain('condition-ended');
    expect(made.state.sheet.present.dexterity).toBe(before);
  });

  it('take the points that the ruleset says', () => {
    const made = cell({}, { legs: { dexterity: 3 } });
    const before = made.state.sheet.present.dexterity;
    woundLegs(made.state, 1, 9);
    expect(made.state.sheet.present.dexterity).toBe(before - 3);
  });

  it('carry less: 100 tenths of a pound for each', () => {
    const made = cell();
    const burden = () => {
      made.state.pace.read(made.state.ruleset, made.state.sheet);
      return ENCUMBRANCES.indexOf(made.state.pace.encumbrance);
    };
    // As much as the hero bears unhindered.
    const lead = give(made.state, 'test_lead');
    while (burden() === 0) {
      lead.count++;
    }
    lead.count -= 3;
    expect(burden()).toBe(0);
    woundLegs(made.state, 1, 9);
    expect(burden()).toBe(1);
  });

  it('are healed by a potion of speed in place of its speed', () => {
    const made = cell();
    const { play, state } = made;
    const before = state.sheet.present.dexterity;
    woundLegs(state, 2, 200);
    play.perform({ kind: 'quaff', item: give(state, 'test_speed').id });
    expect(play.events).toContainEqual(
      expect.objectContaining({ kind: 'speed-changed', telling: 'legs-healed' }),
    );
    expect(legsOf(made)).toEqual([]);
    expect([state.sheet.conditions.has('very-fast'), state.sheet.present.dexterity]).toEqual([
      false,
      before,
    ]);
  });

  it('are saved with the game', () => {
    const { state } = cell();
    woundLegs(state, 2, 200);
    const saved = JSON.parse(JSON.stringify(saveGame(state)));
    const again = restoreGame(state.content, state.ruleset, saved);
    expect(hashGame(again)).toBe(hashGame(state));
    expect(again.sheet.present.dexterity).toBe(state.sheet.present.dexterity);
  });
});

describe('a blow at the legs', () => {
  it('lames a hero on foot', () => {
    const made = cell();
    const biter = bring(made.state, 'test_biter', [1, 0]);
    biter.hunts = true;
    for (let turns = 0; turns < 40 && legsOf(made).length === 0; turns++) {
      made.state.hero.hitPoints = 100;
      made.play.perform(rest);
    }
    expect(legsOf(made)).toEqual(['wounded-leg']);
    expect(tellBlow('bite', '1d2', 'legs')).toBe('Its bite does 1d2 damage, and may lame you.');
  });

  it('reaches no hero in the air', () => {
    const made = cell();
    const biter = bring(made.state, 'test_biter', [1, 0]);
    biter.hunts = true;
    made.state.sheet.conditions.set('levitating', 1000);
    let hits = 0;
    for (let turns = 0; turns < 40; turns++) {
      made.state.hero.hitPoints = 100;
      made.play.perform(rest);
      hits += made.play.kinds.filter(kind => kind === 'hit').length;
    }
    expect(hits).toBeGreaterThan(5);
    expect(legsOf(made)).toEqual([]);
  });
});
