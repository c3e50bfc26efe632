// A fight made ready for being played many times: its distributions as tables for draws.

import { emptyMindView, type MindView } from '../../actors/index.ts';
import type { Distribution } from '../../chance/index.ts';
import { type DrawTable, tableOf, weightOf } from './draw-table.ts';
import type { FightFoe, FightView, FoeNature, FootedGround } from './fight-view.ts';

/** One nature of a foe, ready for draws. */
export interface NatureTables {
  readonly nature: FoeNature;
  readonly footing: FootedGround;
  readonly damage: DrawTable;
  /** By the index of the ability. */
  readonly casts: readonly DrawTable[];
  /** Hit points that each of them gives back to the foe, by the index of the ability; absent: none. */
  readonly healing: readonly (DrawTable | undefined)[];
  readonly shots: DrawTable | undefined;
  /** Its mind is filled here before each of its decisions. */
  readonly mind: MindView;
}

/** A foe, ready for draws. */
export interface FoeTables {
  readonly foe: FightFoe;
  readonly hitPoints: DrawTable;
  readonly struck: DrawTable;
  readonly moves: readonly [first: DrawTable, later: DrawTable];
  readonly natures: readonly NatureTables[];
  readonly natureWeights: readonly number[];
  /** Hit points come back to it. */
  readonly mends: boolean;
}

/** A fight, ready for draws. */
export interface PreparedFight {
  readonly view: FightView;
  readonly foes: readonly FoeTables[];
  /** Hit points that come back to the hero in each move; absent: none. */
  readonly mending: readonly (DrawTable | undefined)[];
  /** Hit points that the next level brings; absent: kills bring none. */
  readonly growth: DrawTable | undefined;
  /** What the first act does to each foe, by index. */
  readonly harm: readonly (DrawTable | undefined)[];
}

/** Makes a fight ready for draws. */
export function prepareFight(view: FightView): PreparedFight {
  const { act } = view;
  const harmed = act.kind === 'harm' ? new Map(act.damage) : new Map<number, Distribution>();
  return {
    view,
    foes: view.foes.map(foe => ({
      foe,
      hitPoints: tableOf(foe.hitPoints),
      struck: tableOf(foe.struck),
      moves: [tableOf(foe.moves[0]), tableOf(foe.moves[1])],
      natures: foe.natures.map(nature => natureOf(nature, foe, view)),
      natureWeights: foe.natures.map(({ probability }) => weightOf(probability)),
      mends: foe.mends.length > 0 || foe.natures.some(({ constitution }) => constitution > 0),
    })),
    mending: view.mending.points.map(points => (points.max === 0 ? undefined : tableOf(points))),
    growth: view.growth && tableOf(view.growth.points),
    harm: view.foes.map((_, index) => {
      const damage = harmed.get(index);
      return damage && tableOf(damage);
    }),
  };
}

function natureOf(
  nature: FoeNature,
  { castsOneIn }: FightFoe,
  { ground, minds, foes }: FightView,
): NatureTables {
  const { traits, damage, casts, shots } = nature;
  const mind = emptyMindView(traits);
  mind.hunts = true;
  mind.equipped = casts.length > 0 || shots !== undefined;
  mind.abilities = casts.map(({ ability }) => ability);
  mind.abilityOneIn = castsOneIn;
  mind.crowded = foes.length >= minds.enoughHunters;
  mind.patterns = traits.fights === 'attacks' ? undefined : minds.patterns;
  return {
    nature,
    footing: ground.footing(traits),
    damage: tableOf(damage),
    casts: casts.map(({ damage: hurts }) => tableOf(hurts)),
    healing: casts.map(({ heals }) => heals && tableOf(heals)),
    shots: shots && tableOf(shots),
    mind,
  };
}
