// The odds of each kind of carrier are the shares of what happens when it is used: wand, rod, horn, scroll, potion, dust.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../chance/index.ts';
import { answerQuestion } from '../host/index.ts';
import { type Beatitude, setCharges } from '../objects/index.ts';
import type { OddsAnswer, OddsQuestion } from '../odds/index.ts';
import type { Command } from './actions/commands.ts';
import { FILLED_FILES } from './testing/filled-carriers.ts';
import { Scene } from './testing/scene.ts';
import { give } from './testing/wardrobe.ts';

const JACKAL = ['##########', '#@...j...#', '##########'];
const TIMES = 500;

/** A carrier in use: how it is asked about and used. */
interface Used {
  readonly kind: string;
  readonly ask: (item: number, jackal: number) => OddsQuestion;
  readonly use: (item: number) => Command;
}

const zap: Pick<Used, 'ask' | 'use'> = {
  ask: item => ({ ask: 'zap', item, direction: 3 }),
  use: item => ({ kind: 'zap', item, direction: 3 }),
};

const USED: readonly Used[] = [
  { kind: 'wand/spell_zot', ...zap },
  { kind: 'wand/spell_burst', ...zap },
  { kind: 'rod/spell_zot', ...zap },
  {
    kind: 'scroll/spell_zot',
    ask: item => ({ ask: 'zap', item, direction: 0 }),
    use: item => ({ kind: 'read', item }),
  },
  {
    kind: 'dust/spell_burst',
    ask: (item, target) => ({ ask: 'throw', item, target }),
    use: item => ({ kind: 'throw', item, x: 5, y: 1 }),
  },
];

function scene(seed: string): Scene {
  const made = new Scene(JACKAL, { content: FILLED_FILES, streams: new Streams(seed) });
  const [jackal] = made.state.level.creatures.all;
  jackal!.maxHitPoints = 500;
  jackal!.hitPoints = 500;
  jackal!.conditions.set('helpless', 90);
  return made;
}

/** Gives the hero a carrier of which he knows everything. */
function carried(made: Scene, kind: string, beatitude: Beatitude = 'uncursed'): number {
  const { state } = made;
  const item = give(made, kind, { beatitude });
  if (kind.startsWith('wand')) {
    setCharges(item, { left: 3, recharged: 0 });
  }
  state.sheet.lore.identify(item);
  return item.id;
}

/** What is done to a game before the carrier is used. */
type Prepare = (made: Scene) => void;

const asIs: Prepare = () => {};

/** The hero is stunned, so that what he points goes in any direction. */
const stunned: Prepare = ({ state }) => state.sheet.conditions.set('stunned', 90);

function asked(used: Used, beatitude?: Beatitude, prepare = asIs): OddsAnswer {
  const made = scene('asked');
  prepare(made);
  const item = carried(made, used.kind, beatitude);
  const target = made.state.level.creatures.all[0]!.id;
  return answerQuestion(made.state, new Enumerator(), used.ask(item, target));
}

/** Damage to the jackal of one use, in each of many games. */
function played(used: Used, beatitude?: Beatitude, prepare = asIs): number[] {
  return Array.from({ length: TIMES }, (_, seed) => {
    const made = scene(`${used.kind} ${seed}`);
    prepare(made);
    made.perform(used.use(carried(made, used.kind, beatitude)));
    made.perform({ kind: 'rest', count: 2 });
    return 500 - made.state.level.creatures.all[0]!.hitPoints;
  });
}

/** The share of a sample that deviates from a probability by chance alone: five standard deviations. */
const wide = (share: number) => 5 * Math.sqrt((share * (1 - share)) / TIMES) + 1e-9;

function expectAlike(damages: readonly number[], answer: OddsAnswer): void {
  const [target] = answer.targets;
  const hit = damages.filter(points => points > 0).length / TIMES;
  expect(Math.abs(hit - target!.hitChance)).toBeLessThanOrEqual(wide(target!.hitChance));
  for (const [points, share] of target!.damage) {
    const found = damages.filter(dealt => dealt === points).length / TIMES;
    expect(Math.abs(found - share), `${points} points`).toBeLessThanOrEqual(wide(share));
  }
}

describe('the odds of using a carrier', () => {
  it.each(USED)('are those of play: $kind', used => {
    const answer = asked(used);
    expect(answer.failPercent).toBe(0);
    expect(answer.targets[0]!.meanDamage).toBeGreaterThan(0);
    expectAlike(played(used), answer);
  });

  it.each(USED)('are those of play for a hero who reels: $kind', used => {
    const answer = asked(used, 'uncursed', stunned);
    const [straight] = asked(used).targets;
    const [target] = answer.targets;
    expectAlike(played(used, 'uncursed', stunned), answer);
    // A scroll isn't pointed.
    const isPointed = !used.kind.startsWith('scroll');
    expect(target!.hitChance < straight!.hitChance).toBe(isPointed);
    expect(answer.explanation.some(({ text }) => text.startsWith('You reel'))).toBe(isPointed);
  });

  it.each(['wand/spell_zot', 'scroll/spell_zot'])('count a curse: %s', kind => {
    const used = USED.find(one => one.kind === kind)!;
    const answer = asked(used, 'cursed');
    expect(answer.failPercent).toBeCloseTo(kind.startsWith('scroll') ? 100 : 1, 9);
    const damages = played(used, 'cursed');
    if (kind.startsWith('scroll')) {
      expect(Math.max(...damages)).toBe(0);
    } else {
      expectAlike(damages, answer);
    }
  });

  it('say what a potion heals, which it does', () => {
    const healed = Array.from({ length: 50 }, (_, seed) => {
      const made = scene(`potion ${seed}`);
      const { hero } = made.state;
      hero.maxHitPoints = 100;
      hero.hitPoints = 10;
      const item = carried(made, 'vial/spell_mend');
      const answer = answerQuestion(made.state, new Enumerator(), {
        ask: 'zap',
        item,
        direction: 0,
      });
      made.perform({ kind: 'quaff', item });
      const gained = made.events.find(event => event.kind === 'healed');
      expect(
        answer.healing?.some(([points]) => points === (gained as { amount: number }).amount),
      ).toBe(true);
      return gained;
    });
    expect(healed).not.toContain(undefined);
  });

  it('are none for what the hero doesn’t recognise, with or without a spell', () => {
    const made = scene('unknown');
    const { lore } = made.state.sheet;
    const item = give(made, 'scroll/spell_zot').id;
    const answer = answerQuestion(made.state, new Enumerator(), { ask: 'zap', item, direction: 0 });
    expect(lore.isIdentified(made.state.content.archetype('scroll/spell_zot'))).toBe(false);
    expect(answer.certainty).toEqual({ kind: 'unknown' });
    expect(answer.targets).toEqual([]);
  });
});
