// What would help, and which weapon is better: in lines, with the numbers of the lab.

import { readContent } from '@roguewright/content';
import { LAB_KINDS, labSteps } from '@roguewright/engine/face';
import { loadContent } from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import { parseAddress } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { threatenedGame } from '../../testing/threatened.ts';
import { Session } from '../session.ts';

/** A session beside an enemy, and its game. */
async function threatened() {
  const game = threatenedGame(12);
  const host: GameHost = {
    look: async () => game.look(),
    perform: async command => game.perform(command),
    odds: async question => game.odds(question),
    close: async () => {},
  };
  const foe = game.look().view.things.find(({ kind, hostile }) => kind === 'creature' && hostile)!;
  return { game, foe, session: await Session.begin(host) };
}

describe('what would help', () => {
  it('are the steps of the lab from the numbers that the hero knows', async () => {
    const { game, foe, session } = await threatened();
    const { help } = game.odds({ ask: 'help', spell: 0, target: foe.id });
    const { lab } = game.odds({ ask: 'lab', spell: 0, target: foe.id });
    const { question, inputs } = parseAddress(lab!);
    expect(LAB_KINDS).toContain(question);
    const world = { rulesets: createRulesets(), content: () => loadContent(readContent()) };
    const steps = labSteps(world, 'attack', inputs, 'tries')!;
    expect(help!.before).toBe(steps.figure.value);
    expect(help!.steps.length).toBeGreaterThan(0);
    for (const step of help!.steps) {
      expect(step.after).toBeLessThan(help!.before);
      expect(steps.steps.map(({ after }) => after)).toContain(step.after);
    }
    const told = await session.answer(`odds help ${foe.name}`);
    expect(told).toMatch(/^It is dead after [\d.]+ tries on average\.\n/);
    expect(told).toMatch(/\n\w[\w ]* \S+ to \S+: [\d.]+ tries\./);
  });

  it('is told of a spell, and of nobody who is out of sight', async () => {
    const { session } = await threatened();
    expect(await session.answer('odds help cast force bolt')).toMatch(
      /It fails [\d.]+ %|No single/,
    );
    expect(await session.answer('odds help unicorn')).toContain(
      'You see no creature called unicorn',
    );
  });
});

describe('one weapon beside another', () => {
  it('ends in a sentence on which is better', async () => {
    const { session } = await threatened();
    expect(await session.answer('compare nothing')).toMatch(
      /(The .* is better: it kills|Your bare hands are better: they kill) sooner in [^\n]* of fights, /,
    );
  });
});
