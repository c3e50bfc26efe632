// The level for spells that make, charge or destroy things. Crossfire server/spell_effect.c (cast_create_food,
// cast_create_missile, cast_item_recharge).

import { firedBy } from '../../actors/index.ts';
import {
  type Archetype,
  type Content,
  egoTargetOf,
  factOf,
  type GameObject,
  gainCharges,
  isArtifact,
  makeObject,
  setEnchantments,
  spellFacts,
  TYPE,
  textOf,
} from '../../objects/index.ts';
import type {
  FoodArchetype,
  MadeThings,
  MissileArchetype,
  QualityArchetype,
  ThingPort,
} from '../../spells/index.ts';
import { layDown, leaveOn } from '../items/floor.ts';
import { knowMade } from '../items/learn-kind.ts';
import { lift } from '../items/lift.ts';
import { useUp } from '../items/pack.ts';
import { lookAtFloor } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';

/** What missiles are made of a bow's kind without a launcher. */
const USUAL = 'arrow';

/** The hero's level. */
export class LevelThings implements ThingPort {
  #state: GameState;
  #foods: readonly FoodArchetype[] | undefined;
  #missiles: readonly MissileArchetype[] | undefined;
  #qualities: readonly QualityArchetype[] | undefined;

  constructor(state: GameState) {
    this.#state = state;
  }

  get foods(): readonly FoodArchetype[] {
    this.#foods ??= foodsOf(this.#state.content);
    return this.#foods;
  }

  get missiles(): readonly MissileArchetype[] {
    this.#missiles ??= plainMissiles(this.#state);
    return this.#missiles;
  }

  get qualities(): readonly QualityArchetype[] {
    this.#qualities ??= qualitiesOf(this.#state.content);
    return this.#qualities;
  }

  usualMissile(creature: number): number {
    const own = this.#state.of(creature);
    const fired = (own && firedBy(own.ruleset, own.sheet)) ?? USUAL;
    return this.missiles.findIndex(({ archetype }) => textOf(archetype, 'weaponKind') === fired);
  }

  make(maker: number, square: number, made: MadeThings, taken: boolean): void {
    const own = this.#state.of(maker);
    const state = own ?? this.#state;
    const { level, content } = state;
    const item = makeObject(content, made.archetype, () => state.newId(), made.count);
    item.setFact('value', 0);
    if (made.plus !== 0) {
      setEnchantments(item, { toHit: made.plus, toDam: made.plus });
    }
    item.ego = made.quality;
    if (own !== undefined) {
      knowMade(own, item);
    }
    this.#tell(state, square, item);
    if (taken && own !== undefined) {
      leaveOn(level, square, [item]);
      lift(own, item, 'overtaxed');
    } else {
      layDown(state, square, item);
    }
    lookAtFloor(state);
  }

  put(maker: number, square: number, kind: Archetype): void {
    const state = this.#state.of(maker) ?? this.#state;
    const item = makeObject(state.content, kind, () => state.newId());
    this.#tell(state, square, item);
    layDown(state, square, item);
    lookAtFloor(state);
  }

  #tell(state: GameState, square: number, { id }: GameObject): void {
    const { map } = state.level;
    state.logSeen('things-made', square, id, map.x(square), map.y(square));
  }

  shed(creature: number, kind: Archetype): void {
    const state = this.#state;
    const { square, facts } = state.creature(creature);
    const thing = makeObject(state.content, kind, () => state.newId());
    if (state.of(creature) === undefined) {
      // Whose it was is plain to see.
      thing.setText('name', `${facts.name}’s ${kind.name}`);
      thing.setText('namePl', `${facts.name}’s ${kind.plural}`);
    }
    layDown(state, square, thing);
    lookAtFloor(state);
  }

  wandLevel(owner: number, item: number): number {
    const wand = this.#carried(owner, item);
    if (wand?.archetype.type !== TYPE.wand) {
      return -1;
    }
    const [spell] = wand.inventory;
    return spell === undefined ? 0 : spellFacts(spell.archetype).level;
  }

  addCharges(owner: number, item: number, charges: number): void {
    const wand = this.#carried(owner, item);
    if (wand !== undefined) {
      gainCharges(wand, charges);
      this.#state.of(owner)?.logFelt('wand-fed', owner, item);
    }
  }

  destroyWand(owner: number, item: number): Archetype | undefined {
    const { content, ruleset } = this.#state;
    const own = this.#state.of(owner);
    const wand = this.#carried(owner, item);
    if (own !== undefined && wand !== undefined) {
      own.logFelt('wand-burst', owner, item);
      useUp(own, wand);
    }
    const blast = ruleset.slots.world.objectCasting.wandBlasts.find(id => content.find(id));
    return blast === undefined ? undefined : content.find(blast);
  }

  #carried(owner: number, item: number): GameObject | undefined {
    return this.#state.of(owner)?.sheet.inventory.find(item);
  }
}

/** Missiles that aren't too dear to be made of nothing. */
function plainMissiles(state: GameState): readonly MissileArchetype[] {
  const { mostMissileValue } = state.ruleset.slots.world.magic;
  return state.content.archetypes
    .filter(
      archetype =>
        archetype.type === TYPE.ammunition &&
        !isArtifact(archetype) &&
        factOf(archetype, 'value') <= mostMissileValue,
    )
    .map(archetype => ({ archetype, name: archetype.name, plural: archetype.plural }));
}

/** Food and drink by nutrition. */
function foodsOf({ archetypes }: Content): readonly FoodArchetype[] {
  return archetypes
    .filter(archetype => archetype.type === TYPE.food && factOf(archetype, 'nutrition') > 0)
    .map(archetype => ({
      archetype,
      name: archetype.name,
      plural: archetype.plural,
      nutrition: factOf(archetype, 'nutrition'),
    }));
}

/** The ego kinds of missiles. */
function qualitiesOf(content: Content): readonly QualityArchetype[] {
  return content.egos.map(({ id, of }) => {
    const ego = content.archetype(id);
    return {
      archetype: ego,
      name: ego.name,
      value: factOf(ego, 'value'),
      slays: textOf(ego, 'combatFlags').includes('slay-'),
      fits: kind => {
        const target = egoTargetOf(kind);
        return target !== undefined && of.includes(target);
      },
    };
  });
}
