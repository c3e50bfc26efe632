// Names used by the charging rules. NetHack 3.6.7 src/read.c (recharge), include/objclass.h.

/** Every beatitude of an item or a charging source, from worst to best. */
export const BEATITUDES = ['cursed', 'uncursed', 'blessed'] as const;

/** Cursed, uncursed or blessed. */
export type Beatitude = (typeof BEATITUDES)[number];

/** Every aim of a wand or a spell. */
export const AIMS = ['none', 'immediate', 'ray'] as const;

/** No aim, a nearby target, or a ray. */
export type Aim = (typeof AIMS)[number];

/** Causes of a wand's explosion: recharged too often, overcharged, or cursed and written with. */
export const EXPLOSION_CAUSES = ['recharge-limit', 'wishing-overcharge', 'engrave'] as const;

/** The cause of a wand's explosion. */
export type ExplosionCause = (typeof EXPLOSION_CAUSES)[number];

/** The recharge count has three bits in the original. */
export const MOST_RECHARGED = 7;
