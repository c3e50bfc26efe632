// A game on a server as the terminal plays it: what others did meanwhile, how the connection fares, and the world
// that it is shared with.

import {
  type ConnectedHost,
  type Connection,
  fetchLookBack,
  HostProblem,
  type ServerGames,
} from '@roguewright/client';
import { awaitedNames, partyNews } from '@roguewright/engine/face';
import type { Command, GameView, PartyMember, Performed } from '@roguewright/engine/game';
import type { GameHost, LookBack, LookedBack } from '@roguewright/engine/host';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { invitationLink } from './address.ts';
import type { KeptKey, KeyPlace } from './kept-keys.ts';

/** Who is told what happens without a command from here. */
export interface FarListener {
  /** The hero perceived something, or he is told how the game stands. */
  performed(performed: Performed): void;
  /** Sentences that no event tells: of the connection, of heroes who come and go. */
  said(sentences: readonly string[]): void;
}

const LOST = 'The server doesn’t answer. Trying again…';
const FOUND = 'The server answers again.';

/** Milliseconds of waiting for others after which it is told that the waiting is over. */
const LONG_WAIT = 1500;

/** What it is made of. */
export interface FarParts {
  readonly host: ConnectedHost;
  readonly key: KeptKey;
  readonly keys: KeyPlace;
  readonly games: ServerGames;
}

/** One hero of this player on a server. */
export class FarGame implements GameHost {
  readonly #parts: FarParts;
  #key: KeptKey;
  #listener: FarListener | undefined;
  #view: GameView | undefined;
  #sequence = -1;
  /** Events since the hero's last command that were told. */
  #told = 0;
  #wasLost = false;
  /** Since when the world waits for others, in milliseconds; undefined: it doesn't. */
  #waitsSince: number | undefined;
  readonly #unsubscribe: () => void;
  readonly resumes: string;

  constructor(parts: FarParts) {
    this.#parts = parts;
    this.#key = parts.key;
    this.resumes = `roguewright play --server ${parts.key.server} --continue`;
    const { host } = parts;
    host.listen({
      performed: performed => this.#hear(performed),
      problem: message => this.#listener?.said([message]),
      party: party => this.#hearParty(party),
    });
    this.#unsubscribe = host.connection.subscribe(({ kind }) => this.#heardOfConnection(kind));
  }

  /** Tells what happens from now on. */
  listen(listener: FarListener): void {
    this.#listener = listener;
  }

  /** The view as it was heard of last; undefined: none yet. */
  get view(): GameView | undefined {
    return this.#view;
  }

  /** How the connection fares; empty: it is open. */
  get trouble(): string {
    return troubleOf(this.#parts.host.connection.value);
  }

  /** What the game waits for: the connection, other heroes, the hero's coming back; empty: for his command. */
  get status(): string {
    return this.trouble || waitingWords(this.#view?.party ?? []);
  }

  async look(): Promise<Performed> {
    return this.#took(await this.#parts.host.look());
  }

  async perform(command: Command): Promise<Performed> {
    return this.#took(await this.#parts.host.perform(command));
  }

  /** The server tells by itself what is to be read first. */
  notices(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }

  odds(question: OddsQuestion) {
    return this.#parts.host.odds(question);
  }

  /** The server looks back on the game, as far as its hero knows: its record stays there. */
  readonly lookBack = (about: LookBack): Promise<LookedBack> => {
    const { game, token, server } = this.#key;
    return fetchLookBack(server, { game, token }, about).catch((error: Error) => {
      throw new HostProblem(error.message);
    });
  };

  /** The server tells the record once the game is over: before, it would tell the luck to come. */
  readonly record = async (): Promise<string> => {
    const { game, token } = this.#key;
    const taken = await this.#parts.games.file({ game, token }, false).catch((error: Error) => {
      throw new HostProblem(error.message);
    });
    if (taken.kind === 'costly') {
      throw new HostProblem(
        'The record of this game is on the server, which shows it when the game is over.',
      );
    }
    return await taken.file.text();
  };

  /** The hero leaves the shared world for a while, or comes back to it. */
  async presence(kind: 'leave' | 'return'): Promise<void> {
    const performed = await this.#parts.host.presence!(kind);
    this.#listener?.performed(this.#took(performed));
  }

  /** The link that invites others; undefined: this player has none. */
  get link(): string | undefined {
    const { server, game, invite } = this.#key;
    return invite === undefined ? undefined : invitationLink({ server, game, invite });
  }

