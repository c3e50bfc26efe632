// When hints are given, and in which words.

import { describe, expect, it } from 'vitest';
import type { GameView } from '../../game/index.ts';
import { COMMAND_HELP } from '../../words/index.ts';
import { USUAL_KEYMAP } from '../keymap/keymap.ts';
import { drawView, performed } from '../testing/index.ts';
import {
  HINTS,
  hintForFingers,
  hintForKeys,
  hintForPage,
  hintForWords,
  hintStands,
  nextHint,
  readHints,
  takeHint,
} from './hints.ts';

const QUIET = drawView(['.....', '.@...', '.....']);

const ON_STAIRS = { ...QUIET, map: { ...QUIET.map, terrain: ['.....', '.>...', '.....'] } };

function withHero(change: Partial<GameView['hero']>): GameView {
  return { ...QUIET, hero: { ...QUIET.hero, ...change } };
}

/** Whether a word of the lines is a verb of a command or a question. */
const VERBS = new Set([
  ...Object.values(COMMAND_HELP).flatMap(({ verbs }) => verbs),
  ...['danger', 'odds', 'item'],
]);

describe('a hint', () => {
  it('stands until what it says is no longer so', () => {
    expect(hintStands('stairs', performed(ON_STAIRS))).toBe(true);
    expect(hintStands('stairs', performed(QUIET))).toBe(false);
    expect(hintStands('hunger', performed(withHero({ hunger: 'hungry' })))).toBe(true);
    expect(hintStands('hunger', performed(QUIET))).toBe(false);
    // What it teaches is true afterwards too.
    expect(hintStands('foe', performed(QUIET))).toBe(true);
  });

  it('isn’t given where nothing is new', () => {
    expect(nextHint(performed(QUIET), [])).toBeUndefined();
  });

  it.each([
    ['foe', drawView(['.....', '.@..j', '.....'])],
    ['stairs', ON_STAIRS],
    ['low-life', withHero({ hitPoints: 3 })],
    ['hunger', withHero({ hunger: 'hungry' })],
    ['burden', withHero({ burden: 'burdened' })],
    ['shop', { ...QUIET, shop: { name: 'book shop', owed: 0, credit: 0, angry: false } }],
  ] as const)('is given once: %s', (id, view) => {
    expect(nextHint(performed(view), [])).toBe(id);
    expect(nextHint(performed(view), [id])).toBeUndefined();
  });

  it('is given for a failed cast of the hero, but not of another caster', () => {
    const cast = (actor: number) =>
      performed(QUIET, {
        events: [
          { kind: 'cast-failed', actor, spell: 7, price: 3, nutrition: 0, grace: 0, tick: 1 },
        ] as never,
      });
    expect(nextHint(cast(QUIET.hero.id), [])).toBe('spell-failure');
    expect(nextHint(cast(99), [])).toBeUndefined();
  });

  it('of low life comes before that of a foe, which comes next', () => {
    const drawn = drawView(['.@..j']);
    const both = { ...drawn, hero: { ...drawn.hero, hitPoints: 1 } };
    expect(nextHint(performed(both), [])).toBe('low-life');
    expect(nextHint(performed(both), ['low-life'])).toBe('foe');
  });

  it('isn’t given when the game is over', () => {
    const over = drawView(['.@..j'], { ending: { kind: 'died', killer: 'a jackal', turn: 3 } });
    expect(nextHint(performed(over), [])).toBeUndefined();
  });
});

describe('a hint that is shown', () => {
  const foe = performed(drawView(['.@..j']));

  it('is marked as had, beside the other settings', () => {
    const settings = { hints: true, hintsHad: ['shop'], palette: 'standard' } as const;
    expect(takeHint(foe, settings)).toEqual({
      id: 'foe',
      settings: { hints: true, hintsHad: ['shop', 'foe'], palette: 'standard' },
    });
  });

  it('isn’t taken while hints are off', () => {
    expect(takeHint(foe, { hints: false, hintsHad: [] })).toBeUndefined();
  });
});

describe('the text of a hint', () => {
  it.each(HINTS)('names keys that exist: %s', id => {
    const text = hintForKeys(id, USUAL_KEYMAP);
    expect(text).not.toMatch(/[{}]/);
    expect(text).toMatch(/\.$/);
  });

  it('names the player’s own key', () => {
    const own = { set: 'usual', own: new Map([['F5', [';']]]) } as const;
    expect(hintForKeys('foe', own)).toContain('F5 shows the odds');
    const titleOf = (key: string) => (key === ';' ? 'Look' : undefined);
    expect(hintForPage('foe', own, titleOf)).toContain('“Look” (F5) shows the odds');
    expect(hintForPage('shop', own, titleOf)).toBe(hintForKeys('shop', own));
    expect(hintForFingers('foe', titleOf)).toContain('“Look” shows the odds');
    expect(hintForFingers('foe', titleOf, () => true)).toContain('“Look” (under “More”) shows');
  });

  it.each(HINTS)('names verbs of the lines: %s', id => {
    const named = [...hintForWords(id).matchAll(/“(\w+)/g)].map(([, verb]) => verb!);
    expect(named.filter(verb => !VERBS.has(verb))).toEqual([]);
  });
});

describe('stored hints', () => {
  it('are read without unknown ids, whatever is stored', () => {
    expect(readHints(['foe', 'moon', 3, 'shop'])).toEqual(['foe', 'shop']);
    expect(readHints('foe')).toEqual([]);
    expect(readHints(undefined)).toEqual([]);
  });
});
