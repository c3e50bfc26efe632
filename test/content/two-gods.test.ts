// The same cast by followers of two gods. Each kind of spell that asks for its caster's god has another outcome.

import { readContent } from '@roguewright/content';
import { loadContent, performCommand } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { altarUnder, follow } from './scenes/god-scenes.ts';
import { Stage, type StageOptions } from './stage.ts';

const house = createRulesets().resolve('house');

/** No spell that ships changes the moods of the creatures of the caster's god. */
const FLOCK = `Object spell_flock
name flock
type 101
subtype 34
level 1
spell_level 1
school clerical
sp 1
casting_time 10
no_attack 1
undead 1
race GOD_FRIEND
range 2
other_arch mood_spark
end
`;
const content = loadContent([...readContent(), { path: 'flock.arc', text: FLOCK }]);

const HALL = ['##########', '#........#', '#@..o....#', '#........#', '##########'];
const GRAVE = ['##########', '#........#', '#@..Z....#', '#........#', '##########'];
const NEAR_GRAVE = ['##########', '#........#', '#@Z......#', '#........#', '##########'];
const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];
const BEHIND = ['############', '#@.#...Z...#', '############'];

/** One cast, by followers of two gods. */
interface TwoGods {
  readonly spell: string;
  readonly rows: readonly string[];
  readonly direction?: 0 | 3;
  readonly moves?: number;
  readonly options?: StageOptions;
  readonly before?: (stage: Stage) => void;
  readonly gods: readonly [one: string, other: string];
  /** What is compared: plain data. */
  readonly outcome: (stage: Stage) => unknown;
  /** What it is for each of the two. */
  readonly expected: readonly [one: unknown, other: unknown];
}

const isHurt = ({ target }: Stage) => !target.alive || target.hitPoints < target.maxHitPoints;
const forces = ({ state }: Stage) => state.sheet.forces.sum;
const lines = (stage: Stage, kind: string) =>
  stage.events.filter(event => event.kind === kind).length;

/** By the kind of spell. */
const CASES: Readonly<Record<string, TwoGods>> = {
  'smite (10): a god spares its own': {
    ...{ spell: 'spell_biting_cloud', rows: GRAVE, direction: 3, moves: 3 },
    gods: ['god_mabbet', 'god_hush'],
    outcome: isHurt,
    expected: [true, false],
  },
  'cone (7): the holy word spares the undead of a god who owns them': {
    ...{ spell: 'spell_plain_verdict', rows: NEAR_GRAVE, direction: 3, moves: 2 },
    gods: ['god_ansel', 'god_hush'],
    outcome: isHurt,
    expected: [true, false],
  },
  'smite (10): the power of gods has the attacks of the god': {
    ...{ spell: 'spell_heavy_hand', rows: HALL, direction: 3 },
    gods: ['god_issim', 'god_zhar'],
    outcome: ({ state }) => state.level.effects.attackType[0]! & ~(1 << 20),
    expected: [16, 16_384],
  },
  'bless (25): resistances and paths of the god': {
    ...{ spell: 'spell_small_blessing', rows: EMPTY },
    gods: ['god_mabbet', 'god_issim'],
    outcome: stage => [forces(stage).paths.attuned, forces(stage).resists.map(([type]) => type)],
    expected: [
      [1 | 256 | 2048, [10, 14, 20]],
      [4 | 16_384, [4, 11, 20]],
    ],
  },
  'curse (26): paths that the god denies and that repel it': {
    ...{ spell: 'spell_shut_out', rows: HALL, direction: 3 },
    gods: ['god_zhar', 'god_hush'],
    outcome: ({ target }) => {
      const { repelled, denied } = target.forces.sum.paths;
      return [repelled, denied];
    },
    expected: [
      [1 | 256, 65_536],
      [256, 524_288],
    ],
  },
  'consecrate (40): the altar of the god': {
    ...{ spell: 'spell_rededicate', rows: EMPTY },
    before: altarUnder('altar_bare'),
    gods: ['god_vael', 'god_tolly'],
    outcome: ({ state }) => state.level.fixtures.all.map(({ archetype }) => archetype.id),
    expected: [['altar_vael'], ['altar_tolly']],
  },
  'summon-monster (27): creatures of the races of the god': {
    ...{ spell: 'spell_call_the_faithful', rows: EMPTY },
    gods: ['god_mabbet', 'god_hush'],
    outcome: ({ state }) => [
      ...new Set(
        state.level.creatures.all.map(({ archetype, facts }) =>
          facts.combatFlags.includes('undead') ? 'undead' : archetype.texts.race,
        ),
      ),
    ],
    expected: [['hearth'], ['undead']],
  },
  'detection (33): creatures that the god slays': {
    ...{ spell: 'spell_know_the_enemy', rows: BEHIND },
    gods: ['god_ansel', 'god_grud'],
    outcome: stage => lines(stage, 'detected') > 0,
    expected: [true, false],
  },
  'summon-golem (12): a servant of the god': {
    ...{ spell: 'spell_send_for_help', rows: EMPTY },
    gods: ['god_ansel', 'god_hush'],
    outcome: ({ state }) => state.level.creatures.all.map(({ archetype }) => archetype.id),
    expected: [['lamp_bearer'], ['bone_soldier']],
  },
  'mood-change (34): creatures of the races of the god': {
    ...{ spell: 'spell_flock', rows: NEAR_GRAVE },
    before: ({ target }) => {
      target.levelsLost = target.facts.level;
    },
    gods: ['god_hush', 'god_mabbet'],
    outcome: stage => lines(stage, 'charmed') > 0,
    expected: [true, false],
  },
  'perceive-self (17): the god itself': {
    ...{ spell: 'spell_look_inward', rows: EMPTY },
    gods: ['god_corrow', 'god_vael'],
    outcome: ({ state, events }) => {
      const seen = events.find(event => event.kind === 'self-perceived');
      return seen !== undefined && state.content.archetypeAt(-1 - seen.god).id;
    },
    expected: ['god_corrow', 'god_vael'],
  },
};

function outcomeOf(two: TwoGods, god: string): unknown {
  const stage = new Stage(content, house, two.rows, { ...two.options, seed: 'two gods' });
  two.before?.(stage);
  follow(god)(stage);
  const direction = two.direction ?? 0;
  // Undead heroes of a stage resist nothing: what is hurt is hurt by the spell.
  performCommand(stage.state, { kind: 'cast', spell: stage.teach(two.spell), direction });
  stage.events.push(...stage.state.log.perceived());
  for (let move = 0; move < (two.moves ?? 0); move++) {
    performCommand(stage.state, { kind: 'search', count: 1 });
    stage.events.push(...stage.state.log.perceived());
  }
  return two.outcome(stage);
}

describe('two gods give two outcomes', () => {
  it.each(Object.entries(CASES))('%s', (_, two) => {
    expect(two.gods.map(god => outcomeOf(two, god))).toEqual(two.expected);
  });
});
