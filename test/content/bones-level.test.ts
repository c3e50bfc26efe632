// Levels on which a hero died, met by later heroes: what is left, what is met, and files that lie.

import {
  type Bones,
  type GameState,
  hashGame,
  newGame,
  performCommand,
  performedFor,
  restoreGame,
  saveGame,
} from '@roguewright/engine/game';
import { LocalGame, readGameFile, writeGameFile } from '@roguewright/engine/host';
import { createRulesets, type Ruleset } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { goDown } from './deep.ts';
import { content } from './shipped.ts';

const library = createRulesets();
const house = library.resolve('house');

/** Rules with other numbers of bones. */
function withBones(numbers: Partial<Ruleset['slots']['world']['bones']>, from = house): Ruleset {
  const bones = { ...from.slots.world.bones, ...numbers };
  return { ...from, slots: { ...from.slots, world: { ...from.slots.world, bones } } } as Ruleset;
}

const DEPTH = 6;
const plan = (seed: string) => ({ heroName: 'Ada', role: 'valkyrie', race: 'human', seed });

/** The hero starves. */
function starve(state: GameState): void {
  for (let move = 0; move < 40 && state.ending === undefined; move++) {
    state.sheet.nutrition = -10_000;
    performCommand(state, { kind: 'search', count: 1 });
  }
  expect(state.ending?.kind).toBe('died');
}

/** A game that ended on a level. @param killer told as such */
function ended(seed: string, rules = house, depth = DEPTH, killer?: string): GameState {
  const state = newGame(content, rules, plan(seed));
  goDown(state, depth);
  starve(state);
  if (killer !== undefined) {
    state.seat.ending = { ...state.ending!, killer };
  }
  return state;
}

/** Seeds of games whose level of that depth is plain: no drawing, and no branch leaves it. */
function plainSeeds(word: string): string[] {
  return Array.from({ length: 45 }, (_, at) => `${word} ${at}`).filter(seed => {
    const { dungeon } = newGame(content, house, plan(seed)).world;
    const leaves = [...dungeon.branches.values()].map(branch => branch.leaves);
    return !dungeon.drawn.has(DEPTH) && !leaves.includes(DEPTH);
  });
}

const SEEDS = plainSeeds('dies');

/** The game of that state, which is over. */
const gameOf = (state: GameState, rules = house) =>
  LocalGame.restore(content, rules, saveGame(state));

/** Bones of the first game that leaves any. */
function someBones(rules = house, killer?: string): { bones: Bones; state: GameState } {
  for (const seed of SEEDS) {
    const state = ended(seed, rules, DEPTH, killer);
    const bones = gameOf(state, rules).bonesLeft();
    if (bones !== undefined) {
      return { bones, state };
    }
  }
  throw new Error('nobody left bones');
}

const met = withBones({ metOneIn: 1 });
const { bones: BONES, state: DEAD } = someBones();

/** A game that is begun with bones and has come to their level. */
function coming(bones: readonly Bones[], rules: Ruleset, seed: string): GameState {
  const state = newGame(content, rules, { ...plan(seed), heroName: 'Bren', bones });
  goDown(state, bones[0]!.level);
  return state;
}

const PLAIN = plainSeeds('meets');

/** The first of them that comes to bones. */
const meeting = (bones: readonly Bones[], rules = met) => coming(bones, rules, PLAIN[0]!);

