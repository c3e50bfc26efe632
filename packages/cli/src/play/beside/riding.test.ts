import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../testing/session-of.ts';
import type { Session } from '../session.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** A Knight's game in lines. Under the seed his first try to mount succeeds, and his first kick too. */
function knight(): Promise<Session> {
  const start = { heroName: 'Una', role: 'knight', race: 'human', seed: 'saddle 8' };
  const game = LocalGame.create(content, house, { ...start, pet: 'role' });
  return sessionOf(game);
}

describe('riding in lines', () => {
  it('tells the odds, mounts, gallops and gets down', async () => {
    const session = await knight();
    expect(await session.answer('look at pony')).toContain(
      'Your tame pony, saddled, loyalty 10 of 20',
    );
    const odds = await session.answer('odds ride');
    // A Knight of level 1 on a pony of loyalty 10: rnd(20) above 11 slips.
    expect(odds).toBe('55 %: You mount the pony.\n45 %: You slip and fall: 10 to 19 damage.');
    expect(await session.answer('ride')).toContain('You mount the pony.');
    expect(await session.answer('hero')).toContain('riding a pony');
    // Level 1 and 9 after the kick: rnd(20) above 10 throws.
    expect(await session.answer('odds kick')).toBe(
      '50 %: A kick makes the pony gallop for 20 to 30 more turns.\n50 %: A kick makes the pony throw you: 10 to 19 damage.',
    );
    expect(await session.answer('kick')).toContain('The pony breaks into a gallop.');
    expect(await session.answer('hero')).toMatch(/galloping \(\d\d turns\)/);
    expect(await session.answer('ride')).toContain('You get down from the pony.');
  });

  it('gives a pet a name, and asks before it is struck', async () => {
    const session = await knight();
    await session.answer('christen');
    expect(await session.answer('answer Cobweb')).toContain('pony called Cobweb');
    expect(await session.answer('attack pony')).toContain('Really attack the pony called Cobweb?');
    expect(await session.answer('answer no')).not.toContain('yelps');
    expect(await session.answer('look at pony')).toContain('loyalty 10 of 20');
  });

  it('changes places with a pet', async () => {
    const session = await knight();
    const before = await session.answer('look at pony');
    expect(before).toContain('pony');
    // It stands north of him.
    expect(await session.answer('north')).not.toMatch(/no way|in the way/);
    expect(await session.answer('look south')).toMatch(/pony|floor/);
  });
});
