// A game of 2,000 turns by the simple player, every act of which goes past the question about danger: all questions
// are listed, none of them is at or below the threshold, and each is about an act that doesn't lower the danger.

import { readContent } from '@roguewright/content';
import { loadContent, type Performed } from '@roguewright/engine/game';
import { CautiousHost, type Doubt, LocalGame, SimplePlayer } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';

const THRESHOLD = 0.05;
const TURNS = 2000;

it('asks in a game of 2,000 turns only above the threshold', async () => {
  const content = loadContent(readContent());
  const house = createRulesets().resolve('house');
  const asked: (Doubt & { readonly turn: number })[] = [];
  let played = 0;
  for (let seed = 1; played < TURNS; seed++) {
    const start = { heroName: 'Ada', role: 'valkyrie', race: 'human', seed: `prompts ${seed}` };
    const game = LocalGame.create(content, house, start);
    const player = new SimplePlayer(`prompts ${seed}`);
    let performed: Performed = game.look();
    const host = new CautiousHost(
      {
        look: async () => game.look(),
        perform: async command => game.perform(command),
        odds: async question => game.odds(question),
        close: async () => {},
      },
      {
        threshold: () => THRESHOLD,
        confirm: async doubt => {
          asked.push({ ...doubt, turn: performed.view.turn });
          return true;
        },
      },
    );
    while (performed.view.ending === undefined && played + performed.view.turn < TURNS) {
      performed = await host.perform(player.next(performed));
    }
    played += performed.view.turn;
  }
  console.log(
    asked.map(({ turn, text, command }) => `${turn}: ${command.kind}: ${text}`).join('\n'),
  );
  for (const { share, stands } of asked) {
    expect(share).toBeGreaterThan(THRESHOLD);
    expect(share).toBeGreaterThanOrEqual(stands);
  }
});
