// The answer of `odds attack`, for people and for programs.

import { type AttackQuestion, originsOf, rulesetLine } from '@roguewright/engine/face';
import type { AttackOdds, Explanation } from '@roguewright/engine/odds';
import { turnsQuantile } from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { percent } from '../terminal/numbers.ts';
import { paint } from '../terminal/paint.ts';
import { plot } from '../terminal/plot.ts';
import { table, wrap } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { distributionJson, spreadText, turnsPlot, turnsText } from './distributions.ts';

/** The answer as text. */
export function attackText(
  terminal: Terminal,
  ruleset: Ruleset,
  question: AttackQuestion,
  odds: AttackOdds,
): string {
  const { hit, blows, damage, kill, turns } = odds;
  const rows = [
    ['skill', `${odds.skill} (base ${odds.baseSkill})`],
    ['chance to hit', `${percent(hit.probability)} (${hit.numerator} in ${hit.denominator})`],
    ['blows an attack', String(blows)],
    ['damage an attack', spreadText(damage)],
  ];
  if (kill !== undefined && turns !== undefined) {
    rows.push(['chance to kill', `${percent(kill.chance, kill.survives)} with one attack`]);
    rows.push(['turns to kill', turnsText(turns)]);
  }
  const hp = question.hitPoints;
  const dead = hp?.min === hp?.max ? hp?.min : undefined;
  const parts = [
    `${paint(terminal, 'accent', wrap(question.title, Math.min(terminal.columns, 100)))}`,
    `${rulesetLine(ruleset, ['combat'])}\n\n`,
    table(rows.map(([name = '', value = '']) => [`  ${name}`, value])),
    '\n',
    plot(terminal, {
      title: 'damage of one attack (points)',
      values: damage,
      mean: damage.mean,
      ...(dead === undefined ? {} : { threshold: { from: dead + 1, says: 'kills' } }),
    }),
  ];
  if (turns !== undefined && Number.isFinite(turns.mean)) {
    parts.push('\n', turnsPlot(terminal, turns, 'attacks'));
  }
  return parts.join('');
}

/** The answer as a JSON document. */
export function attackJson(
  ruleset: Ruleset,
  question: AttackQuestion,
  odds: AttackOdds,
  why: readonly Explanation[] | undefined,
): string {
  const { attacker, target, hitPoints } = question;
  const { skill, baseSkill, hit, blows, damage, kill, turns } = odds;
  const document = {
    ruleset: ruleset.id,
    origins: originsOf(ruleset, ['combat']),
    attacker,
    target,
    hitPoints: hitPoints === undefined ? undefined : [...hitPoints],
    skill,
    baseSkill,
    hit,
    blows,
    damage: distributionJson(damage),
    killChance: kill?.chance,
    turnsToKill:
      turns === undefined
        ? undefined
        : {
            mean: Number.isFinite(turns.mean) ? turns.mean : null,
            median: turnsQuantile(turns, 0.5) ?? null,
            probabilities: [...turns.probabilities],
          },
    why,
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
