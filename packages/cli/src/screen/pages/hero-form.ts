// A new hero on the full screen: name, role, race, seed, rules and packs, with what each choice means.

import { UsageError } from '@roguewright/engine/errors';
import { rulesetField } from '@roguewright/engine/face';
import type { Choice, HeroPreview } from '@roguewright/engine/host';
import type { Line } from '../picture/panels.ts';
import type { Draw, Stage } from '../stage/stage.ts';
import { typedText } from '../stage/typed-text.ts';
import { INK } from '../terminal/ink.ts';
import { clickedCell } from '../terminal/input.ts';
import { fitting, wrapped } from '../terminal/lines.ts';
import type { Screen } from '../terminal/look.ts';
import {
  aboutField,
  briefOf,
  chosenByKey,
  firstDraft,
  gameOf,
  hintOf,
  isListField,
  listOf,
  withValue,
} from './hero-draft.ts';
import {
  FIELD_OF_ERROR,
  FIELDS,
  type Field,
  type HeroDraft,
  type HeroFormParts,
  HINTS,
  type ListField,
  type TextField,
  TITLES,
} from './hero-fields.ts';
import { choosePacks, usualPacks } from './packs-page.ts';
import { previewLines } from './preview-lines.ts';
import { chooseRules } from './rules-page.ts';

/** Milliseconds without a key after which numbers are worked out. */
const THINKING_PAUSE = 40;

/** Columns of fields and lists. */
const LEFT = 26;

