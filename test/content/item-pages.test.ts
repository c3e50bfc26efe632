// The pages of items and of the hero: what weapons, armour, rings and launchers of the game say they are worth, asked
// of scenes with the shipped content. AT-…: statements of the attack document.

import { attackerView, refit } from '@roguewright/engine/actors';
import { Enumerator, Streams } from '@roguewright/engine/chance';
import { blowDamage, blows, meleeAttack, toDamBonus, toHitBonus } from '@roguewright/engine/combat';
import { askedIn } from '@roguewright/engine/face';
import { performCommand, performedFor, typicalFoe } from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import {
  beatitudeOf,
  enchantmentsOf,
  type GameObject,
  makeTreasure,
} from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { itemSections, sheetSections, tellNumbers, tellQualities } from '@roguewright/engine/words';
import { beforeEach, describe, expect, it } from 'vitest';
import { give } from './scenes/side-scenes.ts';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');
const ROWS = ['##########', '#@.......#', '##########'];
const WORDS = {
  percent: (chance: number) => `${(100 * chance).toFixed(1)} %`,
  decimal: (value: number) => value.toFixed(2),
};

let stage: Stage;

beforeEach(() => {
  stage = new Stage(content, house, ROWS, {});
});

/** A thing in the pack that the hero knows wholly; worn or held if its slot is given. */
function known(
  kind: string,
  numbers: Readonly<Record<string, number>> = {},
  ego?: string,
): GameObject {
  const thing = give(stage, kind);
  for (const [key, value] of Object.entries(numbers)) {
    thing.setFact(key, value);
  }
  thing.ego = ego === undefined ? undefined : content.archetype(ego);
  stage.state.sheet.lore.identify(thing);
  return thing;
}

function inSlot(slot: string, thing: GameObject): GameObject {
  const { sheet } = stage.state;
  sheet.equipment = { ...sheet.equipment, [slot]: thing.id };
  refit(house, sheet);
  return thing;
}

function viewOf({ id }: GameObject) {
  return performedFor(stage.state, undefined).view.inventory.find(item => item.id === id)!;
}

function ask(question: unknown) {
  return answerQuestion(stage.state, new Enumerator(), question);
}

function pageOf(item: GameObject) {
  return ask({ ask: 'item', item: item.id }).page!;
}

function sheet() {
  return ask({ ask: 'sheet' }).sheet!;
}

describe('the numbers behind the name of an item', () => {
  it.each([
    ['dagger', {}, undefined, '(1d4)'],
    ['long_bow', {}, undefined, '(×3)'],
    ['plate_mail', { toArmour: 6 }, undefined, '[42,+6]'],
    ['arrow', {}, undefined, '(1d4)'],
    ['ring_of_the_sure_hand', { power: 3 }, undefined, '(+3,+0)'],
    ['ring_of_wounds', { power: -2 }, undefined, '(+0,-2)'],
    ['ring_of_warding', { power: 2 }, undefined, '[0,+12]'],
  ] as const)(
    'are dice, factor and armour class as in Angband (%s)',
    (kind, numbers, ego, said) => {
      expect(tellNumbers(viewOf(known(kind, numbers, ego)))).toBe(said);
    },
  );

  it('AT-033: tell the penalty of mail before it was ever worn', () => {
    const mail = give(stage, 'plate_mail');
    expect(viewOf(mail).name).not.toContain('-3');
    expect(tellNumbers(viewOf(mail))).toBe('[42] (-3,+0)');
    expect(tellQualities(viewOf(mail))).toEqual(
      expect.arrayContaining([
        'It hinders you: -3 to hit, in blows, shots and throws.',
        'You don’t know its own enchantment yet.',
      ]),
    );
  });

  it('say nothing of a ring that isn’t recognised', () => {
    const ring = give(stage, 'ring_of_the_sure_hand');
    ring.setFact('power', 5);
    expect(tellNumbers(viewOf(ring))).toBe('');
    expect(tellQualities(viewOf(ring))).toEqual([]);
  });
});

