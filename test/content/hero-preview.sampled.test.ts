// What is said of a hero before he is made, against heroes that are made, with the content that ships.

import { attackerView, makeHero } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import { blows } from '@roguewright/engine/combat';
import { type Expected, heroChoices, heroPreview, LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sampled } from '../sampled.ts';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const { roles, races } = heroChoices(content, house);

/** Heroes that are compared with a preview. */
const MADE = 1500;

function share({ values }: Expected, wanted: number): number {
  return values.find(([value]) => value === wanted)?.[1] ?? 0;
}

function sum({ values }: Expected): number {
  return values.reduce((all, [, probability]) => all + probability, 0);
}

describe('the preview of a hero', () => {
  it.each(['wizard', 'priest', 'valkyrie'])(
    'of a %s under crossfire has the hit points, energy and grace that heroes are made with',
    role => {
      const crossfire = createRulesets().resolve('crossfire');
      const preview = heroPreview(content, crossfire, role, 'human');
      const luck = new Streams('pools').stream('heroes');
      const plan = { name: 'Ada', role, race: 'human' };
      let lastId = 0;
      const made = Array.from({ length: MADE }, () =>
        makeHero(luck, crossfire, content, plan, () => ++lastId),
      );
      const pools = [
        [preview.hitPoints, made.map(({ hitPoints }) => hitPoints)],
        [preview.energy, made.map(({ sheet }) => sheet.maxEnergy)],
        ...(preview.grace === undefined
          ? []
          : [[preview.grace, made.map(({ sheet }) => sheet.maxGrace)] as const]),
      ] as const;
      for (const [expected, values] of pools) {
        expect(sum(expected)).toBeCloseTo(1, 9);
        for (const value of new Set(values)) {
          const seen = values.filter(other => other === value).length / MADE;
          expect(Math.abs(share(expected, value) - seen), `${value}`).toBeLessThan(0.06);
        }
      }
    },
  );

  const ids = roles.map(({ id }) => id);

  it.each(sampled(ids, 3))('of a %s adds up and says what a game then shows', role => {
    const race = races[0]!.id;
    const preview = heroPreview(content, house, role, race);
    const start = { heroName: 'Ada', role, race, seed: 'a' };
    const { view } = LocalGame.create(content, house, start).look();
    const { hitPoints, energy, grace, weapon, launcher, spells } = preview;
    const unsettled = [
      ...preview.attributes.map(({ expected }) => expected),
      ...[hitPoints, energy, weapon.blows, weapon.dealt, weapon.hitPercent],
      ...spells.flatMap(({ failPercent, casts }) => [failPercent, casts]),
      ...(launcher === undefined ? [] : [launcher.shots]),
    ];
    for (const one of unsettled) {
      expect(sum(one)).toBeCloseTo(1, 9);
    }
    expect(share(hitPoints, view.hero.maxHitPoints)).toBeGreaterThan(0);
    expect(share(energy, view.hero.maxEnergy)).toBeGreaterThan(0);
    expect(grace === undefined).toBe(view.hero.maxGrace === 0);
    expect(preview.armourClass).toBe(view.hero.armourClass);
    expect(preview.paths).toEqual(view.hero.paths);
    expect(preview.speed / 12).toBeCloseTo(view.hero.load.freePace, 9);
    expect(preview.kit.map(({ icon }) => icon)).toEqual(view.inventory.map(({ icon }) => icon));
    expect(preview.kit.map(({ place }) => place === 'in-quiver')).toEqual(
      view.inventory.map(({ wielded, uses }) => wielded && uses.includes('fire')),
    );
    expect(preview.skills.map(({ skill, most }) => [skill, most])).toEqual(
      view.skills.map(({ skill, most }) => [skill, most]),
    );
    for (const known of view.spells) {
      const spell = spells.find(({ name }) => name === known.name);
      expect(spell?.price).toBe(known.price);
      expect(spell?.share).toBeGreaterThan(0);
      expect(share(spell!.failPercent, known.failPercent)).toBeGreaterThan(0);
    }
    const names = view.spells.map(({ name }) => name);
    for (const { name } of spells.filter(spell => spell.share === 1)) {
      expect(names).toContain(name);
    }
  });

  it('agrees with heroes that are made under another seed', () => {
    const [role, race] = ['valkyrie', 'dwarf'];
    const { attributes, hitPoints, weapon } = heroPreview(content, house, role, race);
    const luck = new Streams('other heroes').stream('hero');
    const counts = { constitution: 0, hitPoints: 0, blows: 0 };
    const constitution = Number(attributes.find(({ name }) => name === 'constitution')!.middle);
    let lastId = 0;
    for (let made = 0; made < MADE; made++) {
      const hero = makeHero(luck, house, content, { name: 'Ada', role, race }, () => ++lastId);
      counts.constitution += hero.sheet.attributes.constitution === constitution ? 1 : 0;
      counts.hitPoints += hero.hitPoints === hitPoints.values[0]![0] ? 1 : 0;
      const attack = blows(house.slots.combat, attackerView(house, hero.sheet));
      counts.blows += attack.blows === 1 ? 1 : 0;
    }
    const expected = attributes.find(({ name }) => name === 'constitution')!.expected;
    expect(counts.constitution / MADE).toBeCloseTo(share(expected, constitution), 1);
    expect(counts.hitPoints / MADE).toBeCloseTo(hitPoints.values[0]![1], 1);
    expect(counts.blows / MADE).toBeCloseTo(share(weapon.blows, 1), 1);
  });

  it('is exact where attributes have no say, and estimated where they have', () => {
    const { hitPoints, energy, attributes } = heroPreview(content, house, 'wizard', 'elf');
    expect(hitPoints.certainty.kind).toBe('exact');
    expect(energy.certainty.kind).toBe('exact');
    expect(energy.values.filter(([, probability]) => probability > 0)).toHaveLength(3);
    expect(attributes[0]!.expected.certainty.kind).toBe('estimated');
  });

  it('gives each spell that chance teaches the share of heroes who know it', () => {
    const { spells } = heroPreview(content, house, 'wizard', 'human');
    const luck = new Streams('spells').stream('hero');
    let lastId = 0;
    const known = new Map<string, number>();
    for (let made = 0; made < MADE; made++) {
      const plan = { name: 'Ada', role: 'wizard', race: 'human' };
      for (const { archetype } of makeHero(luck, house, content, plan, () => ++lastId).sheet
        .spells) {
        known.set(archetype.name, (known.get(archetype.name) ?? 0) + 1);
      }
    }
    for (const [name, count] of known) {
      const found = spells.find(spell => spell.name === name);
      expect(found?.share ?? 0).toBeCloseTo(count / MADE, 1);
    }
  });

  it('names what hampers a spell', () => {
    const { spells } = heroPreview(content, house, 'priest', 'human');
    const lines = spells[0]!.explanation.map(({ text }) => text);
    expect(lines.some(line => line.includes('penalty'))).toBe(true);
  });

  it('is plain JSON, and the same every time', () => {
    const preview = heroPreview(content, house, 'ranger', 'half-elf');
    expect(JSON.parse(JSON.stringify(preview))).toEqual(preview);
    expect(heroPreview(content, house, 'ranger', 'half-elf')).toEqual(preview);
  });

  it('refuses a role or race that is not to be had, naming the nearest', () => {
    expect(() => heroPreview(content, house, 'wizzard', 'human')).toThrow(/wizard/);
    expect(() => heroPreview(content, house, 'wizard', 'elv')).toThrow(/elf/);
  });
});
