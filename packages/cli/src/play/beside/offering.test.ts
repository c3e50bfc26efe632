// Offering a body at an altar, in lines.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { GameObject } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../testing/session-of.ts';

const house = createRulesets().resolve('house');
const BODY = 'arch corpse\nname ogre corpse\nflesh_of ogre\ndied_at 1\nnutrition 500\nend\n';

/** A Healer with a body, on an altar of Mother Mabbet. */
function begin() {
  const files = readContent().map(({ path, text }) => ({
    path,
    text: path === 'role/healer.arc' ? text.replace(/^arch /m, `${BODY}arch `) : text,
  }));
  const content = loadContent(files);
  const start = { heroName: 'Ada', role: 'healer', race: 'human', seed: 'offering' };
  const game = LocalGame.create(content, house, start);
  const saved = game.save();
  const [{ depth, hero }] = saved.seats as [(typeof saved.seats)[number]];
  const altar = new GameObject(saved.nextId, content.archetype('altar_mabbet'));
  const fixtures = [{ square: hero.square, thing: altar.save() }];
  return sessionOf(
    LocalGame.restore(content, house, {
      ...saved,
      nextId: saved.nextId + 1,
      levels: saved.levels.map(([key, level]) =>
        key === depth ? [key, { ...level, fixtures }] : [key, level],
      ),
    }),
  );
}

describe('an offering in lines', () => {
  it('asks which body, tells its odds, and is made', async () => {
    const session = await begin();
    expect(await session.answer('look')).toContain('hearth altar');
    const asked = await session.answer('offer');
    expect(asked).toContain('Offer which body?');
    expect(asked).toContain('up to 50 turns after the death');
    expect(await session.answer('odds answer ogre')).toContain(
      'Your god hears you 75 turns sooner.',
    );
    expect(await session.answer('answer ogre')).toContain('will hear you sooner');
    expect(await session.answer('inventory')).not.toContain('ogre corpse');
    expect(await session.answer('offer')).toContain('You have no body to offer.');
  });

  it('takes the name of a body', async () => {
    const session = await begin();
    expect(await session.answer('sacrifice ogre corpse')).toContain('The altar takes');
    expect(await session.answer('offer newt')).toContain('newt');
  });
});
