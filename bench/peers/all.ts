// The peers whose trees were given, built on their first use.

import type { Compiler } from '../compiled.ts';
import { Angband } from './angband.ts';
import { Crossfire } from './crossfire.ts';
import { NeoAngband } from './neo-angband.ts';
import { NetHack } from './nethack.ts';
import { aboutTrees, findTrees, PeerError, type Trees } from './trees.ts';

/** The peers of one run. */
export class Peers {
  readonly #trees: Trees;
  readonly #compiler: Compiler | undefined;
  #nethack: NetHack | undefined;
  #angband: Angband | undefined;
  #crossfire: Crossfire | undefined;

  private constructor(trees: Trees, compiler: Compiler | undefined) {
    this.#trees = trees;
    this.#compiler = compiler;
  }

  /** @param folder with the trees; absent: no peers */
  static find(folder: string | undefined, compiler: Compiler | undefined): Peers {
    if (folder === undefined) {
      return new Peers({}, compiler);
    }
    if (compiler === undefined) {
      throw new PeerError('--peers: expected a C compiler (cc, gcc, clang, or the one CC names)');
    }
    return new Peers(findTrees(folder), compiler);
  }

  /** A line about each tree. */
  get about(): string[] {
    return aboutTrees(this.#trees);
  }

  /** Absent without its tree. */
  async nethack(): Promise<NetHack | undefined> {
    const { nethack } = this.#trees;
    if (nethack !== undefined && this.#compiler !== undefined) {
      this.#nethack ??= await NetHack.build(nethack, this.#compiler.command);
    }
    return this.#nethack;
  }

  /** Absent without its tree. */
  async angband(): Promise<Angband | undefined> {
    const { angband } = this.#trees;
    if (angband !== undefined && this.#compiler !== undefined) {
      this.#angband ??= await Angband.build(angband, this.#compiler.command);
    }
    return this.#angband;
  }

  /** Absent without its tree. */
  get neoAngband(): NeoAngband | undefined {
    const tree = this.#trees['neo-angband'];
    return tree === undefined ? undefined : new NeoAngband(tree);
  }

  /** Absent without its tree, or without that of its archetypes. */
  async crossfire(): Promise<Crossfire | undefined> {
    const { crossfire, archetypes } = this.#trees;
    if (crossfire !== undefined && archetypes !== undefined && this.#compiler !== undefined) {
      const { command } = this.#compiler;
      this.#crossfire ??= await Crossfire.build(crossfire, archetypes, command);
    }
    return this.#crossfire;
  }

  /** The tree of Crossfire's archetypes. */
  get archetypes(): string | undefined {
    return this.#trees.archetypes;
  }
}
