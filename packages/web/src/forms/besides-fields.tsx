// What a new game is like besides its hero: death, bones, the pet and what is picked up.

import type { Choice } from '@roguewright/engine/host';
import { PET_CHOICES, PICKUP_CHOICES, tellBones, tellDeath } from '@roguewright/engine/words';
import { Choices } from './form-fields.tsx';

/** These values of the form. */
export interface Besides {
  /** Heroes who die wake up at home. */
  readonly revives: boolean;
  /** Levels may be met on which earlier heroes died. */
  readonly bones: boolean;
  /** The animal to begin with. */
  readonly pet: (typeof PET_CHOICES)[number]['id'];
  /** What the hero picks up on the way. */
  readonly pickup: (typeof PICKUP_CHOICES)[number]['id'];
}

const DEATHS: readonly Choice[] = [
  { id: 'final', name: 'Final', about: tellDeath({}) },
  { id: 'revives', name: 'Not final', about: tellDeath({ revives: true }) },
];

const BONES: readonly Choice[] = [
  { id: 'some', name: 'Some', about: tellBones({}) },
  { id: 'none', name: 'None', about: tellBones({ boneless: true }) },
];

/** How death is, whether there are bones, who comes along, and what is picked up. */
export function BesidesFields({
  draft,
  change,
}: {
  readonly draft: Besides;
  readonly change: (changed: Partial<Besides>) => void;
}) {
  return (
    <>
      <Choices
        legend="Death"
        name="death"
        choices={DEATHS}
        chosen={draft.revives ? 'revives' : 'final'}
        choose={death => change({ revives: death === 'revives' })}
        objection={undefined}
      />
      <Choices
        legend="Bones"
        name="bones"
        choices={BONES}
        chosen={draft.bones ? 'some' : 'none'}
        choose={bones => change({ bones: bones === 'some' })}
        objection={undefined}
      />
      <Choices
        legend="Pet"
        name="pet"
        choices={PET_CHOICES}
        chosen={draft.pet}
        choose={id => change({ pet: PET_CHOICES.find(one => one.id === id)!.id })}
        objection={undefined}
      />
      <Choices
        legend="Picked up on the way"
        name="pickup"
        choices={PICKUP_CHOICES}
        chosen={draft.pickup}
        choose={id => change({ pickup: PICKUP_CHOICES.find(one => one.id === id)!.id })}
        objection={undefined}
      />
    </>
  );
}
