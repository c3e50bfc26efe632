// Odds of an attack: chance to hit, blows, damage, and turns to kill. All numbers come from the combat rules,
// none of which is repeated here.

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
import { TurnsCount, type TurnsToKill } from './kills/turns-to-kill.ts';

/** The attacker and the target. */
export interface AttackOddsView {
  readonly attacker: AttackerView;
  /** Its `hp` is omitted where `hitPoints` gives their distribution. */
  readonly target: TargetView;
  /** Distribution of the hit points, 0 or more; absent: the target's own, or none. */
  readonly hitPoints?: Distribution | undefined;
  /** Omits the notes of the blows, which take as long as everything else. */
  readonly brief?: boolean | undefined;
}

/** The odds of an attack. */
export interface AttackOdds {
  /** Base melee skill, before bonuses. */
  readonly baseSkill: number;
  /** Skill with bonuses, before the penalty for an unseen target. */
  readonly skill: number;
  /** For one blow. */
  readonly hit: HitChance;
  readonly blows: number;
  /** Of one attack with all its blows, for a target that doesn't die. */
  readonly damage: Distribution;
  /** The probability that one attack kills, and its complement; undefined for a target that can't die. */
  readonly kill: { readonly chance: number; readonly survives: number } | undefined;
  /** Undefined for a target that can't die. */
  readonly turns: TurnsToKill | undefined;
  /** The facts that mattered, each with its probability. */
  readonly notes: readonly WeightedNote[];
}

/**
 * The odds of one attacker against one target.
 * @param ask a cache; pass the same one for similar questions
 */
export function attackOdds(
  rules: CombatRules,
  view: AttackOddsView,
  ask: Enumerator = new Enumerator(),
): AttackOdds {
  const counted = countedAttack(rules, view);
  const { attack, view: attackView, skill } = counted;
  const needed = damageNeeded(rules, view, attackView);
  const { armourClass, visible } = view.target;
  const strikes = strikesOf(rules, attack, ask, needed && new TurnsCount(needed));
  const { damage, kill, turns } = strikes;
  return {
    baseSkill: attackView.baseSkill,
    skill,
    hit: forcedHit(ask, hitChance(rules, { skill, armourClass, visible })),
    blows: blowsOf(attackView),
    damage,
    kill,
    turns,
    notes: view.brief ? counted.sheet : attackNotes(rules, counted, collecting(ask)),
  };
}

/** A prepared attack with its notes. */
export interface CountedAttack {
  readonly view: AttackView;
  readonly attack: Attack;
  /** Skill with bonuses, before the penalty for an unseen target. */
  readonly skill: number;
  /** Notes of the attacker's own numbers. */
  readonly sheet: readonly WeightedNote[];
  /** Notes of the attack's numbers. */
  readonly prepared: readonly WeightedNote[];
}

/** Prepares an attack on a target with unknown hit points. */
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

/** The blows of an attack, with those that a form adds. */
function blowsOf({ blows, further = [] }: AttackView): number {
  return further.reduce((sum, next) => sum + next.blows, blows);
}

/** The probability that a blow of an attack hits; for a form with several attacks, that of any one of its blows. */
export function hitShare(attack: Attack): number {
  const parts = partsOf(attack);
  const blows = parts.reduce((sum, { times }) => sum + times, 0);
  return blows === 0
    ? attack.k / attack.n
    : parts.reduce((sum, { times, k, n }) => sum + (times * k) / n, 0) / blows;
}

/** The probability that at least one blow of an attack hits, for 0 points or more. */
export function anyHitShare(attack: Attack): number {
  return 1 - partsOf(attack).reduce((misses, { times, k, n }) => misses * (1 - k / n) ** times, 1);
}

function partsOf(attack: Attack): readonly Attack[] {
  return [attack, ...(attack.further ?? [])];
}

/** The chance to hit, certain either way where luck is forced. */
export function forcedHit(ask: Enumerator, hit: HitChance): HitChance {
  const { numerator, denominator, probability } = hit;
  return ask.options.force === undefined
    ? hit
    : { ...hit, probability: probability && ask.shareOf(numerator, denominator, 'hit') };
}

/** An enumerator that collects notes; pass the same one for similar attacks. @param ask the luck; absent: unforced */
export function collecting(ask?: Enumerator): Enumerator {
  return new Enumerator({ ...ask?.options, collect: true });
}

/** All notes of an attack: the certain ones, and those of its blows with their probabilities. */
export function attackNotes(
  rules: CombatRules,
  { sheet, prepared, attack }: CountedAttack,
  explainer: Enumerator,
): readonly WeightedNote[] {
  const struck = partsOf(attack).flatMap(
    ({ blow }) => explainer.remember(strike, rules, blow).notes,
  );
  return [...sheet, ...prepared, ...struck];
}

/** The numbers of an attack. */
export interface Strikes extends Pick<AttackOdds, 'damage' | 'kill' | 'turns'> {
  /** Damage of one blow that hits. */
  readonly blow: Distribution;
}

/** Computes an attack's numbers. @param count counter for attacks on the target; absent if it can't die */
export function strikesOf(
  rules: CombatRules,
  attack: Attack,
  ask: Enumerator,
  count: TurnsCount | undefined,
): Strikes {
  if (attack.further !== undefined) {
    return strikesInForm(rules, attack, ask, count);
  }
  const blow = ask.remember(strike, rules, attack.blow).distribution!;
  const damage = ask.askSum(attack, strike, rules, attack.blow);
  const hit = ask.shareOf(attack.k, attack.n, 'hit');
  const turns = count?.turns({ times: attack.times, hit, damage: blow, together: damage });
  const kill = turns && { chance: turns.probabilities[0]!, survives: turns.alive[1]! };
  return { blow, damage, kill, turns };
}

/** The numbers of an attack with different blows. Its damage may be nothing, so an attack counts as one try. */
function strikesInForm(
  rules: CombatRules,
  attack: Attack,
  ask: Enumerator,
  count: TurnsCount | undefined,
): Strikes {
  const parts = partsOf(attack).filter(({ times }) => times > 0);
  const blows = parts.reduce((sum, { times }) => sum + times, 0);
  const damage = parts
    .map(part => ask.askSum(part, strike, rules, part.blow))
    .reduce((sum, one) => sum.plus(one), Distribution.certain(0));
  const hits = parts.map(
    ({ times, blow }) => [times / blows, ask.remember(strike, rules, blow).distribution!] as const,
  );
  const blow = blows === 0 ? Distribution.certain(0) : Distribution.mixture(hits);
  const turns = count?.turns({ times: 1, hit: 1, damage, together: damage });
  const kill = turns && { chance: turns.probabilities[0]!, survives: turns.alive[1]! };
  return { blow, damage, kill, turns };
}

/** The damage that kills: an attack ends once its damage exceeds the rule's `enough`. */
export function damageNeeded(
  rules: CombatRules,
  { target, hitPoints }: Pick<AttackOddsView, 'target' | 'hitPoints'>,
  attack: AttackView,
): Distribution | undefined {
  const known =
    hitPoints ?? (target.hp === undefined ? undefined : Distribution.certain(target.hp));
  return known?.map(hp => prepareAttack(rules, { ...attack, hp }).enough + 1);
}