describe('a hero who dies deep enough', () => {
  it('leaves the level with his things, most of them cursed', () => {
    expect(BONES.level).toBe(DEPTH);
    const things = DEAD.sheet.inventory.things.map(({ archetype }) => archetype.id);
    expect(BONES.dead.things.map(({ kind }) => kind)).toEqual(things);
    expect(BONES.dead).toMatchObject({ name: 'Ada', level: 1, risen: '', spells: [] });
    const all = SEEDS.flatMap(seed => gameOf(ended(seed)).bonesLeft()?.dead.things ?? []);
    const cursed = all.filter(({ facts }) => facts?.beatitude === -1);
    expect(Math.abs(cursed.length / all.length - 4 / 5)).toBeLessThan(0.12);
    expect(BONES.creatures.length).toBeGreaterThan(0);
  });

  it('leaves none with the chance of his depth, and changes nothing of his game', () => {
    const states = SEEDS.map(seed => ended(seed));
    const before = states.map(hashGame);
    const left = states.filter(state => gameOf(state).bonesLeft() !== undefined);
    expect(left.length).toBeGreaterThan(4);
    expect(left.length).toBeLessThan(SEEDS.length);
    expect(states.map(hashGame)).toEqual(before);
    // At depths up to 3 the chance of none is 1 in 1.
    expect(SEEDS.slice(0, 4).map(seed => gameOf(ended(seed, house, 3)).bonesLeft())).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    const rules = withBones({ depthOver: 1_000 });
    expect(gameOf(ended(SEEDS[0]!, rules), rules).bonesLeft()).toBeUndefined();
  });

  it('leaves none on a drawn level, one with a branch, the first level, or while he lives', () => {
    const { state } = someBones();
    const saved = saveGame(state);
    const at = (dungeon: object) =>
      LocalGame.restore(content, house, {
        ...saved,
        dungeon: { ...saved.dungeon!, ...dungeon },
      }).bonesLeft();
    expect(at({})).toBeDefined();
    expect(at({ drawn: [[DEPTH, 'x']] })).toBeUndefined();
    const [branch] = saved.dungeon!.branches;
    expect(at({ branches: [[branch![0], DEPTH, branch![2]]] })).toBeUndefined();
    const alive = newGame(content, house, plan('lives'));
    expect(gameOf(alive).bonesLeft()).toBeUndefined();
  });

  it('rises as what killed him, with his things', () => {
    const { bones } = someBones(house, 'a ghoul');
    expect(bones.dead.risen).toBe('ghoul');
    const state = meeting([bones]);
    const risen = state.level.creatures.all.find(({ given }) => given === 'Ada')!;
    expect(risen.archetype.id).toBe('ghoul');
    expect(risen.level).toBe(1);
    const carried = risen.carried.map(({ archetype }) => archetype.id);
    expect(carried).toEqual(expect.arrayContaining(bones.dead.things.map(({ kind }) => kind)));
  });

  it('rises under FIQHack’s rules half of the time, with his spells', () => {
    const fiqhack = library.resolveWith('house', { casting: 'fiqhack' });
    const left = SEEDS.flatMap(seed => gameOf(ended(seed, fiqhack), fiqhack).bonesLeft() ?? []);
    const risen = left.filter(({ dead }) => dead.risen === 'called_risen_hero');
    expect(risen.length).toBeGreaterThan(0);
    expect(risen.length).toBeLessThan(left.length);
    const state = meeting([risen[0]!], withBones({ metOneIn: 1 }, fiqhack));
    const hero = state.level.creatures.all.find(({ given }) => given === 'Ada')!;
    expect([hero.level, hero.maxHitPoints]).toEqual([1, risen[0]!.dead.maxHitPoints]);
    expect(hero.conditions.has('asleep')).toBe(true);
  });
});

describe('a later hero', () => {
  it('meets the level, the ghost asleep, the body and the things', () => {
    const state = meeting([BONES]);
    expect(state.level.map.save()).toEqual(BONES.map);
    const ghost = state.level.creatures.all.find(({ given }) => given === 'Ada')!;
    expect(ghost.archetype.id).toBe('called_hero_ghost');
    expect([ghost.level, ghost.maxHitPoints]).toEqual([1, BONES.dead.maxHitPoints]);
    expect(ghost.conditions.has('asleep')).toBe(true);
    const floor = state.level.items.get(BONES.dead.square)!;
    expect(floor.some(({ name }) => name === 'body of Ada')).toBe(true);
    const kinds = floor.map(({ archetype }) => archetype.id);
    expect(kinds).toEqual(expect.arrayContaining(BONES.dead.things.map(({ kind }) => kind)));
    // He knows nothing of what the other knew.
    const { lore } = state.sheet;
    expect(floor.every(thing => !lore.knows(thing, 'beatitude'))).toBe(true);
  });

  it('meets it in one game of three', () => {
    const games = PLAIN.map(seed => coming([BONES], house, seed));
    expect(games.length).toBeGreaterThan(15);
    const share = games.filter(({ world }) => world.bonesMet.length > 0).length / games.length;
    expect(Math.abs(share - 1 / 3)).toBeLessThan(0.2);
  });

  it('plays the same game again from its file, and goes on with its save', async () => {
    const state = meeting([BONES]);
    const saved = saveGame(state);
    expect(saved.bonesMet).toEqual([0]);
    const restored = restoreGame(content, met, saved);
    expect(hashGame(restored)).toBe(hashGame(state));
    expect(LocalGame.restore(content, met, saved).bonesMet).toEqual([BONES]);
    const { start } = saved;
    const file = writeGameFile({
      format: 'roguewright-game',
      version: 4,
      engine: '0',
      ruleset: 'house',
      contentHash: content.hash,
      start,
      commands: [],
      hashes: [],
    });
    const again = newGame(content, met, readGameFile(file).start);
    goDown(again, DEPTH);
    expect(hashGame(again)).toBe(hashGame(state));
  });

  it('begins a game without bones as ever', () => {
    const bare = newGame(content, house, plan('bare'));
    const none = newGame(content, house, { ...plan('bare'), bones: [] });
    const boneless = newGame(content, house, { ...plan('bare'), boneless: true });
    goDown(bare, DEPTH);
    goDown(none, DEPTH);
    goDown(boneless, DEPTH);
    expect(hashGame(none)).toBe(hashGame(bare));
    expect(hashGame(boneless)).toBe(hashGame(bare));
    expect(saveGame(bare).streams).not.toHaveProperty('bones');
  });

  it('finds no second artifact', () => {
    const [artifact] = content.artifacts;
    const things = [{ kind: artifact!.id, count: 1 }];
    const bones = { ...BONES, dead: { ...BONES.dead, things } };
    const games = PLAIN.slice(0, 12).map(seed => {
      const state = newGame(content, met, { ...plan(seed), bones: [bones] });
      const isDealt = state.world.dealt.artifacts.has(artifact!.id);
      goDown(state, DEPTH);
      const kinds = state.level.items.get(BONES.dead.square)!.map(({ archetype }) => archetype.id);
      return [isDealt, kinds.includes(artifact!.id)];
    });
    expect(games.every(([isDealt, isThere]) => isDealt !== isThere)).toBe(true);
    expect(new Set(games.map(([isDealt]) => isDealt)).size).toBe(2);
  });

  it('plays on for some time on such a level', () => {
    const state = meeting([BONES]);
    for (let move = 0; move < 200 && state.ending === undefined; move++) {
      state.hero.hitPoints = state.hero.maxHitPoints;
      performCommand(state, { kind: 'search', count: 5 });
    }
    expect(performedFor(state, undefined).view.dungeonLevel).toBe(DEPTH);
    const restored = restoreGame(content, met, saveGame(state));
    expect(hashGame(restored)).toBe(hashGame(state));
  });
});

