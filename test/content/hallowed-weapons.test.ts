// Priests and edges: which weapons are hallowed, what the others cost, and what the page of a weapon says of it. Then
// the rings that add to hit or of damage. AT-…: statements of the attack document.

import { attackerView, refit } from '@roguewright/engine/actors';
import { Enumerator } from '@roguewright/engine/chance';
import { toDamBonus, toHitBonus } from '@roguewright/engine/combat';
import { performCommand, performedFor } from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import { type GameObject, hasProperty, TYPE, textOf } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { itemSections, tellNumbers, tellQualities } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { give } from './scenes/side-scenes.ts';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const library = createRulesets();
const house = library.resolve('house');
const angband = library.resolveWith('house', { combat: 'angband-3.0.5' });
const WORDS = {
  percent: (chance: number) => `${Math.round(100 * chance)} %`,
  decimal: (value: number) => value.toFixed(2),
};

/** A priest of Mabbet in an empty room. */
function priest(rules: typeof house = house): Stage {
  const stage = new Stage(content, rules, ['#####', '#@..#', '#####'], {});
  const { sheet } = stage.state;
  Object.assign(sheet, { role: 'priest' });
  sheet.faith.god = content.gods.find(({ id }) => id === 'god_mabbet');
  refit(rules, sheet);
  return stage;
}

/** Puts a thing in hand that the hero knows wholly. */
function wield({ state }: Stage, thing: GameObject): GameObject {
  state.sheet.lore.identify(thing);
  state.sheet.equipment = { ...state.sheet.equipment, weapon: thing.id };
  refit(state.ruleset, state.sheet);
  return thing;
}

/** What the edge in hand takes of to-hit and damage, beside the same weapon under a blessing. */
function lost({ state }: Stage): readonly [number, number] {
  const rules = state.ruleset.slots.combat;
  const view = attackerView(state.ruleset, state.sheet);
  const blessed = { ...view, weapon: { ...view.weapon!, blessed: true } };
  return [
    toHitBonus(rules, blessed).melee - toHitBonus(rules, view).melee,
    toDamBonus(rules, blessed).melee - toDamBonus(rules, view).melee,
  ];
}

function pageLines({ state }: Stage, item: GameObject): string {
  const { view } = performedFor(state, undefined);
  const shown = view.inventory.find(({ id }) => id === item.id)!;
  const answer = answerQuestion(state, new Enumerator(), { ask: 'item', item: item.id });
  return itemSections(shown, answer, WORDS)
    .flatMap(({ lines }) => lines)
    .join(' ');
}

/** Ego kinds of weapons that are hallowed, and hallowed artifacts with an edge. */
const EGOS = content.archetypes.filter(
  ({ texts, id }) =>
    id.startsWith('ego_') &&
    (texts.egoOf ?? '').includes('sword') &&
    texts.properties === 'blessed',
);
const ARTIFACTS = content.archetypes.filter(
  kind =>
    kind.numbers.artifact !== undefined &&
    kind.type === TYPE.weapon &&
    textOf(kind, 'weaponKind') !== 'hafted' &&
    textOf(kind, 'properties').includes('blessed'),
);

describe('AT-044: a priest’s edge', () => {
  it('is hallowed in three ego kinds: consecrated, vowed, and of reckoning with evil', () => {
    expect(EGOS.map(({ id }) => id).sort()).toEqual([
      'ego_of_consecration',
      'ego_of_reckoning',
      'ego_of_the_vow',
    ]);
    const stage = priest();
    for (const ego of EGOS) {
      const sword = give(stage, 'long_sword');
      wield(stage, sword);
      expect(lost(stage)).toEqual([2, 2]);
      sword.ego = ego;
      wield(stage, sword);
      expect(lost(stage)).toEqual([0, 0]);
      expect(pageLines(stage, sword)).toContain(
        'It is hallowed: priests lose nothing by its edge.',
      );
      expect(pageLines(stage, sword)).not.toContain('bloodshed');
    }
  });

  it('is hallowed in some artifacts, and in no other weapon without a blessing', () => {
    expect(ARTIFACTS.length).toBeGreaterThanOrEqual(2);
    const stage = priest();
    for (const { id } of ARTIFACTS) {
      const blade = wield(stage, give(stage, id));
      expect([id, ...lost(stage)]).toEqual([id, 0, 0]);
      expect(hasProperty(blade, 'blessed')).toBe(true);
    }
    const sword = give(stage, 'long_sword');
    sword.setFact('beatitude', 1);
    wield(stage, sword);
    expect(lost(stage)).toEqual([0, 0]);
    wield(stage, give(stage, 'mace'));
    expect(lost(stage)).toEqual([0, 0]);
  });
});

describe('AT-045: the page of an edged weapon', () => {
  it('tells a priest that his god dislikes bloodshed, what it costs, and what lifts it', () => {
    const stage = priest();
    const sword = give(stage, 'long_sword');
    stage.state.sheet.lore.identify(sword);
    const told = pageLines(stage, sword);
    expect(told).toContain(
      'Mabbet dislikes bloodshed: with its edge you lose 2 to hit, and 2 points of damage in each blow.',
    );
    expect(told).toContain('Only a blessing on the weapon itself lifts this.');
    const mace = give(stage, 'mace');
    expect(pageLines(stage, mace)).not.toContain('bloodshed');
  });

  it('tells of hallowed things worn under the rules of Angband, and of a blessing that isn’t known', () => {
    const stage = priest(angband);
    const sword = give(stage, 'long_sword');
    const told = pageLines(stage, sword);
    expect(told).toContain('A blessing on it, or anything hallowed that you wear, lifts this.');
    const { melee } = answerQuestion(stage.state, new Enumerator(), {
      ask: 'item',
      item: sword.id,
    }).page!;
    expect(melee!.edge!.chance).toBeGreaterThan(0.5);
    expect(melee!.edge!.chance).toBeLessThan(1);
    expect(told).toContain(
      `That holds with ${WORDS.percent(melee!.edge!.chance)}: it may be blessed.`,
    );
  });

  it('says nothing of it to others, and names the gods where the hero has none', () => {
    const stage = priest();
    const sword = give(stage, 'long_sword');
    stage.state.sheet.faith.god = undefined;
    expect(pageLines(stage, sword)).toContain('The gods dislike bloodshed:');
    Object.assign(stage.state.sheet, { role: 'barbarian' });
    refit(house, stage.state.sheet);
    expect(pageLines(stage, sword)).not.toContain('bloodshed');
  });
});

describe('AT-076: rings', () => {
  it.each([
    ['ring_of_the_sure_hand', 7, 0],
    ['ring_of_wounds', 0, 7],
  ] as const)('add either to hit or of damage: %s', (kind, toHit, toDam) => {
    const stage = priest();
    const { state } = stage;
    const sheet = () => answerQuestion(state, new Enumerator(), { ask: 'sheet' }).sheet!.melee;
    const before = sheet();
    const ring = give(stage, kind);
    ring.setFact('power', 7);
    state.sheet.lore.identify(ring);
    const shown = () =>
      performedFor(state, undefined).view.inventory.find(({ id }) => id === ring.id)!;
    expect(tellNumbers(shown())).toBe(toHit > 0 ? '(+7,+0)' : '(+0,+7)');
    const told = tellQualities(shown()).join(' ');
    expect(told.includes('to hit')).toBe(toHit > 0);
    expect(told.includes('points of damage')).toBe(toDam > 0);
    performCommand(state, { kind: 'wear', item: ring.id });
    expect(sheet().toHit - before.toHit).toBe(toHit);
    expect(sheet().toDam - before.toDam).toBe(toDam);
  });
});
