// The effects of a scene: the pool of the engine on the scene's map, and its rows in a recording's fields.

import type { Chance } from '@roguewright/engine/chance';
import { type Content, spellFacts } from '@roguewright/engine/objects';
import type { SpellcraftRules } from '@roguewright/engine/spellcraft';
import { type BurstNumbers, castSpell, plantBurst, tickEffects } from '@roguewright/engine/spells';
import { filmContent } from '../films/film-content.ts';
import { CASTER, type SetStage, setStage } from '../films/stage.ts';
import { effectFields } from './effect-fields.ts';
import type { SceneFields } from './recorded-state.ts';
import type { SceneArchetype, SceneHeader } from './scene-file.ts';

/** A cast of the hero, or of what he holds. */
export interface SceneCast {
  /** The spell's id among the unplaced of the header. */
  readonly spell: string;
  readonly level: number;
  readonly direction: number;
}

/** Effects on the map of a scene. */
export class SceneEffects {
  readonly #content: Content;
  readonly #stage: SetStage;
  readonly #spells: Readonly<Record<string, SceneArchetype>>;

  /** @param heal restores hit points of the hero and says how many; absent: he needs none */
  constructor(
    { map, caster, unplaced }: SceneHeader,
    rules: SpellcraftRules,
    chance: Chance,
    heal: (amount: number) => number = () => 0,
  ) {
    this.#spells = unplaced;
    this.#content = filmContent(Object.values(unplaced));
    const stage = setStage(
      {
        width: map.width,
        height: map.height,
        walls: map.walls,
        mirrors: [],
        caster: { x: Number(caster.x), y: Number(caster.y) },
        targets: [],
      },
      this.#content,
      rules,
      chance,
    );
    const { world } = stage;
    this.#stage = {
      ...stage,
      world: { ...world, living: { ...world.living, heal: (_, amount) => heal(amount) } },
    };
  }

  /** Something explodes on the hero's square on its first turn. @param arch of what explodes */
  burst(arch: string, numbers: BurstNumbers): void {
    const { world } = this.#stage;
    plantBurst(world, this.#content.archetype(arch).index, world.living.squareOf(CASTER), numbers);
  }

  /** Releases a spell. @returns whether it had an effect */
  cast({ spell, level, direction }: SceneCast): boolean {
    const archetype = this.#content.archetype(this.#spells[spell]!.arch);
    return castSpell(this.#stage.world, {
      spell: archetype,
      facts: spellFacts(archetype),
      caster: CASTER,
      direction,
      level,
      damageBonus: 0,
      attuned: 0,
      repelled: 0,
      denied: 0,
    });
  }

  /** One tick. */
  tick(): void {
    tickEffects(this.#stage.world);
  }

  /** The rows of the pool in a recording's fields. */
  rows(): SceneFields[] {
    const { map, world } = this.#stage;
    return effectFields(world.pool, this.#content, map);
  }
}
