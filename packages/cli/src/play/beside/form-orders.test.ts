import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../testing/session-of.ts';
import type { Session } from '../session.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');
const start = { heroName: 'Una', role: 'wizard', race: 'human', seed: 'well' };

/** A new game whose hero has taken a form. @param kind absent: she is in her own body */
function inForm(kind?: string): Promise<Session> {
  const saved = JSON.parse(JSON.stringify(LocalGame.create(content, house, start).save()));
  if (kind !== undefined) {
    const form = { kind, hitPoints: 12, maxHitPoints: 12, turns: 400 };
    Object.assign(saved.seats[0].sheet, { form, energy: 40, maxEnergy: 40 });
  }
  const game = LocalGame.restore(content, house, saved);
  game.perform({ kind: 'search', count: 1 });
  return sessionOf(game);
}

describe('powers of a form in lines', () => {
  it('breathe in a direction, and tell the odds before', async () => {
    const session = await inForm('frost_drake');
    expect(await session.answer('hero')).toContain('Its powers: frost breath (15 energy).');
    expect(await session.answer('odds breathe east')).toMatch(
      /Fails 0 %\. Costs 15 energy, takes 1 move\./,
    );
    expect(await session.answer('breathe')).toBe('Which way? For example: breathe east.');
    expect(await session.answer('breathe east')).toContain('Which power of your form?');
    expect(await session.answer('answer a')).toContain('You use frost breath.');
    expect(await session.answer('hero')).toMatch(/energy 2[5-9]/i);
  });

  it('ask which, where the form has several', async () => {
    const session = await inForm('staring_eye');
    expect(await session.answer('gaze east')).toContain('Which power of your form?');
    expect(await session.answer('answer b')).toMatch(/You use [a-z ]+\./);
    expect(await session.answer('odds gaze yawn east')).toMatch(/Expected one of .*, got yawn\./);
  });

  it('say that there is none in her own body', async () => {
    const session = await inForm();
    const none = 'The body that you have now has no power to use.';
    expect(await session.answer('breathe east')).toBe(none);
    expect(await session.answer('odds breathe east')).toBe(none);
  });
});
