// Conducts: voluntary restrictions that a hero keeps until he does what breaks them. NetHack 3.6.7 src/cmd.c
// (show_conduct).

/** The conducts, in the order in which they are shown. */
export const CONDUCTS = [
  'foodless',
  'vegan',
  'vegetarian',
  'atheist',
  'weaponless',
  'pacifist',
  'illiterate',
  'genocideless',
  'polymorphless',
  'wishless',
  'nudist',
] as const;

/** A conduct. */
export type Conduct = (typeof CONDUCTS)[number];

/** How often a hero broke a conduct, 1 or more, and the turn in which he broke it first. */
export interface ConductBreach {
  readonly times: number;
  readonly since: number;
}

/** The conducts that a hero has broken; he keeps the others. Plain JSON. */
export type ConductBreaches = Readonly<Partial<Record<Conduct, ConductBreach>>>;

/** A conduct as the hero knows it: kept, or broken. */
export interface ConductView {
  readonly conduct: Conduct;
  /** Absent: it is kept. */
  readonly broken?: ConductBreach;
}

/** The conducts with their breaches. @param breaches absent: the game began before conducts were counted */
export function conductViews(breaches: ConductBreaches | undefined): ConductView[] {
  return breaches === undefined
    ? []
    : CONDUCTS.map(conduct => {
        const broken = breaches[conduct];
        return broken === undefined ? { conduct } : { conduct, broken };
      });
}

/** The conducts that are kept. */
export function keptConducts(views: readonly ConductView[]): Conduct[] {
  return views.flatMap(({ conduct, broken }) => (broken === undefined ? [conduct] : []));
}
