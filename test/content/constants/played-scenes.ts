// Scenes of spells, each played under rules that a test changes. What happened is one text.

import { readContent } from '@roguewright/content';
import { hashGame, loadContent, performCommand } from '@roguewright/engine/game';
import { createRulesets, type Ruleset } from '@roguewright/engine/rulesets';
import type { SpellcraftRules } from '@roguewright/engine/spellcraft';
import type { CastArguments } from '@roguewright/engine/spells';
import { PORT_FILES } from '../port-content.ts';
import { PORT_SCENES } from '../port-scenes.ts';
import { FORCE_SCENES } from '../scenes/force-scenes.ts';
import { HIT_SCENES } from '../scenes/hit-scenes.ts';
import { MATTER_SCENES } from '../scenes/matter-scenes.ts';
import { SIDE_SCENES } from '../scenes/side-scenes.ts';
import { HALL, SUBTYPE_SCENES } from '../scenes/subtype-scenes.ts';
import { TOLD_SCENES } from '../scenes/told-scenes.ts';
import { WALL_SCENES } from '../scenes/wall-scenes.ts';
import { Stage, type StageOptions } from '../stage.ts';
import { BEASTS, prepareYard, STORM_ARC, STORMS, stormOf, YARD } from './storms.ts';

const content = loadContent([
  ...readContent(),
  ...PORT_FILES,
  { path: 'storms.arc', text: STORM_ARC },
]);
const house = createRulesets().resolve('house');

/** Moves for which a scene is watched. */
const MOVES = 12;

/** A scene that can be played again and again. */
export interface PlayedScene {
  readonly name: string;
  /** Plays it. @returns everything that was perceived, and the hash of the game */
  play(spells: SpellcraftRules): string;
}

/** What scenes of all kinds have in common. */
interface Cast {
  readonly spell: string;
  readonly rows?: readonly string[];
  readonly direction?: number;
  readonly at?: readonly [x: number, y: number];
  readonly options?: StageOptions;
  readonly before?: (stage: Stage) => void;
  readonly chosen?: CastArguments | undefined;
  readonly arguments?: CastArguments | ((stage: Stage) => CastArguments) | undefined;
}

/** The house with other rules of spell objects. */
function withSpells(spells: SpellcraftRules): Ruleset {
  return { ...house, slots: { ...house.slots, spells } };
}

function byHero(scene: Cast, seed: string, spells: SpellcraftRules): string {
  const stage = set(scene, seed, spells);
  const { state } = stage;
  const spell = stage.teach(scene.spell);
  const { at, chosen = scene.arguments } = scene;
  const told = typeof chosen === 'function' ? chosen(stage) : chosen;
  if (at === undefined) {
    performCommand(state, {
      ...{ kind: 'cast', spell, direction: (scene.direction ?? 3) as 3 },
      ...(told !== undefined && { arguments: told }),
    });
  } else {
    performCommand(state, { kind: 'cast-at', spell, x: at[0], y: at[1] });
  }
  return watch(stage);
}

/** A mage with the spell hunts the hero, who lives long. */
function byMage(scene: Cast, seed: string, spells: SpellcraftRules): string {
  const drawn = (scene.rows ?? HALL).map(row => row.replace('o', 'M').replace('@...', '@..M'));
  const { kinds = {}, ...options } = scene.options ?? {};
  const mage = { ...options, kinds: { ...kinds, M: 'scene_mage' } };
  const stage = set({ ...scene, rows: drawn, options: mage }, seed, spells);
  const { state } = stage;
  const caster = state.level.creatures.all.find(({ archetype }) => archetype.id === 'scene_mage');
  if (caster === undefined) {
    return '';
  }
  caster.conditions.set('helpless', 0);
  caster.hunts = true;
  caster.learn(stage.thing(scene.spell));
  state.hero.maxHitPoints = 10_000;
  state.hero.hitPoints = 10_000;
  return watch(stage);
}

function set(scene: Cast, seed: string, spells: SpellcraftRules): Stage {
  const options = { ...scene.options, seed };
  const stage = new Stage(content, withSpells(spells), scene.rows ?? HALL, options);
  scene.before?.(stage);
  return stage;
}

/** Some moves pass. */
function watch({ state }: Stage): string {
  const told: unknown[] = [state.log.perceived()];
  for (let move = 0; move < MOVES && state.ending === undefined; move++) {
    performCommand(state, { kind: 'search', count: 1 });
    told.push(state.log.perceived());
  }
  return `${JSON.stringify(told)} ${hashGame(state)}`;
}

const named = (scenes: Readonly<Record<string, Omit<Cast, 'spell'>>>) =>
  Object.entries(scenes).map(([spell, scene]) => [spell, { ...scene, spell }] as const);

/** Every scene by a hero, and those of which a mage can be the caster once more. */
export function playedScenes(seeds: readonly string[]): readonly PlayedScene[] {
  const storms = STORMS.map(
    ([name]) =>
      [
        `storm ${name}`,
        {
          spell: stormOf(name),
          rows: YARD,
          options: { kinds: BEASTS },
          before: prepareYard,
        },
      ] as const,
  );
  const subtypes = Object.entries(SUBTYPE_SCENES).map(
    ([number, scene]) => [`subtype ${number}`, scene] as const,
  );
  const ports = Object.entries(PORT_SCENES).filter(([, { ruleset }]) => ruleset === undefined);
  const casts: readonly (readonly [string, Cast])[] = [
    ...storms,
    ...subtypes,
    ...named({ ...HIT_SCENES, ...FORCE_SCENES, ...MATTER_SCENES }),
    ...named({ ...SIDE_SCENES, ...TOLD_SCENES, ...WALL_SCENES }),
    ...ports,
  ];
  const byMages = [...storms, ...subtypes.filter(([, { monster }]) => monster !== 'never')];
  return seeds.flatMap(seed => [
    ...casts.map(([name, scene]) => ({
      name: `${name}, ${seed}`,
      play: (spells: SpellcraftRules) => byHero(scene, seed, spells),
    })),
    ...byMages.map(([name, scene]) => ({
      name: `${name} by a mage, ${seed}`,
      play: (spells: SpellcraftRules) => byMage(scene, seed, spells),
    })),
  ]);
}
