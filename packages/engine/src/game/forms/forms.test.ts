// Heroes in other forms, by scripted luck where luck decides.

import { describe, expect, it } from 'vitest';
import { Enumerator, type ScriptedLuck, Streams } from '../../chance/index.ts';
import { askedIn } from '../../face/index.ts';
import { answerQuestion } from '../../host/index.ts';
import { makeObject } from '../../objects/index.ts';
import { tellEvents } from '../../words/index.ts';
import { hurt, learnFrom } from '../body/harm.ts';
import { putFixture } from '../fixtures/change-fixture.ts';
import { restoreGame, saveGame } from '../saves/save.ts';
import { BODY_FILES, inForm, wearing } from '../testing/bodies.ts';
import { Scene } from '../testing/scene.ts';
import { give } from '../testing/wardrobe.ts';
import { performedFor } from '../views/events-for.ts';
import { viewFor } from '../views/view-for.ts';
import { formsOf } from './take-form.ts';

const ROOM = ['#######', '#@...j#', '#######'];

/** Luck by streams, for scenes in which it doesn't matter. */
function free(ruleset = 'house', rows = ROOM): Scene {
  return new Scene(rows, { content: BODY_FILES, streams: new Streams('forms'), ruleset });
}

function written(...luck: readonly ScriptedLuck[]): Scene {
  return new Scene(['###', '#@#', '###'], { content: BODY_FILES, luck });
}

const told = ({ state }: Scene) => tellEvents(performedFor(state, undefined));

const place = ({ state }: Scene, id: string) => formsOf(state).findIndex(kind => kind.id === id);

const drink = (scene: Scene) =>
  scene.perform({ kind: 'quaff', item: give(scene, 'potion_of_polymorph').id });

describe('a potion of polymorph', () => {
  it('gives the drinker the form that luck chooses, its hit points, its pace and its look', () => {
    const scene = written(
      ['shock', false],
      ['new-form', place(free(), 'titan')],
      ['new-self', false],
      ['form-hit-points', 70],
      ['form-turns', 0],
    );
    drink(scene);
    scene.end();
    expect(told(scene)).toContain('You turn into a titan.');
    const { hero, things } = viewFor(scene.state);
    expect([hero.hitPoints, hero.maxHitPoints]).toEqual([70, 70]);
    expect(hero.form).toMatchObject({
      name: 'titan',
      speed: 18,
      ownHitPoints: 12,
      blows: [{ method: 'weapon', dice: '2d8' }],
    });
    expect(things.at(-1)).toMatchObject({ kind: 'hero', glyph: 'H' });
    // A first-level hero keeps a form of level 16 for a sixteenth of 500 turns, and one has passed.
    expect(scene.state.sheet.powers.form!.turns).toBe(30);
    expect(Object.keys(hero.form!)).not.toContain('turns');
  });

  it('shows on the hero’s page', () => {
    const scene = free();
    const page = () =>
      answerQuestion(scene.state, new Enumerator(), { ask: 'sheet' }).sheet?.form ?? [];
    expect(page()).toEqual([]);
    inForm(scene, 'dog');
    expect(page()[0]).toContain('dog');
    expect(page().join(' ')).toContain('Without hands one can’t');
  });

  it('is a shock to a body that can’t bear it', () => {
    const scene = written(['shock', true], ['shock-damage', 7]);
    drink(scene);
    scene.end();
    expect(scene.state.hero.hitPoints).toBe(5);
    expect(scene.state.sheet.powers.form).toBeUndefined();
    expect(told(scene)).toContain(
      'Your body tries to change, and can’t: the shock takes 7 hit points.',
    );
  });

  it('makes a new self 1 time in 5: level, hit points, attributes and hunger', () => {
    const scene = written(
      ['shock', false],
      ['new-form', 0],
      ['new-self', true],
      ['new-level', 4],
      ['new-hit-points', 2],
      ['new-energy', 2],
      ...[0, 4, 2, 2].map(change => ['new-attribute', change] as const),
      ['new-nutrition', 0],
    );
    const { sheet, hero } = scene.state;
    drink(scene);
    scene.end();
    expect(sheet.level).toBe(3);
    expect(hero.maxHitPoints).toBe(36);
    expect(sheet.attributes).toMatchObject({ strength: 8, dexterity: 14, constitution: 12 });
    expect(sheet.nutrition).toBeLessThanOrEqual(500);
    expect(sheet.nutrition).toBeGreaterThan(490);
  });

  it('kills a new self below level 1', () => {
    const scene = written(['shock', false], ['new-form', 0], ['new-self', true], ['new-level', 0]);
    drink(scene);
    scene.end();
    expect(scene.state.ending).toMatchObject({ kind: 'died', killer: 'a change of form' });
  });

  it('breaks the conduct polymorphless', () => {
    const scene = free();
    scene.state.seat.conducts = {};
    const { content } = scene.state;
    wearing(scene, 'ring_of_polymorph_control');
    drink(scene);
    while (scene.state.sheet.powers.form === undefined) {
      if (scene.state.pending === undefined) {
        drink(scene);
      }
      scene.perform({ kind: 'answer', answer: { text: content.archetype('dog').name } });
    }
    expect(viewFor(scene.state).conducts).toContainEqual(
      expect.objectContaining({ conduct: 'polymorphless', broken: expect.anything() }),
    );
  });
});

