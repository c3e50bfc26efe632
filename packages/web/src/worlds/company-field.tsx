// Who plays in a new game: one hero, or others who are invited, and how time passes then.

import type { WorldClock } from '@roguewright/client';
import type { Choice } from '@roguewright/engine/host';
import { Choices } from '../forms/form-fields.tsx';

/** One hero alone, or others by invitation under one of the clocks. */
export type Company = 'alone' | 'waiting' | 'running';

/** Ticks in a second of a running clock: one move of a hero of usual speed. */
const TICKS_PER_SECOND = 10;

const COMPANIES: readonly Choice[] = [
  { id: 'alone', name: 'Alone', about: 'Only your hero.' },
  {
    id: 'waiting',
    name: 'With others, in turns',
    about: 'Up to 16 heroes by invitation. Time passes when every hero has acted.',
  },
  {
    id: 'running',
    name: 'With others, in real time',
    about: 'Up to 16 heroes by invitation. A move takes a second; who does nothing rests.',
  },
];

/** The clock of a shared world; undefined: the hero is alone. */
export function clockOf(company: Company): WorldClock | undefined {
  if (company === 'alone') {
    return undefined;
  }
  return company === 'waiting'
    ? { clock: 'waiting' }
    : { clock: 'running', ticksPerSecond: TICKS_PER_SECOND };
}

/** The choice. */
export function CompanyField(properties: {
  readonly chosen: Company;
  readonly choose: (company: Company) => void;
}) {
  const { chosen, choose } = properties;
  return (
    <Choices
      legend="Company"
      name="company"
      choices={COMPANIES}
      chosen={chosen}
      choose={id => choose(id as Company)}
      objection={undefined}
    />
  );
}
