// Potions that are drunk: the spell inside is cast on the drinker, and a cursed potion explodes. Crossfire
// types/potion/potion.c.

import { cursedPotion, type SpellcraftRules } from '@roguewright/engine/spellcraft';
import { PlayerRolls } from './player-rolls.ts';
import type { SceneFields } from './recorded-state.ts';
import { SceneEffects } from './scene-effects.ts';
import type { Scene, SceneArchetype, SceneObject } from './scene-file.ts';
import type { ScenePlay } from './scene-play.ts';

/** Types of potions and effects. */
const POTION = 5;
const EFFECT = 102;

/** The name of what a cursed potion becomes, in the recordings. */
const BURST = 'exploding_fireball';

/** The potions of a scene and their drinker. */
export class PotionScene implements ScenePlay {
  readonly #rules: SpellcraftRules;
  readonly #hero: SceneObject;
  readonly #rolls = new PlayerRolls();
  readonly #effects: SceneEffects;
  /** Pieces left of each potion. */
  readonly #left: Map<string, number>;
  readonly #potions: readonly SceneObject[];
  #hitPoints: number;
  /** Nothing has exploded: the drinker's hit points change by what he drinks alone. */
  #calm = true;

  constructor(scene: Scene, rules: SpellcraftRules) {
    const { header } = scene;
    this.#rules = rules;
    this.#hero = header.caster;
    this.#hitPoints = Number(header.caster.hp ?? 0);
    this.#potions = (header.caster.inventory ?? []).filter(({ type }) => type === POTION);
    this.#left = new Map(this.#potions.map(({ id, nrof }) => [id, Number(nrof ?? 1)] as const));
    const unplaced = { ...header.unplaced, ...recordedEffects(scene) };
    this.#effects = new SceneEffects({ ...header, unplaced }, rules, this.#rolls, amount =>
      this.#heal(amount),
    );
  }

  #heal(amount: number): number {
    const before = this.#hitPoints;
    this.#hitPoints = Math.min(before + amount, Number(this.#hero.maxHp ?? 0));
    return this.#hitPoints - before;
  }

  load(rolls: readonly number[]): void {
    this.#rolls.load(rolls);
  }

  act([verb, , id]: readonly string[]): void {
    const potion = this.#potions.find(each => each.id === id);
    const spell = potion?.inventory?.[0];
    if (verb !== 'apply' || potion === undefined || spell === undefined) {
      throw new Error(`a scene of potions applies a potion, not: ${verb} ${id}`);
    }
    this.#left.set(potion.id, this.#left.get(potion.id)! - 1);
    if (!isCursed(potion)) {
      this.#effects.cast({ spell: spell.id, level: Number(potion.level ?? 1), direction: 0 });
      return;
    }
    const drinker = { level: Number(this.#hero.level ?? 1), luck: Number(this.#hero.luck ?? 0) };
    const burst = cursedPotion(this.#rolls, this.#rules, drinker);
    if (burst !== undefined) {
      this.#calm = false;
      this.#effects.burst(BURST, burst);
    }
  }

  tick(): void {
    this.#effects.tick();
  }

  effects(): readonly SceneFields[] {
    return this.#effects.rows();
  }

  objects(): ReadonlyMap<string, SceneFields | undefined> {
    const found = new Map<string, SceneFields | undefined>();
    for (const [id, left] of this.#left) {
      found.set(id, left === 0 ? undefined : { nrof: left > 1 ? left : 0 });
    }
    if (this.#calm) {
      found.set(this.#hero.id, { hp: this.#hitPoints });
    }
    return found;
  }
}

function isCursed({ flags }: SceneObject): boolean {
  return Array.isArray(flags) && (flags.includes('cursed') || flags.includes('damned'));
}

/** The archetypes of effects that a recording shows, as far as their records tell. */
function recordedEffects({ lines }: Scene): Record<string, SceneArchetype> {
  const found: Record<string, SceneArchetype> = {};
  const records = lines.flatMap(({ fresh }) => fresh).filter(({ type }) => type === EFFECT);
  for (const { arch, type, subtype, speed, attackType, otherArch } of records) {
    const made = records.find(record => record.arch === otherArch);
    found[arch] ??= {
      ...{ arch, type, subtype: Number(subtype), speed, attackType },
      ...(made !== undefined && {
        otherArch: {
          ...{ arch: made.arch, type, subtype: Number(made.subtype) },
          ...{ speed: made.speed, attackType: made.attackType },
        },
      }),
    };
  }
  return found;
}
