// Monsters' spells with borrowed effects, on themselves or on the visible hero. Angband 3.0.5 src/melee2.c
// (make_attack_spell: BLINK, HASTE, TELE_TO, DRAIN_MANA); NetHack 3.6.7 src/mcastu.c (cast_cleric_spell:
// CLC_OPEN_WOUNDS).

import { type Creature, heroFacts } from '../../actors/index.ts';
import { rollDice } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { MonsterCharmWord } from '../../objects/index.ts';
import { distance } from '../../world/index.ts';
import { extendCondition } from '../body/afflict.ts';
import { heal, hurt } from '../body/harm.ts';
import { pay } from '../body/pay.ts';
import { freeSquareNear, isFree } from '../dungeon/placing.ts';
import { noticeCreature } from '../movement/noticing.ts';
import { relocate } from '../movement/relocate.ts';
import { stepTo } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';

/** An effect. @returns whether there was any */
type MonsterCharm = (state: GameState, caster: Creature, level: number) => boolean;

/** Distance of a blink in squares: the maximum, and the minimum if there is room. */
const BLINK = { most: 10, least: 5 };

/** Takes the caster to a random nearby square, uniformly. Label: `blink`. */
const blink: MonsterCharm = (state, caster) => {
  const { map } = state.level;
  const near: number[] = [];
  const far: number[] = [];
  for (let square = 0; square < map.size; square++) {
    const away = distance(map, caster.square, square);
    if (away <= BLINK.most && isFree(map, square)) {
      (away < BLINK.least ? near : far).push(square);
    }
  }
  const squares = far.length > 0 ? far : near;
  if (squares.length === 0) {
    return false;
  }
  const to = squares[state.luck('teleport').below(squares.length, 'blink')]!;
  state.logSeen('vanished', caster.square, caster.id);
  relocate(state.level, caster, to);
  noticeCreature(state, caster);
  return true;
};

/** Makes the caster fast for a time. */
const secondWind: MonsterCharm = (state, caster) => {
  extendCondition(state, caster, 'fast', state.ruleset.slots.world.magic.secondWind);
  return true;
};

/** Brings the hero to the square nearest to the caster. */
const beckon: MonsterCharm = (state, caster) => {
  const { hero, level } = state;
  const to = freeSquareNear(level.map, caster.square);
  const apart = distance(level.map, hero.square, caster.square);
  if (to < 0 || distance(level.map, to, caster.square) >= apart) {
    return false;
  }
  state.logFelt('teleported', hero.id, level.map.x(to), level.map.y(to));
  stepTo(state, to);
  return true;
};

/** Sides of the dice of open wounds; the number of dice is 1 plus 1 per two levels. */
const WOUND_SIDES = 6;

/** Wounds the hero from afar; half as much if he resists magic. Label: `wounds`. */
const openWounds: MonsterCharm = (state, caster, level) => {
  const { hero, sheet, ruleset } = state;
  const dice = { count: floorDiv(level, 2) + 1, sides: WOUND_SIDES, bonus: 0 };
  const rolled = rollDice(state.luck('monsters'), dice, 'wounds');
  const { magicResistant } = heroFacts(ruleset, sheet, hero);
  const damage = magicResistant ? floorDiv(rolled + 1, 2) : rolled;
  state.logFelt('hit', caster.id, hero.id, damage, 0);
  hurt(state, hero, damage, caster.id);
  return true;
};

/** Hit points that the caster gains per point of energy aimed at. */
const GAINED = 6;

/** Drains the hero's energy, which heals the caster. Label: `sapped`. */
const sap: MonsterCharm = (state, caster, level) => {
  const { hero, sheet } = state;
  const wanted = floorDiv(state.luck('monsters').roll(1, level, 'sapped'), 2) + 1;
  const taken = Math.min(wanted, sheet.energy);
  if (taken === 0) {
    return false;
  }
  pay(sheet, 'energy', taken);
  state.logFelt('vigour-changed', hero.id, -taken);
  heal(state, caster, GAINED * taken);
  return true;
};

const BY_WORD: Readonly<Record<MonsterCharmWord, MonsterCharm>> = {
  blink,
  'second-wind': secondWind,
  beckon,
  'open-wounds': openWounds,
  sap,
};

/** Effects by the word in a spell's file. */
export const MONSTER_CHARMS: ReadonlyMap<string, MonsterCharm> = new Map(Object.entries(BY_WORD));
