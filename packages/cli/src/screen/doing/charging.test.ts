import { readContent } from '@roguewright/content';
import { type Command, loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { USUAL_OPTIONS } from '../options/options.ts';
import { HungUp, Stage } from '../stage/stage.ts';
import { GameScreen } from './game-screen.ts';

const KIT = `arch wand
arch spell_frost_bolt
end
charges 3
recharged 4
end
arch scroll_of_charging
end
arch `;

const content = loadContent(
  readContent().map(({ path, text }) => ({
    path,
    text: path === 'role/wizard.arc' ? text.replace(/^arch /m, KIT) : text,
  })),
);
const house = createRulesets().resolve('house');

/** Plays keys; the hero knows the scroll, or has yet to find out. */
async function play(keys: readonly string[], isKnown = true) {
  const start = { heroName: 'Perchta', role: 'wizard', race: 'human', seed: 'demo' };
  let game = LocalGame.create(content, house, start);
  if (!isKnown) {
    const saved = game.save();
    const [seat] = saved.seats;
    const { lore } = seat!.sheet;
    const identified = lore.identified.filter(id => id !== 'scroll_of_charging');
    const sheet = { ...seat!.sheet, lore: { ...lore, identified } };
    game = LocalGame.restore(content, house, { ...saved, seats: [{ ...seat!, sheet }] });
  }
  const commands: Command[] = [];
  const host = {
    look: async () => game.look(),
    perform: async (command: Command) => {
      commands.push(command);
      return game.perform(command);
    },
    odds: async (question: Parameters<LocalGame['odds']>[0]) => game.odds(question),
    close: async () => {},
  };
  const device = new FakeDevice(keys);
  const place = { read: () => USUAL_OPTIONS, keep: () => '' };
  const stage = new Stage(device, USUAL_OPTIONS);
  await GameScreen.play(host, stage, place, []).catch((error: unknown) => {
    if (!(error instanceof HungUp)) {
      throw error;
    }
  });
  const [wand, scroll] = ['wand', 'scroll'].map(
    kind => game.look().view.inventory.find(({ name }) => name.includes(kind))?.id,
  );
  return { commands, screens: device.screens, wand, scroll };
}

describe('charging on the full screen', () => {
  it('shows the odds before it is done', async () => {
    const { commands, screens } = await play(['r', 'b', 'a', 'Enter', 'S']);
    const shown = screens.find(screen => screen.includes('Explodes 18.66 %'));
    expect(shown).toContain('Gained');
    expect(shown).toContain('Explosion: 4 to 88');
    expect(commands.map(({ kind }) => kind)).toEqual(['read', 'answer']);
  });

  it('is left by Escape for nothing, and answered with nothing', async () => {
    const { commands, scroll } = await play(['r', 'b', 'a', 'Escape', 'p', '-', 'S']);
    expect(commands).toEqual([
      { kind: 'read', item: scroll },
      { kind: 'answer', answer: { nothing: true } },
    ]);
  });

  it('asks at once when a scroll turns out to charge', async () => {
    const { commands, wand } = await play(['r', 'b', 'a', 'Enter', 'S'], false);
    expect(commands.map(({ kind }) => kind)).toEqual(['read', 'answer']);
    expect(commands[1]).toMatchObject({ answer: { item: expect.any(Number) } });
    expect(wand === undefined || typeof wand === 'number').toBe(true);
  });

  it('is cancelled by naming nothing, and lets it wait on Escape', async () => {
    const nothing = { kind: 'answer', answer: { nothing: true } };
    const { commands, screens } = await play(['r', 'b', 'Escape', 'p', '-', 'S'], false);
    expect(commands[1]).toEqual(nothing);
    expect(commands).toHaveLength(2);
    expect(screens.some(screen => screen.includes('Charge nothing'))).toBe(true);
  });
});
