// Each switch of the document on spells, flipped by an overlay: what happens changes. A switch that nothing reads fails.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../chance/index.ts';
import { spellFacts } from '../objects/index.ts';
import {
  createRulesets,
  type Patch,
  RULESETS,
  type Ruleset,
  RulesetLibrary,
  documentSwitches as switches,
} from '../rulesets/index.ts';
import {
  attackBit,
  golemLevel,
  levelCost,
  monsterChoice,
  type PathView,
  raises,
  recallClock,
  rodRecharge,
  type SpellcraftRules,
} from '../spellcraft/index.ts';
import { castSpell, ticksLeft } from '../spells/index.ts';
import { loadContent } from './powers/load-content.ts';
import { dungeonFiles } from './testing/content.ts';
import { fixtureAt } from './testing/fixtures.ts';
import { Scene } from './testing/scene.ts';
import { give } from './testing/wardrobe.ts';

type Name = keyof typeof switches;

const program = createRulesets().resolve('crossfire').slots.spells;

/** A ruleset with a patch over its slot of spells. */
function overlaid(parent: string, patch: Patch<SpellcraftRules>): Ruleset {
  const slots = { spells: { patches: [patch] } };
  const overlay = { id: 'flipped', title: '', parent, about: '', differences: [], slots };
  return new RulesetLibrary([...RULESETS, overlay]).resolve('flipped');
}

/** The patch that gives back what the program has at each place of a patch. */
function undone(patch: unknown, base: unknown): unknown {
  const isInner =
    typeof patch === 'object' && patch !== null && !Array.isArray(patch) && base !== undefined;
  if (!isInner) {
    return base;
  }
  const rows = base as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(patch).map(([key, inner]) => [key, undone(inner, rows[key])]),
  );
}

/** A parent with a switch turned over. */
function flipped(parent: 'house' | 'spells-txt', name: Name): Ruleset {
  const { house, patch } = switches[name];
  const isOn = parent === 'spells-txt' || house;
  const change = isOn ? undone(patch, program) : patch;
  return overlaid(parent, change as Patch<SpellcraftRules>);
}

const spell = (id: string, subtype: number, keys: string) =>
  `Object ${id}\nname ${id}\ntype 101\nsubtype ${subtype}\nlevel 1\nspell_level 1\nsp 1\n${keys}\nend\n`;

const TEXT = [
  'Object flame\ntype 102\nsubtype 7\nspeed 1\nmove_type fly_low\nend\n',
  'Object fixed_flame\ntype 102\nsubtype 7\nspeed 1\nmove_type fly_low\nstand_still 1\nend\n',
  'Object streak\ntype 102\nsubtype 4\nspeed 1\nmove_type fly_low\nend\n',
  'Object pebble\ntype 102\nsubtype 5\nspeed 1\nmove_type fly_low\nend\n',
  'Object sting\ntype 102\nsubtype 11\nspeed 1\nmove_type fly_low\nend\n',
  'Object swarm_spell\ntype 102\nsubtype 36\nspeed 1\nend\n',
  'Object wrath\ntype 102\nsubtype 6\nspeed 0.2\nend\n',
  'Object haze\ntype 102\nsubtype 46\nspeed 1\nattacktype 4\nend\n',
  'Object turned\nname turned\ntype 102\nsubtype 0\nfood 4\nspeed 1\nend\n',
  spell(
    'bolt',
    4,
    'path_attuned 2\ndam 10\ndam_modifier 1\nrange 9\nduration 9\nattacktype 4\nother_arch streak',
  ),
  spell('fan', 7, 'range 3\nduration 2\ndam 1\nattacktype 4\nother_arch fixed_flame'),
  spell('ruin', 16, 'range 1\ndam 5\nattacktype 4'),
  spell('probe', 20, 'range 3'),
  spell(
    'smite',
    10,
    'range 5\nrange_modifier 2\nduration 3\nduration_modifier 5\ndam 4\nattacktype 4\nother_arch wrath',
  ),
  spell(
    'finger',
    10,
    `range 5\nduration 3\ndam 4\nattacktype ${attackBit('death')}\nother_arch wrath`,
  ),
  spell('missile', 11, 'range 9\ndam 9\nattacktype 4\nother_arch sting'),
  spell('heal', 21, 'dam 1\nhp 4'),
  spell('brawn', 24, 'str 1\nduration 90\nrace build'),
  spell('blessing', 25, 'duration 50\nac 1'),
  spell('call', 27, 'dam 2\nother_arch hound'),
  spell('turn', 29, 'range 5\nother_arch turned'),
  spell('flock', 36, 'duration 2\nother_arch bolt'),
  spell('shine', 44, 'duration 3\nrange 5'),
  spell('ring', 46, 'attacktype 4\ndam 3\nrange 1\nduration 30\nother_arch haze'),
  spell('gate', 47, 'slaying hole'),
  spell('hex', 49, 'cursed 1'),
  'Object hole\nname hole\ntype 66\nend\n',
  'Object hound\nname hound\nmonster 1\nlevel 1\nmovement 12\nnotices 20\nblow_1 bite 1d1\nglyph h\nend\n',
  'Object ghoul_lord\nname ghoul lord\nmonster 1\nlevel 1\nmovement 12\nnotices 20\ncombat_flags undead\nblow_1 bite 1d1\nglyph u\nend\n',
  'Object warded\nname warded\nmonster 1\nlevel 1\nmovement 12\nnotices 20\nresist_magic 100\nmagic_resistance 100\nblow_1 bite 1d1\nglyph w\nend\n',
  'Object cold_one\nname cold one\nmonster 1\nlevel 1\nmovement 12\nnotices 20\nresist_fire 100\nblow_1 bite 1d1\nglyph c\nend\n',
  'Object plum\nname plum\nname_pl plums\ntype 6\nnutrition 50\nweight 10\nvalue 3\nend\n',
  'Object god_sol\nname Sol\ntype 50\nrace sun\npath_attuned 2\nresist_fire 30\nend\n',
].join('');

