// Scenes: a map drawn as text, luck scripted by name, commands, and assertions about the results.

import { Creature, HeroSheet, makeMonster } from '../../actors/index.ts';
import {
  type LuckSource,
  type ScriptedLuck,
  ScriptedStreams,
  Streams,
} from '../../chance/index.ts';
import { type Content, type ContentFile, makeObject, TYPE } from '../../objects/index.ts';
import {
  createRulesets,
  type Patch,
  parseRulesetName,
  type Ruleset,
  type WorldRules,
} from '../../rulesets/index.ts';
import { drawLevel } from '../../world/index.ts';
import type { Command } from '../actions/commands.ts';
import { assembleGame } from '../assembly/assemble.ts';
import { Level } from '../dungeon/level.ts';
import { lookAround } from '../movement/stepping.ts';
import { performCommand } from '../perform.ts';
import type { Refusal } from '../protocol/commands.ts';
import type { EventKind, GameEvent } from '../protocol/events.ts';
import { saveGame } from '../saves/save.ts';
import { SAVED_GAME } from '../saves/saved-ranges.ts';
import type { Powers } from '../state/powers.ts';
import type { GameState } from '../state/state.ts';
import { sceneContent } from './content.ts';
import { withWorld } from './other-world.ts';

/** Letters of the drawing that are creatures, with their hit points. */
const CREATURES: Readonly<Record<string, readonly [id: string, hitPoints: number]>> = {
  j: ['jackal', 3],
  Z: ['ghoul', 12],
};

/** Letters of the drawing that are things on the floor. */
const THINGS: Readonly<Record<string, string>> = {
  '!': 'red_potion',
  '=': 'thin_book',
  '"': 'amulet_of_the_deep',
};

/** What a scene is played with. */
export interface SceneOptions {
  /** Luck in the order in which it is asked for; nothing may be left over at `end`. */
  readonly luck?: readonly ScriptedLuck[];
  /** Streams instead of written luck, for scenes whose luck doesn't matter. */
  readonly streams?: LuckSource;
  /** An id or a composition; `house` by default. */
  readonly ruleset?: string;
  /** A ruleset that isn't in the registry, instead of `ruleset`. */
  readonly rules?: Ruleset;
  /** Numbers of the slot `world` that differ from the house's; with it, `ruleset` is the house. */
  readonly world?: Patch<WorldRules>;
  /** Whether the ground is lit everywhere; it is by default. */
  readonly lit?: boolean;
  /** Content that is loaded already, instead of `content`. */
  readonly loaded?: Content;
  /** Further content files. */
  readonly content?: readonly ContentFile[];
  /** Other powers than those that ship. */
  readonly powers?: Powers<GameState>;
  /** Letters of the drawing that are further kinds of monster, with what they carry. */
  readonly kinds?: Readonly<Record<string, string>>;
}

/** Resolved rulesets are remembered: thousands of scenes have the same one. */
const RULESETS = createRulesets();

/** A small game under way. */
export class Scene {
  readonly state: GameState;
  readonly #streams: LuckSource;
  /** Whether its questions are the test’s own, so that no save could hold it. */
  isUnsaved = false;