describe('bones that lie', () => {
  const begin = (bones: unknown) => () =>
    newGame(content, met, { ...plan('lies'), bones: bones as readonly Bones[] });
  const dead = (change: object) => [{ ...BONES, dead: { ...BONES.dead, ...change } }];
  const thing = (change: object) => dead({ things: [{ kind: 'dagger', count: 1, ...change }] });

  it.each([
    ['a text', 'bones', /bones/],
    ['too many', Array.from({ length: 4 }, () => BONES), /bones: .*at most 3/],
    ['another version', [{ ...BONES, version: 2 }], /bones\.0\.version/],
    ['a foreign key', [{ ...BONES, more: 1 }], /bones\.0.*more/],
    ['a huge map', [{ ...BONES, map: { ...BONES.map, width: 1e9 } }], /bones\.0\.map\.width/],
    ['broken terrain', [{ ...BONES, map: { ...BONES.map, terrain: '9!' } }], /map\.terrain/],
    [
      'no stairs',
      [{ ...BONES, map: { ...BONES.map, terrain: `${BONES.map.width * BONES.map.height}a` } }],
      /0 stairs-up/,
    ],
    ['a thing in the void', [{ ...BONES, items: [[-4, []]] }], /bones\.0\.items\.0\.0/],
    ['an unknown kind', thing({ kind: 'dager' }), /things\.0\.kind/],
    ['a monster in the pack', thing({ kind: 'ogre' }), /things\.0\.kind/],
    ['the goal of the game', thing({ kind: 'amulet_of_the_deep' }), /things\.0\.kind/],
    ['no pieces', thing({ count: 0 }), /things\.0\.count/],
    ['a foreign fact', thing({ facts: { soulOf: 3 } }), /soulOf/],
    ['a great fact', thing({ facts: { toHitBonus: 1e9 } }), /toHitBonus/],
    ['a prototype', thing({ facts: JSON.parse('{"__proto__":{"x":1}}') }), /__proto__|facts/],
    ['an ego that is none', thing({ ego: 'dagger' }), /things\.0\.ego/],
    ['a hero of level 99', dead({ level: 99 }), /dead\.level/],
    ['a hero risen as a dagger', dead({ risen: 'dagger' }), /dead\.risen/],
    ['a hero beside the map', dead({ square: 1e6 }), /dead\.square/],
    ['a fixture that leads away', [{ ...BONES, fixtures: [['ogre', 200]] }], /fixtures\.0\.0/],
    ['a unique', [{ ...BONES, creatures: [['kessrith', 200]] }], /creatures\.0\.0/],
    ['nothing', [null], /bones\.0/],
  ])('are refused: %s', (_, bones, message) => {
    expect(begin(bones)).toThrow(message);
  });

  it('are refused in a save too, and in a world of several', () => {
    const saved = saveGame(newGame(content, met, { ...plan('save'), bones: [BONES] }));
    const start = { ...saved.start, bones: thing({ kind: 'ogre' }) };
    expect(() => restoreGame(content, met, { ...saved, start } as typeof saved)).toThrow(
      /bones\.0\.dead\.things\.0\.kind/,
    );
    const companions = [{ heroName: 'Cy', role: 'wizard', race: 'human' }];
    expect(() => newGame(content, met, { ...plan('two'), companions, bones: [BONES] })).toThrow(
      /bones/,
    );
  });

  it('with strange squares still make a level that can be played', () => {
    const stride = BONES.map.width + 2;
    const creatures = Array.from(
      { length: 40 },
      (_, at) => ['ogre', stride + 1 + (at % 3) * stride + at] as const,
    );
    const state = meeting([{ ...BONES, creatures }]);
    expect(state.level.creatures.all.length).toBeGreaterThan(5);
  });
});
