// The told luck against what it must be: synthetic draws with right and wrong odds, and games that are played.
// `npm run games -- luck` plays hundreds.

import { readContent } from '@roguewright/content';
import { Distribution, Streams } from '@roguewright/engine/chance';
import { loadContent } from '@roguewright/engine/game';
import { entryOf, type LuckEntry, trialOdds } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sampled } from '../../test/sampled.ts';
import {
  chanceOfDistance,
  isCalibrated,
  luckReport,
  luckReportText,
  type PlayedLuck,
  playedLuck,
} from './calibrate-luck.ts';

/** Draws of two dice of six sides, told with these odds. */
function drawn(count: number, odds: Distribution): PlayedLuck {
  const chance = new Streams('luck').stream('dice');
  const entries = Array.from({ length: count }, (_, at) => {
    const what = { kind: 'blows', sequence: at, turn: at, name: 'newt' } as const;
    return entryOf(what, chance.roll(2, 6), odds);
  });
  return { entries, died: false };
}

describe('the calibration of luck', () => {
  it('finds right odds right', () => {
    const report = luckReport([drawn(4000, Distribution.dice(2, 6))]);
    expect(report.blocks).toBeGreaterThan(80);
    expect(isCalibrated(report), luckReportText(report)).toBe(true);
  });

  it('finds odds wrong whose mean or whose spread is', () => {
    const shifted = Distribution.dice(2, 6).map(value => value + 1);
    expect(isCalibrated(luckReport([drawn(4000, shifted)]))).toBe(false);
    expect(
      isCalibrated(
        luckReport([drawn(20_000, Distribution.certain(3).plus(Distribution.dice(1, 7)))]),
      ),
    ).toBe(false);
  });

  it('isn’t led astray by games that bad luck ends, nor by rare draws that came', () => {
    const chance = new Streams('ends').stream('dice');
    const games: PlayedLuck[] = [];
    for (let at = 0, entries: LuckEntry[] = []; at < 8000; at++) {
      const what = { kind: 'blows', sequence: at, turn: at, name: 'newt' } as const;
      const came = chance.roll(2, 6);
      entries.push(entryOf(what, came, Distribution.dice(2, 6)));
      if (came === 2 || at === 7999) {
        games.push({ entries, died: true });
        entries = [];
      }
    }
    expect(games.length).toBeGreaterThan(100);
    const rare = { kind: 'charging', sequence: 1, turn: 1, name: 'wand' } as const;
    const wands = [1, 1, 0, 0, 0, 0, 0, 0, 0, 0].map(came => entryOf(rare, came, trialOdds(0.025)));
    const report = luckReport([...games, { entries: wands, died: false }]);
    expect(report.kinds.find(({ kind }) => kind === 'charging')!.luck).toBeGreaterThan(3);
    expect(Math.abs(report.mean) * Math.sqrt(report.blocks)).toBeLessThan(2);
    expect(isCalibrated(report), luckReportText(report)).toBe(true);
    // A kind that leans is found by its places too.
    const lean = drawn(
      400,
      Distribution.dice(2, 6).map(value => value + 1),
    );
    expect(luckReport([lean]).kinds[0]!.luck).toBeLessThan(-4);
  });

  it('knows the chance of a distance from uniform', () => {
    // The points of Kolmogorov's distribution at 1.358 and 1.628 are 5 and 1 percent.
    expect(chanceOfDistance(1.358 / (10 + 0.12 + 0.011), 100)).toBeCloseTo(0.05, 3);
    expect(chanceOfDistance(1.628 / (10 + 0.12 + 0.011), 100)).toBeCloseTo(0.01, 3);
    expect(chanceOfDistance(0, 100)).toBe(1);
  });
});

describe('the luck of games', () => {
  const rulesets = sampled(['house', 'nethack-3.7', 'crossfire'], 2);

  it.each(rulesets)('comes as it is told under %s', name => {
    const games = playedLuck({
      content: loadContent(readContent()),
      ruleset: createRulesets().resolve(name),
      games: 6,
      most: 300,
      player: 'simple',
    });
    const report = luckReport(games);
    expect(report.kinds.length).toBeGreaterThan(3);
    for (const { kind, count, z } of report.kinds) {
      expect(count).toBeGreaterThan(0);
      expect(Math.abs(z), kind).toBeLessThan(4);
    }
    expect(Math.abs(report.mean) * Math.sqrt(Math.max(1, report.blocks))).toBeLessThan(4);
  });
});
