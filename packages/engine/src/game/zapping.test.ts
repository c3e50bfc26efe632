import { describe, expect, it } from 'vitest';
import { decide } from '../actors/index.ts';
import { Enumerator, type ScriptedLuck, Streams } from '../chance/index.ts';
import { chargesOf, Lore, setCharges } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { knownZap } from './knowledge/known-zap.ts';
import { fillMind } from './monsters/monster-mind.ts';
import { CARRIERS_FILE } from './testing/carriers.ts';
import { withWorld } from './testing/other-world.ts';
import { Scene } from './testing/scene.ts';
import { give } from './testing/wardrobe.ts';

const CAVE = ['########', '#@.....#', '########'];
const JACKAL = ['########', '#@...j.#', '########'];

function cave(luck: readonly ScriptedLuck[] = [], rows = CAVE): Scene {
  return new Scene(rows, { luck, content: [CARRIERS_FILE] });
}

/** A hero who knows wands by their looks only. */
function forget(scene: Scene, id: string): void {
  scene.state.sheet.lore = new Lore(new Map([[id, 'oak']]));
}

describe('a wand', () => {
  it('spends a charge, strikes along its ray, and is recognised by what it does', () => {
    const scene = cave([], JACKAL);
    const wand = give(scene, 'bolt_wand');
    forget(scene, 'bolt_wand');
    expect(scene.perform({ kind: 'zap', item: wand.id, direction: 3 })).toBeUndefined();
    expect(scene.kinds).toContain('effect-born');
    expect(scene.kinds).toContain('recognised');
    expect(chargesOf(wand).left).toBe(1);
    expect(scene.state.sheet.energy).toBe(7);
  });

  it('wants a direction: a hero who knows that is refused, one who doesn’t pays to learn it', () => {
    const scene = cave();
    const wand = give(scene, 'bolt_wand');
    expect(scene.perform({ kind: 'zap', item: wand.id, direction: 0 })).toEqual({
      reason: 'needs-direction',
      usesMove: false,
    });
    expect(chargesOf(wand).left).toBe(2);
    forget(scene, 'bolt_wand');
    scene.perform({ kind: 'zap', item: wand.id, direction: 0 });
    expect(scene.kinds.slice(0, 2)).toEqual(['zapped', 'wand-fades']);
    expect(chargesOf(wand).left).toBe(1);
  });

  it('without charges does nothing, and once in a hundred and twenty-one works once more', () => {
    const scene = cave([
      ['wrest', false],
      ['wrest', true],
      ['healing', 3],
    ]);
    const wand = give(scene, 'mend_wand');
    setCharges(wand, { left: 0, recharged: 0 });
    scene.perform({ kind: 'zap', item: wand.id, direction: 0 });
    expect(scene.kinds.slice(0, 2)).toEqual(['zapped', 'nothing-happens']);
    scene.perform({ kind: 'zap', item: wand.id, direction: 0 });
    expect(scene.kinds.slice(0, 4)).toEqual([
      'zapped',
      'wrested',
      'no-effect-seen',
      'turned-to-dust',
    ]);
    expect(scene.state.sheet.inventory.find(wand.id)).toBeUndefined();
  });

  it('that was cancelled turns to dust for nothing', () => {
    const scene = cave();
    const wand = give(scene, 'mend_wand');
    setCharges(wand, { left: -1, recharged: 0 });
    scene.perform({ kind: 'zap', item: wand.id, direction: 0 });
    expect(scene.kinds.slice(0, 3)).toEqual(['zapped', 'nothing-happens', 'turned-to-dust']);
  });

  it('when cursed explodes once in a hundred, with two dice more than it has charges', () => {
    const scene = cave([
      ['cursed-wand', true],
      ['damage', 13],
    ]);
    const wand = give(scene, 'bolt_wand', { beatitude: 'cursed' });
    scene.perform({ kind: 'zap', item: wand.id, direction: 3 });
    expect(scene.kinds).toEqual(['zapped', 'wand-exploded', 'died']);
    expect(scene.state.ending).toMatchObject({ kind: 'died', killer: 'an exploding wand' });
    scene.end();
  });

  it('is refused when it is none', () => {
    const scene = cave();
    const scroll = give(scene, 'zot_scroll');
    expect(scene.perform({ kind: 'zap', item: 99, direction: 3 })?.reason).toBe('unknown-item');
    expect(scene.perform({ kind: 'zap', item: scroll.id, direction: 3 })?.reason).toBe(
      'not-a-wand',
    );
  });
});

