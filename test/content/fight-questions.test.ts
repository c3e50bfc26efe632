// What is known of a monster, and one weapon beside another: asked of whole games with the shipped content.

import { Enumerator } from '@roguewright/engine/chance';
import { UsageError } from '@roguewright/engine/errors';
import { knownAttackers, knownCreatures, restoreGame } from '@roguewright/engine/game';
import { LocalGame, SimplePlayer } from '@roguewright/engine/host';
import { type OddsAnswer, uncertainAttackOdds } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { kindsText } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');

/** The game of a Valkyrie's kit in which a knife of her own has runes that she can't read. */
function runedGame(ego: string, numbers: Readonly<Record<string, number>>): LocalGame {
  const start = { heroName: 'Ada', role: 'valkyrie', race: 'human', seed: 'runes' };
  const saved = JSON.parse(JSON.stringify(LocalGame.create(content, house, start).save()));
  const [, dagger] = saved.seats[0].sheet.inventory.find(
    ([, thing]: [string, { archetype: string }]) => thing.archetype === 'dagger',
  );
  dagger.ego = ego;
  Object.assign(dagger.differences, numbers);
  saved.seats[0].sheet.lore.things = saved.seats[0].sheet.lore.things.filter(
    ([id]: [number]) => id !== dagger.id,
  );
  return LocalGame.restore(content, house, saved);
}

function compared(game: LocalGame): OddsAnswer {
  const item = game.look().view.inventory.find(({ name }) => name.includes('dagger'))!.id;
  return game.odds({ ask: 'compare', item, target: 0 });
}

describe('the kinds of monsters that were met', () => {
  it('are listed when nobody in particular is asked for, and stay listed out of sight and in saves', () => {
    const start = { heroName: 'Ada', role: 'valkyrie', race: 'human', seed: 'met' };
    const game = LocalGame.create(content, house, start);
    const player = new SimplePlayer('met');
    const seen = new Set<string>();
    let performed = game.look();
    for (let turn = 0; turn < 400 && performed.view.ending === undefined; turn++) {
      for (const { kind, id, name, hostile } of performed.view.things) {
        if (kind === 'creature' && id !== 0 && hostile) {
          seen.add(name);
        }
      }
      performed = game.perform(player.next(performed));
    }
    expect(seen.size).toBeGreaterThan(1);
    const kinds = game.odds({ ask: 'recall', target: 0 }).kinds!;
    expect(kinds.map(({ name }) => name)).toEqual(expect.arrayContaining([...seen]));
    const levels = kinds.map(({ level }) => level);
    expect(levels).toEqual([...levels].sort((one, other) => one - other));
    expect(kinds.some(({ kills }) => kills > 0)).toBe(true);
    const again = LocalGame.restore(content, house, JSON.parse(JSON.stringify(game.save())));
    expect(again.odds({ ask: 'recall', target: 0 }).kinds).toEqual(kinds);
    const text = kindsText(kinds);
    for (const { name, about } of kinds) {
      expect(text).toContain(name);
      expect(text).toContain(about);
    }
    expect(kindsText([])).toBe('You haven’t met any creatures yet.');
  });

  it('are nobody at the start, and tell no blow that was not felt', () => {
    const start = { heroName: 'Ada', role: 'valkyrie', race: 'human', seed: 'met' };
    const saved = JSON.parse(JSON.stringify(LocalGame.create(content, house, start).save()));
    const none = { kills: 0, blows: [], is: [], isNot: [], abilities: [] };
    saved.seats[0].sheet.lore.monsters = [['battle_mage', none]];
    const [mage] = LocalGame.restore(content, house, saved).odds({ ask: 'recall', target: 0 })
      .kinds!;
    expect(mage).toMatchObject({ name: 'battle mage', blows: [], abilities: [], allFelt: false });
    expect(mage!.flags).not.toContain('evil');
  });
});

