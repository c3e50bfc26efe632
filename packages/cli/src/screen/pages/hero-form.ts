// A new hero on the full screen: name, role, race and seed, with what the choice comes to.

import { UsageError } from '@roguewright/engine/errors';
import type { NewGame } from '@roguewright/engine/game';
import type { Choice, HeroChoices, HeroPreview } from '@roguewright/engine/host';
import type { Line } from '../picture/panels.ts';
import type { Draw, Stage } from '../stage/stage.ts';
import { INK } from '../terminal/ink.ts';
import { clickedCell } from '../terminal/input.ts';
import { type Footer, fitting, wrapped } from '../terminal/lines.ts';
import type { Screen } from '../terminal/look.ts';
import { previewLines } from './preview-lines.ts';

/** What the form needs to know. */
export interface HeroFormParts {
  readonly choices: HeroChoices;
  /** What a hero of a role and a race begins with. It may take its time: keys don't wait for it. */
  readonly preview: (role: string, race: string) => Promise<HeroPreview>;
  /** Makes the game. @throws UsageError that names the field that is wrong */
  readonly create: (start: NewGame) => Promise<string>;
}

/** What is filled in at the beginning. */
export interface HeroDraft {
  readonly name: string;
  readonly role: string;
  readonly race: string;
  readonly seed: string;
}

type Field = keyof HeroDraft;

const FIELDS: readonly Field[] = ['name', 'role', 'race', 'seed'];

const TITLES: Readonly<Record<Field, string>> = {
  name: 'Name',
  role: 'Role',
  race: 'Race',
  seed: 'Seed',
};

/** Field names of the engine's errors. */
const FIELD_OF_ERROR: Readonly<Record<string, Field>> = {
  heroName: 'name',
  role: 'role',
  race: 'race',
  seed: 'seed',
};

const ABOUT: Readonly<Record<'name' | 'seed', string>> = {
  name: 'What your hero is called: 1 to 24 characters.',
  seed: 'Equal seeds make equal games: the same dungeon for the same hero. Without a seed of yours, one is drawn and shown at the end.',
};

/** Keys that choose the next and the previous of a list. */
const FORWARD: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowRight']);
const BACK: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowLeft']);

const HINTS: Readonly<Record<'text' | 'list' | 'seed', Footer>> = {
  text: ['Esc back; Enter, Tab or arrows: next field', 'Esc back; Enter, Tab: next field'],
  list: [
    'Esc back; Enter, Tab: next; arrows or first letter choose; PgDn more',
    'Esc back; Enter: next; arrows choose',
  ],
  seed: ['Enter begins; Esc back; Tab, arrows: other fields', 'Enter begins; Esc back'],
};

/** Milliseconds without a key after which numbers are worked out. */
const THINKING_PAUSE = 40;

/** Columns of fields and lists. */
const LEFT = 26;

/** The first row of the fields. */
const FIELD_TOP = 2;

/** The first row of a list. */
function listTop(rows: number): number {
  return rows >= 20 ? 9 : 6;
}

/** Rows that a list has. */
function listRoom(rows: number): number {
  return rows - listTop(rows) - 1;
}

/** A form that is filled in. */
export class HeroForm {
  readonly #stage: Stage;
  readonly #parts: HeroFormParts;
  readonly #previews = new Map<string, HeroPreview | Error>();
  /** Whether an answer is on its way: one question is asked at a time. */
  #isAsking = false;
  #isLeft = false;
  #draft: HeroDraft;
  #field: Field;
  #problem = '';
  #scroll = 0;

  private constructor(stage: Stage, parts: HeroFormParts, draft: HeroDraft, field: Field) {
    this.#stage = stage;
    this.#parts = parts;
    this.#draft = draft;
    this.#field = field;
  }

  /** Has a hero made. @returns the id of the game; nothing when the form was left */
  static fill(
    stage: Stage,
    parts: HeroFormParts,
    given: Partial<HeroDraft>,
    field: Field = 'name',
  ): Promise<string | undefined> {
    const { roles, races } = parts.choices;
    const usual = (choices: readonly Choice[], wanted: string, told: string | undefined) =>
      (choices.find(({ id }) => id === told) ?? choices.find(({ id }) => id === wanted))?.id ??
      choices[0]!.id;
    const draft = {
      name: given.name ?? '',
      role: usual(roles, 'wizard', given.role),
      race: usual(races, 'human', given.race),
      seed: given.seed ?? '',
    };
    return new HeroForm(stage, parts, draft, field).#fill();
  }