describe('what is known of an item', () => {
  it('AT-035, AT-036: has brands, slays, points, resistances and curses', () => {
    const text = tellQualities(viewOf(known('winterwink'))).join(' ');
    expect(text).toContain('branded with cold: its dice count 3 times');
    expect(text).toContain('protects from cold (40 %)');
    const landlord = tellQualities(viewOf(known('the_landlord'))).join(' ');
    expect(landlord).toContain('Its dice count 2 times against animals.');
    expect(landlord).toContain('It gives +3 strength.');
    expect(landlord).toContain('the ground quake');
    const bow = known('long_bow', { bonus: 1 }, 'ego_of_flurries');
    expect(tellQualities(viewOf(bow)).join(' ')).toContain('It gives +1 shot a turn.');
    const cursed = known('leather_gloves', { beatitude: -1 });
    expect(tellQualities(viewOf(cursed)).join(' ')).toContain('you can’t take it off');
  });

  it('leaves out the powers of runes that aren’t read', () => {
    const dagger = give(stage, 'dagger');
    dagger.ego = content.archetype('ego_of_embers');
    expect(tellQualities(viewOf(dagger)).join(' ')).not.toContain('fire');
    expect(pageOf(dagger).melee!.groups.map(({ flag }) => flag)).toEqual([undefined]);
    stage.state.sheet.lore.learn(dagger, 'ego');
    expect(tellQualities(viewOf(dagger)).join(' ')).toContain('branded with fire');
    expect(pageOf(dagger).melee!.groups.map(({ flag }) => flag)).toEqual([undefined, 'brand-fire']);
  });
});

describe('the page of a weapon', () => {
  it('has the damage of the rule against each group, and the blows to come', () => {
    const dagger = inSlot(
      'weapon',
      known('dagger', { toHitBonus: 2, toDamBonus: 3 }, 'ego_of_embers'),
    );
    const { melee } = pageOf(dagger);
    const attacker = attackerView(house, stage.state.sheet);
    const rules = house.slots.combat;
    for (const { flag, mean } of melee!.groups) {
      const target = { ...typicalFoe(stage.state).target };
      const monsterFlags = flag === undefined ? (['immune-fire'] as const) : [];
      const attack = meleeAttack(rules, { attacker, target: { ...target, monsterFlags } });
      const { mean: expected } = new Enumerator().askNumber(blowDamage, rules, attack);
      expect(mean).toBeCloseTo(expected, 10);
    }
    const now = blows(rules, attacker).blows;
    expect(melee!.blows).toBe(now);
    const { strength, dexterity } = melee!.nextBlow!;
    expect(strength ?? dexterity).toBeDefined();
    expect(melee!.compared).toHaveLength(1);
  });

  it('stands beside the weapon in hand', () => {
    const mace = known('mace');
    inSlot('weapon', known('dagger'));
    const { melee } = pageOf(mace);
    expect(melee!.compared.map(({ wielded }) => wielded)).toEqual([true, false]);
    const answer = ask({ ask: 'item', item: mace.id });
    const titles = itemSections(viewOf(mace), answer, WORDS).map(({ title }) => title);
    expect(titles).toEqual(['In hand', expect.stringContaining('Beside your'), 'Thrown']);
  });
});

describe('what is thrown', () => {
  it.each([
    ['plate_mail', 'AT-091'],
    ['leather_cap', 'AT-091'],
    ['potion_of_water', 'AT-089'],
    ['torch', 'AT-089'],
    ['ration', 'AT-089'],
  ])('does damage, and its page tells how much (%s, %s)', kind => {
    const thing = give(stage, kind);
    const { thrown } = pageOf(thing);
    expect(thrown!.groups[0]!.mean).toBeGreaterThan(0);
    expect(thrown!.hitChance).toBeGreaterThan(0.05);
    expect(viewOf(thing).arms!.thrown).toMatch(/^\dd\d$/);
  });

  it('has no dice if it is a scroll or a ring: only a critical hit hurts', () => {
    const ring = give(stage, 'ring_of_wounds');
    expect(viewOf(ring).arms?.thrown).toBeUndefined();
    expect(pageOf(ring).thrown!.groups[0]).toMatchObject({ least: 0, most: 10 });
  });
});

