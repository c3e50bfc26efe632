import { expect, it } from 'vitest';
import { Creature, trueFacts } from '../actors/index.ts';
import type { ContentFile } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { loadContent } from './powers/load-content.ts';
import { kindsOfRace } from './state/faith.ts';

const house = createRulesets().resolve('house');

const file = (path: string, text: string): ContentFile => ({ pack: 'wood', path, text });

const creature = (name: string, keys: string) =>
  `Object ${name}\nmonster 1\nalive 1\nlevel 1\nhp 4\ndam 2\nac 5\nwc 15\nspeed 0.1\n${keys}end\n`;

it('a creature of a pack belongs to the races of the pack’s races file, which slaying and cults go by', () => {
  const content = loadContent([
    file('a.arc', creature('keeper', 'race faerie\n') + creature('stoat', '')),
    file('races', 'RACE weasel\n  keeper\n  stoat\nRACE faerie\n  keeper\n  nobody\n'),
  ]);
  const keeper = content.archetype('wood:keeper');
  expect(keeper.texts.race).toBe('faerie,weasel');
  const facts = trueFacts(house, new Creature(7, keeper, 0, 4));
  expect(facts.race.split(',')).toEqual(expect.arrayContaining(['faerie', 'weasel']));
  expect(kindsOfRace(content, 'weasel').map(({ kind }) => kind)).toEqual([
    'wood:keeper',
    'wood:stoat',
  ]);
  expect(content.packs[0]!.warnings).toMatchObject([
    { file: 'wood/races', line: 6, field: 'RACE faerie', got: 'nobody' },
  ]);
});