const HALL = ['###########', '#.........#', '#.@..h....#', '#.........#', '###########'];
const KINDS = { h: 'hound', u: 'ghoul_lord', w: 'warded', c: 'cold_one' };

/** A hall whose creatures can't move. */
function hall(rules: Ruleset, rows: readonly string[] = HALL, seed = 'switch'): Scene {
  const scene = new Scene(rows, {
    rules,
    streams: new Streams(seed),
    content: [{ path: 'switches.arc', text: TEXT }],
    kinds: KINDS,
  });
  const { state } = scene;
  state.hero.maxHitPoints = 500;
  state.hero.hitPoints = 400;
  Object.assign(state.sheet, { energy: 90, maxEnergy: 90 });
  for (const creature of state.level.creatures.all) {
    creature.maxHitPoints = 500;
    creature.hitPoints = 500;
    creature.conditions.set('helpless', 900);
  }
  return scene;
}

interface Cast {
  readonly direction?: number;
  readonly level?: number;
  readonly attuned?: number;
}

/** The hero releases a spell. @returns whether it had an effect */
function cast({ state }: Scene, id: string, { direction = 0, level = 1, attuned = 0 }: Cast = {}) {
  const archetype = state.content.archetype(id);
  return castSpell(state.spells, {
    ...{ spell: archetype, facts: spellFacts(archetype), caster: state.hero.id, direction, level },
    ...{ damageBonus: 0, attuned, repelled: 0, denied: 0 },
  });
}

function rest(scene: Scene, moves: number): void {
  for (let move = 0; move < moves; move++) {
    scene.perform({ kind: 'search', count: 1 });
  }
}

const lives = ({ state }: Scene) => state.level.creatures.all.map(({ hitPoints }) => hitPoints);
const forces = ({ state }: Scene) => state.sheet.forces.all;

const ATTUNED: PathView = { path: 2, attuned: 2, repelled: 0, denied: 0 };
const PLAIN: PathView = { path: 2, attuned: 0, repelled: 0, denied: 0 };

