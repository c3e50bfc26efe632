// What a hero's spell does to himself when he aims it there. NetHack 3.6.7 src/zap.c (zapyourself).

import { heroFacts, spellTarget } from '../../actors/index.ts';
import { castAtSelf } from '../../casting/index.ts';
import { isImmune, type PowerHit } from '../../spells/index.ts';
import { immobilise } from '../body/afflict.ts';
import { heal, hurt } from '../body/harm.ts';
import { quicken } from '../body/quickness.ts';
import { cancelPack } from '../items/cancel-thing.ts';
import { teleportHero } from '../movement/teleport.ts';
import type { GameState } from '../state/state.ts';

/** The cause of a death by it. */
const CAUSE = 'their own spell';

/** Carries it out. @param spell its name in the casting slot, or the word of a beam */
export function meetSelf(state: GameState, spell: string, hit: PowerHit): void {
  const { hero, sheet, ruleset } = state;
  const rules = ruleset.slots.casting;
  const chance = state.luck('spells');
  if (rules.attack.atSelf[spell] === undefined) {
    meetOther(state, hit);
    return;
  }
  const target = spellTarget(ruleset, heroFacts(ruleset, sheet, hero));
  const { gives, amount } = castAtSelf(chance, rules, {
    spell,
    role: hit.by.role,
    immune: isImmune(hit, target),
    halfPhysicalDamage: false,
  });
  if (gives === 'healing') {
    heal(state, hero, amount);
  } else if (gives === 'sleep') {
    immobilise(state, hero, 'sleeping', amount, hero.id);
  } else {
    harm(state, hit, amount);
  }
}

/** A spell without dice in the casting slot's table, by what it does to those whom it meets. */
function meetOther(state: GameState, hit: PowerHit): void {
  const { hero } = state;
  switch (hit.power.word) {
    case 'cancellation':
      cancelPack(state);
      return;
    case 'teleport':
      teleportHero(state);
      return;
    case 'slow':
      quicken(state, 'zap-slow');
      return;
    case 'death':
      harm(state, hit, hero.hitPoints + 1);
      return;
    // A hero doesn't lose levels.
    case 'drain-life': {
      const { count, sides } = state.ruleset.slots.world.magic.drained;
      harm(state, hit, state.luck('spells').roll(count, sides, 'at-self'));
      return;
    }
    // Heroes keep their form.
    case 'polymorph':
    // Heroes are not undead, and nothing that they carry can rise.
    case 'turn-undead':
    // Nobody frightens or charms themselves, and the other kinds have dice in every ruleset that ships.
    case 'fear':
    case 'charm':
    case 'force-bolt':
    case 'missiles':
    case 'cold':
    case 'sleep':
    case 'fire':
      state.logFelt('odd-feeling', hero.id);
  }
}

function harm(state: GameState, { attackType }: PowerHit, damage: number): void {
  const { hero } = state;
  state.logFelt('burned', hero.id, hero.id, damage, attackType);
  hurt(state, hero, damage, hero.id, CAUSE);
}
