// Plays a scene with the engine's rules, moment by moment.

import type { Ruleset, RulesetLibrary } from '@roguewright/engine/rulesets';
import { FirewallScene } from './firewall-scene.ts';
import { PotionScene } from './potion-scene.ts';
import { RodScene } from './rod-scene.ts';
import type { Scene, SceneHeader, SceneLine } from './scene-file.ts';
import type { ScenePlay } from './scene-play.ts';
import { isPlainReading, SpellbookScene } from './spellbook-scene.ts';

/** Sets up a scene of a carrier; undefined: something in it isn't built. */
type SetUp = (scene: Scene, ruleset: Ruleset) => ScenePlay | undefined;

/** The carriers whose scenes are built. */
const CARRIERS: Readonly<Record<string, SetUp>> = {
  firewall: ({ header }, ruleset) => new FirewallScene(header, ruleset),
  potion: (scene, { slots }) => new PotionScene(scene, slots.spells),
  spellbook: ({ header }, { slots }) =>
    isPlainReading(header) ? new SpellbookScene(header, slots.spells) : undefined,
  rod: ({ header }, { slots }) => new RodScene(header, slots.spells),
};

/** The rule's name in reports: `scenes/rod`, `scenes/subtype-24`. */
export function sceneRule({ carrier, subtype }: SceneHeader): string {
  return `scenes/${carrier === '' ? `subtype-${subtype}` : carrier}`;
}

/** Sets a scene up under its ruleset; undefined: scenes of its kind aren't built. */
export function setUpScene(library: RulesetLibrary, scene: Scene): ScenePlay | undefined {
  const { header } = scene;
  const setUp = CARRIERS[header.carrier];
  const isKnown = library.ids.includes(header.ruleset) && library.fills(header.ruleset, 'spells');
  return setUp === undefined || !isKnown
    ? undefined
    : setUp(scene, library.resolve(header.ruleset));
}

/** A moment of a scene that has been played. */
export interface Moment {
  /** What was done, or the tick that has passed. */
  readonly at: string;
  /** The line that was recorded at the moment; of a tick in which nothing was recorded the next one. */
  readonly line: SceneLine;
  readonly isRecorded: boolean;
}

/** Plays a scene: each tick and each action in order. */
export function* momentsOf({ lines }: Scene, play: ScenePlay): Generator<Moment> {
  let tick = 0;
  for (const line of lines) {
    while (tick < line.tick) {
      tick++;
      const isRecorded = tick === line.tick && line.action === undefined;
      play.load(isRecorded ? line.rolls : []);
      play.tick();
      yield { at: `tick ${tick}`, line, isRecorded };
    }
    if (line.action !== undefined) {
      play.load(line.rolls);
      play.act(line.action.split(' '));
      yield { at: line.action, line, isRecorded: true };
    }
  }
}
