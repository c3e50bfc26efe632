// Numbers of the levels on which heroes died, as later heroes of the same host meet them.

/** Bones. NetHack 3.6.7 src/bones.c (can_make_bones, drop_upon_death, getbones). */
export interface BonesRules {
  /** The first level on which a dead hero leaves bones. */
  readonly firstLevel: number;
  /** He leaves none with probability 1 in 1 and the depth over this number. */
  readonly depthOver: number;
  /** Each pile of his things is cursed with probability `times` in `over`. */
  readonly cursed: { readonly times: number; readonly over: number };
  /** A level for which there are bones is made of them with probability 1 in this number. */
  readonly metOneIn: number;
}
