// How a hero's end is told when he was helpless: the cause names who made him so. NetHack 3.6.7 src/end.c
// (done_in_by).

import { performCommand, performedFor, restoreGame, saveGame } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { tellEnding } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');

describe('the end of a helpless hero', () => {
  it('names who paralysed him', () => {
    const told = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const kinds = { p: 'ghoul' };
      const stage = new Stage(content, house, ['####', '#@p#', '####'], {
        seed: `end ${seed}`,
        kinds,
      });
      const { state } = stage;
      state.sheet.level = 1;
      state.hero.hitPoints = 10;
      stage.target.conditions.set('helpless', 0);
      stage.target.hunts = true;
      for (let turn = 0; turn < 60 && state.ending === undefined; turn++) {
        performCommand(state, { kind: 'search', count: 1 });
      }
      const { during = '' } = state.ending ?? {};
      told.add(during);
      if (during !== '') {
        expect(tellEnding(performedFor(state, undefined).view)).toContain(
          `was killed by a ${stage.target.name}, while ${during}, on turn`,
        );
      }
    }
    const name = content.archetype('ghoul').name;
    expect([...told]).toContain(`paralysed by a ${name}`);
  });

  it('is told the same after the game was saved while he was helpless', () => {
    const stage = new Stage(content, house, ['####', '#@.#', '####'], {});
    const { conditions } = stage.state.sheet;
    conditions.reason = 'paralysed';
    conditions.reasonBy = 'a ghoul';
    const again = restoreGame(content, house, JSON.parse(JSON.stringify(saveGame(stage.state))));
    expect(again.sheet.conditions.reasonBy).toBe('a ghoul');
  });
});
