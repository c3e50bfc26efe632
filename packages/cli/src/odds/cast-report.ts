// The answer of `odds cast`, for people and for programs.

import type { CastingPool } from '@roguewright/engine/casting';
import type { Distribution } from '@roguewright/engine/chance';
import {
  type CastAnswer,
  type CastQuestion,
  DENIED,
  type KnownEffect,
  originsOf,
  PURSE,
  rulesetLine,
  type SpellEffect,
} from '@roguewright/engine/face';
import type { CastOdds, Explanation } from '@roguewright/engine/odds';
import { type BroughtOdds, turnsQuantile } from '@roguewright/engine/odds';
import type { Ruleset, SlotName } from '@roguewright/engine/rulesets';
import { tellEffect } from '@roguewright/engine/words';
import { decimal, percent } from '../terminal/numbers.ts';
import { paint } from '../terminal/paint.ts';
import { plot } from '../terminal/plot.ts';
import { table, wrap } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { distributionJson, spreadText, turnsPlot, turnsText } from './distributions.ts';

/** The answer as text. */
export function castText(
  terminal: Terminal,
  ruleset: Ruleset,
  question: CastQuestion,
  answer: CastAnswer,
): string {
  const { damage, healing } = question;
  const { target, backfires } = answer;
  const rows = [...attemptRows(question, answer), ...effectRows(ruleset, question, answer)];
  const columns = Math.min(terminal.columns, 100);
  const parts = [
    `${paint(terminal, 'accent', wrap(question.title, columns))}`,
    `${rulesetLine(ruleset, slotsOf(question))}\n\n`,
    table(rows.map(([name = '', value = '']) => [`  ${name}`, value])),
  ];
  const remarks = remarksOf(question);
  if (remarks.length > 0) {
    parts.push(
      '\n',
      ...remarks.map(remark => paint(terminal, 'muted', wrap(remark, columns, '  '))),
    );
  }
  if (backfires !== undefined) {
    return parts.join('');
  }
  if (damage !== undefined && damage.max > 0) {
    parts.push('\n', damagePlot(terminal, question));
  }
  if (healing !== undefined) {
    const title = 'hit points given back by one cast';
    parts.push('\n', plot(terminal, { title, values: healing, mean: healing.mean }));
  }
  if (target !== undefined && Number.isFinite(target.turns.mean)) {
    parts.push('\n', turnsPlot(terminal, target.turns, 'attempts'));
  }
  return parts.join('');
}

/** The answer for a spell whose path is denied to the caster. */
export function deniedText(
  terminal: Terminal,
  ruleset: Ruleset,
  { title }: Pick<CastQuestion, 'title'>,
): string {
  const columns = Math.min(terminal.columns, 100);
  return [
    paint(terminal, 'accent', wrap(title, columns)),
    `${rulesetLine(ruleset, ['spells'])}\n\n`,
    wrap(DENIED, columns, '  '),
  ].join('');
}

/** The same as one JSON document. */
export function deniedJson(ruleset: Ruleset, { known }: Pick<CastQuestion, 'known'>): string {
  const spell = known?.spell.archetype.id;
  return `${JSON.stringify({ ruleset: ruleset.id, spell, refused: 'denied-path' }, undefined, 2)}\n`;
}

/** The slots whose rules the answer is by. */
function slotsOf({ known, hitPoints }: CastQuestion): SlotName[] {
  const slots: SlotName[] = ['casting'];
  if (known?.spell.slot === 'spells') {
    slots.push('spells');
  }
  return hitPoints === undefined ? slots : [...slots, 'combat'];
}

function attemptRows(question: CastQuestion, { odds, backfires }: CastAnswer): [string, string][] {
  const { castingTime } = question;
  const fails = odds.paid.probability(({ outcome }) => outcome !== 'cast');
  const casts = odds.paid.probability(({ outcome }) => outcome === 'cast');
  const rows: [string, string][] = [['fails', `${percent(fails, casts)}${otherEnds(odds)}`]];
  if (backfires !== undefined) {
    return [...rows, ['price', forgottenPrice(backfires)], ...backfireRows(backfires)];
  }
  rows.push(['price', priceText(question, odds)], ['nutrition', nutritionText(odds)]);
  if (castingTime !== undefined) {
    const unit = castingTime === 1 ? 'tick' : 'ticks';
    rows.push(['casting time', `${decimal(castingTime)} ${unit}`]);
  }
  return rows;
}

