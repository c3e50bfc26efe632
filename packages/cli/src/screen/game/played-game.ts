// A game as the screen holds it: what is seen now, what was said, and commands on their way to it.

import {
  type AskedAbout,
  type Done,
  doneIn,
  hintForKeys,
  hostilesSeen,
  onceMore,
  seenHere,
  takeHint,
  tellQuiet,
  tellRefused,
} from '@roguewright/engine/face';
import type { Command, GameView, Performed } from '@roguewright/engine/game';
import {
  CautiousHost,
  fight,
  type GameHost,
  type RestGoal,
  restUntil,
  USUAL_LIMITS,
} from '@roguewright/engine/host';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import {
  type Causes,
  causesAfter,
  riskOf,
  survivalIn,
  type ToldRisk,
  tellEvents,
  tellNoEnemy,
  tellOpening,
  tellSurvival,
  type Weight,
  weightOf,
} from '@roguewright/engine/words';
import { hurtsChance } from '../../play/odds/odds-text.ts';
import { joinRepeated } from '../../play/repeated.ts';
import { FarGame } from '../../server/far-game.ts';
import type { OptionsPlace } from '../options/kept-options.ts';
import { keymapOf } from '../options/options.ts';
import { Camera } from '../picture/camera.ts';
import { filmBetween } from '../picture/film.ts';
import type { NearDanger, NearOdds, OddsById } from '../picture/panels.ts';
import { drawScene, type Scene } from '../picture/picture.ts';
import type { Draw, Stage } from '../stage/stage.ts';
import type { Footer } from '../terminal/lines.ts';
import { confirmsOn } from './confirming.ts';
import type { Guide } from './guide.ts';
import { PatientHost } from './patient-host.ts';

/** Sentences that the history shows. */
const REMEMBERED = 500;

/** Said while something is shown. */
const SKIPPING = 'Any key goes on.';

/** Creatures of which the odds of a blow are shown without being asked for. */
const MOST_ODDS = 4;

/** Said while a server is waited for. */
const LEAVES = '^C leaves; the game is kept.';

/** One game on a stage. */
export class PlayedGame {
  readonly stage: Stage;
  readonly #host: CautiousHost;
  #view: GameView;
  /** What brought what lasts on the hero. */
  #causes: Causes = {};
  #near: OddsById = new Map();
  #risk: ToldRisk | undefined;
  #log: readonly string[] = [];
  #news = 0;
  /** What lately told sentences weigh. */
  #weights: ReadonlyMap<string, Weight> = new Map();
  /** The sentence said last, and how often. */
  #said: string | undefined;
  #times = 1;
  readonly #camera = new Camera();
  #last: Done | undefined;
  readonly #place: OptionsPlace | undefined;
  /** What accompanies practice; a game that counts has none. */
  readonly guide: Guide | undefined;
  /** The game on a server; undefined: it is held by this process. */
  readonly far: FarGame | undefined;
  /** The number of the command that was heard of last from others. */
  #heard = -1;
  /** Others did something that the numbers shown don't know of. */
  #isNews = false;

