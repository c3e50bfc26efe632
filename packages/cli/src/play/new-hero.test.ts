import { describe, expect, it } from 'vitest';
import { choose, type HeroOptions, newHero, unexplained } from './new-hero.ts';

const GODS = [
  { id: 'mabbet', name: 'Mother Mabbet', about: 'Her soup is warm.' },
  { id: 'hush', name: 'the Hush', about: 'It listens.' },
];

/** The choice that these answers come to, and what was asked. */
async function chosenBy(...answers: readonly string[]) {
  const asked: string[] = [];
  const left = [...answers];
  const ask = async (question: string) => {
    asked.push(question);
    return left.shift();
  };
  return { chosen: await choose('God', GODS, ask, unexplained), asked };
}

describe('a god in lines', () => {
  it.each([['hush'], ['the Hush'], ['The hush'], ['hu']])('may be named as %s', async name => {
    expect((await chosenBy(name)).chosen).toBe('hush');
  });

  it('is explained by a name without its article', async () => {
    const { chosen, asked } = await chosenBy('? hush', '');
    expect(chosen).toBe('mabbet');
    expect(asked[1]).toContain('the Hush: It listens.');
  });

  it('is not any that begins with the article', async () => {
    const { asked } = await chosenBy('the cat', 'hush');
    expect(asked[1]).toContain('There is no god the cat.');
  });
});

describe('a hero who is told in full by options', () => {
  const told = (role: string, more: Partial<HeroOptions> = {}) =>
    newHero(
      { choices: { roles: [], races: [] } as never, preview: () => ({}) as never },
      { name: 'Una', role, race: 'human', seed: 'demo', casting: 'house', ...more },
      () => Promise.reject(new Error('nothing is asked')),
    );

  it('has a pony as a Knight, and begins alone in another role', async () => {
    expect(await told('knight')).toMatchObject({ role: 'knight', pet: 'role' });
    expect(await told('wizard')).not.toHaveProperty('pet');
    expect(await told('knight', { pet: 'none' })).not.toHaveProperty('pet');
  });
});
