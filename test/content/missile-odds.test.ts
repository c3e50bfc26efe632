import { UsageError } from '@roguewright/engine/errors';
import type { SavedGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');

/** A new Ranger, and a creature on the farthest free square that he sees within six. */
function hunter(): { game: LocalGame; target: number } {
  const plan = { heroName: 'Ada', role: 'ranger', race: 'human', seed: 'hunt' };
  const fresh = LocalGame.create(content, house, plan);
  const { map, hero } = fresh.look().view;
  const near = Array.from({ length: map.width * map.height }, (_, place) => {
    const [x, y] = [place % map.width, Math.floor(place / map.width)];
    return { x, y, apart: Math.max(Math.abs(x - hero.x), Math.abs(y - hero.y)) };
  }).filter(({ x, y, apart }) => {
    const floor = '.,·'.includes(map.terrain[y]![x]!) && map.visible[y]![x] === '1';
    return floor && apart > 1 && apart < 7;
  });
  const { x, y } = near.reduce((best, one) => (one.apart > best.apart ? one : best));
  const saved = fresh.save();
  const [[depth, level]] = saved.levels as [SavedGame['levels'][number]];
  const [first] = level.creatures;
  const square = (y + 1) * (map.width + 2) + x + 1;
  const moved = { ...level, creatures: [{ ...first!, square }] };
  const game = LocalGame.restore(content, house, { ...saved, levels: [[depth, moved]] });
  return { game, target: first!.id };
}

const found = hunter();

function idOf(game: LocalGame, name: RegExp): number {
  return game.look().view.inventory.find(item => name.test(item.name))!.id;
}

describe('odds of a shot in the game', () => {
  it('are those of the shots that are then made', () => {
    const { game, target } = found;
    const saved = JSON.parse(JSON.stringify(game.save())) as SavedGame;
    const answer = game.odds({ ask: 'fire', item: 0, target });
    const [odds] = answer.targets;
    const at = game.look().view.things.find(({ id }) => id === target)!;
    let hits = 0;
    let damage = 0;
    let broken = 0;
    const shots = 400;
    for (let shot = 0; shot < shots; shot++) {
      const copy = LocalGame.restore(content, house, reseeded(saved, shot));
      const { events } = copy.perform({ kind: 'fire', item: 0, x: at.x, y: at.y });
      const hit = events.find(event => event.kind === 'hit' && event.target === odds!.id);
      hits += Number(hit !== undefined);
      damage += hit?.kind === 'hit' ? hit.damage : 0;
      broken += Number(events.some(({ kind }) => kind === 'missile-broke'));
    }
    const { hitChance, meanDamage } = odds!;
    const error = Math.sqrt((hitChance * (1 - hitChance)) / shots);
    expect(Math.abs(hits / shots - hitChance)).toBeLessThan(4 * error);
    expect(damage / shots / meanDamage).toBeGreaterThan(0.85);
    expect(damage / shots / meanDamage).toBeLessThan(1.15);
    const breaks = (hitChance * answer.breaks!.hit + (1 - hitChance) * answer.breaks!.miss) / 100;
    expect(Math.abs(broken / shots - breaks)).toBeLessThan(4 * Math.sqrt(0.25 / shots));
  });

  it('say how long the kill takes, what it costs, and that they guess', () => {
    const { game, target } = found;
    const answer = game.odds({ ask: 'fire', item: 0, target });
    expect(answer).toMatchObject({ ask: 'fire', asFarAsYouKnow: true, ticks: 10 });
    expect(answer.targets[0]!.turnsToKill.length).toBeGreaterThan(0);
    expect(answer.explanation.length).toBeGreaterThan(0);
    const total = answer.targets[0]!.damage.reduce((sum, [, share]) => sum + share, 0);
    expect(total).toBeCloseTo(1, 12);
  });

  it('are none for what is refused, and name the reason', () => {
    const { game, target } = found;
    const dagger = idOf(game, /dagger/);
    expect(game.odds({ ask: 'fire', item: dagger, target })).toMatchObject({
      targets: [],
      refused: 'no-ammunition',
      explanation: [{ text: 'You have nothing that fits your launcher.', probability: 1 }],
    });
    expect(() => game.odds({ ask: 'throw', item: dagger, target: 9999 })).toThrow(UsageError);
    expect(() => game.odds({ ask: 'throw', item: -1, target })).toThrow(/item/);
  });
});

/** The same game with other luck. */
function reseeded(saved: SavedGame, seed: number): SavedGame {
  return { ...saved, start: { ...saved.start, seed: `luck ${seed}` }, streams: {} };
}
