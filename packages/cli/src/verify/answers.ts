// What the engine answers to the cases of one vector file, whatever the original program answered. Reads
// no disk, so that a browser can ask too.

import { Enumerator } from '@roguewright/engine/chance';
import type { RulesetLibrary } from '@roguewright/engine/rulesets';
import { readFilm } from './films/film-file.ts';
import { isBuilt, playFilm } from './films/film-run.ts';
import { adapters } from './registry.ts';
import { readScene } from './scenes/scene-file.ts';
import { momentsOf, setUpScene } from './scenes/scene-run.ts';
import { parseRecord, readCase, readHeader } from './vector-record.ts';

/** The answers to one file. */
export interface VectorAnswers {
  /** `casting/success-chance`; `spells/films` for a film, `scenes` for a scene. */
  readonly rule: string;
  readonly ruleset: string;
  /**
   * One answer for each case, in the order of the file: a value, a `Distribution` or `Outcomes`. Of a film
   * it is the run, of a scene each moment. Undefined when the rule isn't built under this ruleset.
   */
  readonly answers: readonly unknown[] | undefined;
}

/**
 * Asks every case of a file. Throws a VectorError for a file that can't be read, and whatever a rule
 * throws.
 * @param path only named in errors
 */
export function answerVectors(library: RulesetLibrary, path: string, text: string): VectorAnswers {
  const [first, ...lines] = text.split('\n').filter(line => line.trim() !== '');
  const { rule, ruleset, kind } = readHeader(path, 1, parseRecord(path, 1, first ?? ''));
  if (kind === 'film') {
    return { rule, ruleset, answers: filmAnswers(library, ruleset, text) };
  }
  if (kind === 'scene') {
    return { rule, ruleset, answers: sceneAnswers(library, path, text) };
  }
  const adapter = adapters.find(one => one.rule === rule);
  const known = library.ids.includes(ruleset);
  if (adapter === undefined || !known || !library.fills(ruleset, adapter.slot)) {
    return { rule, ruleset, answers: undefined };
  }
  const rules = library.resolve(ruleset);
  const ask = new Enumerator();
  const answers = lines.map((line, index) => {
    const number = index + 2;
    const { input } = readCase(path, number, parseRecord(path, number, line), kind);
    return adapter.answer(rules, input as never, ask);
  });
  return { rule, ruleset, answers };
}

function filmAnswers(
  library: RulesetLibrary,
  ruleset: string,
  text: string,
): readonly unknown[] | undefined {
  const film = readFilm(text);
  const known = isBuilt(film.header) && library.ids.includes(ruleset);
  return known && library.fills(ruleset, 'spells')
    ? [playFilm(film, library.resolve(ruleset))]
    : undefined;
}

/** What the engine has on the map and of the scene's objects after each moment. */
function sceneAnswers(
  library: RulesetLibrary,
  path: string,
  text: string,
): readonly unknown[] | undefined {
  const scene = readScene(path, text);
  const play = setUpScene(library, scene);
  return play === undefined
    ? undefined
    : Array.from(momentsOf(scene, play), ({ at }) => ({
        at,
        effects: play.effects(),
        objects: Object.fromEntries(play.objects()),
      }));
}
