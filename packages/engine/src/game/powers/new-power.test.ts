// A power is added by two files, two lines and a data file: here by registries with one line more.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../chance/index.ts';
import { loadContent, makeObject, surveyContent } from '../../objects/index.ts';
import { previewedDamage, previewSpell } from '../../odds/index.ts';
import { POWER_RULES, PowerRules } from '../../spells/index.ts';
import { knownCast, knownCreatures, knownGround, knownSpellPort } from '../knowledge/known.ts';
import { Powers } from '../state/powers.ts';
import type { GameState } from '../state/state.ts';
import { itch } from '../testing/new-power/itch-deed.ts';
import { ITCH_FILE } from '../testing/new-power/itch-file.ts';
import { itchRule } from '../testing/new-power/itch-rule.ts';
import { Scene, type SceneOptions } from '../testing/scene.ts';
import { give } from '../testing/wardrobe.ts';
import { POWER_DEEDS } from './index.ts';
import { loadContent as loadShipped, powerWords } from './load-content.ts';

/** The two lines. */
const RULES = new PowerRules([...POWER_RULES.all, itchRule]);
const powers = new Powers<GameState>(RULES, [...POWER_DEEDS, itch]);

const HALL = ['##########', '#@..j....#', '##########'];

function scene(options: SceneOptions = {}, rows = HALL): Scene {
  return new Scene(rows, {
    content: [ITCH_FILE],
    powers,
    streams: new Streams('itch'),
    ...options,
  });
}

function teach({ state }: Scene): number {
  const spell = makeObject(state.content, state.content.archetype('spell_itch'), () =>
    state.newId(),
  );
  state.sheet.spells.push(spell);
  state.sheet.energy = 50;
  return spell.id;
}

describe('a new power', () => {
  it('is known to the check of files, which refuses it where it isn’t registered', () => {
    expect(() => loadContent([ITCH_FILE], powerWords(powers))).not.toThrow();
    expect(() => loadShipped([ITCH_FILE])).toThrow(/itch/);
    const wrong = { ...ITCH_FILE, text: ITCH_FILE.text.replace('beam itch', 'beam ich') };
    expect(surveyContent([wrong], powerWords(powers)).facts).toEqual([
      { file: 'itch.arc', line: 7, field: 'beam', expected: 'a word such as itch', got: 'ich' },
    ]);
  });

  it('is cast', () => {
    const given = scene();
    const spell = teach(given);
    const [jackal] = given.state.level.creatures.all;
    for (let tries = 0; tries < 20 && !given.kinds.includes('burned'); tries++) {
      given.state.sheet.energy = 50;
      given.perform({ kind: 'cast', spell, direction: 3 });
    }
    expect(given.events).toContainEqual(
      expect.objectContaining({ kind: 'burned', target: jackal!.id }),
    );
  });

  it('is zapped, by a wand that holds the spell and by one that is named after it', () => {
    for (const id of ['wand_of_itches', 'wand_of_tickles']) {
      const given = scene();
      const [jackal] = given.state.level.creatures.all;
      const before = jackal!.hitPoints;
      given.perform({ kind: 'zap', item: give(given, id).id, direction: 3 });
      expect(jackal!.hitPoints, id).toBeLessThan(before);
    }
  });

  it('is drunk', () => {
    const given = scene();
    given.perform({ kind: 'quaff', item: give(given, 'potion_of_itches').id });
    expect(given.state.hero.hitPoints).toBe(11);
  });

  it('is asked by the odds, by the rule that is played', () => {
    const { state } = scene();
    const spell = teach({ state } as Scene);
    const creatures = knownCreatures(state);
    const [jackal] = creatures;
    const squares = new Map(creatures.map(({ id, square }) => [id, square]));
    squares.set(state.hero.id, state.hero.square);
    const rules = state.ruleset.slots.spells;
    const preview = previewSpell(rules, state.content, {
      ground: knownGround(state),
      order: knownCast(state, spell, 3)!.order,
      squares,
      ticks: 20,
      port: knownSpellPort(state, creatures),
    });
    const damage = previewedDamage(new Enumerator(), rules, preview, jackal!.id, jackal!);
    expect([...damage]).toEqual([
      [1, 0.5],
      [2, 0.5],
    ]);
  });

  it('is used by a monster', () => {
    const given = scene({ kinds: { I: 'itcher' } }, ['##########', '#@...I...#', '##########']);
    for (let turn = 0; turn < 4 && given.state.hero.hitPoints === 12; turn++) {
      given.perform({ kind: 'rest', count: 1 });
    }
    expect(given.kinds).toContain('cast');
    expect(given.state.hero.hitPoints).toBe(10);
  });
});

describe('the registries', () => {
  it('refuse a word that two powers have, and a rule without its deed', () => {
    expect(() => new PowerRules([...RULES.all, itchRule])).toThrow(/itch/);
    expect(() => new Powers<GameState>(RULES, [...POWER_DEEDS, itch, itch])).toThrow(/itch/);
    expect(() => new Powers<GameState>(RULES, POWER_DEEDS)).toThrow(/itch/);
  });
});