describe('a change under control', () => {
  it('asks for a name, and turns the hero into what he names', () => {
    const scene = new Scene(['###', '#@#', '###'], {
      content: BODY_FILES,
      luck: [
        ['new-self', false],
        ['form-hit-points', 20],
        ['form-turns', 10],
      ],
    });
    wearing(scene, 'ring_of_polymorph_control');
    drink(scene);
    expect(viewFor(scene.state).pending).toMatchObject({ about: 'new-form', left: 5 });
    scene.perform({ kind: 'answer', answer: { text: 'unicorn' } });
    expect(told(scene)).toContain('You have never heard of such a creature.');
    scene.perform({ kind: 'answer', answer: { text: 'statue' } });
    expect(told(scene)).toContain('Nobody turns into a statue.');
    expect(viewFor(scene.state).pending).toMatchObject({ left: 3 });
    scene.perform({ kind: 'answer', answer: { text: ' Dogs ' } });
    scene.end();
    expect(viewFor(scene.state).hero.form?.name).toBe('dog');
  });

  it('becomes a new self when he names his own race', () => {
    const scene = free();
    wearing(scene, 'ring_of_polymorph_control');
    inForm(scene, 'dog');
    drink(scene);
    scene.perform({ kind: 'answer', answer: { text: 'human' } });
    expect(scene.state.sheet.powers.form).toBeUndefined();
    expect(scene.kinds.some(kind => kind === 'new-self' || kind === 'unfit-self')).toBe(true);
  });

  it('is asked by every face in the same words, as a text', () => {
    const scene = free();
    wearing(scene, 'ring_of_polymorph_control');
    drink(scene);
    const { pending } = viewFor(scene.state);
    const asked = askedIn(viewFor(scene.state));
    expect(pending).toMatchObject({ about: 'new-form', asks: { kind: 'text' }, costs: 'nothing' });
    expect(asked?.title).toBe('What do you turn into? The name of a creature, or human.');
    const saved = JSON.parse(JSON.stringify(saveGame(scene.state)));
    const back = restoreGame(scene.state.content, scene.state.ruleset, saved);
    expect(viewFor(back).pending).toEqual(pending);
  });

  it('is left to luck when he does something else', () => {
    const scene = written(
      ['new-form', place(free(), 'dog')],
      ['new-self', false],
      ['form-hit-points', 20],
      ['form-turns', 10],
    );
    wearing(scene, 'ring_of_polymorph_control');
    drink(scene);
    scene.perform({ kind: 'answer', answer: { nothing: true } });
    scene.end();
    expect(viewFor(scene.state).hero.form?.name).toBe('dog');
  });
});

