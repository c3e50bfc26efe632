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
function knight(danger = 0): Promise<Session> {
  const start = { heroName: 'Una', role: 'knight', race: 'human', seed: 'saddle 8' };
  const game = LocalGame.create(content, house, { ...start, pet: 'role' });
  return sessionOf(game, danger);
}

describe('riding in lines', () => {
  it('tells the odds, mounts, gallops and gets down', async () => {
    const session = await knight();
    expect(await session.answer('look at pony')).toContain(
      'Your tame pony, saddled, loyalty 10 of 20',
    );
    const odds = await session.answer('odds ride');
    // A Knight of level 1 on a pony of loyalty 10: rnd(20) above 11 slips.
    expect(odds).toMatch(/^55 %: You mount the pony\.\n45 %: You slip and fall: 10 to 19 damage\./);
    expect(await session.answer('ride')).toContain('You mount the pony.');
    expect(await session.answer('hero')).toContain('riding a pony');
    // Level 1 and 9 after the kick: rnd(20) above 10 throws.
    expect(await session.answer('odds kick')).toBe(
      '50 %: A kick makes the pony gallop for 20 to 30 more turns.\n50 %: A kick makes the pony throw you: 10 to 19 damage, and you are lame.\n15 %: The fall kills you.',
    );
    expect(await session.answer('kick')).toContain('The pony breaks into a gallop.');
    expect(await session.answer('hero')).toMatch(/galloping \(\d\d turns\)/);
    expect(await session.answer('ride')).toContain('You get down from the pony.');
  });

  it('asks before a fall that may kill, and goes on after a yes', async () => {
    const session = await knight(0.1);
    // 45 % slip; of the ten falls from 10 to 19 damage, three are more than his 16 hit points.
    expect(session.prompt()).toBe('16/16 > ');
    expect(await session.answer('odds ride')).toContain('13.5 %: The fall kills you.');
    const asked = await session.answer('ride');
    expect(asked).toContain('14 % to die of a fall from your steed. Go on?');
    expect(await session.answer('no')).toBe('You hold back.');
    expect(await session.answer('hero')).not.toContain('riding');
    await session.answer('ride');
    expect(await session.answer('yes')).toContain('You mount the pony.');
    // Half of the kicks throw him.
    expect(await session.answer('kick')).toContain('% to die of a fall from your steed. Go on?');
    expect(await session.answer('no')).toBe('You hold back.');
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

  it('takes the saddle off, and then nobody can ride', async () => {
    const session = await knight();
    expect(await session.answer('unsaddle')).toContain('You take the saddle off the pony.');
    expect(await session.answer('inventory')).toContain('saddle');
    expect(await session.answer('ride')).toContain('You see no saddled pet of yours beside you.');
    expect(await session.answer('unsaddle')).toContain('no saddled creature beside you');
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
