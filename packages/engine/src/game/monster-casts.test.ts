import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { Scene } from './testing/scene.ts';

/** A mage that casts at every move, of a level, with a spell of that level and time. */
function content(level: number, time: number) {
  const text = `Object mage
name mage
monster 1
level ${level}
movement 12
notices 20
ability_one_in 1
arch spell_spike
end
end
Object spell_spike
name spike
type 101
subtype 4
level 9
dam 4
dam_modifier 1
duration 3
range 6
casting_time ${time}
attacktype 1
other_arch spike
end
Object spike
type 102
subtype 4
speed 1
end
`;
  return [{ path: 'mage.arc', text }];
}

function scene(level: number, time: number): Scene {
  const made = new Scene(['##########', '#@.....M.#', '##########'], {
    content: content(level, time),
    kinds: { M: 'mage' },
    streams: new Streams('mage'),
  });
  const { state } = made;
  state.hero.maxHitPoints = 900;
  state.hero.hitPoints = 900;
  state.level.creatures.all[0]!.hunts = true;
  return made;
}

/** Casts of the mage while the hero waits for twelve moves. */
function casts(level: number, time: number): number {
  const made = scene(level, time);
  let count = 0;
  for (let move = 0; move < 12; move++) {
    made.perform({ kind: 'rest', count: 1 });
    count += made.kinds.filter(kind => kind === 'cast').length;
  }
  return count;
}

describe('a monster that casts', () => {
  it('pays the time of the spell: one of three moves comes a third as often', () => {
    const [quick, slow] = [casts(3, 10), casts(3, 30)];
    expect(quick).toBeGreaterThanOrEqual(10);
    expect(slow).toBeGreaterThanOrEqual(3);
    expect(slow).toBeLessThanOrEqual(5);
  });

  it('casts at its own level, not at that of the spell', () => {
    const damageAt = (level: number) => {
      const made = scene(level, 10);
      made.perform({ kind: 'rest', count: 1 });
      made.perform({ kind: 'rest', count: 1 });
      const { effects } = made.state.level;
      return Math.max(...effects.damage.subarray(0, Math.max(1, effects.count)));
    };
    expect(damageAt(3)).toBe(4);
    expect(damageAt(12)).toBe(4 + 3);
  });
});

describe('a monster that has lost heart', () => {
  const kinds = `Object mage
name mage
monster 1
level 5
movement 12
notices 20
ability_one_in 1000
arch spell_ward
end
end
Object spell_ward
name ward
type 101
subtype 15
level 1
duration 9
path_attuned 256
move_block all
other_arch ward
end
Object ward
type 102
subtype 7
speed 1
end
`;

  it('puts up no wall to heal itself, though walls against magic restore, too', () => {
    const made = new Scene(['##########', '#@.....M.#', '##########'], {
      content: [{ path: 'mage.arc', text: kinds }],
      kinds: { M: 'mage' },
      streams: new Streams('ward'),
    });
    const mage = made.state.level.creatures.all[0]!;
    Object.assign(mage, { hunts: true, maxHitPoints: 50, hitPoints: 5 });
    mage.conditions.set('afraid', 50);
    expect(mage.abilities).toMatchObject([{ heals: false }]);
    made.perform({ kind: 'rest', count: 3 });
    expect(made.kinds).not.toContain('cast');
  });
});
