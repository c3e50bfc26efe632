// What the spells of monsters' lists do. NetHack 3.6.7 src/mcastu.c (cast_wizard_spell, cast_cleric_spell),
// src/do_wear.c (destroy_arm), src/wizard.c (nasty).

import {
  type Creature,
  chooseKind,
  heroFacts,
  makeMonster,
  type SpawnEntry,
  spawnTable,
  wornAt,
} from '../../../actors/index.ts';
import type { ListOutcome, ListSpell } from '../../../casting/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import { classOf, type EquipmentSlot, textOf } from '../../../objects/index.ts';
import { attackBit } from '../../../spellcraft/index.ts';
import { prolong, setCondition } from '../../body/afflict.ts';
import { loseAttribute } from '../../body/attribute-loss.ts';
import { heal, hurt } from '../../body/harm.ts';
import { holdAndTell } from '../../body/helpless.ts';
import { FOR_GOOD, hastenMonster } from '../../body/quickness.ts';
import { wakeEveryone } from '../../body/rousing.ts';
import { freeSquareNear } from '../../dungeon/placing.ts';
import { settleForces } from '../../forces/refit-bearer.ts';
import { curseBout } from '../../items/handled/curse-bout.ts';
import { stackOf } from '../../items/item-loss.ts';
import { useUp, useUpAll } from '../../items/pack.ts';
import { shockRings } from '../../magic/matter/shocked-rings.ts';
import { markSeen } from '../../movement/noticing.ts';
import { join } from '../../movement/roster.ts';
import { lookAround } from '../../movement/stepping.ts';
import { worstOf } from '../../powers/creatures/summon-nasty.ts';
import { alarm } from '../../state/alarm.ts';
import type { GameState } from '../../state/state.ts';

type ListDeed = (state: GameState, caster: Creature, cast: ListOutcome) => void;

const wounds: ListDeed = (state, { id }, { damage }) => {
  state.logFelt('hit', id, state.hero.id, damage, 0);
  hurt(state, state.hero, damage, id);
};

/** Damage by an element, and the loss of things that it destroys. */
function strikes(
  element: 'fire' | 'electricity' | 'physical',
  destroys: readonly string[],
): ListDeed {
  return (state, { id }, { damage }) => {
    const { hero } = state;
    state.logFelt('burned', id, hero.id, damage, attackBit(element), 0);
    hurt(state, hero, damage, id);
    if (state.ending === undefined) {
      const shocks = element === 'electricity' && state.ruleset.slots.charging.shock !== undefined;
      destroyThings(state, shocks ? destroys.filter(kind => kind !== 'ring') : destroys);
      if (shocks) {
        shockRings(state, hero, damage);
      }
    }
  };
}

/** Pieces of some classes are destroyed with the probability of explosions. Label: `item-destroyed`. */
function destroyThings(state: GameState, classes: readonly string[]): void {
  const { sheet, ruleset, hero } = state;
  const { times, over } = ruleset.slots.casting.attack.explosion.destroys;
  const chance = state.luck('monsters');
  const endangered = sheet.inventory.things.filter(
    item => classes.includes(classOf(item.archetype)) && !stackOf(item).exempt,
  );
  for (const item of endangered) {
    const lost = chance.fold(item.count, 0, (luck, gone) =>
      luck.test(times, over, 'item-destroyed') ? gone + 1 : gone,
    );
    if (lost > 0) {
      state.logFelt('item-destroyed', hero.id, item.id, lost);
      for (let left = lost; left > 0; left--) {
        useUp(state, item);
      }
    }
  }
}

const shock = strikes('electricity', ['wand', 'ring']);

/** Armour besides that of the body, in the order in which it is tried. */
const OTHERS: readonly EquipmentSlot[] = ['helmet', 'gloves', 'boots', 'shield'];

/**
 * A worn piece turns to dust: cloak, else body armour, unless one of the others is struck instead. Label:
 * `armour-struck`. NetHack 3.6.7 src/mhitu.c (some_armor)
 */
const destroyArmour: ListDeed = state => {
  const { sheet, hero, ruleset } = state;
  const oneIn = ruleset.slots.casting.creatures.lists?.armourOneIn ?? 1;
  const chance = state.luck('monsters');
  let struck = wornAt(sheet, 'cloak') ?? wornAt(sheet, 'body');
  for (const slot of OTHERS) {
    const piece = wornAt(sheet, slot);
    if (piece !== undefined && (struck === undefined || chance.test(1, oneIn, 'armour-struck'))) {
      struck = piece;
    }
  }
  const resists = heroFacts(ruleset, sheet, hero).magicResistant;
  if (struck === undefined || resists || struck.fact('artifact') !== 0) {
    state.logFelt('odd-feeling', hero.id);
    return;
  }
  state.logFelt('turned-to-dust', hero.id, struck.id);
  useUpAll(state, struck);
};