  async #fill(): Promise<string | undefined> {
    for (;;) {
      await this.#think();
      const key = await this.#stage.key(this.#draw);
      const game = await this.#press(key);
      if (game !== undefined) {
        this.#isLeft = true;
        return game === 'left' ? undefined : game.id;
      }
    }
  }

  /** Has the numbers of the choice worked out, if no key comes first. */
  async #think(): Promise<void> {
    if (this.#previews.has(this.#chosen)) {
      return;
    }
    const isBusy = await this.#stage.play([{ draw: this.#draw, milliseconds: THINKING_PAUSE }]);
    if (!isBusy) {
      void this.#ask();
    }
  }

  /** Asks for the numbers of the choice at hand; for those of another when they come too late. */
  async #ask(): Promise<void> {
    const { role, race } = this.#draft;
    const id = this.#chosen;
    if (this.#isAsking || this.#isLeft || this.#previews.has(id)) {
      return;
    }
    this.#isAsking = true;
    const answer = await this.#parts.preview(role, race).catch((error: Error) => error);
    this.#isAsking = false;
    this.#previews.set(id, answer);
    if (!this.#isLeft) {
      this.#stage.wake();
      await this.#ask();
    }
  }

  /** Role and race at hand. */
  get #chosen(): string {
    return `${this.#draft.role} ${this.#draft.race}`;
  }

  async #press(key: string): Promise<{ readonly id: string } | 'left' | undefined> {
    const clicked = clickedCell(key);
    if (clicked !== undefined) {
      this.#click(clicked);
      return undefined;
    }
    switch (key) {
      case 'Escape':
      case '^C':
        return 'left';
      case 'Enter':
        return this.#field === 'seed' ? this.#create() : this.#turn(1);
      case 'Tab':
        return this.#turn(1);
      case 'Shift+Tab':
        return this.#turn(-1);
      case 'PageDown':
      case 'WheelDown':
        this.#scroll += 5;
        return undefined;
      case 'PageUp':
      case 'WheelUp':
        this.#scroll = Math.max(0, this.#scroll - 5);
        return undefined;
      default:
        return this.#field === 'name' || this.#field === 'seed'
          ? this.#type(this.#field, key)
          : this.#choose(this.#field, key);
    }
  }

  #turn(step: 1 | -1): undefined {
    const at = FIELDS.indexOf(this.#field);
    this.#go(FIELDS[(at + step + FIELDS.length) % FIELDS.length]!);
  }

  #go(field: Field): void {
    this.#field = field;
    this.#problem = '';
    this.#scroll = 0;
  }

  #type(field: 'name' | 'seed', key: string): undefined {
    const text = this.#draft[field];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      return this.#turn(key === 'ArrowDown' ? 1 : -1);
    }
    if (key === 'Backspace') {
      this.#set(field, [...text].slice(0, -1).join(''));
    } else if (key === '^U') {
      this.#set(field, '');
    } else if ([...key].length === 1) {
      this.#set(field, text + key);
    }
    return undefined;
  }

  #choose(field: 'role' | 'race', key: string): undefined {
    const choices = this.#choices(field);
    const at = choices.findIndex(({ id }) => id === this.#draft[field]);
    const step = FORWARD.has(key) ? 1 : BACK.has(key) ? -1 : 0;
    if (step !== 0) {
      this.#set(field, choices[(at + step + choices.length) % choices.length]!.id);
      return undefined;
    }
    // The next one that begins so, in a circle.
    const later = [...choices.slice(at + 1), ...choices.slice(0, at + 1)];
    const found = later.find(({ name }) => name.toLowerCase().startsWith(key.toLowerCase()));
    if (found === undefined && [...key].length === 1) {
      this.#problem = `No ${field} begins with ${key}.`;
    } else if (found !== undefined) {
      this.#set(field, found.id);
    }
    return undefined;
  }

  #set(field: Field, value: string): void {
    this.#draft = { ...this.#draft, [field]: value };
    this.#problem = '';
    this.#scroll = 0;
  }

  #click({ x, y }: { readonly x: number; readonly y: number }): void {
    const field = FIELDS[y - FIELD_TOP];
    if (x >= LEFT) {
      return;
    }
    if (field !== undefined) {
      this.#go(field);
    } else if (this.#field === 'role' || this.#field === 'race') {
      const { rows } = this.#stage;
      const row = y - listTop(rows);
      const chosen = this.#choices(this.#field)[this.#firstShown(this.#field, rows) + row];
      if (row >= 0 && row < listRoom(rows) && chosen !== undefined) {
        this.#set(this.#field, chosen.id);
      }
    }
  }

  /** The first choice on the screen: the chosen one is in the middle of a list that is too long. */
  #firstShown(field: 'role' | 'race', rows: number): number {
    const choices = this.#choices(field);
    const room = listRoom(rows);
    const at = choices.findIndex(({ id }) => id === this.#draft[field]);
    return Math.max(0, Math.min(at - (room >> 1), choices.length - room));
  }

  #choices(field: 'role' | 'race'): readonly Choice[] {
    return field === 'role' ? this.#parts.choices.roles : this.#parts.choices.races;
  }

  async #create(): Promise<{ readonly id: string } | undefined> {
    const { name, role, race, seed } = this.#draft;
    try {
      const id = await this.#parts.create({
        heroName: name.trim(),
        role,
        race,
        // Empty, it is drawn, and told when the game is over.
        seed: seed.trim(),
      });
      return { id };
    } catch (error) {
      const field = error instanceof UsageError ? FIELD_OF_ERROR[error.field] : undefined;
      if (field === undefined) {
        throw error;
      }
      this.#go(field);
      this.#problem =
        name.trim() === '' && field === 'name'
          ? 'Your hero needs a name.'
          : (error as UsageError).message.replace(/^heroName/, 'name');
      return undefined;
    }
  }

  readonly #draw: Draw = screen => {
    const { cells } = screen;
    cells.put(1, 0, 'New hero', { ink: INK.accent, bold: true });
    const isWide = cells.columns >= 70;
    FIELDS.forEach((field, index) => {
      this.#drawField(screen, field, FIELD_TOP + index);
    });
    if (this.#field === 'role' || this.#field === 'race') {
      const chosen = this.#draft[this.#field];
      const top = listTop(cells.rows);
      const first = this.#firstShown(this.#field, cells.rows);
      const shown = this.#choices(this.#field).slice(first, first + listRoom(cells.rows));
      shown.forEach(({ id, name }, index) => {
        cells.put(2, top + index, ` ${name} `, { reverse: id === chosen }, LEFT - 3);
      });
    }
    const left = isWide ? LEFT : LEFT - 8;
    const lines = this.#right().flatMap(line =>
      wrapped(line.text, cells.columns - left - 2).map(text => ({ ...line, text })),
    );
    const room = cells.rows - 3;
    this.#scroll = Math.max(0, Math.min(this.#scroll, lines.length - room));
    for (let y = 1; y < cells.rows - 2; y++) {
      cells.put(left - 1, y, '│', { ink: INK.line });
    }
    lines.slice(this.#scroll, this.#scroll + room).forEach((line, index) => {
      cells.put(left + 1, 1 + index, line.text, line);
    });
    if (lines.length > this.#scroll + room) {
      cells.put(cells.columns - 12, cells.rows - 2, 'PgDn: more', { ink: INK.accent });
    }
    const hint = { name: HINTS.text, seed: HINTS.seed, role: HINTS.list, race: HINTS.list };
    const footer = fitting(hint[this.#field], cells.columns);
    cells.put(0, cells.rows - 1, footer, { ink: INK.muted });
  };

  #drawField({ cells }: Screen, field: Field, y: number): void {
    const isHere = field === this.#field;
    cells.put(1, y, isHere ? '›' : ' ', { ink: INK.accent });
    cells.put(3, y, TITLES[field], { ink: isHere ? INK.accent : INK.muted, bold: isHere });
    const width = LEFT - 10;
    if (field === 'role' || field === 'race') {
      const chosen = this.#choices(field).find(({ id }) => id === this.#draft[field]);
      cells.put(8, y, chosen?.name ?? '', { bold: true }, width);
      return;
    }
    const text = this.#draft[field];
    const shown = text === '' && field === 'seed' && !isHere ? '(any)' : text;
    const end = [...shown].slice(-(width - 1));
    cells.put(8, y, end.join(''), { bold: true }, width);
    if (isHere) {
      cells.put(8 + end.length, y, ' ', { reverse: true });
    }
  }

  #numbers(): Line[] {
    const preview = this.#previews.get(this.#chosen);
    if (preview === undefined) {
      return [{ text: 'Counting what such a hero begins with.', ink: INK.muted }];
    }
    return preview instanceof Error
      ? [{ text: `The numbers could not be worked out: ${preview.message}`, ink: INK.bad }]
      : previewLines(preview, this.#stage.columns - LEFT - 2);
  }

  /** The text beside the fields. */
  #right(): Line[] {
    const problem: Line[] =
      this.#problem === '' ? [] : [{ text: this.#problem, ink: INK.bad, bold: true }, { text: '' }];
    const { role, race } = this.#draft;
    const chosen = {
      role: this.#parts.choices.roles.find(({ id }) => id === role),
      race: this.#parts.choices.races.find(({ id }) => id === race),
    };
    const numbers = this.#numbers();
    const about =
      this.#field === 'name' || this.#field === 'seed'
        ? { text: ABOUT[this.#field], ink: INK.text }
        : { text: chosen[this.#field]?.about ?? '', ink: INK.text };
    return [
      ...problem,
      about,
      { text: '' },
      { text: `${chosen.race?.name} ${chosen.role?.name}`, ink: INK.accent, bold: true },
      ...numbers,
    ];
  }
}
