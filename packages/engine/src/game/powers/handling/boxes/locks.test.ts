import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../../../chance/index.ts';
import { type GameObject, isBoxTrapped, isLocked } from '../../../../objects/index.ts';
import { createRulesets } from '../../../../rulesets/index.ts';
import { knownDeed } from '../../../knowledge/deeds/known-deed.ts';
import { knownKick } from '../../../knowledge/tools/known-kick.ts';
import { restoreGame, saveGame } from '../../../saves/save.ts';
import { atChest, choiceOf, LOCKS, nameHere, toldOfBox } from '../../../testing/chest.ts';
import type { Scene } from '../../../testing/scene.ts';
import { workshop } from '../../../testing/tools.ts';
import { give } from '../../../testing/wardrobe.ts';
import { viewFor } from '../../../views/view-for.ts';
import { forceOnce, kickOpensBox, pickPercent } from './lock-rules.ts';

const { boxes } = createRulesets().resolve('house').slots.world.tools;
const ask = new Enumerator();

function answer(scene: Scene, text: string) {
  const choice = choiceOf(scene, text);
  expect(choice, text).not.toBe('');
  return scene.perform({ kind: 'answer', answer: { choice } });
}

describe('the lock of a box', () => {
  it('is found by trying it, for a move, and asks what to do', () => {
    const { scene, box } = atChest(undefined);
    expect(nameHere(scene)).toBe('a chest');
    const { turn } = scene.state.clock;
    scene.perform({ kind: 'loot' });
    expect(toldOfBox(scene)).toEqual(['locked']);
    expect(scene.state.clock.turn).toBe(turn + 1);
    expect(nameHere(scene)).toBe('a locked chest');
    expect(viewFor(scene.state).pending).toMatchObject({ deed: 'box' });
    expect(box.inventory).toEqual([]);
    answer(scene, 'Leave it');
    scene.perform({ kind: 'loot' });
    expect(viewFor(scene.state).pending).toMatchObject({ deed: 'box', costs: 'move' });
  });

  // Dexterity 12 of the scene's hero: 75 + 12, 4 × 12, 12 percent.
  it.each([
    ['skeleton-key', '', 87, 82],
    ['lock-pick', '', 48, 36],
    ['lock-pick', 'rogue', 73, 66],
    ['credit-card', '', 12, 24],
    ['credit-card', 'rogue', 32, 44],
    ['dagger', '', 0, 0],
  ] as const)('moves by a %s in the hands of a %s', (kind, role, box, door) => {
    const view = { kind, role, dexterity: 12, cursed: false };
    expect(pickPercent(boxes, { ...view, at: 'box' })).toBe(box);
    expect(pickPercent(boxes, { ...view, at: 'door' })).toBe(door);
    expect(pickPercent(boxes, { ...view, at: 'box', cursed: true })).toBe(Math.trunc(box / 2));
  });

  it('is worked at until it turns, and the chest opens then', () => {
    const { scene, box } = atChest([
      ['lock', false],
      ['lock', false],
      ['lock', true],
    ]);
    const pick = give(scene, 'lock_pick');
    const { turn } = scene.state.clock;
    scene.perform({ kind: 'apply', item: pick.id, direction: 0 });
    expect(toldOfBox(scene)).toEqual(['unlocked']);
    expect(scene.state.clock.turn).toBe(turn + 3);
    expect(isLocked(box)).toBe(false);
    expect(nameHere(scene)).toBe('an unlocked chest');
    scene.perform({ kind: 'loot' });
    expect(viewFor(scene.state).pending).toMatchObject({ deed: 'contents' });
    scene.end();
  });

  it('is given up after fifty moves', () => {
    // One percent a move: most attempts are in vain.
    const ends = Array.from({ length: 6 }, (_, seed) => {
      const { scene } = atChest(undefined, { seed: `lock ${seed}` });
      scene.state.sheet.attributes.dexterity = 3;
      const card = give(scene, 'credit_card', { beatitude: 'cursed' });
      const { turn } = scene.state.clock;
      scene.perform({ kind: 'apply', item: card.id, direction: 0 });
      return [toldOfBox(scene)[0], scene.state.clock.turn - turn] as const;
    });
    expect(ends).toContainEqual(['gave-up', 50]);
    expect(ends.every(([told, turns]) => told === 'unlocked' || turns === 50)).toBe(true);
  });

  it('is locked again by a key, and not by a card', () => {
    const { scene, box } = atChest([['lock', true]], { locked: false });
    const [key, card] = [give(scene, 'skeleton_key'), give(scene, 'credit_card')];
    expect(scene.perform({ kind: 'apply', item: card.id, direction: 0 })?.reason).toBe(
      'cannot-lock-with-that',
    );
    scene.perform({ kind: 'apply', item: key.id, direction: 0 });
    expect(toldOfBox(scene)).toEqual(['locked-up']);
    expect(isLocked(box)).toBe(true);
  });

  it('of a door turns as well', () => {
    const scene = workshop([['lock', true]], ['#####', '#@¤.#', '#####'], undefined, 'house', [
      LOCKS,
    ]);
    const key = give(scene, 'skeleton_key');
    scene.perform({ kind: 'apply', item: key.id, direction: 3 });
    expect(scene.kinds).toContain('door-unlocked');
    const { map } = scene.state.level;
    expect(map.terrainAt(map.square(2, 1))).toBe('closed-door');
  });

  it('can be forced: a blade may break, a club may smash it all', () => {
    const blade = { damage: 4, blade: true, cursed: false, enchantment: 0 };
    const share = (view: typeof blade, came: string) =>
      ask.ask(forceOnce, boxes, view).probability(one => one === came);
    expect(share(blade, 'blade-breaks')).toBeCloseTo(7 / 1000, 12);
    expect(share(blade, 'opens')).toBeCloseTo((993 / 1000) * 0.08, 12);
    expect(share({ ...blade, cursed: true }, 'blade-breaks')).toBe(0);
    const club = { ...blade, blade: false, damage: 10 };
    expect(share(club, 'smashed')).toBeCloseTo(0.2 / 3, 12);
    expect(share(club, 'opens')).toBeCloseTo(0.4 / 3, 12);
  });

  it('forced with the club in hand goes to pieces: potions break, the rest lies there', () => {
    const { scene, box } = atChest([
      ['lock', true],
      ['smashes', true],
      ['lost', false],
    ]);
    const club = give(scene, 'bludgeon');
    scene.perform({ kind: 'wield', item: club.id });
    box.inventory.push(...['speed', 'flute'].map(id => removed(scene, id)));
    scene.perform({ kind: 'force', direction: 0 });
    expect(toldOfBox(scene)).toEqual(['smashed']);
    expect(scene.kinds).toContain('broke-inside');
    expect(viewFor(scene.state).underfoot.map(({ name }) => name)).toEqual(['a flute']);
    scene.end();
  });

  it('is not forced with bare hands', () => {
    const { scene } = atChest(undefined);
    scene.perform({ kind: 'wield', item: 0 });
    expect(scene.perform({ kind: 'force', direction: 0 })?.reason).toBe('no-lever');
  });

  it('breaks by a kick 1 time in 5, and a lid flies open 1 time in 3; feet of a trade have another try', () => {
    const share = (locked: boolean, martial: boolean) =>
      ask.ask(kickOpensBox, boxes, { locked, martial }).probability(came => came);
    expect(share(true, false)).toBeCloseTo(1 / 5, 12);
    expect(share(true, true)).toBeCloseTo(1 / 5 + (4 / 5) * (1 / 2), 12);
    expect(share(false, false)).toBeCloseTo(1 / 3, 12);
  });

  it('is kicked open from beside it, as the odds say before', () => {
    const { scene, box } = atChest([['lid', true]]);
    scene.perform({ kind: 'move', direction: 3 });
    const known = knownKick(scene.state, ask, 7);
    // Four in five are locked, as far as he knows.
    expect(known).toMatchObject({ isGuess: true });
    expect(
      known.outcomes.find(({ outcome }) => outcome.kind === 'box-opens')?.probability,
    ).toBeCloseTo((4 / 5) * (1 / 5), 12);
    scene.perform({ kind: 'kick', direction: 7 });
    expect(toldOfBox(scene)).toEqual(['lock-kicked']);
    expect(isLocked(box)).toBe(false);
  });
});

