import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../testing/session-of.ts';
import { SHAPE_CHANGERS } from '../../testing/shape-changer.ts';
import type { Session } from '../session.ts';

const content = loadContent(SHAPE_CHANGERS);
const house = createRulesets().resolve('house');

function shapeChanger(): Promise<Session> {
  const start = { heroName: 'Una', role: 'wizard', race: 'human', seed: 'forms' };
  return sessionOf(LocalGame.create(content, house, start));
}

describe('a form in lines', () => {
  it('is chosen by name, told with its limits and the time left, and hinders', async () => {
    const session = await shapeChanger();
    expect(await session.answer('odds quaff potion of polymorph')).toContain(
      '80 %: You choose what you become: 5 names to try.',
    );
    expect(await session.answer('quaff potion of polymorph')).toContain('What do you turn into?');
    const changed = await session.answer('answer cinder drake');
    expect(changed).toContain('You turn into a cinder drake.');
    expect(changed).toContain('travelling cloak bursts');
    expect(changed).toContain('quarterstaff falls off');
    const hero = await session.answer('hero');
    expect(hero).toContain('You have the form of a cinder drake: level 6');
    expect(hero).toContain('Its powers: fire breath (15 energy).');
    expect(hero).toMatch(/You keep it for \d+ to \d+ more turns/);
    expect(hero).toContain('Your own body waits with 12 of 12 hit points.');
    expect(hero).toMatch(/Without hands one can’t wield anything/);
    expect(await session.answer('sheet')).toMatch(/You keep it for \d+ to \d+ more turns/);
    expect(await session.answer('odds breathe east')).toContain('It costs 15 energy.');
    expect(await session.answer('open east')).toBe('You have no hands for that.');
    expect(await session.answer('help breathe')).not.toMatch(/\d+ energy/);
  });

  it('ends when its hero becomes himself again by another potion', async () => {
    const session = await shapeChanger();
    await session.answer('quaff potion of polymorph');
    await session.answer('answer cinder drake');
    await session.answer('quaff potion of polymorph');
    const told = await session.answer('answer human');
    expect(told).toMatch(/You are a new version of yourself|You are yourself again/);
    expect(await session.answer('hero')).not.toContain('You have the form');
  });
});
