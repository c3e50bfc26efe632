import { describe, expect, it } from 'vitest';
import { Streams } from '../../../chance/index.ts';
import { POWER_RULES, type PowerHit } from '../../../spells/index.ts';
import { Scene } from '../../testing/scene.ts';
import { polymorph } from './polymorph.ts';

const HIT: PowerHit = {
  power: POWER_RULES.find('polymorph')!,
  by: { level: 9, intelligence: 12, dexterity: 12, skill: 'basic', role: 'wizard', aims: true },
  owner: 1,
  attackType: 0,
  opposite: 0,
  explosion: 'none',
};

/** A quick jackal becomes something of another speed, with half of a turn's points left. */
function changed(ruleset: string) {
  const scene = new Scene(['#####', '#@.j#', '#####'], {
    streams: new Streams('new form'),
    ruleset: `speed=${ruleset}`,
    content: [
      {
        path: 'slug.arc',
        text: 'Object slug\nname slug\nmonster 1\nlevel 1\nmovement 3\nnotices 8\nhp 3\nfrequency 1\nglyph s\nend\n',
      },
    ],
  });
  const { state } = scene;
  const [jackal] = state.level.creatures.all;
  const slow = state.content.archetype('slug');
  jackal!.movement = 600;
  const others = state.content.archetypes.filter(
    kind => kind.numbers.monster === 1 && kind.id !== 'slug',
  );
  for (const kind of others) {
    Object.assign(kind.numbers, { frequency: 0 });
  }
  polymorph.meets!(state, jackal!, HIT, { damage: 0, mostHitPoints: 0, levels: 0, turns: 1 });
  const now = state.creature(jackal!.id);
  expect(now.archetype).toBe(slow);
  return { before: jackal!.speed, after: now.speed, movement: now.movement };
}

describe('a polymorphed monster', () => {
  it('keeps its share of its points when its new form is slower, since NetHack 3.6.1', () => {
    for (const ruleset of ['nethack-3.6.1', 'nethack-5.0', 'house']) {
      const { before, after, movement } = changed(ruleset);
      expect(after).toBeLessThan(before);
      expect(movement, ruleset).toBe(Math.trunc((600 * after) / before));
    }
  });

  it('keeps all of them before that', () => {
    expect(changed('nethack-3.4.3').movement).toBe(600);
  });
});
