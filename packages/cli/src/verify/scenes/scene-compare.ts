// Where the engine's scene and the recorded one differ.

import { RecordedState, type SceneFields } from './recorded-state.ts';
import type { Scene, SceneLine } from './scene-file.ts';
import type { ScenePlay } from './scene-play.ts';
import { momentsOf } from './scene-run.ts';

/** The first difference. */
export interface SceneDifference {
  /** Line of the file. */
  readonly line: number;
  readonly at: string;
  readonly expected: string;
  readonly got: string;
}

/** What is compared. */
interface Comparison {
  readonly recorded: RecordedState;
  readonly play: ScenePlay;
  /** Archetypes of effects that the recording shows. */
  readonly shown: ReadonlySet<string>;
  /** Id of the hero. */
  readonly hero: string;
}

/**
 * Plays a scene and compares it with its recording after each action and each tick. Effects are compared of the
 * archetypes that the recording shows: a recording of a carrier may leave out what its spell puts on the map.
 */
export function compareScene(scene: Scene, play: ScenePlay): SceneDifference | undefined {
  const recorded = new RecordedState(scene.header);
  const shown = new Set(scene.lines.flatMap(({ fresh }) => fresh.map(({ arch }) => arch)));
  const comparison = { recorded, play, shown, hero: scene.header.caster.id };
  for (const { at, line, isRecorded } of momentsOf(scene, play)) {
    if (isRecorded) {
      recorded.apply(line);
    } else {
      recorded.pass();
    }
    const difference = differenceAt(comparison, at, line);
    if (difference !== undefined) {
      return difference;
    }
  }
  return undefined;
}

/** The type of spells. */
const SPELL = 101;

function differenceAt(
  { recorded, play, shown, hero }: Comparison,
  at: string,
  { line }: SceneLine,
): SceneDifference | undefined {
  const theirs = recorded.effects();
  const ours = play.effects().filter(({ arch }) => shown.has(String(arch)));
  for (const effect of theirs) {
    const index = ours.findIndex(own => agrees(effect, own));
    if (index < 0) {
      const near = ours.filter(({ x, y, arch }) => {
        return x === effect.x && y === effect.y && arch === effect.arch;
      });
      return { line, at, expected: textOf(effect), got: near.map(textOf).join(' ') || 'nothing' };
    }
    ours.splice(index, 1);
  }
  if (ours.length > 0) {
    return { line, at, expected: 'no further effect', got: ours.map(textOf).join(' ') };
  }
  const spells = play.spells?.();
  const learnt = recorded.carried(hero, SPELL);
  if (spells !== undefined && spells.join() !== learnt.join()) {
    return { line, at: `${at}: spells`, expected: learnt.join(' '), got: spells.join(' ') };
  }
  for (const [id, own] of play.objects()) {
    const object = recorded.object(id);
    const same = own === undefined || object === undefined ? own === object : agrees(object, own);
    if (!same) {
      return { line, at: `${at}: ${id}`, expected: textOf(object), got: textOf(own) };
    }
  }
  return undefined;
}

/** Whether every field that the engine has is as recorded; fields that the recording leaves out are 0 or unknown. */
function agrees(theirs: SceneFields, ours: SceneFields): boolean {
  return Object.entries(ours).every(([field, value]) => {
    const recorded = theirs[field];
    if (recorded === undefined) {
      return field === 'speedLeft' || value === 0 || value === false || value === '';
    }
    return typeof value === 'number' && typeof recorded === 'number'
      ? Math.fround(value) === Math.fround(recorded)
      : value === recorded;
  });
}

function textOf(fields: SceneFields | undefined): string {
  return fields === undefined ? 'gone' : JSON.stringify(fields);
}
