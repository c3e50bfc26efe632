import { attemptToCast, studyBook } from '@roguewright/engine/casting';
import {
  type Chance,
  Enumerator,
  Generator,
  type Outcomes,
  PlayedChance,
} from '@roguewright/engine/chance';
import { wrest } from '@roguewright/engine/charging';
import { attackDamage, blowDamage, meleeRound } from '@roguewright/engine/combat';
import { createRulesets } from '@roguewright/engine/rulesets';
import {
  gallopTurns,
  heroAllotment,
  monsterAllotment,
  movesBeforeHero,
  turnOrder,
} from '@roguewright/engine/speed';
import { healing } from '@roguewright/engine/spellcraft';
import { creatureHit } from '@roguewright/engine/spells';
import { describe, expect, it } from 'vitest';

const rulesets = createRulesets();
const house = rulesets.resolve('house');

/** A target without special properties. */
const STRUCK = {
  kindName: '',
  race: '',
  undead: false,
  lifeless: false,
  life: 30,
  experience: 100,
  strikerLevel: 5,
  slaying: '',
};
const nethack = rulesets.resolve('nethack-3.6.7');
const angband = rulesets.resolve('angband-3.0.5');
const crossfire = rulesets.resolve('crossfire');

const blow = {
  weapon: {
    kind: 'sword',
    dice: 2,
    sides: 5,
    weight: 130,
    toHit: 8,
    toDam: 3,
    flags: ['slay-orc'],
  },
  characterToHit: 12,
  characterToDam: 4,
  level: 25,
  monsterFlags: ['orc', 'evil'],
} as const;

const attack = {
  ...blow,
  baseSkill: 90,
  blows: 3,
  armourClass: 36,
  visible: true,
  hp: 33,
} as const;

const fighter = {
  class: 'warrior',
  race: 'dwarf',
  level: 12,
  strength: 68,
  dexterity: 40,
  equipment: [{ toHit: 2, toDam: 5 }],
  weapon: { ...blow.weapon, blessed: false },
  launcher: undefined,
  equipmentBlessed: false,
  extraBlows: 1,
  stun: 10,
  bless: true,
  heroism: false,
  berserk: false,
} as const;

const attempt = {
  knowsSpells: true,
  spell: 'fireball',
  forgotten: false,
  stunned: false,
  confused: false,
  strangled: false,
  form: { silent: false, headless: false, voice: 'normal' },
  weapon: { stuck: false, twoHanded: false, quarterstaff: false },
  heldShield: 'none',
  nutrition: 500,
  strength: 12,
  burden: 'unencumbered',
  role: 'priest',
  intelligence: 12,
  price: 20,
  amulet: true,
  energy: 55,
  chance: 63,
  spellLevel: 4,
  skill: 'basic',
} as const;

const hero = { baseSpeed: 15, speedProperty: 'very-fast', encumbrance: 'burdened' } as const;

const study = {
  intelligence: 11,
  level: 5,
  lenses: true,
  bookLevel: 6,
  beatitude: 'uncursed',
  delay: 4,
} as const;

const order = {
  hero,
  monsters: [
    { id: 'a', speed: 18, adjustment: 'normal', movement: 0 },
    { id: 'b', speed: 9, adjustment: 'slow', movement: 12 },
  ],
  helpless: undefined,
  turns: 3,
} as const;

const waiting = {
  hero,
  units: { unitsPerPoint: 50, ticksPerTurn: 10 },
  clock: {
    turn: 1,
    phase: 'hero',
    heroMovement: 600,
    granted: 600,
    spent: 0,
    ticks: 0,
    helpless: 0,
    burden: 'unencumbered',
    place: 0,
    again: false,
    owes: false,
  },
  price: 600,
  movers: [{ speed: 20, adjustment: 'normal', movement: 0 }],
  turns: 3,
} as const;

type Case = readonly [name: string, run: (chance: Chance) => unknown];

