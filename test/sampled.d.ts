/** Whether every case is wanted. */
export declare const isLong: boolean;
/**
 * Some of the cases, spread evenly over all, the first and the last among them; all of them on the
 * shelf `long`.
 * @param most how many at most, from 2
 */
export declare function sampled<Case>(cases: readonly Case[], most: number): Case[];
