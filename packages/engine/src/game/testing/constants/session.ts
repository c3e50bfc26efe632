// One session that touches every number of the slot `spells`: casts, prayers, books, scrolls, rods and rest, each
// with what was asked before and what was told after.

import { makeHero, refit } from '../../../actors/index.ts';
import { Enumerator, Streams } from '../../../chance/index.ts';
import { type ContentFile, makeObject } from '../../../objects/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { learnFrom } from '../../body/harm.ts';
import type { LearningView } from '../../protocol/item-use.ts';
import type { GameState } from '../../state/state.ts';
import { performedFor } from '../../views/events-for.ts';
import { viewFor } from '../../views/view-for.ts';
import { learn } from '../casters.ts';
import { sceneContent } from '../content.ts';
import { Scene } from '../scene.ts';
import { give } from '../wardrobe.ts';
import { type Act, ALL_ACTS } from './acts.ts';
import { drinkCursed, FLASK } from './potions.ts';

/** Spells by name: level, prices, what they grow by, and a path. */
const SPELLS: readonly (readonly [name: string, facts: string])[] = [
  ['ember', 'level 1\nsp 1\npath_attuned 2\nhp 2'],
  ['blaze', 'level 4\nsp 8\nmaxsp 3\npath_attuned 2\nhp 2\ncasting_time 7\ndam 4\ndam_modifier 2'],
  ['chill', 'level 2\nsp 8\nmaxsp 3\npath_attuned 4\nhp 2\ncasting_time 7'],
  ['surge', 'level 5\nsp 40\nhp 2'],
  ['psalm', 'level 5\ngrace 12\nhp 2'],
  ['canon', 'level 2\ngrace 3\nhp 2'],
  ['remote', 'level 13\nsp 3\nhp 2'],
  ['saga', 'level 35\nsp 3\nhp 2'],
  ['epic', 'level 20\nsp 3\nhp 2'],
];

const FILE: ContentFile = {
  path: 'session.arc',
  text: [
    ...SPELLS.flatMap(([name, facts]) => [
      `Object spell_${name}\nname ${name}\ntype 101\nsubtype 21\nspell_level 1\nschool healing\n${facts}\nvalue 20\nend`,
      `Object book_of_${name}\nname book of ${name}\ntype 85\nvalue 8\narch spell_${name}\nend\nend`,
      `Object scroll_of_${name}\nname scroll of ${name}\ntype 111\nvalue 9\nlevel 30\narch spell_${name}\nend\nend`,
      `Object wand_of_${name}\nname wand of ${name}\ntype 109\nvalue 9\narch spell_${name}\nend\nend`,
      `Object rod_of_${name}\nname rod of ${name}\ntype 3\nvalue 9\nmaxhp 1\nspeed 0.4\narch spell_${name}\nend\nend`,
      `Object potion_of_${name}\nname potion of ${name}\ntype 5\nvalue 9\narch spell_${name}\nend\nend`,
    ]),
    'Object cope\nname cope\ntype 16\nwear body\nweight 90000\nsp -1\ngrace -1\nhp -1\ngen_sp_armour 7\nfood -1\nend',
    'Object targe\nname targe\ntype 33\nweight 22000\nend',
    'Object beam\nname beam\ntype 15\nweapon_kind hafted\ndamage_dice 1d2\nweight 9000\nend',
    'Object seal\nname seal\ntype 70\nresist_fire 50\nend',
    'Object signet\nname signet\ntype 70\nresist_fire 30\nend',
    FLASK,
    cone('spell_stray_petals', 'petals', ''),
    cone('spell_loose_power', 'surge_of_power', 'attacktype 2\nrange_modifier 1\n'),
    'Object petals\nname petals\ntype 102\nsubtype 7\nspeed 1\nend',
    'Object surge_of_power\nname surge of power\ntype 102\nsubtype 7\nspeed 1\nend',
  ].join('\n'),
};

const CONTENT = sceneContent([FILE]);

function cone(id: string, effect: string, more: string): string {
  return `Object ${id}\nname ${effect}\ntype 101\nsubtype 7\nlevel 1\nsp 1\ndam 0\n${more}range 8\nduration 1\nall_around 1\nother_arch ${effect}\nend`;
}