describe('a question about a wand', () => {
  const ask = new Enumerator();

  it('is answered as far as the hero knows it', () => {
    const scene = cave();
    const wand = give(scene, 'bolt_wand', { beatitude: 'cursed' });
    const known = () => knownZap(scene.state, ask, wand.id, 3);
    scene.state.sheet.lore.identify(wand);
    expect(known()).toMatchObject({ works: 0.99, guess: false });
    setCharges(wand, { left: 0, recharged: 0 });
    expect(known()).toMatchObject({ works: expect.closeTo(0.99 / 121, 12) });
    forget(scene, 'bolt_wand');
    expect(known()).toBe('unknown');
    expect(knownZap(scene.state, ask, scene.idOf('staff'), 3)).toBeUndefined();
  });

  it('is the same for wands that differ only in what is hidden', () => {
    const answers = [0, 1, 7].map(left => {
      const scene = cave();
      const wand = give(scene, 'bolt_wand');
      setCharges(wand, { left, recharged: 0 });
      return knownZap(scene.state, ask, wand.id, 3);
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});

describe('a state that a spell brings', () => {
  it('comes over a monster that does not save', () => {
    const luck: ScriptedLuck[] = [
      ['state', true],
      ['saves', false],
    ];
    const scene = cave(luck, JACKAL);
    const wand = give(scene, 'daze_wand');
    const jackal = scene.state.level.creatures.all[0]!;
    scene.perform({ kind: 'zap', item: wand.id, direction: 3 });
    expect(jackal.conditions.left('confused')).toBeGreaterThan(20);
    expect(scene.kinds).toContain('condition-began');
    expect(scene.kinds).not.toContain('burned');
    scene.end();
  });
});

describe('a monster with things', () => {
  const KINDS = `Object zapper
name zapper
monster 1
level 1
movement 12
blow_1 weapon 1d4
notices 20
flees_below 50
arch bolt_wand
end
arch teleportation
end
end
`;

  function zapper(luck: readonly ScriptedLuck[]): Scene {
    const content = [CARRIERS_FILE, { path: 'zapper.arc', text: KINDS }];
    const rows = ['##########', '#@.....z.#', '##########'];
    return new Scene(rows, { luck, content, kinds: { z: 'zapper' } });
  }

  it('zaps in a third of its moves while the hero is in line, as long as there are charges', () => {
    const scene = zapper([
      ['zaps', false],
      ['zaps', true],
    ]);
    const monster = scene.state.level.creatures.all[0]!;
    setCharges(monster.carried[0]!, { left: 1, recharged: 0 });
    scene.state.sheet.lore = new Lore(new Map([['bolt_wand', 'oak']]));
    for (let move = 0; move < 2; move++) {
      scene.perform({ kind: 'rest', count: 1 });
      expect(scene.kinds).not.toContain('zapped');
    }
    scene.perform({ kind: 'rest', count: 1 });
    expect(scene.kinds).toContain('zapped');
    expect(scene.kinds).toContain('recognised');
    expect(chargesOf(monster.carried[0]!).left).toBe(0);
    scene.perform({ kind: 'rest', count: 1 });
    expect(scene.kinds).not.toContain('zapped');
    expect(scene.kinds).toContain('moved');
  });

  it('zaps as often as the number of the ruleset says', () => {
    const share = (zapsOneIn: number) => {
      let zaps = 0;
      for (let game = 0; game < 120; game++) {
        const content = [CARRIERS_FILE, { path: 'zapper.arc', text: KINDS }];
        const rows = ['##########', '#@.....z.#', '##########'];
        const scene = new Scene(rows, {
          rules: withWorld({ minds: { zapsOneIn } }),
          streams: new Streams(`zaps ${game}`),
          content,
          kinds: { z: 'zapper' },
        });
        const [monster] = scene.state.level.creatures.all;
        fillMind(scene.state, monster!, true);
        zaps += decide(scene.state.luck('minds'), scene.state.scratch.mind).kind === 'zap' ? 1 : 0;
      }
      return zaps / 120;
    };
    expect(createRulesets().resolve('house').slots.world.minds.zapsOneIn).toBe(3);
    expect(Math.abs(share(3) - 1 / 3)).toBeLessThan(0.15);
    expect(share(1)).toBe(1);
  });

  it('reads itself away when it loses heart', () => {
    const scene = zapper([['teleport', 3]]);
    const monster = scene.state.level.creatures.all[0]!;
    monster.hitPoints = 1;
    monster.maxHitPoints = 9;
    scene.perform({ kind: 'rest', count: 1 });
    scene.perform({ kind: 'rest', count: 1 });
    expect(scene.kinds).toContain('vanished');
    expect(monster.carried).toHaveLength(1);
    expect(scene.state.level.map.occupant[monster.square]).toBe(monster.id);
    scene.end();
  });
});
