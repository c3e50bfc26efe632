// The witness of a siege finds a name that was told, and takes nothing else for one.

import { Buffer } from 'node:buffer';
import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { Secrets } from './secrets.ts';

const content = loadContent(readContent());
const hero = { heroName: 'Perchta', role: 'valkyrie', race: 'human', seed: 'secrets' };
const game = LocalGame.create(content, createRulesets().resolve('house'), hero);

/** A jackal that the hero sees, and a wolf on his level that he has never met. */
function jackalSeenAndWolfUnmet() {
  const { view, ...rest } = game.look();
  const jackal = content.archetypes.find(({ id }) => id === 'jackal')!;
  const [self] = view.things;
  const seen = { ...self!, name: jackal.name, icon: 'wolf-head' };
  const saved = game.save();
  const [[depth, level], ...levels] = saved.levels as [(typeof saved.levels)[number]];
  const wolf = { ...level.creatures[0]!, archetype: 'wolf' };
  return {
    performed: { ...rest, view: { ...view, things: [...view.things, seen] } },
    state: { ...saved, levels: [[depth, { ...level, creatures: [wolf] }] as const, ...levels] },
  };
}

const secrets = new Secrets(content.archetypes);
const { performed, state } = jackalSeenAndWolfUnmet();
secrets.learn(performed, state);

it('takes the icon of a jackal for no wolf', () => {
  const sent = JSON.stringify({ name: 'jackal', icon: 'wolf-head' });
  expect(() => secrets.expectNoneIn(Buffer.from(sent))).not.toThrow();
});

it('finds the name of a monster that the hero never met', () => {
  for (const sent of [{ name: 'wolf' }, { archetype: 'wolf', icon: 'wolf-head' }]) {
    expect(() => secrets.expectNoneIn(Buffer.from(JSON.stringify(sent)))).toThrow('wolf is told');
  }
});

it('finds a word of the luck, written or packed', () => {
  const [word] = Object.values(state.streams)[0]!.words;
  const packed = Buffer.alloc(5, 0xce);
  packed.writeUInt32BE(word!, 1);
  for (const sent of [Buffer.from(`[${word}]`), packed]) {
    expect(() => secrets.expectNoneIn(sent)).toThrow('is told');
  }
});
