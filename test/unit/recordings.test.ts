// One recorded game of every role, performed again. After a change that is meant to change games,
// `npm run record` writes them anew.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@roguewright/content';
import { heroChoices, Replay, readGameFile } from '@roguewright/engine/host';
import { loadContent } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../recordings');
const content = loadContent(readContent());
const house = createRulesets().resolve('house');
const names = readdirSync(folder).sort();

describe('recorded games', () => {
  it('are of every role', () => {
    const roles = heroChoices(content, house).roles.map(({ id }) => `${id}.roguewright`);
    expect(names, 'npm run record writes them').toEqual(roles.sort());
  });

  it.each(names)('%s comes out as it was recorded', name => {
    const file = readGameFile(readFileSync(join(folder, name), 'utf8'));
    expect(file.contentHash, 'the content was changed: npm run record').toBe(content.hash);
    const replay = new Replay(content, house, file);
    while (!replay.over) {
      replay.step();
    }
    expect(replay.difference, 'rules were changed: npm run record').toBeUndefined();
    expect(replay.game.sequence).toBe(file.commands.length);
  });
});
