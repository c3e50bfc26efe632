/** Facts of the points granted at a turn boundary. */
export type AllotmentFact =
  | 'base-speed'
  | 'speed-bonus-always'
  | 'speed-bonus'
  | 'speed-bonus-missed'
  | 'slowness-takes'
  | 'slowness-missed'
  | 'riding-skill'
  | 'speed-scaled'
  | 'speed-wobble'
  | 'aid'
  | 'steed-carries'
  | 'speed-before'
  | 'speed-slow'
  | 'speed-fast'
  | 'gallop'
  | 'speed-gives'
  | 'burden-leaves'
  | 'allotment';

/** Facts of carrying capacity. */
export type BurdenFact =
  | 'capacity-by-body'
  | 'capacity-borne'
  | 'wounded-legs'
  | 'capacity'
  | 'within-capacity'
  | 'over-capacity'
  | 'burden-level';

/** Facts of gallops and of the order of turns. */
export type OrderFact = 'gallop-turns' | 'hero-acts' | 'others-act' | 'acts-before-you';

/** Facts of sources of speed, and of striking back. */
export type QuicknessFact =
  | 'speed-lasts'
  | 'speed-for-good'
  | 'speed-lost'
  | 'slow-lasts'
  | 'legs-healed'
  | 'strike-back-odds'
  | 'thrown-off';

/** All facts that the speed rules note. */
export type SpeedFact = AllotmentFact | BurdenFact | OrderFact | QuicknessFact;
