// Which power of his form a hero uses. The command that asked uses the chosen one.

import { powersOfForm } from '../../forms/form-powers.ts';
import type { Direction } from '../../protocol/commands.ts';
import type { DeedQuestion } from './deed-question.ts';

/** The powers with their prices, each by its place in the view. */
export const choosingPower: DeedQuestion<'choice'> = {
  isHarmless: () => true,
  asking: state => ({
    kind: 'choice',
    choices: powersOfForm(state).map(({ archetype: { name }, energy }, at) => ({
      id: String(at + 1),
      text: `${name} (${energy} energy)`,
    })),
  }),
  shown: (_, { other }) => ({ direction: other as Direction }),
  answered: () => {},
};
