// The creatures of a level, as input of spells.

import { type Creature, heroFacts, struckView, trueFacts } from '../../actors/index.ts';
import { type Archetype, namesIn, slaysRace } from '../../objects/index.ts';
import { attackBit, type GodRules } from '../../spellcraft/index.ts';
import {
  bringsOnlyStates,
  type CarriedThing,
  type CreatureHitView,
  creatureHit,
  type Living,
  newResult,
  noStates,
  type Store,
  type Strike,
  type Striker,
  type StruckCreature,
} from '../../spells/index.ts';
import { drainExperience, heal, hurt, learnFrom } from '../body/harm.ts';
import { cureHero, restoreHero } from '../body/recovery.ts';
import { bringStates, speedOf } from '../body/struck.ts';
import { carriedThings, changeCarried } from '../items/hit-things.ts';
import { steedUnder } from '../movement/riding/riding.ts';
import { splitWhenStruck } from '../sides/splitting.ts';
import { godOf } from '../state/faith.ts';
import { isHeard } from '../state/heard/hearing.ts';
import { reflectsOwn } from '../state/reflectors.ts';
import { areFoes, authorOf, isHostile, isSpared } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { hearHit } from './heard/hear-hits.ts';
import { learnByBurning } from './learn-foe.ts';
import { shockRings } from './matter/shocked-rings.ts';

/** A view that is refilled for each hit. */
type Hit = { -readonly [Field in keyof CreatureHitView]: CreatureHitView[Field] };
type StrikerFacts = { -readonly [Field in keyof Striker]: Striker[Field] };

/** The attack types that reach things which the target carries. */
const REACHES_THINGS = attackBit('acid') | attackBit('cancellation');

/** The attack type that reaches rings. */
const ELECTRICITY = attackBit('electricity');

/** The attack types that depend on a god. */
const ASKS_GODS = attackBit('turn_undead') | attackBit('holyword');

const NO_THINGS: readonly CarriedThing[] = [];
const NONE = noStates();

/** A monster whose file states no movement. */
function standsStill({ facts, archetype }: Creature): boolean {
  return facts.speed === 0 && archetype.flags.has('monster');
}

/** What a hero dies of that an effect of no creature kills: the name of the effect. */
function causeOf({ content }: GameState, { source }: Strike): string {
  return source < 0 ? '' : content.archetypeAt(source).name;
}