  /** A new link; the one before leads nowhere any more. */
  async renewLink(): Promise<void> {
    const invite = await this.#parts.host.ruleWorld!({ renew: true });
    if (invite !== undefined) {
      this.#key = { ...this.#key, invite };
      this.#parts.keys.keep(this.#key);
    }
  }

  /** Shuts the player of a hero out of the world. */
  async shutOut(heroName: string): Promise<void> {
    await this.#parts.host.ruleWorld!({ kick: heroName });
  }

  close(): Promise<void> {
    this.#unsubscribe();
    return this.#parts.host.close();
  }

  /** Takes in an answer. What was heard after it stays. */
  #took(performed: Performed): Performed {
    this.#told = performed.events.length;
    this.#know(performed);
    return performed;
  }

  /** @returns whether the hero is to move after others kept him waiting */
  #know({ sequence, view }: Performed): boolean {
    if (sequence >= this.#sequence) {
      this.#sequence = sequence;
      this.#view = view;
      return this.#noteWaiting();
    }
    return false;
  }

  /** @returns whether the hero is to move after others kept him waiting */
  #noteWaiting(): boolean {
    const waits = waitingWords(this.#view?.party ?? []) !== '';
    const since = this.#waitsSince;
    this.#waitsSince = waits ? (since ?? Date.now()) : undefined;
    return since !== undefined && !waits && Date.now() - since > LONG_WAIT;
  }

  #hear(performed: Performed): void {
    const before = this.#view?.party;
    this.#told += performed.events.length;
    const isTurn = this.#know(performed);
    this.#listener?.performed(performed);
    this.#say(partyNews(before, performed.view.party), isTurn);
  }

  #hearParty(party: readonly PartyMember[]): void {
    const view = this.#view;
    if (view === undefined) {
      return;
    }
    const known = new Map((view.party ?? []).map(member => [member.seat, member]));
    const merged = party.map(member => ({ ...known.get(member.seat), ...member }));
    this.#view = { ...view, party: merged };
    const isTurn = this.#noteWaiting();
    this.#listener?.performed({ ...nothingNew(this.#view), sequence: this.#sequence });
    this.#say(partyNews(view.party, merged), isTurn);
  }

  #say(news: readonly string[], isTurn: boolean): void {
    const sentences = isTurn ? [...news, 'It is your move.'] : news;
    if (sentences.length > 0) {
      this.#listener?.said(sentences);
    }
  }

  #heardOfConnection(kind: string): void {
    if (kind === 'lost' && !this.#wasLost) {
      this.#wasLost = true;
      this.#listener?.said([LOST]);
    } else if (kind === 'open' && this.#wasLost) {
      this.#wasLost = false;
      this.#listener?.said([FOUND]);
      // Others may have acted meanwhile. What fails now is told by the next command.
      this.#lookAgain().catch(() => undefined);
    } else if (kind === 'refused') {
      this.#listener?.said([this.trouble]);
    }
  }

  /** After a lost connection: what happened since, and how the game stands. */
  async #lookAgain(): Promise<void> {
    const told = this.#told;
    const sequence = this.#sequence;
    const performed = await this.#parts.host.look();
    // A command that was repeated has been answered by now, and told.
    const isNews = this.#told === told && performed.sequence > sequence;
    const before = this.#view?.party;
    this.#told = performed.events.length;
    this.#know(performed);
    this.#listener?.performed(after(performed, isNews ? told : performed.events.length));
    this.#say(partyNews(before, performed.view.party), false);
  }
}

function troubleOf(connection: Connection): string {
  switch (connection.kind) {
    case 'connecting':
      return 'Connecting to the server…';
    case 'lost':
      return LOST;
    case 'refused':
      return connection.message;
    case 'open':
    case 'closed':
      return '';
  }
}

/** What a shared world waits for, as the hero knows it; empty: for him, or for nobody. */
function waitingWords(party: readonly PartyMember[]): string {
  const own = party.find(({ isSelf }) => isSelf);
  if (own?.standing === 'away') {
    return 'Your hero waits outside the world.';
  }
  const names = awaitedNames(party);
  return own?.isAwaited === true || names === '' ? '' : `Waiting for ${names}.`;
}

function nothingNew(view: GameView): Omit<Performed, 'sequence'> {
  return { refusal: undefined, events: [], names: {}, renamed: {}, looks: {}, view };
}

/** The same without the first events. */
function after(performed: Performed, first: number): Performed {
  const renamed = Object.entries(performed.renamed)
    .map(([at, names]) => [Number(at) - first, names] as const)
    .filter(([at]) => at >= 0);
  return {
    ...performed,
    refusal: undefined,
    events: performed.events.slice(first),
    renamed: Object.fromEntries(renamed),
  };
}
