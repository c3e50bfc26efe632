// A world in which no creature bears forces, such as a small map for one rule.

import type { Bearers } from '../ports.ts';

/** No creature bears a force: abilities, auras and glows have no effect. */
export const NO_BEARERS: Bearers = {
  forcesOf: () => undefined,
  bearer: () => ({ pace: 0, resistsMagic: 0, denied: 0 }),
  begin: () => {},
  renew: () => {},
  alter: () => {},
  fades: () => {},
  end: () => {},
  passes: () => false,
  entered: () => {},
  standsWith: () => false,
  hide: () => {},
};