/** What happens under a ruleset, by the switch that it depends on. */
const OUTCOMES: Readonly<Record<Name, (rules: Ruleset) => unknown>> = {
  'path-level-shift': rules => {
    const scene = hall(rules);
    cast(scene, 'bolt', { direction: 3, level: 10, attuned: 2 });
    return scene.state.level.effects.damage[0];
  },
  'path-shift-bonuses-only': ({ slots }) =>
    levelCost(slots.spells, {
      ...{ spellLevel: 5, baseLevel: 10, paths: ATTUNED },
      ...{ sp: 10, grace: 0, maxsp: 2, maxgrace: 0, growsWithLevel: true },
    }).mana,
  'full-range': rules => {
    const scene = hall(rules);
    cast(scene, 'probe', { direction: 3 });
    return scene.kinds;
  },
  'full-square': rules => {
    const scene = hall(rules, ['#####', '#...#', '#.@h#', '#...#', '#####']);
    cast(scene, 'ruin', { level: 9 });
    return lives(scene);
  },
  'raise-dead-may-fail': ({ slots }) =>
    new Enumerator()
      .ask(raises, slots.spells.ways, { casterLevel: 1, deadLevel: 9 })
      .probability(back => back),
  'stand-still': rules => {
    const scene = hall(rules);
    cast(scene, 'fan', { direction: 3 });
    rest(scene, 1);
    return scene.kinds.filter(kind => kind === 'effect-born').length;
  },
  'smite-duration-adjust': rules => {
    const scene = hall(rules);
    cast(scene, 'smite', { direction: 3, level: 11 });
    return scene.state.level.effects.duration[0];
  },
  'smite-undead-strengthens': rules =>
    Array.from({ length: 12 }, (_, seed) => {
      const scene = hall(rules, ['########', '#.@.u..#', '########'], `undead ${seed}`);
      cast(scene, 'finger', { direction: 3 });
      return lives(scene);
    }),
  'smite-stopped-by-resistance': rules => {
    const scene = hall(rules, ['########', '#.@.w..#', '########']);
    return cast(scene, 'smite', { direction: 3 });
  },
  'missile-attack-type': rules => {
    const scene = hall(rules, ['########', '#.@.c..#', '########']);
    cast(scene, 'missile', { direction: 3 });
    rest(scene, 1);
    return lives(scene);
  },
  'range-modifier-wc': ({ slots }) =>
    golemLevel(slots.spells, {
      byHero: true,
      cast: { spellLevel: 1, baseLevel: 11, paths: PLAIN },
      golem: { hitPoints: 20, damage: 5, wc: 10, speed: 0.2, attackType: 1 },
      spell: {
        ...{ damage: 5, duration: 20, damageModifier: 0, durationModifier: 0 },
        ...{ rangeModifier: 2, wcModifier: 0, attackType: 0 },
      },
    }).wc,
  'monsters-use-areas': ({ slots }) =>
    new Enumerator()
      .ask(monsterChoice, slots.spells, {
        spells: [{ subtype: 16, range: 2, damage: 3, mana: 1, grace: 0 }],
        ...{ path: 3, mana: 9, grace: 9, confused: false },
      })
      .list.map(({ value }) => value),
  'recall-exact-ticks': ({ slots: { spells } }) =>
    Array.from({ length: 40 }, (_, index) => {
      let { clock, speed } = recallClock(spells.ways, { duration: index + 1, shortened: 0 });
      let ticks = 1;
      for (; spells.steps.turnsInTick(clock, speed) === 0; ticks++) {
        clock = spells.steps.clockAfterTick(clock, speed);
      }
      return ticks;
    }),
  'healing-dice': rules =>
    Array.from({ length: 12 }, (_, seed) => {
      const scene = hall(rules, HALL, `heal ${seed}`);
      cast(scene, 'heal');
      return scene.state.hero.hitPoints;
    }),
  'heal-own-square': rules => {
    const scene = hall(overlaidOn(rules, { helpsServants: true }), [
      '########',
      '#.@h...#',
      '########',
    ]);
    const [hound] = scene.state.level.creatures.all;
    hound!.master = scene.state.hero.id;
    hound!.moods = 1;
    hound!.hitPoints = 100;
    cast(scene, 'heal', { direction: 3 });
    return [hound!.hitPoints > 100, scene.state.hero.hitPoints > 400];
  },
  'race-groups-refresh': rules => {
    const scene = hall(rules);
    return [cast(scene, 'brawn'), cast(scene, 'brawn', { level: 5 })];
  },
  'bless-paths-if-asked': rules => {
    const scene = hall(rules);
    const { state } = scene;
    state.sheet.faith.god = state.content.gods[0];
    cast(scene, 'blessing');
    return forces(scene)[0]?.gives.pathAttuned ?? 0;
  },
  'summon-count': rules => {
    const scene = hall(rules, ['#####', '#...#', '#.@.#', '#...#', '#####']);
    cast(scene, 'call');
    return scene.state.level.creatures.all.length;
  },
  'polymorph-off': rules => cast(hall(rules), 'turn', { direction: 3 }),
  'swarm-any-spell': rules => {
    const scene = hall(rules);
    cast(scene, 'flock', { direction: 3 });
    rest(scene, 1);
    return lives(scene);
  },
  'faery-fire-tens': rules => {
    const scene = hall(rules);
    cast(scene, 'shine');
    const [hound] = scene.state.level.creatures.all;
    return hound!.forces.all.map(force => ticksLeft(rules.slots.spells, force));
  },
  'act-each-tick': rules => {
    const scene = hall(rules, ['############', '#@.........#', '############']);
    cast(scene, 'bolt', { direction: 3 });
    rest(scene, 1);
    return scene.events.filter(({ kind }) => kind === 'effect-moved' || kind === 'effect-born');
  },
  'aura-on-entry': rules => {
    const scene = hall(rules, ['##########', '#.@..h...#', '##########']);
    const [hound] = scene.state.level.creatures.all;
    hound!.conditions.set('helpless', 0);
    hound!.hunts = true;
    cast(scene, 'ring');
    rest(scene, 4);
    return lives(scene);
  },
  'portal-two-casts': rules => {
    const scene = hall(rules);
    cast(scene, 'gate');
    return scene.events;
  },
  'curse-only-flag': rules => {
    const scene = hall(rules);
    const { state } = scene;
    const plum = give(scene, 'plum');
    state.sheet.lore.identify(plum);
    const archetype = state.content.archetype('hex');
    castSpell(state.spells, {
      ...{ spell: archetype, facts: spellFacts(archetype), caster: state.hero.id, direction: 0 },
      ...{ level: 1, damageBonus: 0, attuned: 0, repelled: 0, denied: 0 },
      arguments: { item: plum.id },
    });
    return state.sheet.lore.knows(plum, 'beatitude');
  },
  'rod-tenth': ({ slots }) => rodRecharge(slots.spells, { hp: 0, maxhp: 30, activations: 3 }),
};

