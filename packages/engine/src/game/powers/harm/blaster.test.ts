import { describe, expect, it } from 'vitest';
import { Streams } from '../../../chance/index.ts';
import { answerQuestion } from '../../../host/index.ts';
import {
  type Beatitude,
  chargesOf,
  enchantmentsOf,
  setBeatitude,
  setCharges,
  setEnchantments,
} from '../../../objects/index.ts';
import type { Scene } from '../../testing/scene.ts';
import { workshop } from '../../testing/tools.ts';
import { give } from '../../testing/wardrobe.ts';

const FUTURE = [
  {
    path: 'future.arc',
    text: `Object zot_blaster
name blaster
type 74
rule_kind hand-blaster
effect blaster
level 4
charges_dice 10d10
weight 900
arch spell_zot
end
end
Object lamp_helm
name lamp helm
type 16
wear helmet
rule_kind dwarvish-helm
effect helm-lamp
armour_class 12
light_radius 2
fuel 700
delay 1
weight 1350
end
`,
  },
];

const ROWS = ['########', '#@.j...#', '########'];
const played = (ruleset: string, lit = true) =>
  workshop([], ROWS, new Streams('future'), ruleset, FUTURE, lit);

/** Applies a power pack to a thing. */
function pack(scene: Scene, item: number, beatitude: Beatitude) {
  const source = give(scene, 'pack_of_power');
  setBeatitude(source, beatitude);
  scene.perform({ kind: 'apply', item: source.id, direction: 0 });
  scene.perform({ kind: 'answer', answer: { item } });
}

describe('a blaster', () => {
  it('is aimed, spends a charge, and does nothing without any', () => {
    const scene = played('house');
    const blaster = give(scene, 'zot_blaster');
    setCharges(blaster, { left: 1, recharged: 0 });
    scene.perform({ kind: 'apply', item: blaster.id, direction: 3 });
    expect(chargesOf(blaster).left).toBe(0);
    expect(scene.kinds).toContain('burned');
    scene.perform({ kind: 'apply', item: blaster.id, direction: 3 });
    expect(scene.kinds).toContain('nothing-happens');
    expect(chargesOf(blaster).left).toBe(0);
  });

  it.each([
    ['blessed', 100, 100],
    ['uncursed', 80, 99],
    ['cursed', 10, 10],
  ] as const)('gets a %s cell of a power pack under dnethack (CH-116)', (source, least, most) => {
    const scene = played('charging=dnethack');
    const blaster = give(scene, 'zot_blaster');
    setCharges(blaster, { left: 3, recharged: 0 });
    const { state } = scene;
    const scroll = give(scene, 'charger');
    setBeatitude(scroll, source);
    state.sheet.lore.identify(scroll);
    state.sheet.lore.identify(blaster);
    const question = { ask: 'charge', item: scroll.id, target: blaster.id } as const;
    const foretold = answerQuestion(state, state.scratch.oracle, question).charge!.charges;
    expect([foretold[0]![0], foretold.at(-1)![0]]).toEqual([least, most]);
    pack(scene, blaster.id, source);
    expect(chargesOf(blaster).left).toBeGreaterThanOrEqual(least);
    expect(chargesOf(blaster).left).toBeLessThanOrEqual(most);
  });

  it('is charged by the scroll as well, four times at most', () => {
    const scene = played('charging=dnethack');
    const blaster = give(scene, 'zot_blaster');
    setCharges(blaster, { left: 0, recharged: 0 });
    for (let times = 1; times <= 6; times++) {
      setCharges(blaster, { left: 0, recharged: chargesOf(blaster).recharged });
      const scroll = give(scene, 'charger');
      scene.perform({ kind: 'charge', item: scroll.id, target: blaster.id });
      expect(chargesOf(blaster).left > 0).toBe(times <= 4);
    }
  });
});

describe('a helmet with a lamp (CH-114)', () => {
  const worn = (ruleset: string, lit = true) => {
    const scene = played(ruleset, lit);
    scene.state.level.creatures.all[0]!.conditions.set('helpless', 1000);
    const helm = give(scene, 'lamp_helm');
    scene.perform({ kind: 'wear', item: helm.id });
    scene.perform({ kind: 'search', count: 2 });
    expect(scene.state.sheet.equipment.helmet).toBe(helm.id);
    return { scene, helm };
  };

  it('lights the way while it is lit and worn, burns down, and goes out', () => {
    const { scene, helm } = worn('house', false);
    const [jackal] = scene.state.level.creatures.all;
    const seen = () => scene.state.perceives(jackal!);
    expect(seen()).toBe(false);
    scene.perform({ kind: 'apply', item: helm.id, direction: 0 });
    expect(scene.kinds).toContain('light-lit');
    expect(seen()).toBe(true);
    expect(helm.fact('fuel')).toBe(699);
    scene.perform({ kind: 'apply', item: helm.id, direction: 0 });
    expect(scene.kinds).toContain('light-put-out');
    expect(seen()).toBe(false);
    helm.setFact('fuel', 1);
    scene.perform({ kind: 'apply', item: helm.id, direction: 0 });
    expect(scene.kinds).toContain('light-burned-out');
    expect([helm.fact('lit'), helm.fact('fuel')]).toEqual([0, 0]);
    scene.perform({ kind: 'apply', item: helm.id, direction: 0 });
    expect(scene.kinds).toContain('nothing-happens');
  });

  it.each([
    ['dnethack', 'blessed', 1500],
    ['dnethack', 'uncursed', 700 + 750],
    ['dnethack', 'cursed', 0],
    ['house', 'uncursed', 700],
  ] as const)(
    'under %s, a %s charge leaves fuel for %d, and its enchantment as it was',
    (rules, source, fuel) => {
      const scene = played(`charging=${rules}`);
      const helm = give(scene, 'lamp_helm');
      setEnchantments(helm, { armour: 6 });
      const scroll = give(scene, 'charger');
      setBeatitude(scroll, source);
      scene.perform({ kind: 'charge', item: scroll.id, target: helm.id });
      expect(helm.fact('fuel')).toBe(fuel);
      expect(enchantmentsOf(helm).armour).toBe(6);
    },
  );
});