describe('firing', () => {
  it('AT-081: is offered for what fits the launcher, and the page says why not', () => {
    const arrows = known('arrow');
    const shots = known('iron_shot');
    expect(viewOf(arrows).uses).not.toContain('fire');
    expect(pageOf(arrows).unfired).toEqual({ kind: 'arrow' });
    inSlot('launcher', known('sling'));
    expect(viewOf(shots).uses).toContain('fire');
    expect(viewOf(arrows).uses).not.toContain('fire');
    expect(pageOf(arrows).unfired).toEqual({ kind: 'arrow', fires: 'shot' });
    expect(pageOf(shots).fired).toMatchObject({ multiplier: 2, range: 20, aTurn: 1 });
    const answer = ask({ ask: 'item', item: arrows.id });
    const lines = itemSections(viewOf(arrows), answer, WORDS).flatMap(part => part.lines);
    expect(lines).toContain('It takes a bow to fire it; what you hold fires stones and shots.');
    expect(performCommand(stage.state, { kind: 'fire', item: arrows.id, x: 4, y: 2 })?.reason).toBe(
      'no-ammunition',
    );
  });
});

describe('the hero’s page', () => {
  it('AT-020, AT-029, AT-073: has Melee and Blows as the rule counts them', () => {
    inSlot('weapon', known('long_sword', { toHitBonus: 3, toDamBonus: 4 }));
    inSlot('body', known('plate_mail'));
    const { melee, hampers } = sheet();
    const attacker = attackerView(house, stage.state.sheet);
    const rules = house.slots.combat;
    expect(melee).toMatchObject({
      toHit: toHitBonus(rules, attacker).melee,
      toDam: toDamBonus(rules, attacker).melee,
      blows: blows(rules, attacker).blows,
    });
    expect(hampers.join(' ')).toContain('plate mail (-3,+0): -3 to hit');
  });

  it('AT-086, AT-097: has Shoot and Shots', () => {
    expect(sheet().shoot).toBeUndefined();
    inSlot(
      'launcher',
      known('long_bow', { toHitBonus: 5, toDamBonus: 7, bonus: 1 }, 'ego_of_flurries'),
    );
    const { shoot, beats, throwing } = sheet();
    expect(shoot).toMatchObject({ toDam: 7, shots: 2, multiplier: 3, fires: 'arrow', range: 25 });
    expect(beats).toEqual({ move: 600, attack: 600, shot: 300, throw: 600 });
    const melee = sheet().melee.toHit;
    expect(shoot!.toHit - 5).toBeLessThanOrEqual(Math.max(melee, throwing.toHit));
    const rows = sheetSections(ask({ ask: 'sheet' }), WORDS).flatMap(part => part.rows);
    expect(rows).toContainEqual(['Shots', '2 a turn']);
    expect(rows).toContainEqual(['A shot', '300 beats, 0.50 of a move']);
  });

  it('AT-030: counts no number that isn’t known, and says so', () => {
    const ring = give(stage, 'ring_of_the_sure_hand');
    ring.setFact('power', 5);
    const before = sheet().melee.toHit;
    inSlot('right-ring', ring);
    expect(sheet().melee.toHit).toBe(before);
    expect(sheet().unsure).toHaveLength(1);
    expect(ask({ ask: 'sheet' }).asFarAsYouKnow).toBe(true);
    stage.state.sheet.lore.identify(ring);
    expect(sheet().melee.toHit).toBe(before + 5);
    expect(sheet().unsure).toEqual([]);
  });

  it('tells what hampers casting, a heavy weapon, and the burden', () => {
    stage.teach('spell_fireball');
    inSlot('gloves', known('gauntlets'));
    inSlot('helmet', known('iron_helm'));
    const told = sheet().hampers.join(' ');
    expect(told).toMatch(/Your (gloves|helmet) hampers? casting: with (them|it) \w+ fails \d+ %/);
    stage.state.sheet.attributes.strength = 8;
    inSlot('weapon', known('lance'));
    expect(sheet().melee.heavy).toMatchObject({ limit: 10, pounds: 30, penalty: 40 });
    expect(sheet().hampers).toContain('Your weapon is too heavy: you lose 40 to hit.');
    expect(sheet().melee.blows).toBe(1);
  });
});

