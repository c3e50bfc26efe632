// A scene as one case of the verification: every recorded change has to happen at its moment.

import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { RulesetLibrary } from '@roguewright/engine/rulesets';
import type { FileResult } from '../file-result.ts';
import { compareGame } from './game/compare-game.ts';
import { COMPARED, type Compared } from './game/compared.ts';
import { type CrossfireTree, treeBeside } from './game/crossfire-tree.ts';
import { GameScene } from './game/game-scene.ts';
import { type KnownSpell, knownSpells } from './game/known-spells.ts';
import { described } from './game/undescribed.ts';
import { compareScene, type SceneDifference } from './scene-compare.ts';
import { readScene, type Scene } from './scene-file.ts';
import { sceneRule, setUpScene } from './scene-run.ts';

/** The result of verifying a scene. */
type SceneResult = Omit<FileResult, 'path' | 'ruleset' | 'problem'>;

/** The comparison of a scene with its recording. */
interface Comparison {
  /** The first difference. */
  readonly compares: () => SceneDifference | undefined;
  /** Why the scene is compared only up to some line; absent: it is compared wholly. */
  readonly partly?: string | undefined;
}

/** Plays scenes of one library of rulesets. Trees beside them are read once. */
export class SceneVerifier {
  readonly #library: RulesetLibrary;
  readonly #trees = new Map<string, CrossfireTree | undefined>();
  readonly #spells = new Map<string, readonly KnownSpell[]>();

  constructor(library: RulesetLibrary) {
    this.#library = library;
  }

  /** Plays a scene under its ruleset. @throws VectorError when the file is no scene */
  async verify(path: string): Promise<SceneResult> {
    const scene = readScene(path, await readFile(path, 'utf8'));
    const rule = sceneRule(scene.header);
    const nothing = { rule, built: false, passed: 0, failed: 0, skipped: 0, mismatches: [] };
    const comparison = this.#comparison(path, scene);
    if (comparison === undefined) {
      return { ...nothing, skipped: 1 };
    }
    const { compares, partly } = comparison;
    const difference = differenceOf(compares);
    if (difference === undefined) {
      return { ...nothing, built: true, passed: 1, ...(partly !== undefined && { partly }) };
    }
    const { line, at, expected, got } = difference;
    const mismatch = { line, input: at, expected, got, differences: [] };
    return { ...nothing, built: true, failed: 1, mismatches: [mismatch] };
  }

  /** The comparison of a scene with its recording; undefined: something in it isn't built. */
  #comparison(path: string, scene: Scene): Comparison | undefined {
    const { header } = scene;
    const compared = header.carrier === '' ? COMPARED[header.subtype] : undefined;
    if (compared === undefined || !this.#library.fills(header.ruleset, 'spells')) {
      const play = setUpScene(this.#library, scene);
      return play && { compares: () => compareScene(scene, play) };
    }
    const ruleset = this.#library.resolve(header.ruleset);
    const own = comparedIn(compared, scene);
    const folder = dirname(path);
    const known = () => this.#spellsOf(folder);
    const title = basename(path, '.jsonl');
    const { scene: whole, partly } = described(scene, ruleset.slots.spells, title, known);
    if (partly !== undefined && whole.lines.length < 2) {
      return undefined;
    }
    const compares = () =>
      compareGame(whole, new GameScene(whole, ruleset, own, this.#treeOf(folder)));
    return { compares, partly };
  }

  #spellsOf(folder: string): readonly KnownSpell[] {
    let spells = this.#spells.get(folder);
    if (spells === undefined) {
      spells = knownSpells(folder, this.#treeOf(folder));
      this.#spells.set(folder, spells);
    }
    return spells;
  }

  #treeOf(folder: string): CrossfireTree | undefined {
    if (!this.#trees.has(folder)) {
      this.#trees.set(folder, treeBeside(folder));
    }
    return this.#trees.get(folder);
  }
}

/** What is compared of one scene. */
function comparedIn(compared: Compared, scene: Scene): Compared {
  const { free = [], freeWhere = [] } = compared;
  const further = freeWhere.filter(({ holds }) => holds(scene)).flatMap(({ fields }) => fields);
  return { ...compared, free: [...free, ...further] };
}

function differenceOf(compare: () => SceneDifference | undefined): SceneDifference | undefined {
  try {
    return compare();
  } catch (error) {
    return { line: 1, at: 'the scene', expected: 'a scene that can be played', got: String(error) };
  }
}
