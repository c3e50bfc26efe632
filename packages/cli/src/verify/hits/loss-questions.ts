// Golden vectors of what monsters regain and of experience that is lost.

import {
  type ExperienceLossView,
  experienceLoss,
  type MonsterRecoveryView,
  monsterRecovery,
  type SpellcraftRules,
} from '@roguewright/engine/spellcraft';

export interface RecoveryInput {
  readonly con: number;
  readonly pow: number;
  readonly speed: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly sp: number;
  readonly maxSp: number;
  readonly lastHeal: number;
  readonly lastSp: number;
  readonly turns: number;
}

/** A monster after some moves. */
export function recovered(
  rules: SpellcraftRules,
  { con, pow, speed, maxHp, maxSp, turns, ...input }: RecoveryInput,
) {
  let now = {
    hitPoints: input.hp,
    energy: input.sp,
    hitPointParts: input.lastHeal,
    energyParts: input.lastSp,
  };
  for (let turn = 0; turn < turns; turn++) {
    const view: MonsterRecoveryView = {
      ...{ ...now, constitution: con, power: pow, speed },
      ...{ maxHitPoints: maxHp, maxEnergy: maxSp },
    };
    now = monsterRecovery(rules, view);
  }
  return {
    hp: now.hitPoints,
    sp: now.energy,
    lastHeal: now.hitPointParts,
    lastSp: now.energyParts,
  };
}

export interface ExperienceInput {
  readonly exp: number;
  readonly total: number;
  readonly levelFloor: number;
  readonly skills: readonly {
    readonly exp: number;
    readonly total: number;
    readonly levelFloor: number;
  }[];
  readonly settings: {
    readonly deathPenaltyPercent: number;
    readonly permanentPercent: number;
  };
  readonly drained?: number;
}

/** Experience after a death or a drain. */
export function afterLoss(rules: SpellcraftRules, input: ExperienceInput) {
  const { exp, skills, settings, drained, ...rest } = input;
  const { hits } = rules;
  const experience = {
    ...hits.experience,
    deathPercent: settings.deathPenaltyPercent,
    permanentPercent: settings.permanentPercent,
  };
  const view: ExperienceLossView = {
    experience: exp,
    total: rest.total,
    levelFloor: rest.levelFloor,
    skills: skills.map(skill => ({ ...skill, experience: skill.exp })),
    ...(drained !== undefined && { drained }),
  };
  const loss = experienceLoss({ hits: { ...hits, experience } }, view);
  return {
    exp: exp - loss.lost,
    skills: skills.map((skill, index) => skill.exp - loss.skills[index]!),
  };
}
