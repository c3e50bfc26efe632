import { describe, expect, it } from 'vitest';
import { prepareShotDamage, shots } from '../../combat/index.ts';
import { loadContent, makeObject } from '../../objects/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { HeroSheet } from './hero-sheet.ts';
import { ammunitionView, firedBy, missileView, shooterView, throwerView } from './missile-views.ts';

const house = createRulesets().resolve('house');

const content = loadContent([
  {
    path: 'things.arc',
    text: `Object bow
type 14
weapon_skill bow
launcher_kind long-bow
wear launcher
tenths_of_pound 30
end
Object arrow
type 13
weapon_kind arrow
weapon_skill bow
damage_dice 1d4
tenths_of_pound 2
to_hit_bonus 2
combat_flags slay-evil
end
Object mail
type 16
wear body
metallic 1
to_hit -2
tenths_of_pound 220
end
Object robe
type 16
wear cloak
weight 450
end
`,
  },
]);

function archer(role: string, skill: 'basic' | 'skilled' | 'expert'): HeroSheet {
  const attributes = { strength: 18, dexterity: 18, intelligence: 10, wisdom: 10 };
  const sheet = new HeroSheet('Ada', role, 'human', {
    ...attributes,
    ...{ constitution: 10, charisma: 10 },
  });
  let id = 1;
  for (const kind of ['bow', 'mail', 'arrow']) {
    sheet.inventory.add(makeObject(content, content.archetype(kind), () => ++id));
  }
  const [bow, mail] = sheet.inventory.things;
  sheet.equipment = { ...sheet.equipment, launcher: bow!.id, body: mail!.id };
  sheet.skills.bow = skill;
  return sheet;
}

const arrowOf = ({ inventory }: HeroSheet) => inventory.things[2]!;

describe('a hero with a launcher', () => {
  it('fires the ammunition of its kind', () => {
    const sheet = archer('priest', 'basic');
    expect(firedBy(house, sheet)).toBe('arrow');
    sheet.equipment = { ...sheet.equipment, launcher: 0 };
    expect(firedBy(house, sheet)).toBeUndefined();
  });

  it('is as good with it as his skill, and hampered by what he wears', () => {
    const toHit = (skill: 'basic' | 'expert') =>
      shooterView(house, archer('priest', skill)).equipment.map(worn => worn.toHit);
    expect([toHit('basic'), toHit('expert')]).toEqual([
      [-2, 0],
      [-2, 3],
    ]);
    // No skill with mail: what is no weapon asks for none.
    const sheet = archer('priest', 'basic');
    const mail = sheet.inventory.things[1]!;
    expect(throwerView(house, sheet, mail).equipment).toEqual([{ toHit: -2, toDam: 0 }]);
  });

  it('of his role has its own dice, and one more shot from skilled on', () => {
    const rules = house.slots.combat;
    const read = (role: string, skill: 'basic' | 'skilled' | 'expert') => {
      const sheet = archer(role, skill);
      const by = shooterView(house, sheet);
      const { dice, sides } = prepareShotDamage(rules, {
        launcher: { toHit: 0, toDam: 0, multiplier: 3 },
        missile: ammunitionView(house, sheet, arrowOf(sheet)),
        ...{ characterToHit: 0, level: 1, monsterFlags: [] },
      });
      return [dice, sides, shots(rules, by).shots];
    };
    expect(read('priest', 'skilled')).toEqual([1, 4, 1]);
    expect(read('ranger', 'basic')).toEqual([2, 4, 1]);
    expect(read('ranger', 'skilled')).toEqual([2, 4, 2]);
    expect(read('ranger', 'expert')).toEqual([2, 4, 2]);
  });
});

describe('a thing in flight', () => {
  it('is what its file says, with what is its own', () => {
    const arrow = arrowOf(archer('priest', 'basic'));
    arrow.setOwn('toDamBonus', 3);
    expect(missileView(house, arrow)).toEqual({
      kind: 'arrow',
      ...{ dice: 1, sides: 4, weight: 2, toHit: 2, toDam: 3 },
      flags: ['slay-evil'],
    });
  });

  it('that is no weapon has the dice of its kind, breaks by it and weighs what it weighs', () => {
    const kindOf = (id: string) => {
      const { kind, dice, weight } = missileView(
        house,
        makeObject(content, content.archetype(id), () => 1),
      );
      return [kind, dice, weight];
    };
    expect(kindOf('mail')).toEqual(['hard-armor', 1, 220]);
    expect(kindOf('robe')).toEqual(['cloak', 0, 10]);
    expect(kindOf('bow')).toEqual(['launcher', 0, 30]);
  });
});
