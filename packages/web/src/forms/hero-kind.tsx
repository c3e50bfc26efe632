// The role and the race of a hero: those that a form begins with, and their two fields.

import type { Choice, HeroChoices } from '@roguewright/engine/host';
import { Choices } from './form-fields.tsx';

/** What hero it is. */
export interface HeroKind {
  readonly role: string;
  readonly race: string;
}

/** What a newcomer is given first, where the ruleset has it. */
const USUAL: HeroKind = { role: 'wizard', race: 'human' };

function idOf(choices: readonly Choice[], wished: string | undefined, usual: string): string {
  const named = (wanted: string | undefined) => choices.find(({ id }) => id === wanted);
  return (named(wished) ?? named(usual) ?? choices[0])?.id ?? '';
}

/** The role and race that are wished for, where they can be played; else the usual ones. */
export function kindWished(
  { roles, races }: Pick<HeroChoices, 'roles' | 'races'>,
  { role, race }: Partial<HeroKind>,
): HeroKind {
  return { role: idOf(roles, role, USUAL.role), race: idOf(races, race, USUAL.race) };
}

interface KindProps {
  readonly choices: Pick<HeroChoices, 'roles' | 'races'>;
  readonly kind: HeroKind;
  readonly change: (part: Partial<HeroKind>) => void;
  /** The objection to a field. */
  readonly about: (field: string) => string | undefined;
}

/** The two fields. */
export function KindFields({ choices: { roles, races }, kind, change, about }: KindProps) {
  return (
    <>
      <Choices
        legend="Role"
        name="role"
        choices={roles}
        chosen={kind.role}
        choose={role => change({ role })}
        objection={about('role')}
      />
      <Choices
        legend="Race"
        name="race"
        choices={races}
        chosen={kind.race}
        choose={race => change({ race })}
        objection={about('race')}
      />
    </>
  );
}
