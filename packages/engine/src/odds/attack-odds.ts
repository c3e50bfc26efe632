// What an attack is worth: chance to hit, blows, damage, and how long the kill takes. Everything is
// asked of the rules of combat; nothing of them is repeated here.

import { Distribution, Enumerator, NoteList, type WeightedNote } from '../chance/index.ts';
import {
  type AttackerView,
  type AttackView,
  attackDamage,
  type CombatFact,
  type CombatRules,
  type HitChance,
  hitChance,
  meleeAttack,
  prepareAttack,
  type TargetView,
} from '../combat/index.ts';
import { InvariantError } from '../errors/index.ts';
import { type TurnsToKill, turnsToKill } from './turns-to-kill.ts';

/** Who strikes at whom. */
export interface AttackOddsView {
  readonly attacker: AttackerView;
  /** Its `hp` is left out where `hitPoints` says what is known of them. */
  readonly target: TargetView;
  /** Hit points of 0 or more as far as they are known; absent: the target's own, or none. */
  readonly hitPoints?: Distribution | undefined;
  /** Without the notes of the blows, which take as long as all the rest. */
  readonly brief?: boolean | undefined;
}

/** What an attack is worth. */
export interface AttackOdds {
  /** Base melee skill, before bonuses. */
  readonly baseSkill: number;
  /** Skill with bonuses, before what the dark takes of it. */
  readonly skill: number;
  /** Of one blow. */
  readonly hit: HitChance;
  readonly blows: number;
  /** Of one attack with all its blows, as if the target could take them all. */
  readonly damage: Distribution;
  /** The probability that one attack kills, and the opposite; absent for what can't die. */
  readonly kill: { readonly chance: number; readonly survives: number } | undefined;
  /** Absent for what can't die. */
  readonly turns: TurnsToKill | undefined;
  /** What mattered, each fact with the probability that it does. */
  readonly notes: readonly WeightedNote[];
}

/**
 * Answers for one fighter against one target.
 * @param ask keeps what it learns; hand in the same one while questions are alike
 */
export function attackOdds(
  rules: CombatRules,
  view: AttackOddsView,
  ask: Enumerator = new Enumerator(),
): AttackOdds {
  const { attacker, target } = view;
  const sheet = new NoteList();
  const attack = meleeAttack(rules, { attacker, target: { ...target, hp: undefined } }, sheet);
  const skill = attackSkill(rules, attack);
  const { armorClass, visible } = target;
  const damage = ask.askNumber(attackDamage, rules, attack);
  const needed = damageNeeded(rules, view, attack);
  const turns = needed === undefined ? undefined : turnsToKill(damage, needed);
  const explained = view.brief
    ? []
    : new Enumerator({ collect: true }).explain(attackDamage, rules, attack);
  return {
    baseSkill: attack.baseSkill,
    skill,
    hit: hitChance(rules, { skill, armorClass, visible }),
    blows: attack.blows,
    damage,
    kill:
      turns === undefined
        ? undefined
        : { chance: turns.probabilities[0]!, survives: turns.alive[1]! },
    turns,
    notes: [...sheet.toArray().map(note => ({ ...note, probability: 1 })), ...explained],
  };
}

/** The skill of the attack as the rule itself notes it. */
function attackSkill(rules: CombatRules, attack: AttackView): number {
  const notes = new NoteList();
  prepareAttack(rules, attack, notes);
  const noted = notes.toArray().find(({ fact }) => fact === ('attack-skill' satisfies CombatFact));
  if (noted === undefined) {
    throw new InvariantError('the rule of attacks noted no skill');
  }
  return noted.amount;
}

/** The damage that kills: an attack ends when its damage exceeds what the rule calls enough. */
function damageNeeded(
  rules: CombatRules,
  { target, hitPoints }: AttackOddsView,
  attack: AttackView,
): Distribution | undefined {
  const known =
    hitPoints ?? (target.hp === undefined ? undefined : Distribution.certain(target.hp));
  return known?.map(hp => prepareAttack(rules, { ...attack, hp }).enough + 1);
}
