// Twins that differ in one secret, a sample of `npm run twins`: they look the same, sound the same and have
// the same odds.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../test/sampled.ts';
import { differences, Told } from './compare.ts';
import { ROOM } from './hidden-places.ts';
import { HIDDEN_WORDS, withHiddenWord } from './hidden-words.ts';
import { fixtureLeaks, momentLeaks, monsterLeaks, numberLeaks, placeLeaks } from './leaks.ts';
import { setStage } from './stage.ts';

const files = readContent();
const ruleset = createRulesets().resolve('house');
const search = (asks: number) => ({
  files,
  ruleset,
  asks,
  asksOfThings: 5 * asks,
  performs: 80,
  words: isLong ? 1 : 3,
});

/**
 * A creature that is full of secrets, a beast with none, and one that nobody sees. Each spell is asked about in three
 * directions: with one question in two, each is asked at least once.
 */
const BEASTS = [
  ['stone_golem', isLong ? 20 : 80],
  ['wolf', 2],
  // Told of as something: what it withstands shows in the deed alone.
  ['unseen_lodger', 20],
] as const;

describe('two games that differ in one thing that nobody can know', () => {
  it.each(isLong ? BEASTS : BEASTS.slice(0, 1))(
    'are alike: a hidden word of a %s',
    (monster, oneIn) => {
      const { leaks, compared } = monsterLeaks(search(oneIn), monster);
      expect(leaks).toEqual([]);
      expect(compared).toBeGreaterThan(isLong ? 150 : 20);
    },
  );

  it('are alike: hidden numbers and ego kinds of things', () => {
    const { leaks, compared } = numberLeaks(search(30), 'wolf');
    expect(leaks).toEqual([]);
    expect(compared).toBeGreaterThan(80);
  });

  it('are alike: time and energy that a creature has in hand', () => {
    const { leaks, compared } = momentLeaks(search(30), 'wolf');
    expect(leaks).toEqual([]);
    expect(compared).toBeGreaterThan(80);
  });

  it('are alike: a creature, a thing and the ground where nobody sees', () => {
    const { leaks, compared } = placeLeaks(search(isLong ? 8 : 32), 'wolf');
    expect(leaks).toEqual([]);
    expect(compared).toBeGreaterThan(isLong ? 150 : 70);
  });
});

describe('two games that differ in a rune or trap', () => {
  it('that wasn’t found, or in what isn’t known of it, are alike', () => {
    const { leaks, compared } = fixtureLeaks(search(isLong ? 12 : 48), 'wolf');
    expect(leaks).toEqual([]);
    expect(compared).toBeGreaterThan(isLong ? 75 : 35);
  });
});

describe('the search for leaks', () => {
  const content = loadContent(files);
  const stage = { rows: ROOM, monster: 'wolf', known: true, spells: ['spell_bitter_cold'] };
  const saved = setStage(content, ruleset, stage);
  const told = (changed: string, to: string) => {
    const twin = files.map(file => ({ ...file, text: file.text.replace(changed, to) }));
    return new Told(LocalGame.restore(loadContent(twin), ruleset, saved));
  };
  const places = (of: Told) => [...of.questions.keys()];

  it('finds what does show', () => {
    const one = told('', '');
    const redrawn = told('name grey wolf\n', 'name pale wolf\n');
    expect(differences(one, redrawn, places(one)).join()).toContain('the view');
    const armoured = told('armour_class 36\nblow_1 bite 2d5', 'armour_class 90\nblow_1 bite 2d5');
    expect(differences(one, armoured, places(one)).join()).toContain('"ask":"attack"');
  });

  it('changes one line of one file', () => {
    const cold = HIDDEN_WORDS.find(({ word }) => word === 'immune-cold')!;
    const changed = withHiddenWord(files, 'wolf', cold).filter(
      ({ text }, place) => text !== files[place]!.text,
    );
    expect(changed).toHaveLength(1);
    expect(changed[0]!.text).toContain('combat_flags animal immune-cold');
    expect(() => withHiddenWord(files, 'no_such_beast', cold)).toThrow(/no_such_beast/);
  });
});
