// A scene as one case of the verification: every recorded change has to happen at its moment.

import { readFile } from 'node:fs/promises';
import type { RulesetLibrary } from '@roguewright/engine/rulesets';
import type { FileResult } from '../file-result.ts';
import { compareScene, type SceneDifference } from './scene-compare.ts';
import { readScene, type Scene } from './scene-file.ts';
import type { ScenePlay } from './scene-play.ts';
import { sceneRule, setUpScene } from './scene-run.ts';

/** What became of the scene. */
type SceneResult = Omit<FileResult, 'path' | 'ruleset' | 'problem'>;

/** Plays a scene under its ruleset. @throws VectorError when the file is no scene */
export async function verifyScene(path: string, library: RulesetLibrary): Promise<SceneResult> {
  const scene = readScene(path, await readFile(path, 'utf8'));
  const rule = sceneRule(scene.header);
  const nothing = { rule, built: false, passed: 0, failed: 0, skipped: 0, mismatches: [] };
  const play = setUpScene(library, scene);
  if (play === undefined) {
    return { ...nothing, skipped: 1 };
  }
  const difference = differenceOf(scene, play);
  if (difference === undefined) {
    return { ...nothing, built: true, passed: 1 };
  }
  const { line, at, expected, got } = difference;
  const mismatch = { line, input: at, expected, got, differences: [] };
  return { ...nothing, built: true, failed: 1, mismatches: [mismatch] };
}

function differenceOf(scene: Scene, play: ScenePlay): SceneDifference | undefined {
  try {
    return compareScene(scene, play);
  } catch (error) {
    return { line: 1, at: 'the scene', expected: 'a scene that can be played', got: String(error) };
  }
}