describe('two weapons compared before one is wielded', () => {
  it('say nothing of runes that nobody has read', () => {
    const embers = runedGame('ego_of_embers', { toHitBonus: 3, toDamBonus: 3 });
    const curse = runedGame('ego_of_ill_use', { toHitBonus: -8, toDamBonus: -8, bonus: -2 });
    expect(compared(embers)).toEqual(compared(curse));
    const [now, other] = compared(embers).weapons!;
    expect([now!.wielded, now!.guess, other!.wielded, other!.guess]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(other!.name).toBe('runed dagger');
    const sum = (plot: OddsAnswer['healing']) => plot.reduce((all, [, share]) => all + share, 0);
    for (const weapon of [now!, other!]) {
      expect(sum(weapon.damage)).toBeCloseTo(1, 9);
      expect(sum(weapon.blowDamage)).toBeCloseTo(1, 9);
      expect(weapon.turns.mean).toBeGreaterThan(1);
      expect(weapon.turns.tenth).toBeLessThanOrEqual(weapon.turns.nineTenths!);
    }
  });

  it('are refused for what is no weapon, and for who is not in sight', () => {
    const game = runedGame('ego_of_embers', {});
    const shield = game.look().view.inventory.find(({ name }) => name.includes('shield'))!.id;
    expect(() => game.odds({ ask: 'compare', item: shield, target: 0 })).toThrow(UsageError);
    expect(() => game.odds({ ask: 'compare', item: 0, target: 9999 })).toThrow(/target/);
    expect(() => game.odds({ ask: 'recall', target: 9999 })).toThrow(/target/);
    const bare = game.odds({ ask: 'compare', item: 0, target: 0 }).weapons![1]!;
    expect([bare.name, bare.blows]).toEqual(['bare hands', 1]);
  });
});

describe('what is known of a monster', () => {
  it('agrees with the odds of a blow, and tells only blows that were felt', () => {
    const start = { heroName: 'Ada', role: 'valkyrie', race: 'human', seed: 'recall' };
    const game = LocalGame.create(content, house, start);
    const player = new SimplePlayer('recall');
    let performed = game.look();
    let asked = 0;
    for (let count = 0; count < 800 && performed.view.ending === undefined; count++) {
      performed = game.perform(player.next(performed));
      const foe = performed.view.things.find(({ kind, id }) => kind === 'creature' && id !== 0);
      if (foe === undefined || count % 5 !== 0) {
        continue;
      }
      const { recall, weapons } = game.odds({ ask: 'recall', target: foe.id });
      const [odds] = game.odds({ ask: 'attack', target: foe.id }).targets;
      expect(weapons![0]!.hitChance).toBeCloseTo(odds!.hitChance, 12);
      expect(weapons![0]!.damage).toEqual(odds!.damage);
      expect(weapons![0]!.turns.plot).toEqual(odds!.turnsToKill);
      expect(recall!.name).toBe(foe.name);
      expect(recall!.blows.every(({ felt }) => felt > 0)).toBe(true);
      asked++;
    }
    expect(asked).toBeGreaterThan(3);
  });
});

/** Keeps count of what it is asked to work out. */
class CountingEnumerator extends Enumerator {
  /** Runs of rules along their branches. */
  runs = 0;

  override enumerate(run: Parameters<Enumerator['enumerate']>[0]) {
    return super.enumerate(chance => {
      this.runs++;
      return run(chance);
    });
  }
}

/** The spear in hand has runes that its owner can't read, and a foe of 208 hit points stands beside him. */
function besideTheAbbot() {
  const start = { heroName: 'Ada', role: 'valkyrie', race: 'human', seed: 'runes' };
  const saved = JSON.parse(JSON.stringify(LocalGame.create(content, house, start).save()));
  const [, spear] = saved.seats[0].sheet.inventory.find(
    ([, thing]: [string, { archetype: string }]) => thing.archetype === 'spear',
  );
  spear.ego = 'ego_of_embers';
  Object.assign(spear.differences, { toHitBonus: 3, toDamBonus: 3 });
  const { lore } = saved.seats[0].sheet;
  lore.things = lore.things.filter(([id]: [number]) => id !== spear.id);
  const [, level] = saved.levels[0];
  Object.assign(level.creatures[0], {
    archetype: 'abbot_malm',
    square: saved.seats[0].hero.square + 1,
  });
  return restoreGame(content, house, saved);
}

describe('a weapon that may be a thousand weapons', () => {
  it('is asked about once for each set of numbers that it may come to', () => {
    const state = besideTheAbbot();
    const ask = new CountingEnumerator();
    const attackers = knownAttackers(state, ask);
    const [abbot] = knownCreatures(state);
    expect(abbot!.name).toBe('Abbot Malm');
    expect(attackers.length).toBeGreaterThan(1000);
    const { combat } = house.slots;
    ask.runs = 0;
    const { counted } = uncertainAttackOdds(combat, { attackers, ...abbot! }, ask);
    // A run for each outcome of a blow of each set, and none for the totals of whole attacks.
    expect(counted).toEqual({ attacks: expect.any(Number), blows: expect.any(Number) });
    expect(counted.attacks).toBeLessThan(400);
    expect(counted.blows).toBeLessThan(counted.attacks);
    expect(ask.runs).toBeLessThan(30 * counted.blows);
  });
});
