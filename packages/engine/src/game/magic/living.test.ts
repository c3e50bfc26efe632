import { describe, expect, it } from 'vitest';
import { knownSpell } from '../../actors/index.ts';
import { Streams } from '../../chance/index.ts';
import { makeObject } from '../../objects/index.ts';
import { castSpell } from '../../spells/index.ts';
import { Scene } from '../testing/scene.ts';
import { heroOrder } from './caster.ts';

const spell = (id: string, keys: string) =>
  `Object spell_${id}
name ${id}
type 101
subtype 5
level 1
sp 1
${keys}
other_arch ${id}
end
Object ${id}
type 102
subtype 5
speed 1
end
`;

const CONTENT = [
  {
    path: 'hits.arc',
    text: [
      spell('turning', 'dam 30\nattacktype 8192'),
      spell('bane', 'dam 10\nattacktype 1\nslaying animal'),
      spell('dart', 'dam 10\nattacktype 1'),
      'Object mirror\nname mirror\nmonster 1\nlevel 3\nmovement 0\nreflect_spell 1\nend\n',
      'Object cur\nname cur\nmonster 1\nlevel 3\nmovement 0\ncombat_flags animal\nend\n',
    ].join(''),
  },
];

/** A spell cast eastwards, and the scene after some ticks. */
function cast(id: string, rows: readonly string[]): Scene {
  const scene = new Scene(rows, {
    content: CONTENT,
    kinds: { M: 'mirror', C: 'cur' },
    streams: new Streams(`hit ${id}`),
  });
  const { state } = scene;
  const { content, ruleset, sheet } = state;
  for (const creature of state.level.creatures.all) {
    creature.maxHitPoints = 200;
    creature.hitPoints = 200;
  }
  state.hero.maxHitPoints = 200;
  state.hero.hitPoints = 200;
  const thing = makeObject(content, content.archetype(`spell_${id}`), () => state.newId());
  sheet.spells.push(thing);
  castSpell(
    state.spells,
    heroOrder(state, thing, knownSpell(ruleset, sheet, thing), { direction: 3 }),
  );
  scene.perform({ kind: 'move', direction: 0 });
  scene.perform({ kind: 'move', direction: 0 });
  return scene;
}

const lost = (scene: Scene) => 200 - scene.state.level.creatures.all[0]!.hitPoints;

describe('a hit in the game', () => {
  it('that turns undead does nothing to a jackal', () => {
    expect(lost(cast('turning', ['######', '#@j..#', '######']))).toBe(0);
    expect(lost(cast('turning', ['######', '#@Z..#', '######']))).toBeGreaterThan(0);
  });

  it('slays what its spell slays', () => {
    const plain = lost(cast('dart', ['######', '#@C..#', '######']));
    expect(plain).toBeGreaterThan(0);
    expect(lost(cast('bane', ['######', '#@C..#', '######']))).toBe(3 * plain);
  });

  it('is reflected only by monsters whose kind reflects spells', () => {
    const rows = ['#######', '#@.M.C#', '#######'];
    const { state } = cast('dart', rows);
    const reflecting = state.level.creatures.all.map(({ archetype, square }) => [
      archetype.id,
      state.spells.living.reflectorsOn(square),
    ]);
    expect(Object.fromEntries(reflecting)).toEqual({ mirror: 1, cur: 0 });
  });
});