describe('worn things with both numbers', () => {
  it.each(['ring_of_the_duellist', 'amulet_of_the_drillmaster'])(
    'AT-037: add points to hit and of damage, which the wearer feels (%s)',
    kind => {
      const before = sheet().melee;
      const thing = give(stage, kind);
      thing.setFact('toHitBonus', 4);
      thing.setFact('toDamBonus', 3);
      expect(tellNumbers(viewOf(thing))).toBe('');
      performCommand(stage.state, { kind: 'wear', item: thing.id });
      expect(tellNumbers(viewOf(thing))).toBe('(+4,+3)');
      const strength = kind === 'amulet_of_the_drillmaster' ? 1 : 0;
      expect(sheet().melee.toHit).toBeGreaterThanOrEqual(before.toHit + 4);
      expect(sheet().melee.toDam).toBeLessThanOrEqual(before.toDam + 3 + strength);
      expect(sheet().unsure).toEqual([]);
    },
  );

  it('are made with the points of their dice, and cursed ones with as many below 0', () => {
    const points = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const [ring] = makeTreasure(
        new Streams(`ring ${seed}`).stream('level'),
        content,
        { list: 'floor_ring', difficulty: 3, level: 5, ruleset: house },
        () => 1000 + seed,
      );
      if (ring?.archetype.id === 'ring_of_the_duellist') {
        const { toHit, toDam } = enchantmentsOf(ring);
        const sign = beatitudeOf(ring) === 'cursed' ? -1 : 1;
        expect(sign * toHit).toBeGreaterThanOrEqual(2);
        expect(sign * toDam).toBeLessThanOrEqual(10);
        points.add(toHit);
      }
    }
    expect(points.size).toBeGreaterThan(1);
  });

  it('AT-034: mail takes from 1 to 8 to hit', () => {
    const taken = content.archetypes
      .filter(({ numbers, texts }) => texts.wear === 'body' && (numbers.toHit ?? 0) < 0)
      .map(({ numbers }) => numbers.toHit!);
    expect([...new Set(taken)].sort((one, other) => other - one)).toEqual([-1, -2, -3, -4, -5, -8]);
  });
});

describe('a third ring', () => {
  it('asks which of the two it replaces, with the numbers of both, and goes in its place', () => {
    const first = inSlot('right-ring', known('ring_of_the_sure_hand', { power: 1 }));
    const second = inSlot('left-ring', known('ring_of_wounds', { power: 2 }));
    const third = known('ring_of_the_duellist', { toHitBonus: 6, toDamBonus: 5 });
    expect(viewOf(third).uses).toContain('wear');
    expect(pageOf(third).worn).toHaveLength(2);
    performCommand(stage.state, { kind: 'wear', item: third.id });
    const asked = askedIn(performedFor(stage.state, undefined).view)!;
    expect(asked.title).toMatch(/^Take off which ring for .*ring of the duellist\?$/);
    expect(asked.offers.map(({ text }) => text)).toEqual([
      expect.stringMatching(/ring of the sure hand \(\+1,\+0\)$/),
      expect.stringMatching(/ring of wounds \(\+0,\+2\)$/),
    ]);
    performCommand(stage.state, { kind: 'answer', answer: { item: second.id } });
    const { equipment } = stage.state.sheet;
    expect([equipment['right-ring'], equipment['left-ring']]).toEqual([first.id, third.id]);
    expect(stage.state.pending).toBeUndefined();
  });
});

describe('a flask of oil', () => {
  it('AT-092: does 2d6 when it is thrown, breaks, and has no brand', () => {
    const flask = give(stage, 'flask_of_oil');
    expect(viewOf(flask).arms).toEqual({ thrown: '2d6' });
    expect(viewOf(flask).uses).toContain('throw');
    const { thrown } = pageOf(flask);
    expect(thrown!.breaks).toBe(1);
    expect(thrown!.groups).toHaveLength(1);
    expect(thrown!.groups[0]!.least).toBe(2);
    expect(thrown!.groups[0]!.mean).toBeGreaterThan(7);
    const tourist = content.archetype('role_tourist');
    expect(tourist.inventory.map(({ archetype }) => archetype)).toContain('flask_of_oil');
  });
});
