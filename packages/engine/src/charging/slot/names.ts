// The names that charging is described by. NetHack 3.6.7 src/read.c (recharge), include/objclass.h.

/** Every beatitude that a thing, or a source of charging, can stand in; from worst to best. */
export const BEATITUDES = ['cursed', 'uncursed', 'blessed'] as const;

/** Cursed, uncursed or blessed. */
export type Beatitude = (typeof BEATITUDES)[number];

/** Every way in which a wand or a spell is aimed. */
export const AIMS = ['none', 'immediate', 'ray'] as const;

/** Not at all, at what is near, or as a ray. */
export type Aim = (typeof AIMS)[number];

/** Why a wand explodes: charged too often, charged too high, or cursed and written with. */
export const EXPLOSION_CAUSES = ['recharge-limit', 'wishing-overcharge', 'engrave'] as const;

/** Why a wand explodes. */
export type ExplosionCause = (typeof EXPLOSION_CAUSES)[number];

/** The count of chargings has three bits in the original. */
export const MOST_RECHARGED = 7;