/** A ruleset with a further patch. */
function overlaidOn(rules: Ruleset, patch: Partial<SpellcraftRules>): Ruleset {
  return { ...rules, slots: { ...rules.slots, spells: { ...rules.slots.spells, ...patch } } };
}

describe.each(['house', 'spells-txt'] as const)('the document on spells under %s', parent => {
  const rules = createRulesets().resolve(parent);

  it.each(Object.keys(switches) as Name[])('%s changes what happens', name => {
    const outcome = OUTCOMES[name];
    expect(outcome(rules)).toEqual(outcome(rules));
    expect(outcome(flipped(parent, name))).not.toEqual(outcome(rules));
  });
});

describe('what the reader takes either way', () => {
  const content = (text: string) => loadContent([...dungeonFiles(), { path: 'a.arc', text }]);

  it('no_pass 1 is move_block all', () => {
    const blocks = (key: string) =>
      content(`Object slab\nname slab\ntype 45\n${key}\nend\n`).archetype('slab').numbers.moveBlock;
    expect(blocks('no_pass 1')).toBe(blocks('move_block all'));
    expect(blocks('no_pass 1')).toBeGreaterThan(0);
    expect(blocks('no_pass 0') ?? 0).toBe(0);
  });

  it('the text shown is msg, else lore', () => {
    const about = (keys: string) =>
      spellFacts(
        content(
          `Object spell_x\nname x\ntype 101\nsubtype 21\nlevel 1\nsp 1\ndam 1\n${keys}end\n`,
        ).archetype('spell_x'),
      ).about;
    expect(about('lore\nOld words.\nendlore\n')).toBe('Old words.');
    expect(about('lore\nOld words.\nendlore\nmsg\nNew words.\nendmsg\n')).toBe('New words.');
  });

  it('a potion of a spell may be of type 5 or 116', () => {
    const type = (given: number) =>
      loadContent([
        ...dungeonFiles(),
        {
          path: 'wood/a.arc',
          pack: 'wood',
          text: `Object spell_y\nname y\ntype 101\nsubtype 21\nlevel 1\nsp 1\ndam 1\nend\nObject flask\nname flask\ntype ${given}\nweight 1\narch spell_y\nend\nend\n`,
        },
      ]).archetype('wood:flask').type;
    expect(type(116)).toBe(type(5));
    expect(type(116)).toBe(5);
  });

  it('a firewall casts the spell inside, else the one that other_arch names, in sp or direction', () => {
    for (const keys of ['arch spell_z\nend\n', 'other_arch spell_z\n']) {
      for (const way of ['direction 3\n', 'sp 3\n']) {
        const scene = new Scene(['#######', '#@....#', '#######'], {
          streams: new Streams('wall'),
          content: [
            {
              path: 'b.arc',
              text: `Object zip\ntype 102\nsubtype 5\nspeed 1\nmove_type fly_low\nend\nObject spell_z\nname z\ntype 101\nsubtype 5\nlevel 1\nsp 1\ndam 1\nattacktype 4\nother_arch zip\nend\nObject face\nname face\ntype 62\nlevel 1\nspeed 1\n${way}${keys}end\n`,
            },
          ],
        });
        fixtureAt(scene, 'face', 3, 1);
        scene.perform({ kind: 'search', count: 1 });
        expect(scene.kinds, keys + way).toContain('effect-born');
        expect(scene.kinds, keys + way).not.toContain('burned');
      }
    }
  });
});
