// Odds of kicks, of flesh and of broken wands, in lines.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../testing/session-of.ts';
import type { Session } from '../session.ts';

const house = createRulesets().resolve('house');
const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'deeds' };

/** A Wizard who begins with something more. */
function begin(more = ''): Promise<Session> {
  const files = readContent().map(({ path, text }) => ({
    path,
    text: path === 'role/wizard.arc' ? text.replace(/^arch /m, `${more}arch `) : text,
  }));
  const game = LocalGame.create(loadContent(files), house, start);
  return sessionOf(game);
}

describe('odds in lines', () => {
  it('of a kick at nothing, and that a kick needs a direction', async () => {
    const session = await begin();
    expect(await session.answer('odds kick')).toBe('Kick which way? For example: odds kick east.');
    // He begins in the open.
    expect(await session.answer('odds kick east')).toBe('You kick nothing.');
    expect(await session.answer('kick east')).toContain('You kick');
  });

  it('of flesh on the page of the item, by the turns since its death', async () => {
    const session = await begin('arch corpse\nname newt corpse\nflesh_of newt\ndied_at 1\nend\n');
    const page = await session.answer('look at newt corpse');
    expect(page).toContain(
      'Freshly killed             No harm 85.71 %; stale, and feeds half 14.29 %',
    );
    // 58 turns are 2 to 5 steps of rot of 10 to 29 turns: above 3 it may make ill.
    expect(page).toMatch(
      /58 turns after its death +No harm 68.57 %; illness \(1 to 8 damage\) 20 %/,
    );
    expect(page).toMatch(/116 turns after its death +Tainted, which brings a disease 50 %/);
    expect(page).toContain('As far as you know.');
  });

  it('of a broken wand on its page: a die of four for each charge', async () => {
    const page = await (await begin()).answer('look at wand');
    expect(page).toMatch(/Broken\n +Explodes +100 %\n +Damage +1 to 24, mean 12.5, to you/);
  });
});