  /** @param rows a drawing; `@` is the hero, `j` a jackal, `Z` a ghoul, `!` a potion, `=` a book */
  constructor(rows: readonly string[], options: SceneOptions = {}) {
    const content = options.loaded ?? sceneContent(options.content, options.powers);
    const ruleset =
      options.rules ??
      (options.world === undefined
        ? RULESETS.resolve(parseRulesetName(options.ruleset ?? 'house'))
        : withWorld(options.world));
    const { map, marks } = drawLevel(rows, options.lit ?? true);
    const level = new Level(map);
    let lastId = 1;
    const nextId = () => ++lastId;
    this.#streams = options.streams ?? new ScriptedStreams(options.luck ?? [], ['exercise']);
    for (const [letter, squares] of marks) {
      for (const square of squares) {
        const creature = CREATURES[letter];
        if (creature !== undefined) {
          const [id, hitPoints] = creature;
          level.place(new Creature(nextId(), content.archetype(id), square, hitPoints));
        }
        const kind = options.kinds?.[letter];
        if (kind !== undefined) {
          const luck = new Streams('scene').stream('level');
          level.place(makeMonster(luck, ruleset, content, content.archetype(kind), square, nextId));
        }
        const thing = THINGS[letter];
        if (thing !== undefined) {
          level.drop(square, makeObject(content, content.archetype(thing), nextId));
        }
      }
    }
    const kind = content.archetype('role_wizard');
    const hero = new Creature(1, kind, marks.get('@')![0]!, 12);
    const sheet = sceneHero();
    for (const thing of makeObject(content, kind, nextId).inventory) {
      if (thing.archetype.type === TYPE.spell) {
        sheet.spells.push(thing);
      } else {
        sheet.inventory.add(thing);
      }
    }
    sheet.equipment = { ...sheet.equipment, weapon: sheet.inventory.things[0]!.id };
    this.state = assembleGame(
      {
        content,
        ruleset,
        start: { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'scene' },
        streams: this.#streams,
        levels: new Map([[1, level]]),
        seats: [{ hero, sheet, depth: 1 }],
        nextId: lastId + 1,
      },
      options.powers,
    );
    map.occupant[hero.square] = hero.id;
    lookAround(this.state);
  }

  /** Performs a command. @returns the refusal, if it was refused */
  perform(command: Command): Refusal | undefined {
    const refusal = performCommand(this.state, command);
    if (!this.isUnsaved) {
      expectSavedRanges(this.state);
    }
    return refusal;
  }

  /** What the hero perceived of the last command. */
  get events(): readonly GameEvent[] {
    return this.state.log.perceived();
  }

  /** The kinds of what the hero perceived, without the ticks. */
  get kinds(): readonly EventKind[] {
    return this.events.map(({ kind }) => kind).filter(kind => kind !== 'tick');
  }

  /** The id of a spell or thing by its archetype. */
  idOf(archetype: string): number {
    const { spells, inventory } = this.state.sheet;
    return [...spells, ...inventory].find(thing => thing.archetype.id === archetype)!.id;
  }

  /** The level as it is now, drawn; effects as `*`. */
  draw(): string[] {
    const { map, creatures, effects } = this.state.level;
    const rows: string[] = [];
    for (let y = 0; y < map.height; y++) {
      let row = '';
      for (let x = 0; x < map.width; x++) {
        const square = map.square(x, y);
        const id = map.occupant[square]!;
        const burning = effects.square.subarray(0, effects.count).includes(square);
        const glyph = id === 1 ? '@' : creatures.find(id)?.facts.look.glyph;
        row += burning ? '*' : (glyph ?? TERRAIN_GLYPHS[map.terrainAt(square)] ?? '?');
      }
      rows.push(row.trimEnd());
    }
    return rows;
  }

  /** Throws when written luck is left over. */
  end(): void {
    if (this.#streams instanceof ScriptedStreams) {
      this.#streams.chance.expectEmpty();
    }
  }
}

/** Throws an error if a field of the game's save is out of its range: then the game could not be loaded. */
function expectSavedRanges(state: GameState): void {
  const flaw = SAVED_GAME(JSON.parse(JSON.stringify(saveGame(state))), []);
  if (flaw !== undefined) {
    throw new Error(`${flaw.field} in the save: expected ${flaw.expected}, got ${flaw.got}`);
  }
}

const TERRAIN_GLYPHS: Readonly<Record<string, string>> = {
  rock: ' ',
  wall: '#',
  floor: '.',
  corridor: ',',
  'closed-door': '+',
  'open-door': "'",
  'stairs-up': '<',
};

/** A Wizard of the first level with plain numbers. */
function sceneHero(): HeroSheet {
  const sheet = new HeroSheet('Ada', 'wizard', 'human', {
    strength: 10,
    intelligence: 18,
    wisdom: 10,
    dexterity: 12,
    constitution: 12,
    charisma: 10,
  });
  sheet.maxEnergy = 7;
  sheet.energy = 7;
  sheet.nutrition = 900;
  return sheet;
}