/** The hero and the monsters of one level. */
export class LevelLiving implements Living {
  #state: GameState;
  /** Facts of kinds of creatures as targets. */
  #kinds = new Map<Archetype, StruckCreature>();
  /** The current attacker, hit and result: allocated once, refilled each time. */
  #striker: StrikerFacts = {
    alive: false,
    life: 0,
    mostLife: 0,
    experience: 0,
    turnLevel: 0,
    wisdom: 0,
    god: '',
    faith: undefined,
    oneHit: false,
    friendly: false,
  };
  #hit: Hit = {
    damage: 0,
    attackType: 0,
    strikerLevel: 0,
    slaying: '',
    level: 0,
    resistances: {},
    race: '',
    kindName: '',
    undead: false,
    lifeless: false,
    life: 0,
    mostLife: 0,
    experience: 0,
    squares: 1,
    kind: 'monster',
    speed: 0,
    speedLeft: 0,
    ownDamage: 0,
    runsBelow: 0,
    things: NO_THINGS,
    states: noStates(),
    full: true,
    part: false,
    blow: false,
    striker: this.#striker,
  };
  #result = newResult();

  constructor(state: GameState) {
    this.#state = state;
  }

  isLiving(square: number): boolean {
    const { level } = this.#state;
    return level.map.occupant[square] !== 0 || level.fixtures.wallOn(square) !== undefined;
  }

  strike(strike: Strike): number {
    const state = this.#state;
    if (state.level.map.occupant[strike.square] === 0) {
      return state.ports.fixtures.struck(strike);
    }
    const target = state.creature(state.level.map.occupant[strike.square]!);
    const isOfOne = strike.blow === true || strike.single === true;
    const steed = isOfOne ? undefined : steedUnder(state, target.id);
    const damage = this.#strike(target, strike);
    if (steed?.alive === true) {
      // An effect on a square reaches the rider, and the steed under him.
      const { ends } = strike;
      this.#strike(steed, strike);
      strike.ends ||= ends;
    }
    return damage;
  }

  #strike(target: Creature, strike: Strike): number {
    const state = this.#state;
    const { owner, attackType, blow = false } = strike;
    const hit = this.#hit;
    hit.full = strike.full;
    hit.part = strike.square !== target.square;
    hit.damage = strike.damage;
    hit.attackType = attackType;
    hit.strikerLevel = strike.level;
    hit.slaying = strike.slaying;
    hit.blow = blow;
    this.#face(target);
    this.#faceStriker(strike);
    const result = this.#result;
    const damage = creatureHit(state.spells.chance, state.spells.rules, hit, result);
    if (isHeard(state)) {
      hearHit(state, { target, owner, name: causeOf(state, strike) }, hit, damage, result);
    }
    strike.ends = result.strikerEnds;
    if (!blow && !bringsOnlyStates(attackType)) {
      const source = strike.source + 1;
      state.logSeen('burned', strike.square, owner, target.id, damage, attackType, source);
    }
    const caster = state.of(owner);
    const learns = !blow && caster?.isOn(state.level) === true && caster.sees(strike.square);
    if (learns && state.of(target.id) === undefined) {
      learnByBurning(caster, target, attackType);
    }
    changeCarried(state, target, result.things);
    this.#drain(target, owner);
    if (!blow) {
      hurt(state, target, damage, owner, owner === 0 ? causeOf(state, strike) : '');
    }
    if ((attackType & ELECTRICITY) !== 0 && !blow) {
      shockRings(state, target, damage);
    }
    if (target.alive) {
      bringStates(state, target, result, owner);
      if (damage > 0) {
        splitWhenStruck(state, target, attackType);
      }
    }
    return damage;
  }

  /** Experience and life that go from the target to the one who is credited. */
  #drain(target: Creature, by: number): void {
    const { experienceLost, experienceGained, drained, stolen } = this.#result;
    const state = this.#state;
    if (experienceLost > 0) {
      drainExperience(state, target, experienceLost);
      const gainer = state.of(by);
      if (gainer !== undefined && experienceGained > 0 && state.of(target.id) === undefined) {
        learnFrom(gainer, experienceGained);
      }
    }
    const healed = drained + stolen;
    if (healed > 0 && state.spells.rules.hits.stealsForOwner) {
      const thief = state.of(by)?.hero ?? state.level.creatures.find(by);
      if (thief?.alive === true && thief !== target) {
        heal(state, thief, healed);
      }
    }
  }

  /** The attacker: an effect, whose owner turns, and by some rules gains what it drains. */
  #faceStriker({ owner, level, oneHit, rune, blow = false, attackType, god }: Strike): void {
    const state = this.#state;
    const striker = this.#striker;
    const own = state.of(owner);
    const creature = own?.hero ?? state.level.creatures.find(owner);
    const gains = state.spells.rules.hits.stealsForOwner && creature !== undefined;
    striker.alive = blow;
    striker.life = gains ? creature.hitPoints : 0;
    striker.mostLife = gains ? creature.maxHitPoints : 0;
    striker.turnLevel = own?.sheet.level ?? creature?.level ?? level;
    striker.wisdom = own?.sheet.present.wisdom ?? 0;
    striker.oneHit = oneHit;
    striker.friendly = own !== undefined && rune !== true;
    striker.faith = (attackType & ASKS_GODS) === 0 ? undefined : this.#faithOf(owner, god ?? 0);
  }

  /** The god in whose name an effect hits, else its owner's. @param named its archetype index plus 1; 0: none */
  #faithOf(owner: number, named: number): GodRules | undefined {
    const state = this.#state;
    const god =
      named === 0
        ? godOf(state, owner)
        : state.content.gods.find(({ archetype }) => archetype.index === named - 1);
    return (
      god && {
        name: god.name,
        owns: namesIn(god.races.toLowerCase()),
        slaysUndead: slaysRace(god, 'undead'),
      }
    );
  }

  heal(creature: number, amount: number): number {
    return heal(this.#state, this.#state.creature(creature), amount);
  }

  idOn(square: number): number {
    return this.#state.level.map.occupant[square]!;
  }

  squareOf(caster: number): number {
    const { level, scratch } = this.#state;
    const fixture = level.fixtures.find(caster);
    if (fixture !== undefined) {
      return fixture.square;
    }
    return scratch.aimsFrom >= 0 ? scratch.aimsFrom : this.#state.creature(caster).square;
  }

  isOn(creature: number, square: number): boolean {
    const { level } = this.#state;
    if (level.map.occupant[square] === creature) {
      return true;
    }
    const own = this.#state.of(creature);
    return own !== undefined
      ? own.isOn(level) && own.hero.alive && own.hero.square === square
      : level.fixtures.find(creature)?.square === square;
  }

  friendOn(square: number, caster: number, servants: boolean): number {
    const state = this.#state;
    const isOwn = state.of(caster) !== undefined || state.level.fixtures.find(caster) !== undefined;
    const found = isOwn ? this.#on(square) : undefined;
    if (found === undefined) {
      return 0;
    }
    const isFriend = state.of(found.id) !== undefined || (servants && !isHostile(state, found));
    return isFriend ? found.id : 0;
  }

  helpedBy(caster: number, servants: boolean): number {
    const state = this.#state;
    const fixture = state.level.fixtures.find(caster);
    if (fixture !== undefined) {
      return this.friendOn(fixture.square, caster, servants);
    }
    const master = state.of(caster) === undefined ? state.creature(caster).master : 0;
    const lord = master === 0 ? undefined : state.level.creatures.find(master);
    return lord?.alive === true ? lord.id : caster;
  }

  isQuarry(square: number, owner: number): boolean {
    const found = this.#on(square);
    const author = authorOf(this.#state, owner);
    if (found === undefined || author === undefined) {
      return found !== undefined && this.#state.of(found.id) !== undefined;
    }
    return areFoes(this.#state, author, found);
  }

  isOpposed(square: number, caster: number): boolean {
    const state = this.#state;
    const found = this.#on(square);
    const author = authorOf(state, caster);
    return found !== undefined && !isSpared(state, author, found);
  }

  /** 1 for a kind that reflects spells or a hero who wears a reflecting item, else 0. */
  reflectorsOn(square: number): number {
    const found = this.#on(square);
    return found !== undefined && reflectsOwn(this.#state, found, 'reflects-spells') ? 1 : 0;
  }

  restore(creature: number, store: Store, amount: number): boolean {
    const own = this.#state.of(creature);
    return own !== undefined && restoreHero(own, store, amount);
  }

  cure(creature: number, kinds: number): boolean {
    const own = this.#state.of(creature);
    return own !== undefined && cureHero(own, kinds);
  }

  /** Fills in the target of the hit; facts of a monster's kind are cached. */
  #face(creature: Creature): void {
    const { ruleset } = this.#state;
    const hit = this.#hit;
    const own = this.#state.of(creature.id);
    hit.things =
      (hit.attackType & REACHES_THINGS) === 0 ? NO_THINGS : carriedThings(this.#state, creature);
    hit.states = creature.conditions.struck ?? NONE;
    hit.mostLife = creature.maxHitPoints;
    hit.speed = standsStill(creature) ? 0 : speedOf(this.#state, creature);
    hit.speedLeft = hit.states.still > 0 ? hit.states.stillClock : 0;
    if (own !== undefined) {
      Object.assign(hit, struckView(heroFacts(ruleset, own.sheet, creature)));
      return;
    }
    if (!creature.forces.none) {
      Object.assign(hit, struckView(trueFacts(ruleset, creature)));
      return;
    }
    let kind = this.#kinds.get(creature.archetype);
    if (kind === undefined) {
      kind = struckView(trueFacts(ruleset, creature));
      this.#kinds.set(creature.archetype, kind);
    }
    Object.assign(hit, kind);
    hit.level = creature.level;
    hit.life = creature.hitPoints;
    hit.experience = Math.max(0, kind.experience - creature.stock.experienceLost);
  }

  #on(square: number): Creature | undefined {
    const id = this.#state.level.map.occupant[square]!;
    return id === 0 ? undefined : this.#state.creature(id);
  }
}
