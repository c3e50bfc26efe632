// The numbers of moods, golems and animated weapons, and of monsters' choice of spells.

/** Changes of mood. Crossfire server/spell_attack.c (mood_change). */
export interface MoodRules {
  /** Chances of a spell without attack types at equal levels, of `outOf`. */
  readonly base: number;
  readonly outOf: number;
  /** Chances for each level that the caster is above the monster, and the most that levels add. */
  readonly perLevel: number;
  readonly mostByLevels: number;
  /** Chances of lasting immunity after a failure, of `outOf` and besides one, where the spell doesn't state them. */
  readonly immunityChance: number;
  /** Percent of resistance, and levels of the caster, that count as one point of the save. */
  readonly resistancePerPoint: number;
  readonly levelsPerPoint: number;
  /** Resistance in percent that is immunity. */
  readonly immunity: number;
  /** A charmed creature's experience, divided by this, goes to its new master. */
  readonly charmShare: number;
}

/** Golems. Crossfire server/pets.c (pets_summon_golem, pets_move_golem), server/attack.c (attack_ob_simple). */
export interface GolemRules {
  /** Acts a tick for each point of the range adjustment, and the most acts a tick. */
  readonly speedPerRange: number;
  readonly mostSpeed: number;
  /** The range adjustment lowers wc as well. */
  readonly wcByRange: boolean;
  /** Hit points lost in each of its turns. */
  readonly wear: number;
  /** Clock of a new golem, and of a new animated weapon. */
  readonly clock: number;
  readonly weaponClock: number;
  /** Sides of the die of its blows; the highest always hits. */
  readonly sides: number;
  /** Subtracted from the die for a target that moves at another height, and added for one that is afraid or calm. */
  readonly otherHeight: number;
  readonly unready: number;
}

/** Animated weapons. Crossfire server/spell_effect.c (animate_weapon). */
export interface WeaponGolemRules {
  /** Points of wc for each point of the weapon's dexterity and strength. */
  readonly wcPerDex: number;
  readonly wcPerStr: number;
  readonly leastWc: number;
  /** Hit points for each point of the weapon's magic and constitution; the value that replaces a sum below 0. */
  readonly lifePerMagic: number;
  readonly lifePerCon: number;
  readonly lifeBelowZero: number;
  /** Damage for each point of the weapon's strength; the value that replaces a sum below 0. */
  readonly damagePerStr: number;
  readonly damageBelowZero: number;
  readonly speed: number;
  readonly speedPerRange: number;
  readonly mostSpeed: number;
  /** Percent of all attack types that it resists, and of those that it is immune to. */
  readonly resists: number;
  readonly immune: number;
  /** What a blow against it is divided by: this, less `perSave` for each point of the save of its material. */
  readonly toughness: number;
  readonly perSave: number;
  readonly mostSave: number;
  /** The save of a weapon of no material. */
  readonly usualSave: number;
}

/** Spells of monsters. Crossfire server/monster.c (monster_cast_spell, monster_choose_random_spell). */
export interface MonsterChoiceRules {
  /** Monsters choose by the program's rule; otherwise their minds choose. */
  readonly byProgram: boolean;
  /** A monster tries a spell in 1 of this many moves in which it sees an enemy. */
  readonly triesOneIn: number;
  /** Usable spells that it chooses among, from the first. */
  readonly mostSpells: number;
  /** Spells of at most this range are cast without a direction. */
  readonly undirectedRange: number;
  /** A servant doesn't cast within this many steps of the compass of its owner's direction. */
  readonly sparesOwner: number;
  /** A confused direction is shifted by two draws from 0 to this, less this. */
  readonly confusedShift: number;
}

/** Sides, moods, golems and monsters' own casting. */
export interface SideRules {
  /** A summoned creature's head comes onto the free square itself; otherwise any part that fits there may. */
  readonly headFirst: boolean;
  readonly moods: MoodRules;
  readonly golems: GolemRules;
  readonly weapons: WeaponGolemRules;
  readonly choice: MonsterChoiceRules;
}