describe('the outfit of a hero in a form', () => {
  it('bursts on a big body, which keeps hat, gloves, boots, shield and weapon', () => {
    const scene = free();
    const pieces = ['mail', 'mantle', 'iron_hat', 'mittens', 'clogs', 'band'];
    const worn = pieces.map(id => wearing(scene, id));
    const staff = scene.state.sheet.weapon!;
    inForm(scene, 'titan');
    const { sheet, level, hero } = scene.state;
    expect(worn.map(id => sheet.inventory.find(id) !== undefined)).toEqual([
      ...[false, false],
      ...[true, true, true, true],
    ]);
    expect(sheet.equipment).toMatchObject({ body: 0, cloak: 0, helmet: worn[2], gloves: worn[3] });
    expect(sheet.weapon).toBe(staff);
    expect(level.items.get(hero.square)).toBeUndefined();
    expect(scene.state.log.perceived().map(({ kind }) => kind)).toContain('outfit-burst');
    // 78 of the hide, 24 of what is left.
    expect(sheet.armourClass).toBe(78 + 12 + 6 + 6);
  });

  it('falls off a small one, and out of hands that are gone', () => {
    const scene = free();
    const worn = ['mail', 'mantle', 'iron_hat', 'mittens', 'clogs'].map(id => wearing(scene, id));
    const staff = scene.state.sheet.weapon!.id;
    inForm(scene, 'imp');
    const { level, hero, sheet } = scene.state;
    const floor = (level.items.get(hero.square) ?? []).map(({ id }) => id);
    expect([...floor].sort()).toEqual([...worn, staff].sort());
    expect(Object.values(sheet.equipment).every(id => id === 0)).toBe(true);
  });

  it('bursts and falls on an animal of a man’s size', () => {
    const scene = free();
    const [mail] = ['mail', 'iron_hat', 'mittens'].map(id => wearing(scene, id));
    inForm(scene, 'dog');
    const { level, hero, sheet } = scene.state;
    expect(sheet.inventory.find(mail!)).toBeUndefined();
    expect(level.items.get(hero.square)).toHaveLength(3);
  });

  it('lets horns through a soft hat, and throws an iron one off', () => {
    for (const [hat, stays] of [
      ['felt_hat', true],
      ['iron_hat', false],
    ] as const) {
      const scene = free();
      const id = wearing(scene, hat);
      inForm(scene, 'bull');
      expect(scene.state.sheet.equipment.helmet === id, hat).toBe(stays);
    }
  });

  it('keeps a cursed weapon in the pack of a hero without hands', () => {
    const scene = free();
    const knife = give(scene, 'knife', { beatitude: 'cursed' });
    scene.perform({ kind: 'wield', item: knife.id });
    inForm(scene, 'dog');
    expect(scene.state.sheet.weapon).toBeUndefined();
    expect(scene.state.sheet.inventory.find(knife.id)).toBe(knife);
  });
});

describe('a tile and a ring', () => {
  it('change the hero who steps on it once, and the hero who wears it now and then', () => {
    const scene = free('house', ['#####', '#@..#', '#####']);
    const { state } = scene;
    const trap = makeObject(state.content, state.content.archetype('shifting_tile'), () =>
      state.newId(),
    );
    putFixture(state, trap, state.hero.square + 1);
    scene.perform({ kind: 'move', direction: 3 });
    expect(
      scene.kinds.some(kind =>
        ['form-taken', 'form-shock', 'new-self', 'unfit-self'].includes(kind),
      ),
    ).toBe(true);
    const ring = new Scene(['###', '#@#', '###'], {
      content: BODY_FILES,
      luck: [
        ['ring-changes', false],
        ['ring-changes', true],
        ['shock', true],
        ['shock-damage', 1],
      ],
    });
    wearing(ring, 'ring_of_polymorph');
    ring.perform({ kind: 'search', count: 1 });
    ring.end();
    expect(ring.kinds).toContain('form-shock');
  });
});

describe('the end of a form', () => {
  it('comes when its hit points are used up, and is no death', () => {
    const scene = free();
    inForm(scene, 'dog', 5);
    hurt(scene.state, scene.state.hero, 5, 0);
    const { hero, sheet } = scene.state;
    expect(sheet.powers.form).toBeUndefined();
    expect([hero.hitPoints, hero.maxHitPoints]).toEqual([12, 12]);
    expect(scene.state.ending).toBeUndefined();
  });

  it('doesn’t come at the last hit point', () => {
    const scene = free();
    inForm(scene, 'dog', 5);
    hurt(scene.state, scene.state.hero, 4, 0);
    expect(viewFor(scene.state).hero).toMatchObject({ form: { name: 'dog' }, hitPoints: 1 });
  });

  it('comes in time', () => {
    const scene = free('house', ['###', '#@#', '###']);
    inForm(scene, 'dog', 20, 3);
    const forms = [1, 2, 3, 4, 5].map(() => {
      scene.perform({ kind: 'search', count: 1 });
      return scene.state.sheet.powers.form !== undefined;
    });
    expect(forms.at(-1)).toBe(false);
    expect(forms[0]).toBe(true);
    expect(scene.state.hero.hitPoints).toBe(12);
  });

  it('gives a form’s level gains to the body that waits', () => {
    const scene = free();
    inForm(scene, 'dog', 20);
    learnFrom(scene.state, 20);
    const { hero } = viewFor(scene.state);
    expect(hero.level).toBe(2);
    expect(hero.maxHitPoints).toBe(20);
    expect(hero.form!.ownMaxHitPoints).toBeGreaterThan(12);
  });
});

