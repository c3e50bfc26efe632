// The words of a film: one spell on a map, tick by tick, as the original server played it.

/** An object of a film: only what isn't 0, under camelCase keys; flags are `true`. */
export interface FilmObject {
  readonly arch: string;
  readonly type: number;
  readonly subtype: number;
  readonly otherArch?: FilmObject;
  readonly [key: string]: unknown;
}

/** A creature on a film's map that can be hit. */
interface FilmTarget {
  readonly x: number;
  readonly y: number;
  readonly hp: number;
  readonly noDamage?: boolean;
  readonly friendly?: boolean;
}

/** An effect that lies on the map before the cast. */
interface FilmEffect {
  readonly arch: string;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly duration: number;
  readonly attackType: number;
}

/** What the first line of a film says. */
export interface FilmHeader {
  readonly ruleset: string;
  readonly deterministic: boolean;
  readonly spell: FilmObject;
  readonly map: {
    readonly width: number;
    readonly height: number;
    readonly walls: readonly (readonly [x: number, y: number])[];
    readonly mirrors?: readonly (readonly [x: number, y: number])[];
  };
  readonly caster: {
    readonly x: number;
    readonly y: number;
    readonly level: number;
    readonly kind: 'thing' | 'friend' | 'player' | 'rune';
    /** The direction that it faces; absent: it faces none. */
    readonly facing?: string;
  };
  readonly direction: string;
  readonly targets?: readonly FilmTarget[];
  readonly placedFirst?: FilmEffect;
  readonly archetypes?: Readonly<Record<string, FilmObject>>;
  readonly success: number;
}

/** What is seen after a tick; fields of effects that are absent are 0. */
export interface FilmFrame {
  readonly tick: number;
  readonly effects: readonly FilmPiece[];
  readonly targets?: readonly unknown[];
  /** What the caster carries: auras. */
  readonly carried?: readonly FilmPiece[];
  /** Raw numbers that the original drew during the tick. */
  readonly rolls?: readonly number[];
}

/** One effect, or several that look alike. */
export type FilmPiece = Readonly<Record<string, number | string>>;

/** A whole film. */
export interface Film {
  readonly header: FilmHeader;
  readonly frames: readonly FilmFrame[];
}

/** A film from the text of its file. Throws when a line isn't JSON. */
export function readFilm(text: string): Film {
  const [header, ...frames] = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as unknown);
  return { header: header as FilmHeader, frames: frames as FilmFrame[] };
}
