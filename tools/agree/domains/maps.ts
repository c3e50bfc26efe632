// Spells on a map: asked of the lab, played on a stage of the game, where they fly and burst tick by tick and hurt the
// creatures of the content.

import { spellDamageBonus } from '@roguewright/engine/casting';
import type { Chance, LuckSource } from '@roguewright/engine/chance';
import { answerInputs } from '@roguewright/engine/face';
import { castFreely, Stage } from '@roguewright/engine/game';
import { factOf } from '@roguewright/engine/objects';
import { drawLevel } from '@roguewright/engine/world';
import type { Asking, Domain } from '../question.ts';
import { titleOf } from '../told.ts';

/** Spells that do nothing but damage, of every shape. */
const SPELLS = [
  ...['lightning_bolt', 'frost_bolt', 'fireball', 'snowball', 'burning_fan', 'cone_of_cold'],
  ...['etching_spray', 'loose_power', 'ring_of_fire', 'sudden_coals', 'magic_missile'],
];

/** Creatures with resistances and without. */
const CREATURES = ['kobold', 'ogre', 'jackal', 'ghoul', 'frost_giant', 'ember_newt', 'spark_wisp'];

/** More than any spell takes: nobody dies while it lasts, as the lab has it. */
const HELD = 30_000;

/** Ticks after which every spell is out. */
const MOST_TICKS = 1000;

const DIRECTIONS = [
  ...['north', 'north-east', 'east', 'south-east'],
  ...['south', 'south-west', 'west', 'north-west'],
];

/** A room with a caster, some walls and some creatures. */
function drawnRoom({ luck }: Asking, creatures: number): string[] {
  const [width, height] = [luck.between(7, 13), luck.between(5, 9)];
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x): string =>
      x === 0 || y === 0 || x === width - 1 || y === height - 1 ? '#' : '.',
    ),
  );
  const put = (sign: string) => {
    for (;;) {
      const [x, y] = [luck.between(1, width - 2), luck.between(1, height - 2)];
      if (rows[y]![x] === '.') {
        rows[y]![x] = sign;
        return;
      }
    }
  };
  put('@');
  for (let number = 0; number < creatures; number++) {
    put(luck.pick(['a', 'b']));
  }
  for (let walls = luck.between(0, 3); walls > 0; walls--) {
    put('#');
  }
  return rows.map(row => row.join(''));
}

/** The damage of a cast to some creatures. */
function area(name: string, creaturesOf: (asking: Asking) => number): Domain {
  return {
    name,
    slot: 'spells',
    share: 0.1,
    draw: asking => {
      const { world, ruleset, luck } = asking;
      const rows = drawnRoom(asking, creaturesOf(asking));
      const kinds = { a: luck.pick(CREATURES), b: luck.pick(CREATURES) };
      const named = Object.entries(kinds).filter(([letter]) => rows.join('').includes(letter));
      const level = luck.between(5, 30);
      const direction = luck.between(1, 8);
      const intelligence = 16;
      const spell = luck.pick(SPELLS);
      const inputs = {
        ...{ ruleset: ruleset.id, map: rows.join('/'), spell, level: String(level) },
        ...{ direction: DIRECTIONS[direction - 1]!, int: String(intelligence), skill: 'basic' },
        creatures: named.map(([letter, kind]) => `${letter}=${kind}`).join(','),
      };
      const { spread, figures, remarks } = answerInputs(world, 'area', inputs, true);
      const content = world.content();
      const archetype = content.archetype(`spell_${spell}`);
      const base = factOf(archetype, 'food') || factOf(archetype, 'dam');
      const bonus = spellDamageBonus(ruleset.slots.casting, {
        ...{ intelligence, level, skill: 'basic', damage: base },
      });
      const fails = figures.find(figure => figure.name === 'fail')?.value;
      const list = [...(spread?.list ?? [])];
      if (fails !== 0 || bonus !== base || remarks.length > 1 || list.length < 2) {
        return undefined;
      }
      const letters = kinds as Readonly<Record<string, string>>;
      return {
        title: titleOf('area', inputs),
        asked: list,
        play: playedOn(asking, rows, letters, state => {
          castFreely(state, { spell: archetype, caster: state.hero.id, direction, level });
        }),
      };
    },
  };
}

/** Releases a spell on a stage that is set once. @returns the damage to all creatures */
function playedOn(
  { world, ruleset }: Asking,
  rows: readonly string[],
  letters: Readonly<Record<string, string>>,
  release: (state: Stage['state']) => void,
): (chance: Chance) => number {
  let stage: Stage | undefined;
  return chance => {
    stage ??= setStage(chance);
    const { state } = stage;
    const { all } = state.level.creatures;
    release(state);
    for (let tick = 0; tick < MOST_TICKS && state.spells.pool.count > 0; tick++) {
      stage.tick();
    }
    let damage = 0;
    for (const creature of all) {
      if (creature !== state.hero) {
        damage += HELD - creature.hitPoints;
      }
      creature.hitPoints = HELD;
    }
    // As before each command of a game: a log that only grows is read from its beginning again and again.
    state.log.clear();
    return damage;
  };

  function setStage(chance: Chance): Stage {
    const content = world.content();
    const { map, marks } = drawLevel(rows, true);
    const streams: LuckSource = { seed: 'stage', stream: () => chance, save: () => ({}) };
    const set = new Stage({
      ...{ content, ruleset, streams, map },
      hero: {
        archetype: content.archetype('role_wizard'),
        square: marks.get('@')![0]!,
        ...{ hitPoints: HELD, maxHitPoints: HELD },
      },
    });
    for (const [letter, kind] of Object.entries(letters)) {
      for (const square of marks.get(letter) ?? []) {
        set.putCreature(content.archetype(kind), square, HELD, { maxHitPoints: HELD });
      }
    }
    set.look();
    return set;
  }
}

/** One creature on a map. */
export const TARGETS: Domain = area('spell at a target', () => 1);

/** Several creatures on a map. */
export const AREAS: Domain = area('spell over an area', ({ luck }) => luck.between(2, 5));
