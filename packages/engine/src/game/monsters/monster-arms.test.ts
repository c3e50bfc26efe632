import { describe, expect, it } from 'vitest';
import { makeMonster } from '../../actors/index.ts';
import { Enumerator, Streams } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { sceneContent } from '../testing/content.ts';
import { likelyArms } from './monster-arms.ts';
import { blowView } from './monster-weapon.ts';

const house = createRulesets().resolve('house');

const FILES = [
  {
    path: 'arms.trs',
    text: `treasure arms
list blades
chance 60
more
arch red_potion
chance 50
more
arch maul
chance 20
no
arch red_potion
end
end
treasureone blades
arch dirk
chance 30
more
arch blade
chance 30
magic 1
more
arch thin_book
chance 40
end
`,
  },
  {
    path: 'arms.arc',
    text: `Object dirk
name dirk
type 15
weapon_kind sword
damage_dice 1d4
to_hit 2
end
Object blade
name blade
type 15
weapon_kind sword
damage_dice 2d5
to_dam 1
end
Object maul
name maul
type 15
weapon_kind hafted
damage_dice 3d6
end
Object ego_of_spite
name of Spite
type 200
ego_of sword hafted
rarity 4
to_hit_most 3
to_dam_most 5
combat_flags slay-evil
end
Object guard
name guard
monster 1
level 6
movement 12
armour_class 18
blow_1 weapon 1d6
notices 12
frequency 3
randomitems arms
glyph g
arch dirk
end
end
Object empty_hand
name empty hand
monster 1
level 1
movement 12
armour_class 18
blow_1 weapon 1d6
notices 12
frequency 3
glyph h
end
`,
  },
];

const content = sceneContent(FILES);

const keyOf = (weapon: unknown) => JSON.stringify(weapon ?? 'nothing');

describe('the weapons that a kind of monster may hold', () => {
  it('are those that monsters are made with, as often as they are', () => {
    const asked = new Map(
      likelyArms(new Enumerator(), { content, ruleset: house }, 'guard').map(
        ({ weapon, probability }) => [keyOf(weapon), probability],
      ),
    );
    const total = [...asked.values()].reduce((sum, probability) => sum + probability, 0);
    expect(total).toBeCloseTo(1, 12);
    expect(asked.size).toBeGreaterThan(20);
    const luck = new Streams('arms').stream('level');
    const rounds = 20_000;
    const made = new Map<string, number>();
    let id = 0;
    for (let round = 0; round < rounds; round++) {
      const guard = makeMonster(luck, house, content, content.archetype('guard'), 0, () => ++id);
      const key = keyOf(blowView(guard, guard.facts.blows[0]!, 4).weapon);
      made.set(key, (made.get(key) ?? 0) + 1);
    }
    expect([...made.keys()].filter(key => !asked.has(key))).toEqual([]);
    for (const [key, probability] of asked) {
      const spread = Math.sqrt((probability * (1 - probability)) / rounds);
      const share = (made.get(key) ?? 0) / rounds;
      expect(Math.abs(share - probability), key).toBeLessThan(5 * spread + 1 / rounds);
    }
  });

  it('are none for a kind that is given nothing', () => {
    expect(likelyArms(new Enumerator(), { content, ruleset: house }, 'empty_hand')).toEqual([
      { weapon: undefined, probability: 1 },
    ]);
  });
});