function effectRows(
  ruleset: Ruleset,
  question: CastQuestion,
  { odds, target, backfires }: CastAnswer,
): [string, string][] {
  const { damage, healing, known } = question;
  if (backfires !== undefined) {
    return [];
  }
  const rows: [string, string][] = [];
  if (damage !== undefined) {
    rows.push(['damage once cast', damageText(damage, known)]);
  }
  if (known?.effect.brings !== undefined) {
    rows.push(...broughtRows(known.effect, known.effect.brings, odds));
  }
  if (healing !== undefined) {
    rows.push(['heals once cast', spreadText(healing)]);
  }
  if (target !== undefined) {
    const { kill, turns } = target;
    const dies = `the target dies below 0 hit points by the combat rules of ${ruleset.origins.combat}`;
    rows.push(
      ['chance to kill', `${percent(kill.chance, kill.survives)} with one attempt; ${dies}`],
      ['attempts to kill', turnsText(turns)],
    );
  }
  return rows;
}

const HARMLESS = {
  resisted: 'the target resists',
  'out-of-reach': 'the target is out of reach',
};

/** What a spell without damage does to its target: once it is cast, and with an attempt that may fail. */
function broughtRows(
  { harmless, certainty }: SpellEffect,
  { effect, turns, chance }: BroughtOdds,
  odds: CastOdds,
): [string, string][] {
  const name = `${tellEffect(effect)} once cast`;
  if (harmless !== undefined) {
    return [[name, `0 %: ${HARMLESS[harmless]}`]];
  }
  const attempt = chance * odds.paid.probability(({ outcome }) => outcome === 'cast');
  const isEstimated = certainty?.kind === 'estimated';
  const estimate = isEstimated ? '; estimated from some hundred casts' : '';
  const lasts: [string, string][] = turns === undefined ? [] : [['for turns', spreadText(turns)]];
  return [
    [
      name,
      `${percent(chance, 1 - chance)}; ${percent(attempt, 1 - attempt)} with one attempt${estimate}`,
    ],
    ...lasts,
  ];
}

function damageText(damage: Distribution, known: KnownEffect | undefined): string {
  const harmless = known?.effect.harmless;
  if (harmless !== undefined && damage.max === 0) {
    return `0: ${HARMLESS[harmless]}`;
  }
  const isEstimated = known?.effect.certainty?.kind === 'estimated';
  return `${spreadText(damage)}${isEstimated ? '; estimated from some hundred casts' : ''}`;
}

/** What the reader has to know beside the numbers. */
function remarksOf({ known }: CastQuestion): string[] {
  if (known === undefined) {
    return [];
  }
  const { spell, effect, assumed } = known;
  const remarks = (effect.damage ?? effect.brings) === undefined ? [] : [`Assumed: ${assumed}.`];
  return spell.namesake === undefined
    ? remarks
    : [
        ...remarks,
        `This is the spell ${spell.archetype.id} of the content, by the spell rules. ` +
          `The spell of that name in the casting rules is --spell ${spell.namesake}.`,
      ];
}

type Backfires = NonNullable<CastAnswer['backfires']>;

/** How many turns of confusion and stun come, and how often. */
function backfireRows(backfires: Backfires): [string, string][] {
  const rows = new Map<string, number>();
  for (const { value, probability } of backfires.list) {
    const { confusion, stun } = value;
    const parts = [
      ...(confusion > 0 ? [`${confusion} turns of confusion`] : []),
      ...(stun > 0 ? [`${stun} turns of stun`] : []),
    ];
    const text = parts.join(' and ') || 'nothing';
    rows.set(text, (rows.get(text) ?? 0) + probability);
  }
  return [...rows].map(([text, chance], index) => [
    index === 0 ? 'backfires' : '',
    `${percent(chance)}: ${text}`,
  ]);
}

function forgottenPrice(backfires: Backfires): string {
  const drained = backfires.list.map(({ value }) => PURSE - value.energy);
  const most = Math.max(...drained);
  return most === 0 ? '0 energy' : `${rangeText(Math.min(...drained), most)} energy`;
}

/** What else than a failed roll may end the attempt: ` (too hungry)`. */
function otherEnds({ ends }: CastOdds): string {
  const others = [...ends.keys()].filter(end => end !== 'cast' && end !== 'fail');
  return others.length === 0 ? '' : ` (${others.join(', ').replaceAll('-', ' ')})`;
}

/**
 * `15 energy; 7 energy when it fails`; with the Amulet `16 to 45 energy, 30.5 on average`; `5 energy and 3
 * grace` of a spell that takes both.
 */
function priceText({ view, known }: CastQuestion, odds: CastOdds): string {
  const { pool = 'energy' } = view.attempt;
  const stands = known === undefined ? 0 : known.spell.known.forGrace;
  const note = stands > 0 ? ` (the role has no grace: ${stands} of it stands for that)` : '';
  const told = paidText(odds, pool);
  return `${told}${note}`;
}

