// The part of the spells slot for ways between places and for raising the dead.

/** Recalls, portals and raising. */
export interface WayRules {
  readonly recall: {
    /** Of the clock of a pending recall, in activations a tick. */
    readonly speed: number;
    /** What its clock starts with above −speed × ticks: under some clocks a recall else comes later than it says. */
    readonly headStart: number;
    /** A recall works at home too, and takes its caster to where he wakes up. */
    readonly worksAtHome: boolean;
  };
  readonly portals: {
    /** Id of the archetype that opens into a portal, where the spell names none. */
    readonly opening: string;
    /** A town portal marks a place first and opens with the second cast; otherwise it leads to an attuned square. */
    readonly twoCasts: boolean;
    /** Every hero of the world may go through; otherwise its owner alone. */
    readonly shared: boolean;
  };
  readonly raising: {
    /** It may fail, and then calls the creatures of the spell's list. */
    readonly mayFail: boolean;
    /** Chances in `outOf`: `base` + caster level − level of the dead, at least `least`. */
    readonly base: number;
    readonly least: number;
    readonly outOf: number;
    /** The level of the dead where there is no body. */
    readonly bodilessLevel: number;
    /** Id of the archetype that shows where a body has burnt; empty: none does. */
    readonly ashes: string;
    /** Constitution isn't lowered below this. */
    readonly leastConstitution: number;
  };
}
