// Fields for tests of spells: a drawing with one caster and targets, and the results of a cast.

import { type Chance, ScriptedChance, type ScriptedLuck } from '../../chance/index.ts';
import { type Content, loadContent, spellFacts } from '../../objects/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { SpellcraftRules } from '../../spellcraft/index.ts';
import {
  type BuildFlaw,
  type Building,
  type BuiltObject,
  CASTS,
  type CastOrder,
  castSpell,
  drawnSpell,
  EffectPool,
  NO_BEARERS,
  NO_FAITH,
  POWER_RULES,
  type PowerHit,
  type SpellPort,
  type SpellTarget,
  type SpellWorld,
  type Strike,
  stepOnto,
  summonsOf,
  tickEffects,
} from '../index.ts';

/** Id of the caster; targets are 2, 3 … in the order of the drawing. */
const CASTER = 1;

/** Options of a field. */
export interface FieldOptions {
  readonly luck?: readonly ScriptedLuck[];
  readonly chance?: Chance;
  readonly rules?: SpellcraftRules;
  /** Treasure lists, as in a file. */
  readonly lists?: string;
  /** Whether targets disappear when hit. */
  readonly frail?: boolean;
  /** Whether every target reflects spells. */
  readonly reflecting?: boolean;
  /** Level of every rune. */
  readonly runeLevel?: number;
  /** Weight of every target, in grams. */
  readonly weight?: number;
  /** Differences of targets from the plain ones. */
  readonly target?: Partial<SpellTarget>;
  /** Unidentified items of the caster. */
  readonly mysteries?: number;
  /** Darkness of the level. */
  readonly darkness?: number;
  /** The hero can't pay for what wonder draws. */
  readonly penniless?: boolean;
  /** Maximum mana by creature; absent: none has any. */
  readonly mostMana?: Readonly<Record<number, number>>;
  /** The ruleset of the casting slot. */
  readonly casting?: string;
}

/** A target with plain numbers. */
const PLAIN_TARGET: SpellTarget = {
  isHero: false,
  level: 1,
  baseLevel: 1,
  armourClass: 7,
  resistance: 0,
  immune: 0,
  magicResistant: false,
  sleepResistant: false,
  drainResistant: false,
  notLiving: false,
  undead: false,
  demon: false,
  hitPoints: 10,
  mostHitPoints: 10,
};

/** The spell rules of a ruleset. */
export function rulesOf(id: string): SpellcraftRules {
  return createRulesets().resolve(id).slots.spells;
}

/** A small map: `@` the caster, `m` a target, `#` a wall, `%` a mirror, `^` a rune, `"` a mark, `.` nothing. */
export class Field {
  readonly world: SpellWorld;
  readonly content: Content;
  readonly strikes: Strike[] = [];
  readonly summoned: [archetype: string, square: number, friendly: boolean][] = [];
  readonly detected: number[] = [];
  readonly healed: number[] = [];
  /** Squares whose things were hit: drawn as `i`. */
  readonly singed: number[] = [];
  readonly charted: number[] = [];
  readonly uncursed: number[] = [];
  readonly darkened: number[] = [];
  readonly built: BuiltObject[] = [];
  readonly removed: [id: number, succeeded: boolean][] = [];
  readonly flaws: BuildFlaw[] = [];
  readonly pushed: [square: number, direction: number][] = [];
  /** Every restoration: healing, refilling, curing. */
  /** Hits of NetHack's spells, by square. */
  readonly met: [square: number, what: string][] = [];
  readonly explosions: [squares: readonly number[], hit: PowerHit][] = [];
  readonly restored: [what: string, amount: number][] = [];
  /** Mana by creature, and what too much of it did. */
  readonly mana: Map<number, number> = new Map();
  readonly overcharges: [creature: number, effect: string][] = [];
  /** Casters whose cast lay within too many others. */
  readonly unravelled: number[] = [];
  readonly targets: Set<number>;
  readonly #width: number;
  readonly #rows: readonly string[];
  readonly #script: ScriptedChance;