/** What rooms above and inside of others do, which tests alone may read. */
export interface SessionTools {
  ask(
    state: GameState,
    ask: Enumerator,
    question: unknown,
  ): { readonly explanation: readonly { readonly text: string }[] };
  tellEvents(performed: ReturnType<typeof performedFor>): unknown;
  tellPrice(spell: ReturnType<typeof viewFor>['spells'][number]): string;
  tellLearning(learning: LearningView): string;
  drawCarrier(...making: readonly never[]): unknown;
  finishCarrier(...making: readonly never[]): void;
}

/** The result of a session. */
export interface Session {
  /** Events, pools, ticks and things. */
  readonly outcome: string;
  /** What was asked before: chances, prices, times. */
  readonly odds: string;
  /** What was told. */
  readonly words: string;
}

const ACTS: Readonly<Record<Act, (record: Recorder) => void>> = {
  casts: castEverything,
  prayers: prayWithoutGrace,
  books: readBooks,
  scrolls: readScrolls,
  rest: recover,
  growth: grow,
  carriers: makeCarriers,
  potions: drinkCursed,
};

/** Plays a session of some parts. Equal rules give equal sessions. */
export function playSession(
  rules: Ruleset,
  tools: SessionTools,
  acts: readonly Act[] = ALL_ACTS,
): Session {
  const record = new Recorder(rules, tools);
  for (const act of acts) {
    ACTS[act](record);
  }
  return record.session;
}

class Recorder {
  readonly rules: Ruleset;
  readonly tools: SessionTools;
  readonly #outcome: unknown[] = [];
  readonly #odds: unknown[] = [];
  readonly #words: unknown[] = [];

  constructor(rules: Ruleset, tools: SessionTools) {
    this.rules = rules;
    this.tools = tools;
  }

