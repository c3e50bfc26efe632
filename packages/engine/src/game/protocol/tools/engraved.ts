// How texts are written on the floor.

/** How a text is written, the most fleeting first. */
export const ENGRAVED = ['dust', 'engraved', 'burned'] as const;

/** How a text is written. */
export type Engraved = (typeof ENGRAVED)[number];
