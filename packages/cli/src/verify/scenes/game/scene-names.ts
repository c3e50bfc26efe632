// The ids of a recording and those of the game that plays it.

/** Between an archetype’s name and the number of another form of it, in the same scene. */
export const COPY = '~';

/** The name of an archetype in the recording. */
export function recordedName({ id }: { readonly id: string }): string {
  return id.split(COPY)[0]!;
}

/** Which recorded object is which of the game. */
export class SceneNames {
  readonly #toGame = new Map<string, number>();
  readonly #toScene = new Map<number, string>();

  /** A recorded object is one of the game's. */
  bind(scene: string, game: number): void {
    this.#toGame.set(scene, game);
    this.#toScene.set(game, scene);
  }

  /** The game's id of a recorded object; undefined: it has none yet. */
  find(scene: string): number | undefined {
    return this.#toGame.get(scene);
  }

  /** The recorded id of an object of the game; undefined: the recording hasn't shown it. */
  idOf(game: number): string | undefined {
    return this.#toScene.get(game);
  }
}