/** The first row of the fields. */
const FIELD_TOP = 2;

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
  /** The name was filled in for the player. */
  #isNameOffered = false;

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
    const name = given.name ?? parts.offeredName?.() ?? '';
    const form = new HeroForm(stage, parts, firstDraft(parts, { ...given, name }), field);
    form.#isNameOffered = given.name === undefined;
    return form.#fill();
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
    const { role, race, rules } = this.#draft;
    const id = this.#chosen;
    if (this.#isAsking || this.#isLeft || this.#previews.has(id)) {
      return;
    }
    this.#isAsking = true;
    const answer = await this.#parts
      .preview(role, race, rulesetField(this.#parts.choices.rules, rules))
      .catch((error: Error) => error);
    this.#isAsking = false;
    this.#previews.set(id, answer);
    if (!this.#isLeft) {
      this.#stage.wake();
      await this.#ask();
    }
  }

  /** Role, race and rules at hand. */
  get #chosen(): string {
    const { role, race, rules } = this.#draft;
    return JSON.stringify([role, race, rules]);
  }

  /** Packs have a field where there are some, gods where the role has several. */
  get #fields(): readonly Field[] {
    const isOffered: Readonly<Partial<Record<Field, boolean>>> = {
      packs: this.#parts.packs.length > 0,
      god: this.#choices('god').length > 1,
    };
    return FIELDS.filter(field => isOffered[field] !== false);
  }

  /** The first row of a list. */
  #listTop(rows: number): number {
    return FIELD_TOP + this.#fields.length + (rows >= 25 ? 1 : 0);
  }

  /** Rows that a list has. */
  #listRoom(rows: number): number {
    return rows - this.#listTop(rows) - 1;
  }

  async #press(key: string): Promise<{ readonly id: string } | 'left' | undefined> {
    const clicked = clickedCell(key);
    if (clicked !== undefined) {
      return this.#click(clicked);
    }
    switch (key) {
      case 'Escape':
      case '^C':
        return 'left';
      case 'Enter':
        return this.#enter();
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
        return this.#change(this.#field, key);
    }
  }

  async #enter(): Promise<{ readonly id: string } | undefined> {
    const { rules, packs } = this.#draft;
    switch (this.#field) {
      case 'seed':
      case 'begin':
        return await this.#create();
      case 'rules':
        this.#draft = {
          ...this.#draft,
          rules: await chooseRules(this.#stage, this.#parts.choices.rules, rules),
        };
        return undefined;
      case 'packs': {
        const offers = this.#parts.packs;
        const chosen = await choosePacks(this.#stage, offers, packs ?? usualPacks(offers));
        this.#draft = { ...this.#draft, packs: chosen };
        return undefined;
      }
      default:
        return this.#turn(1);
    }
  }

  #change(field: Field, key: string): undefined {
    if (isListField(field)) {
      return this.#choose(field, key);
    }
    switch (field) {
      case 'name':
      case 'seed':
        return this.#type(field, key);
      default:
        return key === 'ArrowDown' || key === 'ArrowUp'
          ? this.#turn(key === 'ArrowDown' ? 1 : -1)
          : undefined;
    }
  }

  #turn(step: 1 | -1): undefined {
    const fields = this.#fields;
    const at = fields.indexOf(this.#field);
    this.#go(fields[(at + step + fields.length) % fields.length]!);
  }

  #go(field: Field): void {
    this.#field = field;
    this.#problem = '';
    this.#scroll = 0;
  }

  #type(field: TextField, key: string): undefined {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      return this.#turn(key === 'ArrowDown' ? 1 : -1);
    }
    const typed = typedText(this.#draft[field], key, field === 'name' && this.#isNameOffered);
    if (typed !== undefined) {
      this.#isNameOffered &&= field !== 'name';
      this.#set(field, typed);
    }
    return undefined;
  }

  #choose(field: ListField, key: string): undefined {
    const found = chosenByKey(this.#choices(field), this.#draft[field], key);
    if (found !== undefined) {
      this.#set(field, found);
    } else if ([...key].length === 1) {
      this.#problem = `No ${field} begins with ${key}.`;
    }
    return undefined;
  }

  #set(field: TextField | ListField, value: string): void {
    this.#draft = withValue(this.#parts, this.#draft, field, value);
    this.#problem = '';
    this.#scroll = 0;
  }

  async #click({
    x,
    y,
  }: {
    readonly x: number;
    readonly y: number;
  }): Promise<{ readonly id: string } | undefined> {
    const field = this.#fields[y - FIELD_TOP];
    if (x >= LEFT) {
      return undefined;
    }
    if (field !== undefined) {
      this.#go(field);
      return field === 'begin' ? await this.#create() : undefined;
    }
    if (isListField(this.#field)) {
      const { rows } = this.#stage;
      const row = y - this.#listTop(rows);
      const chosen = this.#choices(this.#field)[this.#firstShown(this.#field, rows) + row];
      if (row >= 0 && row < this.#listRoom(rows) && chosen !== undefined) {
        this.#set(this.#field, chosen.id);
      }
    }
    return undefined;
  }

  /** The first choice on the screen: the chosen one is in the middle of a list that is too long. */
  #firstShown(field: ListField, rows: number): number {
    const choices = this.#choices(field);
    const room = this.#listRoom(rows);
    const at = choices.findIndex(({ id }) => id === this.#draft[field]);
    return Math.max(0, Math.min(at - (room >> 1), choices.length - room));
  }

  #choices(field: ListField): readonly Choice[] {
    return listOf(this.#parts, this.#draft, field);
  }

  async #create(): Promise<{ readonly id: string } | undefined> {
    const { name } = this.#draft;
    try {
      const id = await this.#parts.create(gameOf(this.#parts, this.#draft));
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
    this.#fields.forEach((field, index) => {
      this.#drawField(screen, field, FIELD_TOP + index);
    });
    if (isListField(this.#field)) {
      const chosen = this.#draft[this.#field];
      const top = this.#listTop(cells.rows);
      const first = this.#firstShown(this.#field, cells.rows);
      const shown = this.#choices(this.#field).slice(first, first + this.#listRoom(cells.rows));
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
    for (let y = 1; y < cells.rows - 1; y++) {
      cells.put(left - 1, y, '│', { ink: INK.line });
    }
    lines.slice(this.#scroll, this.#scroll + room).forEach((line, index) => {
      cells.put(left + 1, 1 + index, line.text, line);
    });
    if (lines.length > this.#scroll + room) {
      cells.put(cells.columns - 12, cells.rows - 2, 'PgDn: more', { ink: INK.accent });
    }
    const footer = fitting(HINTS[hintOf(this.#field)], cells.columns);
    cells.put(0, cells.rows - 1, footer, { ink: INK.muted });
  };

  #drawField({ cells }: Screen, field: Field, y: number): void {
    const isHere = field === this.#field;
    cells.put(1, y, isHere ? '›' : ' ', { ink: INK.accent });
    cells.put(3, y, TITLES[field], { ink: isHere ? INK.accent : INK.muted, bold: isHere });
    const width = LEFT - 10;
    if (isListField(field)) {
      const chosen = this.#choices(field).find(({ id }) => id === this.#draft[field]);
      const at = 8 + (field === 'revival' ? 1 : 0);
      cells.put(at, y, chosen?.name ?? '', { bold: true }, width - 1);
      return;
    }
    if (field === 'rules' || field === 'packs') {
      cells.put(9, y, briefOf(this.#parts, this.#draft, field), { bold: true }, width);
      return;
    }
    const text = field === 'begin' ? '' : this.#draft[field];
    const shown = text === '' && field === 'seed' && !isHere ? '(any)' : text;
    const end = [...shown].slice(-(width - 1));
    cells.put(8, y, end.join(''), { bold: true }, width);
    if (isHere && field !== 'begin') {
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
    return [
      ...problem,
      { text: aboutField(this.#parts, this.#draft, this.#field), ink: INK.text },
      { text: '' },
      { text: `${chosen.race?.name} ${chosen.role?.name}`, ink: INK.accent, bold: true },
      ...numbers,
    ];
  }
}
