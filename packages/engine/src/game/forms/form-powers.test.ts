// Powers of forms: breath and song as commands of the hero, with their prices, their odds and their words.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../chance/index.ts';
import { askedIn, directionsFor } from '../../face/index.ts';
import { answerQuestion } from '../../host/index.ts';
import { type ContentFile, makeObject } from '../../objects/index.ts';
import { tellEvents, tellForm } from '../../words/index.ts';
import { putFixture } from '../fixtures/change-fixture.ts';
import { restoreGame, saveGame } from '../saves/save.ts';
import { BODY_FILES, inForm } from '../testing/bodies.ts';
import { Scene } from '../testing/scene.ts';
import { performedFor } from '../views/events-for.ts';
import { viewFor } from '../views/view-for.ts';

const BREATHERS: ContentFile = {
  path: 'breathers.arc',
  text: `Object hush
name hush
type 98
no_pick 1
no_magic 1
end
Object ability_hum
name hum
type 101
subtype 104
level 1
effect haste
end
Object drake
name drake
monster 1
notices 1
level 8
movement 12
blow_1 bite 1d6
body_size large
body_traits no-hands
arch spell_ball
end
glyph D
end
Object piper
name piper
monster 1
notices 1
level 2
movement 12
blow_1 hit 1d2
body_size medium
arch spell_ball
end
arch ability_hum
end
glyph p
end
`,
};

const EAST = 3;

function scene(form: string | undefined, energy = 30): Scene {
  const made = new Scene(['########', '#@..j..#', '########'], {
    content: [...BODY_FILES, BREATHERS],
    streams: new Streams('powers'),
  });
  made.state.sheet.energy = energy;
  if (form !== undefined) {
    inForm(made, form);
  }
  return made;
}

/** Asks for a power, and chooses the first. */
function use(one: Scene, direction: 0 | 3 = EAST) {
  const refused = begin(one, direction);
  return refused ?? one.perform({ kind: 'answer', answer: { choice: '1' } });
}

const begin = (one: Scene, direction: 0 | 3 = EAST) =>
  one.perform({ kind: 'form-power', direction });

const ask = (one: Scene, power = 1) =>
  answerQuestion(one.state, new Enumerator(), { ask: 'form-power', power, direction: EAST });

const jackal = ({ state }: Scene) =>
  state.level.creatures.all.find(({ archetype }) => archetype.id === 'jackal');

describe('a power of a form', () => {
  it('is released in a direction at its price, and told', () => {
    const one = scene('drake');
    expect(use(one)).toBeUndefined();
    expect(one.state.sheet.energy).toBe(15);
    expect(jackal(one)?.alive ?? false).toBe(false);
    expect(tellEvents(performedFor(one.state, undefined))).toContain('You use ball.');
  });

  it('is refused without energy, without a direction and in a body that has none, and then is free', () => {
    expect(use(scene('drake', 14))?.reason).toBe('not-enough-energy');
    expect(use(scene('drake'), 0)?.reason).toBe('which-way');
    expect(use(scene('dog'))?.reason).toBe('no-form-power');
    const own = scene(undefined);
    expect(use(own)).toEqual({ reason: 'no-form-power', usesMove: false });
    expect(own.state.sheet.energy).toBe(30);
  });

  it('is refused on ground that bars magic, and its odds say so once that is known', () => {
    const one = scene('drake');
    const { state } = one;
    const hush = makeObject(state.content, state.content.archetype('hush'), () => state.newId());
    putFixture(state, hush, state.hero.square);
    expect(use(one)?.reason).toBe('no-magic-here');
    expect(ask(one).refused).toBe('no-magic-here');
    expect(one.state.sheet.energy).toBe(30);
  });

  it('is chosen where the form has several, and each has its price', () => {
    const one = scene('piper');
    expect(begin(one)).toBeUndefined();
    expect(one.state.sheet.energy).toBe(30);
    const asked = askedIn(viewFor(one.state))!;
    expect(asked.title).toBe('Which power of your form?');
    expect(asked.offers.map(({ text, odds }) => [text, odds])).toEqual([
      ['ball (15 energy)', { ask: 'form-power', power: 1, direction: EAST }],
      ['hum (10 energy)', { ask: 'form-power', power: 2, direction: EAST }],
    ]);
    expect(one.perform(asked.offers[1]!.command)).toBeUndefined();
    expect(one.state.sheet.energy).toBe(20);
    expect(one.state.pending).toBeUndefined();
    expect(viewFor(one.state).hero.conditions.map(String).join()).not.toBe('');
  });

  it('waits in a save while it is chosen', () => {
    const one = scene('piper');
    begin(one);
    const saved = JSON.parse(JSON.stringify(saveGame(one.state)));
    const again = restoreGame(one.state.content, one.state.ruleset, saved);
    expect(again.pending).toEqual(one.state.pending);
  });

  it('is listed with its price in the view and in words', () => {
    const { form } = viewFor(scene('piper').state).hero;
    expect(form!.powers).toEqual([
      { id: 1, name: 'ball', energy: 15, needsDirection: true },
      { id: 2, name: 'hum', energy: 10, needsDirection: false },
    ]);
    expect(tellForm(form!)).toContain('Its powers: ball (15 energy) and hum (10 energy).');
  });

  it('is offered towards enemies in a straight line', () => {
    expect(directionsFor(viewFor(scene('drake').state), 'form-power')).toEqual([EAST]);
    expect(directionsFor(viewFor(scene('dog').state), 'form-power')).toEqual([]);
  });
});

describe('the odds of a power', () => {
  it('tell its price, its time and what it does to whom it meets', () => {
    const one = scene('drake');
    const { targets, price, ticks } = ask(one);
    expect([price, ticks]).toEqual([15, 10]);
    expect(targets.map(({ name }) => name)).toEqual(['jackal']);
    expect(targets[0]!.hitChance).toBeGreaterThan(0);
    expect(targets[0]!.killChance).toBeGreaterThan(0);
  });

  it('say when it would be refused, and that there is no such power', () => {
    expect(ask(scene('drake', 3)).refused).toBe('not-enough-energy');
    expect(() => ask(scene('drake'), 2)).toThrow('power');
    expect(() => ask(scene(undefined))).toThrow('power');
  });
});