function paidText(odds: CastOdds, pool: CastingPool): string {
  const cast = paidIn(odds, 'cast', pool);
  const failed = paidIn(odds, 'fail', pool);
  if (cast === undefined) {
    return failed === undefined
      ? 'nothing: the attempt ends before it is paid'
      : `${failed} when it fails`;
  }
  return failed === undefined ? cast : `${cast}; ${failed} when it fails`;
}

/** What an end takes of the pool of the spell, and of grace besides. */
function paidIn(odds: CastOdds, outcome: 'cast' | 'fail', pool: CastingPool): string | undefined {
  const paid = amountText(odds, outcome, 'energy');
  if (paid === undefined || odds.grace === 0) {
    return paid && `${paid.range} ${pool}${paid.mean}`;
  }
  const { range, mean } = amountText(odds, outcome, 'grace')!;
  return `${paid.range} energy${paid.mean} and ${range} grace${mean}`;
}

function amountText(
  { paid }: CastOdds,
  outcome: 'cast' | 'fail',
  of: 'energy' | 'grace',
): { readonly range: string; readonly mean: string } | undefined {
  const list = paid.list.filter(({ value }) => value.outcome === outcome);
  if (list.length === 0) {
    return undefined;
  }
  const amounts = list.map(({ value }) => value[of]);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const share = list.reduce((sum, { probability }) => sum + probability, 0);
  const sum = list.reduce((all, { value, probability }) => all + value[of] * probability, 0);
  const mean = least === most ? '' : `, ${decimal(sum / share)} on average`;
  return { range: rangeText(least, most), mean };
}

function rangeText(least: number, most: number): string {
  return least === most ? `${least}` : `${least} to ${most}`;
}

function nutritionText({ paid }: CastOdds): string {
  const amounts = [...new Set(paid.list.map(({ value }) => value.nutrition))];
  return amounts.length === 1
    ? String(amounts[0])
    : `${decimal(paid.mean(p => p.nutrition))} on average`;
}

function damagePlot(terminal: Terminal, { damage, hitPoints }: CastQuestion): string {
  const alive = hitPoints?.min === hitPoints?.max ? hitPoints?.min : undefined;
  return plot(terminal, {
    title: 'damage of one cast (points)',
    values: damage ?? [],
    mean: damage?.mean ?? 0,
    ...(alive === undefined ? {} : { threshold: { from: alive + 1, says: 'kills' } }),
  });
}

/** The answer as a JSON document. */
export function castJson(
  ruleset: Ruleset,
  question: CastQuestion,
  { odds, target, backfires }: CastAnswer,
  why: readonly Explanation[] | undefined,
): string {
  const { view, school, castingTime, damage, healing, hitPoints } = question;
  const document = {
    ruleset: ruleset.id,
    origins: originsOf(ruleset, slotsOf(question)),
    spell: question.known?.spell.archetype.id,
    caster: view.caster,
    attempt: view.attempt,
    school,
    successPercent: odds.chance,
    failPercent: odds.failPercent,
    ends: Object.fromEntries(odds.ends),
    price: odds.price,
    pool: view.attempt.pool ?? 'energy',
    grace: odds.grace,
    paid: odds.paid.list.map(({ value, probability }) => ({ ...value, probability })),
    backfires: backfires?.list.map(({ value: { confusion, stun, energy }, probability }) => ({
      confusion,
      stun,
      energy: PURSE - energy,
      probability,
    })),
    castingTime,
    assumed: question.known?.assumed,
    damage: damage === undefined ? undefined : distributionJson(damage),
    healing: healing === undefined ? undefined : distributionJson(healing),
    hitPoints: hitPoints === undefined ? undefined : [...hitPoints],
    brings: broughtJson(question.known?.effect.brings, odds),
    killChance: target?.kill.chance,
    attemptsToKill:
      target === undefined
        ? undefined
        : {
            mean: Number.isFinite(target.turns.mean) ? target.turns.mean : null,
            median: turnsQuantile(target.turns, 0.5) ?? null,
            probabilities: [...target.turns.probabilities],
          },
    why,
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** What a spell without damage brings: to the target, of all attempts, and for how long. */
function broughtJson(brings: BroughtOdds | undefined, odds: CastOdds) {
  if (brings === undefined) {
    return undefined;
  }
  const { effect, chance, turns } = brings;
  return {
    effect,
    chance,
    attemptChance: chance * odds.paid.probability(({ outcome }) => outcome === 'cast'),
    turns: turns === undefined ? undefined : distributionJson(turns),
  };
}