  constructor(rows: readonly string[], arc: string, options: FieldOptions = {}) {
    this.content = loadContent([
      { path: 'field.arc', text: arc },
      { path: 'field.trs', text: options.lists ?? '' },
    ]);
    this.#rows = rows;
    this.#width = rows[0]!.length;
    this.#script = new ScriptedChance(options.luck ?? []);
    const letters = rows.join('');
    this.targets = new Set([...letters].flatMap((letter, at) => (letter === 'm' ? [at] : [])));
    const open = (square: number) => square >= 0 && letters[square] !== '#';
    this.world = {
      rules: options.rules ?? rulesOf('crossfire'),
      chance: options.chance ?? this.#script,
      pool: new EffectPool(),
      ground: {
        has: square => square >= 0,
        ...{ openToEffects: open, openToSight: open, openToWalking: open },
        barsMagic: square => letters[square] === '0',
        isMirror: square => letters[square] === '%',
        neighbour: (square, direction) => this.#step(square, direction),
      },
      living: {
        isLiving: square => this.targets.has(square),
        idOn: square =>
          letters[square] === '@' ? CASTER : this.targets.has(square) ? square + 2 : 0,
        isQuarry: square => this.targets.has(square),
        reflectorsOn: square => (options.reflecting && this.targets.has(square) ? 1 : 0),
        strike: strike => {
          this.strikes.push({ ...strike });
          strike.ends = strike.oneHit;
          if (options.frail) {
            this.targets.delete(strike.square);
          }
          return options.frail ? 1 : strike.damage;
        },
        friendOn: square => (letters[square] === 'f' ? square + 1 : 0),
        helpedBy: caster => caster,
        heal: (creature, amount) => {
          this.healed.push(creature);
          return this.restored.push(['hit points', amount]);
        },
        restore: (_, store, amount) => this.restored.push([store, amount]) > 0,
        cure: (_, kinds) => this.restored.push(['cure', kinds]) > 0,
        isOpposed: square => this.targets.has(square),
        squareOf: creature => (creature === CASTER ? letters.indexOf('@') : creature - 2),
        isOn: (creature, square) => creature === CASTER && letters[square] === '@',
      },
      ...this.#floor(letters, options),
      ...this.#lists(options),
      casts: CASTS,
      summoning: {
        listed: list => summonsOf(this.content.treasure, list),
        hasRoom: square => letters[square] === '.',
        summon: (kind, square, _owner, friendly) =>
          this.summoned.push([this.content.archetypeAt(kind).id, square, friendly]),
      },
      detection: {
        markOwn: () => this.detected.push(-1),
        detect: (_, square) =>
          this.detected.push(square) > 0 && letters[square] === 'm'
            ? { squares: [square] }
            : undefined,
      },
      bearers: NO_BEARERS,
      faith: NO_FAITH,
      ...this.#insight(options),
      building: this.#building(letters, options),
      port: this.port(options),
      watcher: {
        born: () => {},
        moved: () => {},
        ended: () => {},
        unravelled: caster => this.unravelled.push(caster),
      },
      ...namesIn(this.content),
    };
  }

