// What an attack is worth: chance to hit, blows, damage, and how long the kill takes. Everything is
// asked of the rules of combat; nothing of them is repeated here.

import { Distribution, Enumerator, NoteList, type WeightedNote } from '../chance/index.ts';
import {
  type Attack,
  type AttackerView,
  type AttackView,
  type CombatFact,
  type CombatRules,
  type HitChance,
  hitChance,
  meleeAttack,
  prepareAttack,
  strike,
  type TargetView,
} from '../combat/index.ts';
import { InvariantError } from '../errors/index.ts';
import { certainly } from './certain-notes.ts';
import { TurnsCount, type TurnsToKill } from './turns-to-kill.ts';

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
  const counted = countedAttack(rules, view);
  const { attack, view: attackView, skill } = counted;
  const needed = damageNeeded(rules, view, attackView);
  const { armorClass, visible } = view.target;
  const strikes = strikesOf(rules, attack, ask, needed && new TurnsCount(needed));
  const { damage, kill, turns } = strikes;
  return {
    baseSkill: attackView.baseSkill,
    skill,
    hit: hitChance(rules, { skill, armorClass, visible }),
    blows: attackView.blows,
    damage,
    kill,
    turns,
    notes: view.brief ? counted.sheet : attackNotes(rules, counted, collecting()),
  };
}

/** An attack with all that is certain about it, and what was noted on the way. */
export interface CountedAttack {
  readonly view: AttackView;
  readonly attack: Attack;
  /** Skill with bonuses, before what the dark takes of it. */
  readonly skill: number;
  /** What the fighter's own numbers come from. */
  readonly sheet: readonly WeightedNote[];
  /** What the attack's numbers come from. */
  readonly prepared: readonly WeightedNote[];
}

/** Works out everything certain about an attack on something of unknown hit points. */
export function countedAttack(
  rules: CombatRules,
  { attacker, target }: Pick<AttackOddsView, 'attacker' | 'target'>,
): CountedAttack {
  const sheet = new NoteList();
  const view = meleeAttack(rules, { attacker, target: { ...target, hp: undefined } }, sheet);
  const notes = new NoteList();
  const attack = prepareAttack(rules, view, notes);
  const noted = notes.toArray().find(({ fact }) => fact === ('attack-skill' satisfies CombatFact));
  if (noted === undefined) {
    throw new InvariantError('the rule of attacks noted no skill');
  }
  const skill = noted.amount;
  return { view, attack, skill, sheet: certainly(sheet), prepared: certainly(notes) };
}

/** Luck that keeps the notes of rules; hand in the same one while attacks are alike. */
export function collecting(): Enumerator {
  return new Enumerator({ collect: true });
}

/** Everything that is noted about an attack: what is certain, and what its blows may bring. */
export function attackNotes(
  rules: CombatRules,
  { sheet, prepared, attack }: CountedAttack,
  explainer: Enumerator,
): readonly WeightedNote[] {
  return [...sheet, ...prepared, ...explainer.remember(strike, rules, attack.blow).notes];
}

/** What the numbers of an attack come to. */
export interface Strikes extends Pick<AttackOdds, 'damage' | 'kill' | 'turns'> {
  /** Of one blow that hits. */
  readonly blow: Distribution;
}

/** Asks for an attack. @param count of attacks against the target; absent for what can't die */
export function strikesOf(
  rules: CombatRules,
  attack: Attack,
  ask: Enumerator,
  count: TurnsCount | undefined,
): Strikes {
  const blow = ask.remember(strike, rules, attack.blow).distribution!;
  const damage = ask.askSum(attack, strike, rules, attack.blow);
  const hit = attack.k / attack.n;
  const turns = count?.turns({ times: attack.times, hit, damage: blow, together: damage });
  const kill = turns && { chance: turns.probabilities[0]!, survives: turns.alive[1]! };
  return { blow, damage, kill, turns };
}

/** The damage that kills: an attack ends when its damage exceeds what the rule calls enough. */
export function damageNeeded(
  rules: CombatRules,
  { target, hitPoints }: Pick<AttackOddsView, 'target' | 'hitPoints'>,
  attack: AttackView,
): Distribution | undefined {
  const known =
    hitPoints ?? (target.hp === undefined ? undefined : Distribution.certain(target.hp));
  return known?.map(hp => prepareAttack(rules, { ...attack, hp }).enough + 1);
}
