// Rods: fired, refused for want of energy, and regaining it. Crossfire server/player.c (fire_misc_object),
// server/spell_util.c (drain_rod_charge, regenerate_rod).

import { ScriptedChance } from '@roguewright/engine/chance';
import { levelCost, rodAfterTicks, type SpellcraftRules } from '@roguewright/engine/spellcraft';
import type { SceneFields } from './recorded-state.ts';
import { SceneEffects } from './scene-effects.ts';
import { objectsOf, type SceneHeader, type SceneObject } from './scene-file.ts';
import type { ScenePlay } from './scene-play.ts';

/** A rod that a scene fires. */
interface SceneRod {
  readonly id: string;
  readonly spell: SceneObject;
  readonly level: number;
  readonly most: number;
  readonly speed: number;
  energy: number;
  speedLeft: number;
}

/** The rods of a scene. */
export class RodScene implements ScenePlay {
  readonly #rules: SpellcraftRules;
  readonly #effects: SceneEffects;
  readonly #rods: readonly SceneRod[];

  constructor(header: SceneHeader, rules: SpellcraftRules) {
    this.#rules = rules;
    this.#effects = new SceneEffects(header, rules, new ScriptedChance([]));
    this.#rods = objectsOf(header)
      .filter(({ type, inventory }) => type === ROD && inventory?.length === 1)
      .map(({ id, inventory, level, hp, maxHp, speed, speedLeft }) => ({
        ...{ id, spell: inventory![0]!, level: Number(level ?? 0) },
        ...{ most: Number(maxHp ?? 0), speed: Number(speed ?? 0) },
        ...{ energy: Number(hp ?? 0), speedLeft: Number(speedLeft ?? 0) },
      }));
  }

  load(): void {}

  act([verb, , id, direction]: readonly string[]): void {
    const rod = this.#rods.find(each => each.id === id);
    if (verb !== 'fire' || rod === undefined) {
      throw new Error(`a scene of rods fires a rod, not: ${verb} ${id}`);
    }
    const { spell, level } = rod;
    const { highest: cost } = levelCost(this.#rules, {
      spellLevel: Number(spell.level ?? 0),
      baseLevel: level,
      paths: { path: Number(spell.pathAttuned ?? 0), attuned: 0, repelled: 0, denied: 0 },
      sp: Number(spell.sp ?? 0),
      grace: Number(spell.grace ?? 0),
      maxsp: Number(spell.maxSp ?? 0),
      maxgrace: Number(spell.maxGrace ?? 0),
    });
    if (rod.energy < cost) {
      return;
    }
    if (this.#effects.cast({ spell: spell.id, level, direction: Number(direction) })) {
      rod.energy -= cost;
    }
  }

  tick(): void {
    this.#effects.tick();
    for (const rod of this.#rods) {
      Object.assign(rod, rodAfterTicks(this.#rules, rod, 1));
    }
  }

  effects(): readonly SceneFields[] {
    return this.#effects.rows();
  }

  objects(): ReadonlyMap<string, SceneFields> {
    return new Map(this.#rods.map(({ id, energy }) => [id, { hp: energy }]));
  }
}

/** The type of rods and horns. */
const ROD = 3;
