// One sample of luck and of play, the same wherever it is computed.

import { Enumerator, Streams } from '@roguewright/engine/chance';
import { attackDamage } from '@roguewright/engine/combat';
import { type Command, loadContent } from '@roguewright/engine/game';
import { LocalGame, playSimply } from '@roguewright/engine/host';
import type { ContentFile } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';

/** What has to be equal everywhere. */
export interface Sample {
  /** Draws of several kinds from named streams. */
  readonly draws: readonly number[];
  /** Asked odds, to the last bit. */
  readonly odds: readonly (readonly [number, number])[];
  /** Hash of a game after each of its commands. */
  readonly hashes: readonly string[];
  /** Hashes along whole games by the simple player. */
  readonly games: readonly (readonly [commands: number, hash: string])[];
}

/** Computes the sample. */
export function takeSample(files: readonly ContentFile[]): Sample {
  return { draws: draws(), odds: odds(), hashes: hashes(files), games: games(files) };
}

function draws(): number[] {
  const streams = new Streams('same everywhere');
  const all: number[] = [];
  for (const name of ['combat', 'level', 'Ω', '']) {
    const chance = streams.stream(name);
    for (const n of [2, 6, 20, 1000, 2 ** 21 - 1, 2 ** 21 + 1, 2 ** 32]) {
      for (let draw = 0; draw < 40; draw++) {
        all.push(chance.below(n));
      }
    }
    all.push(chance.roll(40, 20), chance.pick([3, 0, 5, 1]), Number(chance.test(1, 3)));
  }
  return all;
}

function odds(): [number, number][] {
  const { combat } = createRulesets().resolve('house').slots;
  const attack = {
    baseSkill: 60,
    blows: 5,
    weapon: {
      kind: 'sword',
      dice: 3,
      sides: 7,
      weight: 180,
      toHit: 7,
      toDam: 11,
      flags: ['slay-evil'],
    },
    characterToHit: 5,
    characterToDam: 3,
    level: 30,
    armourClass: 77,
    visible: true,
    monsterFlags: ['evil'],
    hp: 150,
  } as const;
  return [...new Enumerator().askNumber(attackDamage, combat, attack)].map(([value, share]) => [
    value,
    share,
  ]);
}

function hashes(files: readonly ContentFile[]): string[] {
  const ruleset = createRulesets().resolve('house');
  const start = { heroName: 'Ada', role: 'wizard', race: 'gnome', seed: 'same everywhere' };
  const game = LocalGame.create(loadContent(files), ruleset, start);
  const all = [game.hash()];
  for (let step = 0; step < 120; step++) {
    game.perform(orderAt(step, game));
    all.push(game.hash());
  }
  return all;
}

function games(files: readonly ContentFile[]): (readonly [number, string])[] {
  const content = loadContent(files);
  const ruleset = createRulesets().resolve('house');
  return [1, 2].flatMap(number => {
    const seed = `everywhere ${number}`;
    const start = { heroName: 'Ada', role: 'wizard', race: 'gnome', seed };
    return playSimply(LocalGame.create(content, ruleset, start), seed, 250).file.hashes;
  });
}

/** A wandering that meets doors, walls and monsters, and casts now and then. */
function orderAt(step: number, game: LocalGame): Command {
  const direction = ((Math.imul(step, 2654435761) >>> 29) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  const { view } = game.look();
  const [spell] = view.spells;
  if (spell !== undefined && step % 23 === 7) {
    return { kind: 'cast', spell: spell.id, direction };
  }
  return step % 11 === 3 ? { kind: 'rest', count: 5 } : { kind: 'move', direction };
}
