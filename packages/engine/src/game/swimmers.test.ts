import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { loadContent } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { makeLevel } from './dungeon/make-level.ts';
import { dungeonFiles } from './testing/content.ts';

const EEL = `Object eel
name eel
monster 1
level 1
movement 9
blow_1 bite 1d4
notices 8
gait swim
frequency 1
end
`;

const content = loadContent([...dungeonFiles(), { path: 'eel.arc', text: EEL }]);
const house = createRulesets().resolve('house');

describe('swimmers', () => {
  it('live in the water of a level, one every other time, and nowhere else', () => {
    let lakes = 0;
    let eels = 0;
    for (let number = 0; number < 80; number++) {
      const chance = new Streams(`lake ${number}`).stream('level');
      let id = 1;
      const wish = { depth: 4, heroLevel: 4 };
      const { map, creatures } = makeLevel(chance, house, content, wish, () => ++id);
      const found = creatures.all.filter(({ facts }) => facts.id === 'eel');
      const squares = Array.from({ length: map.size }, (_, square) => map.terrainAt(square));
      const wet = squares.filter(name => name === 'water' || name === 'shallow-water').length;
      expect(found.length).toBeLessThanOrEqual(wet >= 12 ? 1 : 0);
      for (const { square } of found) {
        expect(['water', 'shallow-water']).toContain(map.terrainAt(square));
      }
      lakes += wet >= 12 ? 1 : 0;
      eels += found.length;
    }
    expect(lakes).toBeGreaterThan(10);
    expect(Math.abs(eels / lakes - 1 / 2)).toBeLessThan(0.25);
  });
});
