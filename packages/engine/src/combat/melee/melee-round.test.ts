import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { MeleeView } from '../slot/views.ts';
import { meleeAttack, meleeRound } from './melee-round.ts';

const rules = createRulesets().resolve('angband-3.0.5').slots.combat;

const view: MeleeView = {
  attacker: {
    class: 'priest',
    race: 'elf',
    level: 15,
    strength: 218,
    dexterity: 88,
    equipment: [
      { toHit: -1, toDam: 5 },
      { toHit: -3, toDam: 5 },
    ],
    equipmentBlessed: false,
    extraBlows: 0,
    stun: 0,
    bless: true,
    heroism: false,
    berserk: false,
  },
  target: { armourClass: 90, monsterFlags: ['dragon', 'evil', 'immune-fire'], visible: true },
};

describe('a melee turn', () => {
  it('goes from the character sheet to the damage', () => {
    expect([...new Enumerator().askNumber(meleeRound, rules, view)]).toEqual([
      [0, expect.closeTo(0.4574324324324324, 14)],
      [27, expect.closeTo(0.5425675675675675, 14)],
    ]);
  });

  it('takes blows, skill and bonuses from the sheet', () => {
    expect(meleeAttack(rules, view)).toMatchObject({
      blows: 1,
      baseSkill: 73,
      characterToHit: 25,
      characterToDam: 26,
    });
  });
});
