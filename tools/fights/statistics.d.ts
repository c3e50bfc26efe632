import type { TurnsToKill } from '@roguewright/engine/odds';
/** The z-score of a played mean. @param played how many attacks each fight took */
export declare function zScore(asked: TurnsToKill, played: readonly number[]): number;
/** The greatest distance between the shares of the scores and the normal distribution. */
export declare function kolmogorovSmirnov(scores: readonly number[]): number;
/**
 * The distance that so many scores exceed once in a thousand times. Source: M. A. Stephens, EDF
 * statistics for goodness of fit (1974), with K(0.001) = 1.9495.
 */
export declare function greatestDistance(count: number): number;
