// Games of the engine, under content that is remembered by its hash.

import { createHash } from 'node:crypto';
import { readContent } from '@roguewright/content';
import type { SavedGame } from '@roguewright/engine/game';
import { heroChoices, LocalGame } from '@roguewright/engine/host';
import { type Content, loadContent } from '@roguewright/engine/objects';
import { createRulesets, DEFAULT_RULESET, parseRulesetName } from '@roguewright/engine/rulesets';
import type { StoredContent } from '../storage/game-store.ts';
import type { GameMaker } from './game-maker.ts';

type ContentFiles = Parameters<typeof loadContent>[0];

/** What new games are made of. */
export interface EngineGamesOptions {
  /** The content files; those that ship with the game by default. */
  readonly files?: ContentFiles;
  /** A ruleset's id or a composition; `house` by default. */
  readonly ruleset?: string;
}

/**
 * Games of the engine.
 * @throws ContentError that lists every flaw of the files
 * @throws RulesetError when there is no such ruleset
 */
export function engineGames(options: EngineGamesOptions = {}): GameMaker {
  const { files = readContent(), ruleset = DEFAULT_RULESET } = options;
  const library = createRulesets();
  const rulesetNamed = (name: string) => library.resolve(parseRulesetName(name));
  const content = stored(files);
  const loaded = new Map<string, Content>([[content.hash, loadContent(files)]]);
  const contentOf = ({ hash, files }: StoredContent) => {
    let found = loaded.get(hash);
    if (found === undefined) {
      found = loadContent(JSON.parse(files) as ContentFiles);
      loaded.set(hash, found);
    }
    return found;
  };
  return {
    content,
    ruleset,
    choices: heroChoices(contentOf(content), rulesetNamed(ruleset)),
    create: start => LocalGame.create(contentOf(content), rulesetNamed(ruleset), start),
    restore: ({ content, ruleset, state }) =>
      LocalGame.restore(contentOf(content), rulesetNamed(ruleset), state as SavedGame),
  };
}

function stored(files: ContentFiles): StoredContent {
  const text = JSON.stringify(files.map(({ path, text }) => ({ path, text })));
  return { hash: createHash('sha256').update(text).digest('hex'), files: text };
}
