// The level for spells that change sides: moods, golems, animated weapons. Crossfire server/spell_attack.c
// (mood_change), server/pets.c, server/spell_effect.c (animate_weapon).

import { type Creature, monsterTraits, trueFacts } from '../../actors/index.ts';
import { type God, type Sending, sentBy, textOf } from '../../objects/index.ts';
import {
  GOLEM_FAILURES,
  type GolemFailure,
  type GolemKind,
  type MindFacts,
  type MoodChange,
  type SidedGolem,
  type SidesPort,
  type WeaponFacts,
} from '../../spells/index.ts';
import { forfeitExperience, learnFrom } from '../body/harm.ts';
import { relieve, wake } from '../body/relieve.ts';
import { bind, changeMoods } from '../movement/roster.ts';
import { MOOD_CHANGES } from '../protocol/sides/side-events.ts';
import { alarm, giveUp } from '../state/alarm.ts';
import { authorOf, creditedHero, isHostile, isSameSide, ownerOf } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { golemKindOf } from './golem-kinds.ts';
import { golemWeapon } from './golem-weapon.ts';
import { callGolem, endGolem, golemOf, steerGolem } from './golems.ts';
import { bringCreature } from './newcomers.ts';

/** The heroes and monsters of one level. */
export class LevelSides implements SidesPort {
  readonly #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
  }

  mindOn(square: number, caster: number): MindFacts | undefined {
    const state = this.#state;
    const id = state.level.map.occupant[square]!;
    if (id === 0 || id === caster || state.of(id) !== undefined) {
      return undefined;
    }
    const creature = state.creature(id);
    const { level, race: races, resistances, flags } = trueFacts(state.ruleset, creature);
    return {
      ...{ id, level, races, resistances },
      race: textOf(creature.archetype, 'race'),
      undead: flags.includes('undead'),
      fixed: creature.feels('fixed'),
      calm: creature.feels('calm'),
      berserk: creature.feels('berserk'),
      friendly: isSameSide(state, authorOf(state, caster), creature),
    };
  }

  changeMood(by: number, monster: number, change: MoodChange): void {
    const state = this.#state;
    const creature = state.creature(monster);
    if (change.angers) {
      anger(state, creature);
    }
    if (change.calms) {
      changeMoods(state.level, creature, ['calm'], []);
      giveUp(creature);
      this.#tell(creature, 'calmed');
    }
    if (change.maddens) {
      changeMoods(state.level, creature, ['berserk'], []);
      this.#tell(creature, 'maddened');
    }
    if (change.charms) {
      this.#charm(by, creature);
    }
  }

  withstood(by: number, monster: number, forever: boolean): void {
    const state = this.#state;
    const creature = state.creature(monster);
    if (forever) {
      changeMoods(state.level, creature, ['fixed'], []);
    }
    if (state.of(by) !== undefined) {
      state.logSeen('resisted', creature, monster);
    }
  }

  isHero(creature: number): boolean {
    return this.#state.of(creature) !== undefined;
  }

  golemOf(owner: number): number {
    const own = this.#state.of(owner);
    return own === undefined ? 0 : (golemOf(own)?.id ?? 0);
  }

  dismiss(owner: number): void {
    const own = this.#state.of(owner);
    const golem = own && golemOf(own);
    if (own !== undefined && golem !== undefined) {
      endGolem(own, golem);
    }
  }

  steer(owner: number, direction: number): void {
    const own = this.#state.of(owner);
    const golem = own && golemOf(own);
    if (own !== undefined && golem !== undefined) {
      steerGolem(golem, direction);
      own.logFelt('golem-steered', own.hero.id, golem.id, direction);
    }
  }

  sentBy(god: God, what: Sending): readonly number[] {
    return sentBy(this.#state.content, god, what).map(({ index }) => index);
  }

  golemKind(kind: number): GolemKind {
    const { ruleset, content } = this.#state;
    return golemKindOf(ruleset, content.archetypeAt(kind));
  }

  call(golem: SidedGolem): void {
    const state = this.#state;
    const own = state.of(golem.owner);
    if (own !== undefined) {
      callGolem(own, golem);
      return;
    }
    const { kind, square, owner, hitPoints, wcAdjustment } = golem;
    const caller = authorOf(state, owner);
    const friendly = caller !== undefined && !isHostile(state, caller);
    const traits = monsterTraits(state.content.archetypeAt(kind));
    const stated = traits.hitPoints > 0 ? undefined : hitPoints;
    bringCreature(state, {
      kind,
      on: square,
      owner,
      friendly,
      follows: true,
      hitPoints: stated,
      prowess: wcAdjustment,
    });
  }

  weapon(owner: number, item: number): WeaponFacts | GolemFailure {
    const own = this.#state.of(owner);
    return own === undefined ? 'heroes-only' : golemWeapon(own, item, false);
  }

  failed(caster: number, why: GolemFailure): void {
    this.#state.of(caster)?.logFelt('golem-failed', caster, GOLEM_FAILURES.indexOf(why));
  }

  /** A creature serves the caster, or whom he serves. Half of what it was worth goes to him. */
  #charm(by: number, creature: Creature): void {
    const state = this.#state;
    const caster = authorOf(state, by);
    const owner = caster === undefined ? by : ownerOf(state, caster);
    const isFriend = caster !== undefined && !isHostile(state, caster);
    giveUp(creature);
    relieve(creature, 'afraid');
    changeMoods(state.level, creature, isFriend ? ['friendly'] : [], isFriend ? [] : ['friendly']);
    bind(state.level, creature, owner === creature.id ? 0 : owner);
    state.logSeen('charmed', creature, creature.id);
    const { charmShare } = state.ruleset.slots.spells.sides.moods;
    const share = Math.trunc(forfeitExperience(state, creature) / charmShare);
    const hero = creditedHero(state, by);
    if (hero !== undefined && share > 0) {
      learnFrom(hero, share);
    }
  }

  #tell(creature: Creature, change: (typeof MOOD_CHANGES)[number]): void {
    this.#state.logSeen('mood-changed', creature, creature.id, MOOD_CHANGES.indexOf(change));
  }
}

/** It wakes, hunts, leaves its master, and never changes its mood again. */
function anger(state: GameState, creature: Creature): void {
  wake(creature);
  alarm(creature);
  changeMoods(state.level, creature, ['fixed'], ['friendly', 'calm', 'neutral']);
  if (creature.master !== 0) {
    bind(state.level, creature, 0);
  }
  state.logSeen('mood-changed', creature, creature.id, MOOD_CHANGES.indexOf('angered'));
}
