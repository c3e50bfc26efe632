// What hinders the powers of a form, how long it lasts as far as its hero knows, and what its blows drain.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../chance/index.ts';
import { answerQuestion } from '../../host/index.ts';
import type { ContentFile } from '../../objects/index.ts';
import { attackBit } from '../../spellcraft/index.ts';
import { tellForm, tellRefusal } from '../../words/index.ts';
import { hashGame, restoreGame, saveGame } from '../saves/save.ts';
import { SAVED_GAME } from '../saves/saved-ranges.ts';
import { BODY_FILES, inForm } from '../testing/bodies.ts';
import { Scene } from '../testing/scene.ts';
import { viewFor } from '../views/view-for.ts';
import { takeForm } from './take-form.ts';

/** A spell of a kind's own, which needs something. */
const power = (id: string, needs: string) =>
  `Object ${id}\nname ${id}\ntype 101\nsubtype 104\nlevel 1\neffect haste\nform_needs ${needs}\nend\n`;

const kind = (id: string, lines: string) =>
  `Object ${id}\nname ${id}\nmonster 1\nnotices 1\nmovement 12\nfrequency 1\nbody_size medium\n${lines}\nglyph D\nend\n`;

const FILES: ContentFile = {
  path: 'limits.arc',
  text: [
    power('breath', 'breath'),
    power('cry', 'voice'),
    power('stare', 'eyes'),
    kind('breather', 'level 4\nblow_1 bite 1d2\narch breath\nend'),
    kind('crier', 'level 4\nblow_1 bite 1d2\narch cry\nend'),
    kind('mute', 'level 4\nblow_1 bite 1d2\nbody_traits silent\narch cry\nend'),
    kind('starer', 'level 4\nblow_1 bite 1d2\narch stare\nend'),
    kind(
      'drinker',
      `level 12\nblow_1 bite 3d8\nattacktype ${attackBit('drain')}\nbody_traits vampire`,
    ),
    kind('biter', 'level 12\nblow_1 bite 3d8'),
    kind('elder', 'level 10\nblow_1 bite 1d2'),
  ].join(''),
};

function scene(form?: string, victim = 'ore_mole'): Scene {
  const made = new Scene(['########', '#@M....#', '########'], {
    content: [...BODY_FILES, FILES],
    kinds: { M: victim },
    streams: new Streams('limits'),
  });
  made.state.sheet.energy = 60;
  if (form !== undefined) {
    inForm(made, form);
  }
  return made;
}

/** Why the first power of a form is refused; undefined: it isn't. */
function refused(one: Scene): readonly [played: string | undefined, asked: string | undefined] {
  const before = one.state.sheet.energy;
  const asked = answerQuestion(one.state, new Enumerator(), {
    ...{ ask: 'form-power' as const, power: 1, direction: 0 },
  }).refused;
  const played = one.perform({ kind: 'form-power', direction: 0 });
  expect(one.state.sheet.energy).toBe(before);
  return [played?.reason, asked];
}

describe('a power of a form', () => {
  it.each([
    ['breather', 'strangled', 'strangled'],
    ['breather', 'blind', undefined],
    ['crier', 'strangled', 'strangled'],
    ['crier', 'blind', undefined],
    ['starer', 'blind', 'blind'],
    ['starer', 'strangled', undefined],
  ] as const)(
    'of a %s that is %s is refused as %s, and the odds say so before',
    (form, condition, why) => {
      const one = scene(form);
      one.state.sheet.conditions.set(condition, 50);
      expect(refused(one)).toEqual([why, why]);
    },
  );

  it('needs a voice where it is a cry', () => {
    expect(refused(scene('mute'))).toEqual(['no-voice', 'no-voice']);
    expect(refused(scene('crier'))).toEqual([undefined, undefined]);
    expect(tellRefusal('no-voice')).toBe('Your form has no voice.');
    expect(tellRefusal('strangled')).toContain('breath');
  });
});

describe('the time that is left of a form', () => {
  it('is told as far as the hero knows, and shrinks with the turns', () => {
    const one = scene();
    const { state } = one;
    state.sheet.level = 30;
    takeForm(state, state.content.archetype('elder'));
    const left = () => viewFor(state).hero.form!.turnsLeft;
    expect(left()).toEqual([500, 999]);
    expect(tellForm(viewFor(state).hero.form!).join(' ')).toContain(
      'You keep it for 500 to 999 more turns, or until its hit points are gone.',
    );
    const { turn } = state.clock;
    one.perform({ kind: 'search', count: 1 });
    const passed = state.clock.turn - turn;
    expect(passed).toBeGreaterThan(0);
    expect(left()).toEqual([500 - passed, 999 - passed]);
  });

  it('is shorter for a hero below its level, and lies within what is told', () => {
    const { state } = scene();
    state.sheet.level = 5;
    takeForm(state, state.content.archetype('elder'));
    const [least, most] = viewFor(state).hero.form!.turnsLeft!;
    expect([least, most]).toEqual([250, 499]);
    const { turns } = state.sheet.powers.form!;
    expect(turns).toBeGreaterThanOrEqual(least);
    expect(turns).toBeLessThanOrEqual(most);
  });

  it('is the same for twins whose hidden turns differ', () => {
    const views = [520, 900].map(turns => {
      const { state } = scene();
      state.sheet.level = 30;
      takeForm(state, state.content.archetype('elder'));
      state.sheet.powers.form!.turns = turns;
      return viewFor(state).hero;
    });
    expect(views[0]).toEqual(views[1]);
  });

  it('is saved, and unknown in a save of an older release', () => {
    const { state } = scene();
    takeForm(state, state.content.archetype('elder'));
    const saved = JSON.parse(JSON.stringify(saveGame(state)));
    expect(SAVED_GAME(saved, [])).toBeUndefined();
    expect(hashGame(restoreGame(state.content, state.ruleset, saved))).toBe(hashGame(state));
    delete saved.seats[0].sheet.form.ends;
    const older = restoreGame(state.content, state.ruleset, saved);
    expect(viewFor(older).hero.form!.turnsLeft).toBeUndefined();
  });
});

describe('a vampire’s bite by the hero’s form', () => {
  /** Experience that the hero has gained by ten rounds of blows, and what its victim is worth less. */
  function drunk(form: string): readonly [gained: number, lost: number] {
    const one = scene(form, 'titan');
    const { state } = one;
    const titan = state.level.creatures.all[0]!;
    const before = state.sheet.experience;
    titan.conditions.set('helpless', 100);
    for (let round = 0; round < 10; round++) {
      titan.maxHitPoints = 900;
      titan.hitPoints = 900;
      titan.conditions.set('helpless', 100);
      one.perform({ kind: 'attack', direction: 3 });
    }
    return [state.sheet.experience - before, titan.stock.experienceLost];
  }

  it('drains experience, which the hero gains, and another bite doesn’t', () => {
    const [gained, lost] = drunk('drinker');
    expect(lost).toBeGreaterThan(0);
    expect(gained).toBe(lost);
    expect(drunk('biter')).toEqual([0, 0]);
  });

  it('is in the odds of a blow before it is struck', () => {
    const effects = (form: string) => {
      const { state } = scene(form, 'titan');
      const target = state.level.creatures.all[0]!.id;
      const answer = answerQuestion(state, new Enumerator(), { ask: 'attack', target });
      return answer.targets[0]!.effects?.map(([effect]) => effect) ?? [];
    };
    expect(effects('drinker')).toContain('experience-drained');
    expect(effects('biter')).toEqual([]);
  });
});
