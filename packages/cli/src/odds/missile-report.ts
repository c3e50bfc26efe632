// The answers of `odds shoot` and `odds throw`, for people and for programs.

import type { Distribution } from '@roguewright/engine/chance';
import { originsOf, rulesetLine } from '@roguewright/engine/face';
import type { Explanation, MissileOdds, ShotOdds } from '@roguewright/engine/odds';
import { turnsQuantile } from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { percent } from '../terminal/numbers.ts';
import { paint } from '../terminal/paint.ts';
import { plot } from '../terminal/plot.ts';
import { table, wrap } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { distributionJson, spreadText, turnsPlot, turnsText } from './distributions.ts';

/** A question as its answer needs it. */
interface Asked {
  readonly view: { readonly hitPoints?: Distribution | undefined };
  readonly title: string;
}

/** The answer as text. @param one what one of them is called: shot, throw */
export function missileText(
  terminal: Terminal,
  ruleset: Ruleset,
  one: string,
  { view, title }: Asked,
  odds: MissileOdds | ShotOdds,
): string {
  const { damage, turns } = odds;
  const hp = view.hitPoints;
  const dead = hp?.min === hp?.max ? hp?.min : undefined;
  const heading = [
    `${paint(terminal, 'accent', wrap(title, Math.min(terminal.columns, 100)))}`,
    `${rulesetLine(ruleset, ['combat'])}\n\n`,
    table(rowsOf(one, odds).map(([name = '', value = '']) => [`  ${name}`, value])),
  ];
  if (!odds.inRange) {
    return heading.join('');
  }
  const parts = [
    ...heading,
    '\n',
    plot(terminal, {
      title: `damage of one ${one} (points)`,
      values: damage,
      mean: damage.mean,
      ...(dead === undefined ? {} : { threshold: { from: dead + 1, says: 'kills' } }),
    }),
  ];
  if (turns !== undefined && Number.isFinite(turns.mean)) {
    parts.push('\n', turnsPlot(terminal, turns, 'turns'));
  }
  return parts.join('');
}

function rowsOf(one: string, odds: MissileOdds | ShotOdds): string[][] {
  const { hit, range, aTurn, damage, kill, turns, breaks } = odds;
  const rows = [
    ['skill', `${odds.skill} (base ${odds.baseSkill})`],
    ['range', `${range}${odds.inRange ? '' : '; the target is too far away: nothing hits it'}`],
  ];
  if (!odds.inRange) {
    return rows;
  }
  rows.push([
    'chance to hit',
    `${percent(hit.probability)} (${hit.numerator} in ${hit.denominator})`,
  ]);
  if ('multiplier' in odds) {
    rows.push(['multiplier', String(odds.multiplier)]);
    rows.push([`${one}s a turn`, `${aTurn} (energy ${odds.energy} each)`]);
  }
  rows.push([`damage a ${one}`, spreadText(damage)]);
  if (aTurn > 1) {
    rows.push(['damage a turn', spreadText(odds.turnDamage)]);
  }
  if (kill !== undefined && turns !== undefined) {
    rows.push(['chance to kill', `${percent(kill.chance, kill.survives)} with one ${one}`]);
    rows.push(['turns to kill', turnsText(turns)]);
  }
  const { hit: broken, miss } = breaks;
  rows.push(['breaks', broken === miss ? `${broken} %` : `${broken} % on a hit, ${miss} % else`]);
  return rows;
}

/** The answer as a JSON document. */
export function missileJson(
  ruleset: Ruleset,
  { view }: Asked,
  odds: MissileOdds | ShotOdds,
  why: readonly Explanation[] | undefined,
): string {
  const { damage, turnDamage, kill, turns, notes: _, ...numbers } = odds;
  const document = {
    ruleset: ruleset.id,
    origins: originsOf(ruleset, ['combat']),
    ...view,
    hitPoints: view.hitPoints === undefined ? undefined : [...view.hitPoints],
    ...numbers,
    damage: distributionJson(damage),
    turnDamage: distributionJson(turnDamage),
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