  get session(): Session {
    return {
      outcome: JSON.stringify(this.#outcome),
      odds: JSON.stringify(this.#odds),
      words: JSON.stringify(this.#words),
    };
  }

  /** A priest in a room. */
  scene(
    seed: string,
    changes: Readonly<Record<string, number>> = {},
    rows: readonly string[] = ROOM,
  ): Scene {
    const scene = new Scene(rows, {
      streams: new Streams(seed),
      rules: this.rules,
      loaded: CONTENT,
    });
    // A number may be changed to what no game could be saved with.
    scene.isUnsaved = true;
    const { sheet, hero } = scene.state;
    Object.assign(sheet, { role: 'priest', level: 7, energy: 90, maxEnergy: 90, nutrition: 900 });
    Object.assign(sheet, { grace: 60, maxGrace: 60, ...changes });
    Object.assign(sheet.attributes, { wisdom: 12, intelligence: 14, constitution: 12 });
    sheet.skills.healing = 'basic';
    hero.maxHitPoints = 60;
    hero.hitPoints = 30;
    return scene;
  }

  /** Asks about a spell, casts it, and writes all of it down. */
  cast(scene: Scene, name: string, times = 1): void {
    const { state } = scene;
    const spell =
      state.sheet.spells.find(({ archetype }) => archetype.id === `spell_${name}`) ??
      learn(scene, `spell_${name}`);
    const { explanation, ...answer } = this.tools.ask(state, new Enumerator(), {
      ...{ ask: 'cast', spell: spell.id, direction: 0 },
    });
    this.#odds.push(answer);
    this.#words.push(explanation.map(({ text }) => text));
    const shown = viewFor(state).spells.find(({ id }) => id === spell.id)!;
    this.#odds.push([shown.failPercent, shown.price, shown.andGrace, shown.castingTime]);
    this.#words.push(this.tools.tellPrice(shown));
    for (let time = 0; time < times; time++) {
      this.perform(scene, { kind: 'cast', spell: spell.id, direction: 0 });
    }
  }

  perform(scene: Scene, command: Parameters<Scene['perform']>[0]): void {
    const { state } = scene;
    const refusal = scene.perform(command);
    const { sheet, hero } = state;
    this.#outcome.push([
      ...[refusal, scene.events.map(({ kind }) => kind)],
      ...[sheet.energy, sheet.grace, hero.hitPoints, sheet.nutrition],
      ...[
        state.level.effects.count,
        state.world.ticks,
        state.clock.turn,
        sheet.conditions.save(),
        sheet.spells.length,
      ],
    ]);
    this.#words.push(this.tools.tellEvents(performedFor(state, refusal)));
  }

  /** Writes down what a book promises. */
  promise(scene: Scene, id: number): void {
    const { learning } = viewFor(scene.state).inventory.find(item => item.id === id)!;
    this.#odds.push(learning);
    this.#words.push(learning && this.tools.tellLearning(learning));
  }

  note(fact: unknown): void {
    this.#outcome.push(fact);
  }
}

const ROOM = ['######', '#....#', '#.@..#', '#....#', '######'];
/** Wide enough for a storm. */
const HALL = [
  '#'.repeat(41),
  `#${'.'.repeat(19)}@${'.'.repeat(7)}j${'.'.repeat(11)}#`,
  '#'.repeat(41),
];

/** Paths: attuned to fire, repelled by frost. */
const PATHS = { attuned: 2, repelled: 4, denied: 0 };

function castEverything(record: Recorder): void {
  const scene = record.scene('casts');
  const { sheet } = scene.state;
  sheet.worn = { ...sheet.worn, paths: PATHS };
  for (const name of ['ember', 'blaze', 'chill', 'surge', 'psalm', 'canon', 'remote']) {
    sheet.energy = 90;
    sheet.grace = 60;
    record.cast(scene, name, 4);
  }
  // A beginner, who is repelled below the first level.
  const small = record.scene('beginner', { level: 1 });
  small.state.sheet.worn = { ...small.state.sheet.worn, paths: { ...PATHS, repelled: 2 } };
  record.cast(small, 'ember', 2);
  const laden = record.scene('laden');
  for (const id of ['cope', 'targe', 'beam']) {
    const thing = give(laden, id);
    record.perform(laden, { kind: id === 'beam' ? 'wield' : 'wear', item: thing.id });
  }
  for (let round = 0; round < 8; round++) {
    Object.assign(laden.state.sheet, { energy: 400, maxEnergy: 400 });
    laden.state.hero.hitPoints = 60;
    record.cast(laden, 'surge', 6);
  }
  const confused = record.scene('confused');
  for (const name of ['surge', 'canon', 'blaze']) {
    for (let time = 0; time < 4; time++) {
      Object.assign(confused.state.sheet, { energy: 90, grace: 60 });
      confused.state.sheet.conditions.set('confused', 40);
      record.cast(confused, name);
    }
  }
}

function prayWithoutGrace(record: Recorder): void {
  for (const grace of [1, -19, -20, -21, -39, -40, -41, -59, -60, -61, -140, -150, -151]) {
    const scene = record.scene(`grace ${grace}`, { grace }, HALL);
    Object.assign(scene.state.hero, { maxHitPoints: 300, hitPoints: 300 });
    record.cast(scene, grace > 0 ? 'canon' : 'psalm', 2);
  }
  for (let time = 0; time < 6; time++) {
    record.cast(record.scene(`begged ${time}`, { grace: 2, maxGrace: 8 }), 'canon', 2);
  }
}

function readBooks(record: Recorder): void {
  const read = (seed: string, name: string, facts: Readonly<Record<string, number | string>>) => {
    const scene = record.scene(seed);
    scene.state.sheet.level = 6;
    scene.state.sheet.attributes.intelligence = 9;
    const { known, ...given } = facts;
    const book = give(scene, `book_of_${name}`, given as never);
    if (facts.damned === 1) {
      book.setFact('damned', 1);
    }
    if (known === 1) {
      learn(scene, `spell_${name}`);
    }
    scene.state.sheet.lore.identify(book);
    record.promise(scene, book.id);
    record.perform(scene, { kind: 'read', item: book.id });
  };
  read('plain', 'ember', {});
  read('blessed', 'ember', { beatitude: 'blessed' });
  read('far', 'remote', {});
  for (let time = 0; time < 20; time++) {
    read(`plain ${time}`, 'surge', {});
    read(`damned ${time}`, 'canon', { beatitude: 'cursed', damned: 1, known: 1 });
  }
  for (let time = 0; time < 12; time++) {
    const confused = record.scene(`confused reader ${time}`, { level: 24 });
    confused.state.sheet.conditions.set('confused', 40);
    const book = give(confused, 'book_of_epic');
    record.perform(confused, { kind: 'read', item: book.id });
  }
  // A reader of level 24 and a spell eleven levels up, for which his skill is high enough.
  const poor = record.scene('poor reader');
  poor.state.sheet.level = 24;
  poor.state.sheet.skills.healing = 'expert';
  const book = give(poor, 'book_of_saga');
  poor.state.sheet.lore.identify(book);
  record.promise(poor, book.id);
  record.perform(poor, { kind: 'read', item: book.id });
}

function readScrolls(record: Recorder): void {
  for (let time = 0; time < 24; time++) {
    const scene = record.scene(`scroll ${time}`, { energy: 300, maxEnergy: 300 });
    scene.state.sheet.level = time % 2 === 0 ? 7 : 29;
    const scroll = give(scene, 'scroll_of_canon', { beatitude: 'cursed' });
    record.perform(scene, { kind: 'read', item: scroll.id });
  }
}

function recover(record: Recorder): void {
  const plain = { energy: 0, grace: 0 };
  for (const [name, changes] of [
    ['usual', plain],
    ['small', { ...plain, maxEnergy: 12, maxGrace: 9 }],
  ] as const) {
    for (const kind of ['search', 'rest'] as const) {
      const scene = record.scene(`${name} ${kind}`, changes);
      scene.state.hero.hitPoints = 1;
      record.perform(scene, { kind, count: 25 });
      record.perform(scene, { kind, count: 25 });
    }
  }
  const laden = record.scene('weighed down', plain);
  const cope = give(laden, 'cope');
  record.perform(laden, { kind: 'wear', item: cope.id });
  record.perform(laden, { kind: 'search', count: 40 });
}

function grow(record: Recorder): void {
  for (const [seed, attribute] of [
    ['tall', 18],
    ['short', 3],
    ['frail', 0],
    ['vast', 31],
  ] as const) {
    const scene = record.scene(seed, { level: 1 });
    const { state } = scene;
    Object.assign(state.sheet.attributes, {
      ...{ wisdom: attribute, intelligence: attribute, constitution: attribute },
    });
    refit(state.ruleset, state.sheet);
    record.perform(scene, { kind: 'search', count: 1 });
    for (const experience of [20, 40, 80, 200, 800, 3000, 9000, 40_000, 200_000, 900_000]) {
      learnFrom(state, experience);
      record.note([state.hero.maxHitPoints, state.sheet.maxEnergy, state.sheet.maxGrace]);
    }
  }
  const dull = record.scene('dull');
  const { sheet, ruleset } = dull.state;
  for (const school of ruleset.slots.world.skills.schools) {
    sheet.skills[school] = 'restricted';
  }
  record.perform(dull, { kind: 'search', count: 1 });
  sheet.skills.healing = 'basic';
  sheet.skillSlots++;
  record.perform(dull, { kind: 'search', count: 1 });
  record.note(sheet.maxEnergy);
  const worn = record.scene('worn');
  for (const id of ['seal', 'signet']) {
    record.perform(worn, { kind: 'wear', item: give(worn, id).id });
  }
  record.note(worn.state.sheet.worn.resists);
}

function makeCarriers(record: Recorder): void {
  const scene = record.scene('carriers');
  const { content } = scene.state;
  const chance = new Streams('carriers').stream('items');
  let id = 1000;
  for (const kind of ['wand', 'rod', 'scroll', 'book', 'potion']) {
    for (const name of ['ember', 'blaze', 'surge', 'remote']) {
      for (const difficulty of [1, 5, 20, ...Array<number>(20).fill(130)]) {
        const item = makeObject(content, content.archetype(`${kind}_of_${name}`), () => ++id);
        const spell = item.inventory[0]!.archetype;
        const making = { difficulty, count: 9, onlyGood: false };
        record.note(
          record.tools.drawCarrier(
            ...([chance, record.rules, item.archetype, spell, making] as never[]),
          ),
        );
        record.tools.finishCarrier(...([chance, record.rules, item, spell, making] as never[]));
        record.note({ ...item.differences, count: item.count });
      }
    }
  }
  const hero = { name: 'Ada', role: 'wizard', race: 'human' };
  const made = makeHero(chance, record.rules, content, hero, () => ++id);
  record.note([made.hitPoints, made.sheet.maxEnergy]);
  const rod = give(scene, 'rod_of_ember');
  scene.state.sheet.lore.identify(rod);
  for (let turn = 0; turn < 6; turn++) {
    record.perform(scene, { kind: 'zap', item: rod.id, direction: 3 });
    record.note(viewFor(scene.state).inventory.find(item => item.id === rod.id)?.name);
  }
}
