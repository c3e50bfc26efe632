// Every spell that ships, cast through the game where it is of use: it is told, and it can be seen.
// A spell without a scene fails.

import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import type { SpellScene } from './scenes/spell-scene.ts';
import { SPELL_SCENES } from './scenes/spell-scenes.ts';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');

/** Seeds that are tried: some spells miss now and then. */
const SEEDS = 12;

/** Spells that nobody casts: failed casts release them, which game/cast-by-object.test.ts plays. */
const released: readonly string[] = Object.values(house.slots.world.objectCasting.releases);

const shipped = content.archetypes
  .filter(({ type, id, numbers }) => type === 101 && id.startsWith('spell_') && numbers.spellLevel)
  .filter(({ id }) => !released.includes(id))
  .map(({ id }) => id);

/** Sets the stage and casts. */
function play(id: string, scene: SpellScene, seed: string): Stage {
  const stage = new Stage(content, house, scene.rows, { ...scene.options, seed });
  scene.before?.(stage);
  stage.cast(id, scene.direction ?? 0, scene.moves ?? 0, scene.chosen);
  return stage;
}

describe('every spell that ships', () => {
  it('has a scene, and every scene a spell', () => {
    expect(Object.keys(SPELL_SCENES).sort()).toEqual([...shipped].sort());
  });

  it.each(shipped)('%s does what it is for, and it is told', id => {
    const scene = SPELL_SCENES[id]!;
    const told: string[] = [];
    for (let seed = 0; seed < SEEDS; seed++) {
      const stage = play(id, scene, `${id} ${seed}`);
      if (stage.has(scene.told) && scene.shows(stage)) {
        return;
      }
      told.push(stage.events.map(({ kind }) => kind).join(' '));
    }
    expect.unreachable(`${scene.told} was never told, or nothing shows:\n${told.join('\n')}`);
  });
});
