// What the hero learns of monsters in a fight: flags revealed by slays and brands, immunities, blows felt,
// abilities seen.

import { type Creature, trueFacts } from '../../actors/index.ts';
import type { AttackView, MonsterFlag, SlayFlag } from '../../combat/index.ts';
import type { FoeWord } from '../../objects/index.ts';
import { attackBit } from '../../spellcraft/index.ts';
import type { PowerHit } from '../../spells/index.ts';
import { noticeFlag } from '../movement/noticing.ts';
import type { GameState } from '../state/state.ts';

/** A blow or missile with these flags has hit: for each, the hero learns whether it did extra damage. */
export function learnByFlags(state: GameState, target: Creature, flags: readonly SlayFlag[]): void {
  const { slays } = state.ruleset.slots.combat;
  for (const flag of flags) {
    const slay = slays[flag];
    if (slay !== undefined) {
      noticeFlag(state, target, slay.monster, target.facts.combatFlags.includes(slay.monster));
    }
  }
}

/** The hero has hit a visible creature. */
export function learnByStriking(state: GameState, target: Creature, view: AttackView): void {
  if (view.visible) {
    learnByFlags(state, target, view.weapon?.flags ?? view.handFlags ?? []);
  }
}

/** The monster flag for full resistance to an attack type. */
const IMMUNITIES: readonly (readonly [bit: number, flag: MonsterFlag])[] = (
  [
    ['fire', 'immune-fire'],
    ['cold', 'immune-cold'],
    ['acid', 'immune-acid'],
    ['electricity', 'immune-lightning'],
    ['poison', 'immune-poison'],
  ] as const
).map(([type, flag]) => [attackBit(type), flag]);

/** The hero's magic has hit a visible creature: its immunities are revealed. */
export function learnByBurning(state: GameState, target: Creature, attackType: number): void {
  for (const [bit, flag] of IMMUNITIES) {
    if ((attackType & bit) !== 0) {
      noticeFlag(state, target, flag, target.facts.combatFlags.includes(flag));
    }
  }
}

/**
 * A spell of the casting slot has met a creature: the hero learns its resistances, if he cast it and sees the
 * target.
 */
export function learnByMeeting(
  state: GameState,
  target: Creature,
  { power, owner, attackType }: PowerHit,
): void {
  const caster = state.of(owner);
  const isMonster = state.of(target.id) === undefined;
  if (!isMonster || !caster?.isOn(state.level) || !caster.perceives(target)) {
    return;
  }
  const { magicResistant, sleepResistant, drainResistant, lifeless } = trueFacts(
    state.ruleset,
    target,
  );
  const has: Readonly<Partial<Record<FoeWord, boolean>>> = {
    'resists-magic': magicResistant,
    'resists-sleep': sleepResistant,
    'resists-drain': drainResistant,
    'not-living': lifeless,
    'magic-resistance': true,
  };
  for (const word of power.asks ?? []) {
    noticeFlag(caster, target, word, has[word] === true);
  }
  if (power.elemental === true) {
    learnByBurning(caster, target, attackType);
  }
}