/** A thing out of the hero's pack, as if it had lain in a box. */
function removed(scene: Scene, id: string): GameObject {
  const thing = give(scene, id);
  return scene.state.sheet.inventory.take(
    thing.id,
    1,
    () => scene.state.newId(),
    scene.state.sheet.lore,
  );
}

describe('the odds at a box', () => {
  it('sum to what is known, and are equal for boxes that differ only in hidden facts', () => {
    const answers = [true, false].flatMap(locked =>
      [true, false].map(trapped => {
        const { scene } = atChest(undefined, { locked, trapped });
        const second = give(scene, 'strongbox');
        scene.perform({ kind: 'drop', item: second.id, count: 1 });
        scene.perform({ kind: 'loot' });
        const { box } = { box: scene.state.level.items.get(scene.state.hero.square)![0]! };
        return [viewFor(scene.state).underfoot, knownDeed(scene.state, ask, String(box.id))];
      }),
    );
    const [first] = answers;
    for (const answer of answers) {
      expect(answer).toEqual(first);
    }
    const known = first![1] as ReturnType<typeof knownDeed>;
    const sum = known!.outcomes.reduce((total, { probability }) => total + probability, 0);
    expect(sum).toBeCloseTo(1, 12);
    expect(known!.outcomes[0]).toMatchObject({ outcome: { kind: 'box-locked' }, probability: 0.8 });
  });

  it('of forcing agree with what is played', () => {
    const { scene } = atChest(undefined);
    const club = give(scene, 'bludgeon');
    scene.perform({ kind: 'wield', item: club.id });
    scene.perform({ kind: 'loot' });
    const known = knownDeed(scene.state, ask, 'force')!;
    const sum = known.outcomes.reduce((total, { probability }) => total + probability, 0);
    expect(sum).toBeCloseTo(1, 12);
    const [smashed] = known.outcomes.filter(({ outcome }) => outcome.kind === 'box-smashed');
    expect(smashed!.probability).toBeCloseTo((1 - 0.8 ** 50) / 3, 12);
  });

  it('and the box itself survive a save', () => {
    const { scene, box } = atChest(undefined, { trapped: true });
    scene.perform({ kind: 'loot' });
    const saved = JSON.parse(JSON.stringify(saveGame(scene.state)));
    const again = restoreGame(scene.state.content, scene.state.ruleset, saved);
    const kept = again.level.items.get(again.hero.square)!.find(({ id }) => id === box.id)!;
    expect([isLocked(kept), isBoxTrapped(kept)]).toEqual([true, true]);
    expect(viewFor(again).underfoot[0]!.name).toBe('a locked chest');
  });
});
