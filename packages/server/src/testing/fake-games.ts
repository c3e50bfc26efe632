// Games without rules, for tests of what surrounds a game: a hero on a line, and commands that fail
// when a test says so.

import { ReplayError, UsageError } from '@roguewright/engine/errors';
import type { Command, GameView, Performed, SeatedOrder } from '@roguewright/engine/game';
import type { GameFile, HeroPreview } from '@roguewright/engine/host';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import type { GameMaker, RebuiltGame, RunningGame } from '../games/game-maker.ts';

/** What goes wrong in the games of a maker; a test changes it as it goes. */
export interface Faults {
  /** Kinds of command at which the rules throw. */
  readonly throwing: Set<Command['kind']>;
  /** Added to every step, as if the program had been changed. */
  drift: number;
}

interface FakeState {
  readonly version: 1;
  readonly heroName: string;
  readonly seed?: string;
  readonly sequence: number;
  readonly x: number;
}

const HOUSE = {
  casting: 'house',
  combat: 'house',
  spells: 'house',
  speed: 'house',
  charging: 'house',
  world: 'house',
} as const;

/** A maker of such games. */
export function fakeGames(faults: Faults = { throwing: new Set(), drift: 0 }): GameMaker {
  return {
    content: FAKE_CONTENT,
    packs: [],
    contentOf: () => FAKE_CONTENT,
    rulesetOf: () => 'house',
    packsToMount: () => undefined,
    mount: () => {
      throw new Error('there are no packs');
    },
    adopt: () => undefined,
    isRead: () => true,
    read: () => null,
    adoptRead: () => undefined,
    choices: {
      roles: [{ id: 'wizard', name: 'Wizard', about: '', icon: 'wizard-face', gods: [] }],
      races: [],
      rules: { usual: HOUSE, presets: [], slots: [], ownObjects: [], sentences: [], together: [] },
    },
    preview: (role, race) => ({ role, race }) as HeroPreview,
    joiner: (_, hero) => hero,
    lookBack: () => Promise.resolve({}),
    morgue: ({ start }) => Promise.resolve(`Here lies ${start.heroName}.\n`),
    create: ({ heroName, role, seed }) => {
      if (role !== 'wizard') {
        throw new UsageError('role', role, 'one of wizard');
      }
      return new FakeGame({ version: 1, heroName, seed, sequence: 0, x: 0 }, faults);
    },
    beginningOf: state => {
      const { heroName, seed = 'demo' } = state as FakeState;
      return { heroName, role: 'wizard', race: 'human', seed };
    },
    restore: ({ state }) => {
      const saved = state as FakeState;
      if (saved.version !== 1) {
        throw new ReplayError(`version: expected 1, got ${saved.version}`);
      }
      return new FakeGame(saved, faults);
    },
    rebuild: async file => rebuild(file, faults),
    endsOf: () => Promise.resolve([]),
    performAgain: async file => rebuild(file, faults).last.state,
  };
}

/** Performs the commands of a file, which needs no snapshot. */
function rebuild(file: GameFile, faults: Faults): RebuiltGame {
  const { heroName } = file.start;
  const game = new FakeGame({ version: 1, heroName, sequence: 0, x: 0 }, faults);
  const first = { sequence: 0, state: game.save() };
  const told = new Map(file.hashes);
  const hashes = file.commands.map((command, place) => {
    game.perform(command);
    const expected = told.get(place + 1) ?? game.hash();
    if (game.hash() !== expected) {
      throw new ReplayError(`commands.${place}: expected ${expected}, got ${game.hash()}`);
    }
    return game.hash();
  });
  const { view } = game.look();
  return {
    content: FAKE_CONTENT,
    ruleset: 'house',
    first,
    last: { sequence: game.sequence, state: game.save() },
    status: view.ending?.kind ?? 'playing',
    turn: view.turn,
    hashes,
    setAside: 0,
    reason: '',
  };
}

const FAKE_CONTENT = { hash: 'fake', files: '[]' };

/** The hash of such a game, of a form that files may have. */
export function fakeHash(x: number): string {
  return String(x).replace('-', 'f').padStart(16, '0');
}

/** `move` 3 goes east, any other west; `climb` wins; `open` is always refused. */
class FakeGame implements RunningGame {
  #state: FakeState;
  #last: Performed | undefined;
  readonly #faults: Faults;

  constructor(state: FakeState, faults: Faults) {
    this.#state = state;
    this.#faults = faults;
  }

  get sequence(): number {
    return this.#state.sequence;
  }

  get names(): readonly string[] {
    return [this.#state.heroName];
  }

  get up(): readonly number[] {
    return [0];
  }

  isAway(): boolean {
    return false;
  }

  isHere(): boolean {
    return true;
  }

  isAsked(): boolean {
    return false;
  }

  get ticks(): number {
    return 10 * this.#state.sequence;
  }

  news(): Performed {
    return { ...this.look(), events: [] };
  }

  untold(): number {
    return 0;
  }

  look(): Performed {
    return this.#last ?? this.#performed(false);
  }

  perform(command: SeatedOrder): Performed {
    const { x, sequence } = this.#state;
    if (command.kind === 'open') {
      return { ...this.#performed(false), refusal: { reason: 'not-a-door', usesMove: false } };
    }
    const step = command.kind === 'move' ? (command.direction === 3 ? 1 : -1) : 0;
    this.#state = { ...this.#state, sequence: sequence + 1, x: x + step + this.#faults.drift };
    if (this.#faults.throwing.has(command.kind as Command['kind'])) {
      throw new Error(`no rule for ${command.kind}`);
    }
    this.#last = this.#performed(command.kind === 'ascend');
    return this.#last;
  }

  odds(question: OddsQuestion): OddsAnswer {
    return {
      ask: question.ask,
      certainty: { kind: 'exact' },
      asFarAsYouKnow: false,
      failPercent: 0,
      price: 0,
      pool: 'energy',
      andGrace: 0,
      forGrace: 0,
      nutrition: 0,
      ticks: 10,
      targets: [],
      squares: [],
      healing: [],
      explanation: [],
    };
  }

  save(): FakeState {
    return this.#state;
  }

  hash(): string {
    return fakeHash(this.#state.x);
  }

  /** Nobody dies in these games. */
  readonly bonesMet = [];

  bonesLeft(): undefined {}

  hallLine(): undefined {}

  #performed(won: boolean): Performed {
    const { sequence, x, heroName } = this.#state;
    const view = {
      turn: sequence,
      hero: { name: heroName, role: 'Wizard', race: 'Human', level: 1, x },
      dungeonLevel: 1,
      deepestLevel: 1,
      points: 2 * sequence,
      conducts: [{ conduct: 'vegan' }, { conduct: 'pacifist', broken: { times: 1, since: 1 } }],
      ending: won ? { kind: 'won', killer: '', turn: sequence } : undefined,
    } as unknown as GameView;
    return { sequence, refusal: undefined, events: [], names: {}, renamed: {}, looks: {}, view };
  }
}