  private constructor(
    host: GameHost,
    stage: Stage,
    view: GameView,
    place: OptionsPlace | undefined,
    guide: Guide | undefined,
  ) {
    this.#place = place;
    this.guide = guide;
    this.far = host instanceof FarGame ? host : undefined;
    const waited =
      this.far === undefined ? host : new PatientHost(host, work => this.waitFor(work));
    this.#host = new CautiousHost(waited, {
      threshold: () => stage.options.danger,
      confirm: doubt => confirmsOn(this, doubt),
    });
    this.stage = stage;
    this.#view = view;
    if (guide === undefined && view.turn <= 1) {
      this.#log = [tellOpening(view.hero.role)];
      this.#news = 1;
    }
  }

  /**
   * Takes up a game where it stands.
   * @param place where the hints are stored that were shown; absent: no hints
   * @param guide of a game that is practice
   */
  static async begin(
    host: GameHost,
    stage: Stage,
    place?: OptionsPlace,
    guide?: Guide,
  ): Promise<PlayedGame> {
    const first = host instanceof FarGame ? waitFor(stage, host) : host.look();
    const { view } = await first;
    const game = new PlayedGame(host, stage, view, guide === undefined ? place : undefined, guide);
    game.far?.listen({
      performed: performed => game.#hear(performed),
      said: sentences => game.#hearSaid(sentences),
    });
    await game.#askNear();
    return game;
  }

  get view(): GameView {
    return this.#view;
  }

  /** What brought what lasts on the hero, as far as it was told since the game was taken up. */
  get causes(): Causes {
    return this.#causes;
  }

  /** Everything said so far, the newest last. */
  get log(): readonly string[] {
    return this.#log;
  }

  /** The last command once more, at its target; or says that the target is gone. */
  async repeat(): Promise<unknown> {
    const again = this.#last && onceMore(this.#view, this.#last);
    return typeof again === 'object' ? this.perform(again) : this.say([again ?? '']);
  }

  /** The present scene. */
  scene(prompt: Footer, more: Partial<Scene> = {}): Scene {
    return {
      view: this.#view,
      near: this.#near,
      risk: this.#risk,
      log: this.#log,
      news: this.#news,
      weights: this.#weights,
      camera: this.#camera,
      prompt,
      ...more,
    };
  }

  /** Draws the scene that is present when it is drawn. */
  draw(prompt: Footer | (() => Footer), more: Partial<Scene> = {}): Draw {
    const footer = typeof prompt === 'function' ? prompt : () => prompt;
    return screen => drawScene(screen, this.scene(footer(), more));
  }

  /** Shows that the server is waited for until it has answered. */
  waitFor<Result>(work: Promise<Result>): Promise<Result> {
    const footer = () => `${this.far?.status || 'A moment…'} ${LEAVES}`;
    return this.stage.during(this.draw(footer), work);
  }

  /** Whether others did something since the numbers were asked for. */
  get isNews(): boolean {
    return this.#isNews;
  }

  /** Asks for the numbers of what others did. */
  async catchUp(): Promise<void> {
    this.#isNews = false;
    await this.#askNear();
  }

  #hear(performed: Performed): void {
    const before = this.#view;
    this.#heard = performed.sequence;
    this.#see(performed);
    const told = tellEvents(performed);
    this.#weigh(performed, told, before);
    if (told.some(text => text !== '')) {
      this.say(told);
    }
    this.#host.hear(performed);
    this.#isNews =
      this.#isNews || performed.events.length > 0 || before.pending !== performed.view.pending;
    this.stage.wake();
  }

  #hearSaid(sentences: readonly string[]): void {
    if (sentences.length > 0) {
      this.say(sentences);
    }
    this.stage.wake();
  }

  /** Takes in a view, unless a newer one was heard of before. */
  #see(performed: Performed): void {
    if (performed.sequence < this.#heard) {
      return;
    }
    this.#view = performed.view;
    this.#causes = causesAfter(this.#causes, performed);
  }

  /** Says something. */
  say(sentences: readonly string[]): void {
    const told = sentences.filter(text => text !== '');
    const [only] = told;
    this.#times = told.length === 1 && only === this.#said ? this.#times + 1 : 1;
    this.#said = told.at(-1);
    // The same once more is counted, not repeated.
    const [kept, news] =
      this.#times > 1
        ? [this.#log.slice(0, -1), [`${only} (×${this.#times})`]]
        : [this.#log, joinRepeated(told, times => `×${times}`)];
    this.#log = [...kept, ...news].slice(-REMEMBERED);
    this.#news = news.length;
  }

  /** Takes in how the game stands in its storage. */
  async lookAgain(): Promise<void> {
    this.#see(await this.#host.look());
    await this.#askNear();
  }

  /**
   * Carries out a command, and shows and tells its result.
   * @param endsSilently whether a blocked step gives no message
   */
  async perform(command: Command, endsSilently = false): Promise<Performed> {
    const before = this.#view;
    this.#last = doneIn(before, command);
    const performed = await this.#host.perform(command);
    this.#see(performed);
    const told = tellEvents(performed);
    this.#weigh(performed, told, before);
    const { refusal } = performed;
    const isSilent = refusal === undefined || (endsSilently && refusal.reason === 'blocked');
    const refused = isSilent ? '' : tellRefused(performed.view, refusal.reason);
    const guided = (await this.guide?.performed(command, performed)) ?? [];
    const remarks = [...this.#host.remarks().map(({ text }) => text), this.#hint(performed)];
    const sentences = [...told, seenHere(before, performed), refused, ...remarks, ...guided];
    const isQuiet = isSilent && sentences.every(text => text === '');
    this.say(isQuiet ? [tellQuiet(command)] : sentences);
    await this.#askNear();
    if (this.stage.options.motion) {
      await this.stage.play(
        filmBetween(before, performed).map(frame => ({
          milliseconds: frame.duration,
          draw: this.draw(SKIPPING, { frame }),
        })),
      );
    }
    return performed;
  }

  /** The hint for what has just happened, which is stored as shown; empty if there is none. */
  #hint(performed: Performed): string {
    const hint = this.#place && takeHint(performed, this.stage.options);
    if (hint === undefined) {
      return '';
    }
    this.stage.options = hint.settings;
    this.#place!.keep(hint.settings);
    return `Hint: ${hintForKeys(hint.id, keymapOf(hint.settings))}`;
  }

  /** Notes what the sentences weigh; those told before keep their weight while the log shows them. */
  #weigh({ events, names }: Performed, told: readonly string[], before: GameView): void {
    const weights = events.map(
      (event, at) => [told[at] ?? '', weightOf(event, names, before)] as const,
    );
    const kept = [...this.#weights].slice(-REMEMBERED);
    this.#weights = new Map([...kept, ...weights.filter(([text]) => text !== '')]);
  }

  /** Fights the nearest enemy: one act, or until there is a reason to stop. */
  async fight(acts: number): Promise<void> {
    const limits = { ...USUAL_LIMITS, danger: this.stage.options.danger };
    const acted = async (command: Command) => {
      const { view, refusal } = await this.perform(command);
      return { view, refused: refusal !== undefined };
    };
    const why = await fight(this.#host, limits, acted, this.#view, acts);
    if (why !== '') {
      this.say([why]);
    }
  }

  /** Rests until something is so, and says why it ended. */
  async restUntil(goal: RestGoal): Promise<void> {
    const why = await restUntil(goal, this.#view, command => this.perform(command));
    if (why !== '') {
      this.say([why]);
    }
  }

  /** The danger of the next moves, in sentences. */
  async toldDanger(): Promise<string> {
    const answer = await this.#host.danger();
    const told = answer && survivalIn(answer);
    return told === undefined
      ? tellNoEnemy(this.#view, 'No enemy is in sight.')
      : tellSurvival(told);
  }

  /** The answer to a question; nothing when there is none to ask. */
  async ask(question: OddsQuestion | undefined): Promise<OddsAnswer | undefined> {
    return question === undefined ? undefined : this.#host.odds(question);
  }

  /** The player asked something on purpose, which practice may be waiting for. */
  noticeAsked(about: AskedAbout): void {
    const guided = this.guide?.asked(about) ?? [];
    if (guided.length > 0) {
      this.say(guided);
    }
  }

  async #askDanger(): Promise<void> {
    const survival = (await this.#host.danger())?.survival;
    const risk = survival && riskOf(survival);
    this.#risk = risk?.told === '0 %' ? undefined : risk;
  }

  /** Where the game is held. */
  get host(): GameHost {
    return this.#host;
  }

  /** Asks how a blow at those near would end. */
  async #askNear(): Promise<void> {
    const odds = new Map<number, NearOdds>();
    if (this.#view.ending === undefined) {
      for (const { id } of hostilesSeen(this.#view).slice(0, MOST_ODDS)) {
        const [blow] = (await this.#host.odds({ ask: 'attack', target: id })).targets;
        const danger = dangerIn(await this.#host.odds({ ask: 'danger', target: id }));
        if (blow !== undefined) {
          // A turn may have several blows: one that hits is enough to hurt.
          const { killChance: kill } = blow;
          const hit = hurtsChance(blow);
          odds.set(id, { hit, kill, ...(danger && { danger }) });
        }
      }
    }
    this.#near = odds;
    await this.#askDanger();
  }
}

/** The first view of a game on a server. */
function waitFor(stage: Stage, far: FarGame): Promise<Performed> {
  return stage.during(({ cells }) => cells.put(1, 1, `${far.trouble} ${LEAVES}`), far.look());
}

/** The danger in an answer; nothing where it isn't known. */
function dangerIn({ targets: [you], certainty }: OddsAnswer): NearDanger | undefined {
  if (you === undefined || certainty.kind === 'unknown') {
    return undefined;
  }
  const { hitChance: hurts, killChance: kills } = you;
  return { hurts, kills, orMore: certainty.kind === 'at-least' };
}