describe('in an air elemental’s form a hero', () => {
  const scenes = ['nethack-3.4.3', 'nethack-3.6.7', 'nethack-3.7', 'nethack-5.0', 'house'] as const;

  it.each(scenes)('zaps unless the rules ask for hands: %s', ruleset => {
    const scene = free(ruleset === 'house' ? ruleset : `charging=${ruleset}`);
    const wand = give(scene, 'wand_of_polymorph');
    wand.setFact('charges', 3);
    inForm(scene, 'air_elemental');
    const question = { ask: 'zap', item: wand.id, direction: 3 };
    const foretold = answerQuestion(scene.state, new Enumerator(), question).refused;
    const refused = scene.perform({ kind: 'zap', item: wand.id, direction: 3 });
    const asks = ruleset === 'nethack-3.7' || ruleset === 'nethack-5.0';
    expect(foretold).toBe(asks ? 'no-hands' : undefined);
    expect(refused?.reason).toBe(asks ? 'no-hands' : undefined);
    expect(viewFor(scene.state).hero.form?.cannot.some(([deed]) => deed === 'zap')).toBe(asks);
  });

  it.each(scenes)('casts unless the rules ask for a voice: %s', ruleset => {
    const scene = free(ruleset === 'house' ? ruleset : `casting=${ruleset}`);
    inForm(scene, 'air_elemental');
    const spell = scene.state.sheet.spells[0]!;
    const refused = scene.perform({ kind: 'cast', spell: spell.id, direction: 3 });
    const chants = ruleset !== 'nethack-3.4.3';
    expect(refused?.reason).toBe(chants ? 'cannot-chant' : undefined);
    expect(viewFor(scene.state).hero.form?.cannot.some(([deed]) => deed === 'cast')).toBe(chants);
  });

  it.each(scenes)('reads scrolls and puts on amulets, and no rings: %s', ruleset => {
    const scene = free(ruleset === 'house' ? ruleset : `casting=${ruleset},charging=${ruleset}`);
    const scroll = give(scene, 'scroll_of_light');
    const amulet = give(scene, 'lucky_amulet');
    const ring = give(scene, 'band');
    const book = give(scene, 'thin_book');
    inForm(scene, 'air_elemental');
    expect(scene.perform({ kind: 'read', item: scroll.id })).toBeUndefined();
    expect(scene.kinds).toContain('read-scroll');
    expect(scene.perform({ kind: 'read', item: book.id })?.reason).toBe('blind');
    expect(scene.perform({ kind: 'wear', item: amulet.id })).toBeUndefined();
    expect(scene.perform({ kind: 'wear', item: ring.id })?.reason).toBe('no-limbs');
    expect(scene.perform({ kind: 'engrave' })?.reason).toBe('no-hands');
  });

  it('is as fast as nothing else, and carries what his body can', () => {
    const scene = free();
    inForm(scene, 'air_elemental');
    const { pace, ruleset, sheet } = scene.state;
    expect(pace.read(ruleset, sheet).baseSpeed).toBe(36);
  });
});

describe('a dog', () => {
  it('casts, and neither wields, throws, opens doors nor wears anything but an amulet', () => {
    const scene = free('house', ['######', '#@+.j#', '######']);
    const { sheet } = scene.state;
    inForm(scene, 'dog');
    expect(
      scene.perform({ kind: 'cast', spell: sheet.spells[0]!.id, direction: 3 })?.reason,
    ).not.toBe('cannot-chant');
    const knife = give(scene, 'knife');
    expect(scene.perform({ kind: 'wield', item: knife.id })?.reason).toBe('no-hands');
    expect(scene.perform({ kind: 'throw', item: knife.id, x: 4, y: 1 })?.reason).toBe('no-hands');
    expect(scene.perform({ kind: 'open', direction: 3 })?.reason).toBe('no-hands');
    expect(scene.perform({ kind: 'wear', item: give(scene, 'mail').id })?.reason).toBe('no-hands');
    expect(scene.perform({ kind: 'wear', item: give(scene, 'lucky_amulet').id })).toBeUndefined();
  });
});
