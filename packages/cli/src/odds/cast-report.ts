// The answer of `odds cast`, for people and for programs.

import type { CastOdds, SpellAtTarget } from '@roguewright/engine/odds';
import { turnsQuantile } from '@roguewright/engine/odds';
import { decimal, percent } from '../terminal/numbers.ts';
import { paint } from '../terminal/paint.ts';
import { plot } from '../terminal/plot.ts';
import { table, wrap } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { CastQuestion } from './cast-question.ts';
import { distributionJson, spreadText, turnsPlot, turnsText } from './distributions.ts';
import type { Explanation } from './explain.ts';

/** What the attempt and, where there is a target, the damage come to. */
export interface CastAnswer {
  readonly odds: CastOdds;
  readonly target: SpellAtTarget | undefined;
}

/** The answer as text. */
export function castText(
  terminal: Terminal,
  ruleset: string,
  question: CastQuestion,
  { odds, target }: CastAnswer,
): string {
  const { damage, healing, castingTime } = question;
  const fails = odds.paid.probability(({ outcome }) => outcome !== 'cast');
  const casts = odds.paid.probability(({ outcome }) => outcome === 'cast');
  const rows = [
    ['fails', `${percent(fails, casts)}${otherEnds(odds)}`],
    ['price', `${odds.price} energy${failurePrice(odds)}`],
    ['nutrition', nutritionText(odds)],
  ];
  if (castingTime !== undefined) {
    rows.push(['casting time', `${decimal(castingTime)} ticks`]);
  }
  if (damage !== undefined) {
    rows.push(['damage once cast', spreadText(damage)]);
  }
  if (healing !== undefined) {
    rows.push(['heals once cast', spreadText(healing)]);
  }
  if (target !== undefined) {
    const { kill, turns } = target;
    rows.push(['chance to kill', `${percent(kill.chance, kill.survives)} with one attempt`]);
    rows.push(['attempts to kill', turnsText(turns)]);
  }
  const parts = [
    `${paint(terminal, 'accent', wrap(question.title, Math.min(terminal.columns, 100)))}`,
    `Ruleset: ${ruleset}\n\n`,
    table(rows.map(([name = '', value = '']) => [`  ${name}`, value])),
  ];
  if (damage !== undefined) {
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

/** What else than a failed roll may end the attempt: ` (too-hungry)`. */
function otherEnds({ ends }: CastOdds): string {
  const others = [...ends.keys()].filter(end => end !== 'cast' && end !== 'fail');
  return others.length === 0 ? '' : ` (${others.join(', ')})`;
}

function failurePrice({ paid }: CastOdds): string {
  const failed = paid.list.find(({ value }) => value.outcome === 'fail');
  return failed === undefined ? '' : `, ${failed.value.energy} when it fails`;
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
  ruleset: string,
  question: CastQuestion,
  { odds, target }: CastAnswer,
  why: readonly Explanation[] | undefined,
): string {
  const { view, school, castingTime, damage, healing, hitPoints } = question;
  const document = {
    ruleset,
    caster: view.caster,
    attempt: view.attempt,
    school,
    successPercent: odds.chance,
    failPercent: odds.failPercent,
    ends: Object.fromEntries(odds.ends),
    price: odds.price,
    paid: odds.paid.list.map(({ value, probability }) => ({ ...value, probability })),
    castingTime,
    damage: damage === undefined ? undefined : distributionJson(damage),
    healing: healing === undefined ? undefined : distributionJson(healing),
    hitPoints: hitPoints === undefined ? undefined : [...hitPoints],
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