/** Every random rule that is built, each with an input under which much can happen. */
const RULES: readonly Case[] = [
  ['combat: a blow that has hit', c => blowDamage(c, angband.slots.combat, blow)],
  ['combat: an attack that stops at death', c => attackDamage(c, angband.slots.combat, attack)],
  [
    'combat: the whole chain of a melee turn, unseen',
    c =>
      meleeRound(c, house.slots.combat, {
        attacker: fighter,
        target: { ...attack, visible: false },
      }),
  ],
  ['casting: an attempt with the Amulet', c => attemptToCast(c, nethack.slots.casting, attempt)],
  ['casting: opening a hard book', c => studyBook(c, nethack.slots.casting, study)],
  ['charging: wresting', c => wrest(c, nethack.slots.charging, { charges: 0 })],
  ['speed: a hero’s points', c => heroAllotment(c, nethack.slots.speed, hero)],
  ['speed: a hero’s points in the house', c => heroAllotment(c, house.slots.speed, hero)],
  [
    'speed: a monster’s points',
    c => monsterAllotment(c, nethack.slots.speed, { speed: 20, adjustment: 'fast' }),
  ],
  ['speed: turns of a gallop', c => gallopTurns(c, house.slots.speed)],
  ['speed: the order of three turns', c => turnOrder(c, nethack.slots.speed, order)],
  ['speed: moves before the hero', c => movesBeforeHero(c, house.slots.speed, waiting)],
  [
    'spellcraft: healing',
    c => healing(c, house.slots.spells, { dam: 2, spellHp: 3, hp: 4, maxHp: 17 }),
  ],
  [
    'spellcraft: healing as the program has it',
    c => healing(c, crossfire.slots.spells, { dam: 2, spellHp: 3, hp: 4, maxHp: 17 }),
  ],
  [
    'spells: a hit of fire and magic',
    c =>
      creatureHit(c, house.slots.spells, {
        ...STRUCK,
        damage: 13,
        attackType: 6,
        level: 9,
        resistances: { 1: 60, 2: 10 },
      }),
  ],
  [
    'spells: a faint hit of magic',
    c =>
      creatureHit(c, house.slots.spells, {
        ...STRUCK,
        damage: 3,
        attackType: 2,
        level: 0,
        resistances: { 1: 80 },
      }),
  ],
  [
    'bridges: a monster’s blow against thick armour',
    c =>
      house.bridges.monsterBlow(c, house.bridges, {
        level: 7,
        dice: { count: 2, sides: 6, bonus: 0 },
        armourClass: -6,
      }),
  ],
];

const DRAWS = 20_000;

function ask(run: (chance: Chance) => unknown): Outcomes<unknown> {
  return new Enumerator().ask(chance => run(chance), {}, 0);
}

describe('every random rule', () => {
  it.each(RULES)('has probabilities that sum to 1: %s', (_, run) => {
    const { list } = ask(run);
    expect(list.length).toBeGreaterThan(1);
    expect(list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(list.every(({ probability }) => probability > 0)).toBe(true);
  });

  it.each(RULES)('plays as it is asked, |z| < 4: %s', (name, run) => {
    const asked = new Map(
      ask(run).list.map(({ value, probability }) => [JSON.stringify(value), probability]),
    );
    const chance = new PlayedChance(new Generator(name.length));
    const counts = new Map<string, number>();
    for (let draw = 0; draw < DRAWS; draw++) {
      const outcome = JSON.stringify(run(chance));
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    for (const outcome of counts.keys()) {
      expect(asked.has(outcome)).toBe(true);
    }
    for (const [outcome, probability] of asked) {
      const expected = DRAWS * probability;
      if (expected >= 10) {
        const z = ((counts.get(outcome) ?? 0) - expected) / Math.sqrt(expected * (1 - probability));
        expect(Math.abs(z), `${outcome}: z = ${z}`).toBeLessThan(4);
      }
    }
  });
});
