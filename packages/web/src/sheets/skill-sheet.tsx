// The skills of the role with their practice, and a button for each that can be enhanced.

import type { GameView, SkillView } from '@roguewright/engine/game';
import { skillName } from '@roguewright/engine/words';
import { label } from '../figures.ts';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

function Words({ skill }: { skill: SkillView }) {
  const { level, most, training, needed } = skill;
  return (
    <span class="entry-words">
      <span class="entry-name">{skillName(skill.skill)}</span>
      <span class="muted">
        {label(level)}, {level === most ? 'can’t be advanced' : `up to ${label(most)}`}
        {needed === 0 ? '' : ` · practice ${training}/${needed}`}
      </span>
    </span>
  );
}

function Entry({ play, skill }: { play: Play; skill: SkillView }) {
  return (
    <li class="entry">
      <Words skill={skill} />
      {skill.ready && (
        <span class="entry-buttons">
          <button
            type="button"
            class="primary"
            onClick={() => play.order({ kind: 'enhance', skill: skill.skill })}
          >
            Enhance
          </button>
        </span>
      )}
    </li>
  );
}

/** The sheet. */
export function SkillSheet({ play, view }: { play: Play; view: GameView }) {
  const { skillSlots } = view.hero;
  return (
    <Sheet title="Skills" close={() => play.leave()}>
      <p class="muted">
        You have {skillSlots} free skill {skillSlots === 1 ? 'slot' : 'slots'}. Enhancing a skill
        uses slots, and needs practice.
      </p>
      <ul class="entries">
        {view.skills.map(skill => (
          <Entry key={skill.skill} play={play} skill={skill} />
        ))}
      </ul>
    </Sheet>
  );
}
