import { describe, expect, it } from 'vitest';
import { Creature } from '../../actors/index.ts';
import { Enumerator, Generator, PlayedChance } from '../../chance/index.ts';
import { setEnchantments } from '../../objects/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { Scene } from '../testing/scene.ts';
import { give, WARDROBE_FILE } from '../testing/wardrobe.ts';
import { blowView } from './monster-weapon.ts';

const house = createRulesets().resolve('house').bridges;
const BLOW = { method: 'weapon', dice: { count: 1, sides: 4, bonus: 0 }, effect: '' };

function armed(): Creature {
  const scene = new Scene(['###', '#@#', '###'], { content: [WARDROBE_FILE] });
  const fighter = new Creature(50, scene.state.content.archetype('ghoul'), 0, 9);
  const claymore = give(scene, 'claymore');
  setEnchantments(claymore, { toHit: 2, toDam: 1 });
  fighter.carried.push(give(scene, 'knife'), claymore, give(scene, 'bread'));
  return fighter;
}

describe('the weapon of a monster', () => {
  it('is the heaviest hitter that it carries, with its enchantment', () => {
    expect(blowView(armed(), BLOW, 4).weapon).toEqual({
      dice: { count: 3, sides: 6, bonus: 1 },
      toHit: 2,
    });
  });

  it('is no matter of bites, nor of empty hands', () => {
    expect(blowView(armed(), { ...BLOW, method: 'bite' }, 4).weapon).toBeUndefined();
    const bare = armed();
    bare.carried.length = 0;
    expect(blowView(bare, BLOW, 4)).toEqual({ level: 3, dice: BLOW.dice, armourClass: 4 });
  });

  it('adds its to-hit and its damage to the blow, played as it is asked', () => {
    const view = blowView(armed(), BLOW, -3);
    const asked = new Enumerator().askNumber(house.monsterBlow, house, view);
    const sum = [...asked].reduce((total, [, probability]) => total + probability, 0);
    expect(sum).toBeCloseTo(1, 12);
    expect(asked.max).toBe(4 + 18 + 1 - 1);
    // 9 + level 3 + to-hit 2, less 1 to 3 for the armour.
    expect(1 - asked.probability(0)).toBeCloseTo((13 + 12 + 11) / 60, 12);
    const chance = new PlayedChance(new Generator(11));
    const rounds = 20_000;
    let total = 0;
    for (let round = 0; round < rounds; round++) {
      total += house.monsterBlow(chance, house, view);
    }
    const error = asked.standardDeviation / Math.sqrt(rounds);
    expect(Math.abs(total / rounds - asked.mean) / error).toBeLessThan(4);
  });
});
