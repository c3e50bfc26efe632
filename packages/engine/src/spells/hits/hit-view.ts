// The input of a hit: an effect, and the creature that it hits.

import type { GodRules } from '../../spellcraft/index.ts';
import type { BodyStates } from './body-states.ts';

/** What the rules distinguish among targets. */
export type StruckKind = 'monster' | 'hero' | 'golem';

/** The target of a hit. Absent fields: as stated, else 0 or false. */
export interface StruckCreature {
  /** Level, for saving throws against magic and death. */
  readonly level: number;
  /** Percent by attack type number; absent is 0, 100 immune, negative vulnerable. */
  readonly resistances: Readonly<Record<number, number>>;
  /** Its kind's name; empty for a hero. */
  readonly kindName: string;
  /** Races and families as one comma-separated text, for slaying. Empty for none. */
  readonly race: string;
  readonly undead: boolean;
  /** Neither undead nor alive, such as a golem: its life can't be drained. */
  readonly lifeless: boolean;
  /** Hit points left, as far as known. */
  readonly life: number;
  /** Experience that it has, or is worth; a creature with little takes damage from a drain. */
  readonly experience: number;
  /** Number of squares that it takes up; absent: 1. */
  readonly squares?: number;
  /** Absent: monster. */
  readonly kind?: StruckKind;
  /** Maximum hit points; absent: those left. */
  readonly mostLife?: number;
  /** Acts a tick; 0 has no conditions. Absent: 0.1. */
  readonly speed?: number;
  /** Clock before its next act; negative when it is paralysed. */
  readonly speedLeft?: number;
  /** A hero's luck. */
  readonly luck?: number;
  /** Damage of its own blows. */
  readonly ownDamage?: number;
  /** Percent of hit points below which it runs away. */
  readonly runsBelow?: number;
  /** Makes creatures: can't be blinded. */
  readonly generator?: boolean;
  /** Can't be damaged. */
  readonly invulnerable?: boolean;
  /** Things that it carries and that the hit may reach: corroded or cancelled. Absent: none. */
  readonly things?: readonly CarriedThing[];
  /** Its present conditions; absent: none. */
  readonly states?: Readonly<BodyStates>;
}

/** A thing as the rules of hits see it. */
export interface HitThing {
  /** Names of the slot's table; empty: by the bits. */
  readonly material: string;
  readonly materialBits: number;
  /** Enchantment. */
  readonly magic: number;
  readonly cursed: boolean;
  /** Percent by attack type number. */
  readonly resistances: Readonly<Record<number, number>>;
}

/** A thing that a target carries. */
export interface CarriedThing extends HitThing {
  /** Worn, wielded or otherwise in use. */
  readonly applied: boolean;
  /** Kind of thing as in the slot's lists. */
  readonly kind: string;
  /** Acid leaves it alone. Absent: it doesn't. */
  readonly proofed?: boolean;
}

/** The attacker beside its level: absent for an effect without a source. */
export interface Striker {
  /** Alive, as a monster; an effect isn't. */
  readonly alive: boolean;
  readonly life: number;
  readonly mostLife: number;
  readonly experience: number;
  /** Level and wisdom of the creature that turns: the owner's, else the attacker's. */
  readonly turnLevel: number;
  readonly wisdom: number;
  /** Name of the god in whose name it turns; empty for none. */
  readonly god: string;
  /** That god; absent: the god of that name in the slot. */
  readonly faith?: GodRules | undefined;
  /** Ends after a hit. */
  readonly oneHit: boolean;
  /** Owned by a peaceful hero: heroes take a share only. */
  readonly friendly: boolean;
}

/** An effect about to hit a creature. */
export interface CreatureHitView extends StruckCreature {
  readonly damage: number;
  /** Bit set of attack types; 0 does no damage. */
  readonly attackType: number;
  /** Level of the effect. */
  readonly strikerLevel: number;
  /** Races that the effect slays, as one text; empty for none. */
  readonly slaying: string;
  /** A hit in full; false: a creature of n squares takes an n-th of it. Absent: in full. */
  readonly full?: boolean;
  /** It hits another square of the creature than its head's. Absent: its head. */
  readonly part?: boolean;
  /** A blow whose damage is already dealt: only what its attack types do besides. Absent: an effect. */
  readonly blow?: boolean;
  readonly striker?: Striker;
}