  /** The hero's messages, and the light of the level. */
  #insight({
    mysteries = 0,
    darkness = 3,
  }: FieldOptions): Pick<SpellWorld, 'insight' | 'daylight'> {
    return {
      insight: {
        chart: (_, squares) => this.charted.push(...squares) > 0,
        perceiveSelf: () => true,
        uncurse: (_, most) => this.uncursed.push(most),
        identify: (_, most) => Math.min(most, mysteries),
      },
      daylight: { darkness, setDarkness: now => this.darkened.push(now) },
    };
  }

  /** What lies there and what can be pushed. */
  #floor(letters: string, options: FieldOptions): Pick<SpellWorld, 'pushing' | 'lying'> {
    return {
      pushing: {
        countOn: square => (this.targets.has(square) ? 1 : 0),
        weightAt: () => options.weight ?? -1,
        squaresAt: () => 1,
        fliesAt: () => false,
        push: (square, _, direction) => this.pushed.push([square, direction]) > 0,
      },
      lying: {
        hasThings: square => letters[square] === 'i',
        strike: strike => {
          this.singed.push(strike.square);
        },
      },
    };
  }

  /** What wonder draws and pays, and mana. */
  #lists(options: FieldOptions): Pick<SpellWorld, 'drawing' | 'mana'> {
    return {
      drawing: {
        drawn: (chance, list, level) => drawnSpell(chance, this.content, list, level),
        pays: (_, spell) => {
          this.restored.push([`price of ${spell.id}`, 0]);
          return options.penniless !== true;
        },
      },
      mana: {
        pointsOf: creature => this.mana.get(creature) ?? 0,
        mostOf: creature => options.mostMana?.[creature] ?? 0,
        give: (creature, points) => this.#addMana(creature, points),
        take: (creature, points) => this.#addMana(creature, -points),
        setPoints: (creature, points) => this.mana.set(creature, points),
        overcharge: (creature, effect) => this.overcharges.push([creature, effect]),
        metNobody: caster => this.overcharges.push([caster, 'nobody']),
      },
    };
  }

  #addMana(creature: number, points: number): void {
    this.mana.set(creature, (this.mana.get(creature) ?? 0) + points);
  }

  /** Objects are recorded: `^` is a rune, `"` a mark. */
  #building(letters: string, { runeLevel = 1 }: FieldOptions): Building {
    return {
      blocksAll: (square, movement) => movement === 0 || letters[square] === '#',
      takesRune: square => letters[square] === '.',
      build: object => this.built.push({ ...object }) > 0,
      tearDown: strike => this.strikes.push({ ...strike }),
      removableOn: square =>
        letters[square] === '^'
          ? { id: square, kind: 'rune', level: runeLevel }
          : letters[square] === '"'
            ? { id: square, kind: 'mark', level: 0 }
            : undefined,
      dexterityOf: caster => (caster === CASTER ? 12 : undefined),
      removed: (_, id, succeeded) => this.removed.push([id, succeeded]),
      inscribed: (_, text) => this.content.find(text),
      failed: (_, flaw) => this.flaws.push(flaw),
    };
  }

  /** NetHack's spells hit plain targets, and are recorded. */
  private port({ target, casting }: FieldOptions): SpellPort {
    const letters = () => this.#rows.join('');
    const open = (square: number) => letters()[square] !== '#';
    return {
      powers: POWER_RULES,
      rules: createRulesets().resolve(casting ?? 'house').slots.casting,
      targetOn: square => ({ ...PLAIN_TARGET, isHero: letters()[square] === '@', ...target }),
      steedOn: () => undefined,
      meet: (square, hit) => this.met.push([square, hit.power.word]),
      missed: square => this.met.push([square, 'missed']),
      explode: (squares, hit) => this.explosions.push([squares, hit]),
      meetSelf: spell => this.met.push([letters().indexOf('@'), `self: ${spell}`]),
      charmDoor: (square, charm) => {
        const isDoor = letters()[square] === '+' && charm !== 'none';
        if (isDoor) {
          this.met.push([square, charm]);
        }
        return isDoor;
      },
      stoneToFlesh: square => letters()[square] === 'o' && this.met.push([square, 'flesh']) > 0,
      dig: square =>
        open(square) ? 'open' : this.met.push([square, 'dug']) > 0 ? 'wall' : 'solid',
      leap: (_, square, reach) => this.met.push([square, `reach ${reach}`]) > 0,
      release: (effect, _by, _caster, blessed) =>
        this.met.push([-1, blessed ? `blessed ${effect}` : effect]) > 0,
      way: (from, to) => this.#way(from, to),
      foesOf: () => [...letters()].flatMap((letter, square) => (letter === 'm' ? [square] : [])),
      inSight: () => true,
      metNobody: () => this.met.push([-1, 'nobody']),
      seen: open,
    };
  }

  /** A king's path, diagonal steps first. */
  #way(from: number, to: number): number[] {
    const way: number[] = [];
    let [x, y] = [from % this.#width, Math.floor(from / this.#width)];
    const [endX, endY] = [to % this.#width, Math.floor(to / this.#width)];
    while (x !== endX || y !== endY) {
      x += Math.sign(endX - x);
      y += Math.sign(endY - y);
      way.push(y * this.#width + x);
    }
    return way;
  }

  #step(square: number, direction: number): number {
    const x = (square % this.#width) + [0, 0, 1, 1, 1, 0, -1, -1, -1][direction]!;
    const y = Math.floor(square / this.#width) + [0, -1, -1, 0, 1, 1, 1, 0, -1][direction]!;
    const inside = x >= 0 && y >= 0 && x < this.#width && y < this.#rows.length;
    return inside ? y * this.#width + x : -1;
  }

  /** Casts the content's spell `spell`. @param direction 0…8 @returns whether it had an effect */
  cast(direction: number, otherwise: Partial<CastOrder> = {}): boolean {
    const spell = this.content.archetype('spell');
    return castSpell(this.world, {
      spell,
      facts: spellFacts(spell),
      caster: CASTER,
      direction,
      level: 1,
      damageBonus: 0,
      attuned: 0,
      repelled: 0,
      denied: 0,
      ...otherwise,
    });
  }

  /** Runs a number of ticks. */
  tick(ticks = 1): this {
    for (let tick = 0; tick < ticks; tick++) {
      tickEffects(this.world);
    }
    return this;
  }

  /** A creature steps onto a square. */
  step(square: number, creature: number): void {
    stepOnto(this.world, square, creature);
  }

  /** The field with the number of effects on each square. */
  draw(): string[] {
    const { pool } = this.world;
    return this.#rows.map((row, y) =>
      [...row]
        .map((letter, x) => {
          const squares = [...pool.square.subarray(0, pool.count)];
          const here = squares.filter(square => square === y * this.#width + x).length;
          return here === 0 ? letter : String(here);
        })
        .join(''),
    );
  }

  /** Throws if scripted luck is left over. */
  end(): void {
    this.#script.expectEmpty();
  }
}

function namesIn(content: Content): Pick<SpellWorld, 'archetypeAt' | 'archetype' | 'find'> {
  return {
    archetypeAt: index => content.archetypeAt(index),
    archetype: id => content.archetype(id),
    find: id => content.find(id),
  };
}