/** Monsters come to stand around the hero, and hunt him. Labels: `comers`, `kind`. */
function summon(state: GameState, caster: Creature, count: number, among: readonly SpawnEntry[]) {
  const { content, ruleset, hero, level } = state;
  const chance = state.luck('monsters');
  for (let number = 0; number < count; number++) {
    const kind = chooseKind(chance, among);
    const square = freeSquareNear(level.map, hero.square, kind?.shape);
    if (kind === undefined || square < 0) {
      break;
    }
    const comer = makeMonster(chance, ruleset, content, kind, square, () => state.newId());
    join(level, comer);
    alarm(comer);
    markSeen(state, comer);
    const { map } = level;
    state.logSeen('summoned', comer, caster.id, comer.id, map.x(square), map.y(square));
  }
  lookAround(state);
}

/** The kinds that are met at this depth. */
function kindsHere({ content, ruleset, depth, sheet, world }: GameState): readonly SpawnEntry[] {
  const { spawning } = ruleset.slots.world;
  return spawnTable(spawning, content, {
    depth,
    heroLevel: sheet.level,
    extinct: world.extinct,
  });
}

/** The letter by which insects are drawn. */
const INSECTS = 'a';

/** Insects, else whatever else is met here. */
const insects: ListDeed = (state, caster) => {
  const { perLevels = 1, least = 1 } = state.ruleset.slots.casting.creatures.lists?.insects ?? {};
  const die = Math.max(1, floorDiv(caster.level, perLevels));
  const count = Math.max(least, state.luck('monsters').roll(1, die, 'comers'));
  const kinds = kindsHere(state);
  const small = kinds.filter(({ kind }) => textOf(kind, 'glyph') === INSECTS);
  summon(state, caster, count, small.length > 0 ? small : kinds);
};

/** The worst kinds of this depth. */
const nasties: ListDeed = (state, caster) => {
  const { perLevels, most } = state.ruleset.slots.world.powers.nasties;
  const die = Math.max(1, floorDiv(caster.level, perLevels));
  const count = Math.min(most, state.luck('monsters').roll(1, die, 'comers'));
  summon(state, caster, count, worstOf(kindsHere(state)));
};

/** A state of the hero. */
function brings(condition: 'confused' | 'blind' | 'stunned'): ListDeed {
  return (state, _, { amount }) => {
    if (amount === 0) {
      state.logFelt('odd-feeling', state.hero.id);
    } else {
      prolong(state, state.hero, condition, amount);
    }
  };
}

/** What each spell does. */
export const LIST_DEEDS: Readonly<Record<ListSpell, ListDeed>> = {
  'psi-bolt': wounds,
  'open-wounds': wounds,
  geyser: strikes('physical', []),
  'fire-pillar': strikes('fire', ['scroll', 'potion', 'spellbook']),
  lightning: (state, caster, cast) => {
    shock(state, caster, cast);
    if (cast.amount > 0 && state.ending === undefined) {
      prolong(state, state.hero, 'blind', cast.amount);
    }
  },
  'cure-self': (state, caster, { amount }) => {
    heal(state, caster, amount);
  },
  'haste-self': (state, caster) => {
    hastenMonster(state, caster);
  },
  disappear: (state, caster) => {
    setCondition(state, caster, 'invisible', FOR_GOOD);
    settleForces(state, caster);
    lookAround(state);
  },
  // Nobody but its one master can.
  clone: () => undefined,
  stun: brings('stunned'),
  confuse: brings('confused'),
  blind: brings('blind'),
  paralyse: (state, { id }, { amount }) => holdAndTell(state, 'paralysed', amount, id),
  weaken: (state, _, { amount }) => {
    for (let point = 0; point < amount; point++) {
      loseAttribute(state, 'str');
    }
    if (amount === 0) {
      state.logFelt('odd-feeling', state.hero.id);
    }
  },
  'destroy-armour': destroyArmour,
  'curse-items': state => curseBout(state),
  aggravate: state => wakeEveryone(state, state.luck('monsters')),
  'summon-nasties': nasties,
  insects,
  'touch-of-death': (state, { id, archetype }, { kills }) => {
    if (kills) {
      hurt(state, state.hero, state.hero.hitPoints + 1, id, `the touch of ${archetype.name}`);
    } else {
      state.logFelt('odd-feeling', state.hero.id);
    }
  },
};
