// Games of the engine, under content that is remembered by its hash.

import { readContent } from '@roguewright/content';
import { ContentError } from '@roguewright/engine/errors';
import { beginningOfSave, loadContent, type SavedGame } from '@roguewright/engine/game';
import {
  type HeroPreview,
  heroChoices,
  heroPreview,
  LocalGame,
  playedRuleset,
  rebuildGame,
} from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import { createRulesets, DEFAULT_RULESET, parseRulesetName } from '@roguewright/engine/rulesets';
import { othersFirst } from '../others-first.ts';
import type { StoredContent } from '../storage/contents.ts';
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
  const present = loadContent(files);
  const content = { hash: present.hash, files: textOf(files) };
  const loaded = new Map<string, Content>([[content.hash, present]]);
  const contentOf = (one: StoredContent): Content => {
    const found = loaded.get(one.hash) ?? readOrPresent(one, present);
    loaded.set(one.hash, found);
    return found;
  };
  // As many as there are roles, races and casting rules together: what can't be played is refused before.
  const previews = new Map<string, HeroPreview>();
  return {
    content,
    rulesetOf: start => playedRuleset(library, ruleset, start).id,
    choices: heroChoices(contentOf(content), rulesetNamed(ruleset), library),
    preview: (role, race, casting) => {
      const played = playedRuleset(library, ruleset, { casting });
      const key = JSON.stringify([role, race, played.id]);
      const known = previews.get(key) ?? heroPreview(present, played, role, race);
      previews.set(key, known);
      return known;
    },
    create: start => {
      const played = playedRuleset(library, ruleset, start);
      return LocalGame.create(contentOf(content), played, start);
    },
    beginningOf: state => beginningOfSave(state as SavedGame),
    restore: ({ content, ruleset, state }) =>
      LocalGame.restore(contentOf(content), rulesetNamed(ruleset), state as SavedGame),
    rebuild: async (file, known) => {
      const named = file.contentHash === content.hash ? content : known;
      const own = named === undefined ? undefined : contentOf(named);
      const ruleset = rulesetNamed(file.ruleset);
      const rebuilt = await rebuildGame({ file, ruleset, own, present, pause: othersFirst });
      const isOwn = named !== undefined && rebuilt.content === own;
      return { ...rebuilt, ruleset: ruleset.id, content: isOwn ? named : content };
    },
  };
}

/** Content that this version can't read any more gives way to the present one. */
function readOrPresent({ files }: StoredContent, present: Content): Content {
  try {
    return loadContent(JSON.parse(files) as ContentFiles);
  } catch (error) {
    if (error instanceof ContentError) {
      return present;
    }
    throw error;
  }
}

function textOf(files: ContentFiles): string {
  return JSON.stringify(files.map(({ path, text }) => ({ path, text })));
}
