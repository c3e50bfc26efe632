// One game for a bot: does what requests ask for. It draws no luck of its own and stores nothing.

import { ContentError, ReplayError, RulesetError, UsageError } from '@roguewright/engine/errors';
import type { Performed } from '@roguewright/engine/game';
import { loadContent } from '@roguewright/engine/game';
import {
  ENGINE_VERSION,
  type GameFile,
  heroChoices,
  LocalGame,
  packFilesOf,
  playedRuleset,
  QUESTION_FIELDS,
  Recorder,
  Replay,
  readGameFile,
  writeGameFile,
} from '@roguewright/engine/host';
import type { Content, ContentFile } from '@roguewright/engine/objects';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { tellEvents, tellRefusal } from '@roguewright/engine/words';
import type { AboutResult, BotAnswer, Observation, RequestError } from './answers.ts';
import {
  type BotRequest,
  checkRequest,
  idOf,
  PROTOCOL_VERSION,
  parseRequest,
  type ResetRequest,
  shortened,
} from './requests.ts';

/** A game, with what writes it down. */
interface Running {
  readonly game: LocalGame;
  readonly recorder: Recorder;
}

/** Errors of a saved game whose content, rules or commands aren't those of this program. */
const UNPLAYABLE = [ContentError, ReplayError, RulesetError];

/** The game that a bot plays, if it has begun one. */
export class BotGame {
  readonly #files: readonly ContentFile[];
  readonly #content: Content;
  readonly #ruleset: string;
  readonly #library = createRulesets();
  #running: Running | undefined;

  /**
   * @param files of the content, packs included
   * @param ruleset of games whose reset names none: a ruleset, a composition or named rules
   * @throws ContentError for files with errors
   * @throws RulesetError if there is no such ruleset
   */
  constructor(files: readonly ContentFile[], ruleset: string) {
    this.#files = files;
    this.#content = loadContent(files);
    this.#ruleset = ruleset;
    this.#library.resolve(parseRulesetName(ruleset));
  }

  /** The answer to a line. Never throws: what is wrong with a line is its answer. */
  answer(line: string): BotAnswer {
    let id: BotAnswer['id'] = null;
    try {
      const given = parseRequest(line);
      id = idOf(given) ?? null;
      return this.#do(checkRequest(given));
    } catch (error) {
      return { id, error: this.#explained(error) };
    }
  }

  #do(request: BotRequest): BotAnswer {
    const { id, do: deed } = request;
    switch (deed) {
      case 'about':
        return { id, do: deed, result: this.#about() };
      case 'reset':
        this.#running = this.#begun(request);
        return { id, do: deed, result: observed(this.#game.look()) };
      case 'observe':
        return { id, do: deed, result: observed(this.#game.look()) };
      case 'act':
        return { id, do: deed, result: observed(this.#recorder.perform(request.command)) };
      case 'odds':
        checkOnlyFields(request.question);
        return { id, do: deed, result: this.#game.odds(request.question) };
      case 'save':
        return { id, do: deed, result: { game: writeGameFile(this.#recorder.file()) } };
      case 'load':
        this.#running = this.#resumed(readGameFile(request.game));
        return { id, do: deed, result: observed(this.#game.look()) };
    }
  }

  get #game(): LocalGame {
    return this.#present.game;
  }

  get #recorder(): Recorder {
    return this.#present.recorder;
  }

  get #present(): Running {
    if (this.#running === undefined) {
      throw new UsageError('do', 'no game', 'a game, begun by reset or load');
    }
    return this.#running;
  }

  #about(): AboutResult {
    const ruleset = this.#library.resolve(parseRulesetName(this.#ruleset));
    const { roles, races } = heroChoices(this.#content, ruleset, this.#library);
    return {
      protocol: PROTOCOL_VERSION,
      engine: ENGINE_VERSION,
      content: this.#content.hash,
      roles: roles.map(({ id, gods }) => ({ id, gods: gods.map(god => god.id) })),
      races: races.map(({ id }) => id),
      rulesets: [...this.#library.ids, ...this.#library.presets.map(({ id }) => id)],
    };
  }

  #begun({ id: _, do: __, name = 'Bot', ruleset, ...start }: ResetRequest): Running {
    const { role = 'valkyrie', race = 'human' } = start;
    const played = playedRuleset(this.#library, this.#ruleset, { ruleset });
    try {
      const game = LocalGame.create(this.#content, played, {
        ...start,
        heroName: name,
        role,
        race,
      });
      return { game, recorder: new Recorder(game, packFilesOf(this.#files)) };
    } catch (error) {
      throw error instanceof UsageError && error.field === 'heroName'
        ? new UsageError('name', error.value, error.expected)
        : error;
    }
  }

  /** Performs the commands of a file again. @throws ReplayError if they lead elsewhere */
  #resumed(file: GameFile): Running {
    if (file.start.companions !== undefined) {
      throw new ReplayError('expected a game of one hero, got a game of several');
    }
    const content =
      file.contentHash === this.#content.hash || file.packs === undefined
        ? this.#content
        : loadContent([...this.#files.filter(({ pack }) => pack === undefined), ...file.packs]);
    const ruleset = this.#library.resolve(parseRulesetName(file.ruleset));
    const replay = new Replay(content, ruleset, file);
    while (!replay.over) {
      replay.step();
    }
    const { difference, game } = replay;
    if (difference !== undefined) {
      const { sequence, expected, got } = difference;
      throw new ReplayError(`command ${sequence}: expected ${expected}, got ${got}`);
    }
    return { game, recorder: Recorder.goingOn(game, file) };
  }

  #explained(error: unknown): RequestError {
    if (error instanceof UsageError) {
      const { field, expected, value } = error;
      const got = shortened(value);
      const where = field === '' ? '' : `${field}: `;
      return { field, expected, got, message: `${where}expected ${expected}, got ${got}` };
    }
    const message = error instanceof Error ? error.message : String(error);
    if (UNPLAYABLE.some(kind => error instanceof kind)) {
      const expected = 'a game that can be performed again here';
      return { field: 'game', expected, got: 'another', message };
    }
    // A defect may have left the game half changed.
    this.#running = undefined;
    const got = `a defect of this program: ${shortened(message)}`;
    return { field: '', expected: 'an answer', got, message: `${got}; the game is dropped` };
  }
}

/** Throws a UsageError for a field that this kind of question doesn't have. */
function checkOnlyFields(question: OddsQuestion): void {
  const known: object | undefined = Object.hasOwn(QUESTION_FIELDS, question.ask)
    ? QUESTION_FIELDS[question.ask]
    : undefined;
  for (const [field, value] of Object.entries(question)) {
    if (known !== undefined && field !== 'ask' && !Object.hasOwn(known, field)) {
      throw new UsageError(field, shortened(value), `no such field of ${question.ask}`);
    }
  }
}

function observed(performed: Performed): Observation {
  const { refusal } = performed;
  const refused = refusal === undefined ? [] : [tellRefusal(refusal.reason)];
  return { ...performed, told: [...tellEvents(performed), ...refused].filter(text => text !== '') };
}
