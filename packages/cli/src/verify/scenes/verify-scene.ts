// A scene as one case of the verification: every recorded change has to happen at its moment.

import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { RulesetLibrary } from '@roguewright/engine/rulesets';
import type { FileResult } from '../file-result.ts';
import { compareGame } from './game/compare-game.ts';
import { COMPARED, type Compared } from './game/compared.ts';
import { type CrossfireTree, treeBeside } from './game/crossfire-tree.ts';
import { GameScene } from './game/game-scene.ts';
import { compareScene, type SceneDifference } from './scene-compare.ts';
import { readScene, type Scene } from './scene-file.ts';
import { sceneRule, setUpScene } from './scene-run.ts';

/** What became of the scene. */
type SceneResult = Omit<FileResult, 'path' | 'ruleset' | 'problem'>;

/** Plays scenes of one library of rulesets. Trees beside them are read once. */
export class SceneVerifier {
  readonly #library: RulesetLibrary;
  readonly #trees = new Map<string, CrossfireTree | undefined>();

  constructor(library: RulesetLibrary) {
    this.#library = library;
  }

  /** Plays a scene under its ruleset. @throws VectorError when the file is no scene */
  async verify(path: string): Promise<SceneResult> {
    const scene = readScene(path, await readFile(path, 'utf8'));
    const rule = sceneRule(scene.header);
    const nothing = { rule, built: false, passed: 0, failed: 0, skipped: 0, mismatches: [] };
    const play = this.#comparison(path, scene);
    if (play === undefined) {
      return { ...nothing, skipped: 1 };
    }
    const difference = differenceOf(play);
    if (difference === undefined) {
      return { ...nothing, built: true, passed: 1 };
    }
    const { line, at, expected, got } = difference;
    const mismatch = { line, input: at, expected, got, differences: [] };
    return { ...nothing, built: true, failed: 1, mismatches: [mismatch] };
  }

  /** The comparison of a scene with its recording; undefined: something in it isn't built. */
  #comparison(path: string, scene: Scene): (() => SceneDifference | undefined) | undefined {
    const { header } = scene;
    const compared = header.carrier === '' ? COMPARED[header.subtype] : undefined;
    if (compared === undefined || !this.#library.fills(header.ruleset, 'spells')) {
      const play = setUpScene(this.#library, scene);
      return play && (() => compareScene(scene, play));
    }
    if (waits(compared, path)) {
      return undefined;
    }
    const ruleset = this.#library.resolve(header.ruleset);
    const own = comparedIn(compared, path);
    return () =>
      compareGame(scene, new GameScene(scene, ruleset, own, this.#treeOf(dirname(path))));
  }

  #treeOf(folder: string): CrossfireTree | undefined {
    if (!this.#trees.has(folder)) {
      this.#trees.set(folder, treeBeside(folder));
    }
    return this.#trees.get(folder);
  }
}

/** Whether a scene waits for something that isn't built. Files of one scene differ by their seed. */
function waits({ waits: waiting = {} }: Compared, path: string): boolean {
  return Object.hasOwn(waiting, nameOf(path));
}

/** What is compared of one scene. */
function comparedIn(compared: Compared, path: string): Compared {
  const { free = [], freeIn = {} } = compared;
  return { ...compared, free: [...free, ...(freeIn[nameOf(path)] ?? [])] };
}

/** The name of a scene without its seed. */
function nameOf(path: string): string {
  return basename(path, '.jsonl').replace(/-seed\d+$/, '');
}

function differenceOf(compare: () => SceneDifference | undefined): SceneDifference | undefined {
  try {
    return compare();
  } catch (error) {
    return { line: 1, at: 'the scene', expected: 'a scene that can be played', got: String(error) };
  }
}
