// Golden vectors of hits: creatures, things, pushing, reflection, and what follows from them.

import type { Adapter } from '../adapter.ts';
import {
  type CourseInput,
  course,
  type HitInput,
  type SlowInput,
  shownHit,
  slowed,
} from '../hits/creature-questions.ts';
import {
  afterLoss,
  type ExperienceInput,
  type RecoveryInput,
  recovered,
} from '../hits/loss-questions.ts';
import {
  type PushInput,
  pushed,
  type ReflectionInput,
  reflected,
  type SaveInput,
  shownThing,
} from '../hits/thing-questions.ts';

/** The three files ask for whole hits: of all kinds, of death, of conditions. */
const hitAdapters: readonly Adapter[] = ['creature-hit', 'death', 'state-save'].map(name => ({
  rule: `spells/${name}`,
  slot: 'spells',
  answer: ({ slots }, input: HitInput, ask) => ask.ask(shownHit, slots.spells, input),
}));

/** The adapters of hits. */
export const spellHitAdapters: readonly Adapter[] = [
  ...hitAdapters,
  {
    rule: 'spells/state-course',
    slot: 'spells',
    answer: ({ slots }, input: CourseInput) => course(slots.spells, input),
  },
  {
    rule: 'spells/slow-speed',
    slot: 'spells',
    answer: ({ slots }, input: SlowInput) => slowed(slots.spells, input),
  },
  {
    rule: 'spells/item-save',
    slot: 'spells',
    answer: ({ slots }, input: SaveInput, ask) => ask.ask(shownThing, slots.spells, input),
  },
  {
    rule: 'spells/knockback',
    slot: 'spells',
    answer: ({ slots }, input: PushInput, ask) => ask.ask(pushed, slots.spells, input),
  },
  {
    rule: 'spells/reflection',
    slot: 'spells',
    answer: ({ slots }, input: ReflectionInput, ask) => ask.ask(reflected, slots.spells, input),
  },
  {
    rule: 'spells/monster-regeneration',
    slot: 'spells',
    answer: ({ slots }, input: RecoveryInput) => recovered(slots.spells, input),
  },
  {
    rule: 'spells/experience-loss',
    slot: 'spells',
    answer: ({ slots }, input: ExperienceInput) => afterLoss(slots.spells, input),
  },
];
