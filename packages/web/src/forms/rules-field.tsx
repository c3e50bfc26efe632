// The choice of rules for a new game: a whole ruleset, or one for each slot.

import {
  type ChosenRules,
  HERE,
  NOT_HERE,
  presetOf,
  type RulesChoices,
  type RulesetChoice,
  rulesTold,
  type SlotTold,
  TOGETHER,
  withSlot,
} from '@roguewright/engine/face';
import { useId, useState } from 'preact/hooks';

interface RulesProps {
  readonly choices: RulesChoices;
  readonly chosen: ChosenRules;
  readonly choose: (rules: ChosenRules) => void;
  readonly objection: string | undefined;
}

/** What the choice of a whole ruleset shows for a mixture. */
const MIXTURE: RulesetChoice = {
  id: '',
  name: 'A mixture',
  about: 'A ruleset for each slot, as chosen below.',
};

/** Folded at first, because most games are played under the usual rules; only the player folds it again. */
export function RulesField({ choices, chosen, choose, objection }: RulesProps) {
  const preset = presetOf(choices, chosen);
  const isUsual = preset !== undefined && preset === presetOf(choices, choices.usual);
  const [isUnfolded, unfold] = useState(!isUsual);
  return (
    <details
      class="rules"
      open={isUnfolded || objection !== undefined}
      onToggle={({ currentTarget }) => unfold(currentTarget.open)}
    >
      <summary>Rules</summary>
      <RulesetSelect
        title="All rules"
        choices={preset === undefined ? [MIXTURE, ...choices.presets] : choices.presets}
        chosen={preset?.id ?? ''}
        choose={id => {
          const found = choices.presets.find(one => one.id === id);
          if (found !== undefined) {
            choose(found.rules);
          }
        }}
      />
      {preset !== undefined && preset.differs.length > 0 && (
        <ul class="muted differs" aria-label="What differs">
          {preset.differs.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {choices.slots.map(({ slot, name, about, choices: rulesets }, at) => (
        <RulesetSelect
          key={slot}
          title={name}
          hint={about}
          choices={rulesets}
          chosen={chosen[slot]}
          isSaid={isSaidAbove(choices, chosen, at)}
          choose={id => choose(withSlot(choices, chosen, slot, id))}
        />
      ))}
      <WhatDiffers choices={choices} chosen={chosen} />
      {objection !== undefined && (
        <p class="trouble" role="alert">
          {objection}
        </p>
      )}
    </details>
  );
}

/** Whether the text about a slot's ruleset stands above it: the usual rules', the preset's, or an earlier slot's. */
function isSaidAbove(choices: RulesChoices, chosen: ChosenRules, at: number): boolean {
  const textOf = ({ slot, choices: rulesets }: RulesChoices['slots'][number]) =>
    rulesets.find(({ id }) => id === chosen[slot])?.about;
  const place = choices.slots[at]!;
  const text = textOf(place);
  return (
    chosen[place.slot] === choices.usual[place.slot] ||
    text === presetOf(choices, chosen)?.about ||
    choices.slots.slice(0, at).some(earlier => textOf(earlier) === text)
  );
}

/** How the chosen rules differ from the house's, slot by slot; nothing under the house's. */
function WhatDiffers({ choices, chosen }: Pick<RulesProps, 'choices' | 'chosen'>) {
  const { slots, together } = rulesTold(choices, chosen);
  return slots.length === 0 ? null : (
    <section class="what-differs" aria-label="How these rules differ from the house’s">
      <h3>How these rules differ from the house’s</h3>
      {slots.map(told => (
        <SlotDiffers key={told.slot} told={told} />
      ))}
      {together.length > 0 && (
        <>
          <h4>{TOGETHER}</h4>
          <Sentences title="" sentences={together} />
        </>
      )}
    </section>
  );
}

/** Sentences that are shown at once; more are folded. */
const SHOWN_AT_ONCE = 8;

function SlotDiffers({ told: { name, ruleset, here, notHere } }: { told: SlotTold }) {
  const count = here.length + notHere.length;
  return (
    <details class="slot-differs" open={count <= SHOWN_AT_ONCE}>
      <summary>
        {name}: {ruleset} <span class="muted">{count === 1 ? '1 point' : `${count} points`}</span>
      </summary>
      <Sentences title={HERE} sentences={here} />
      <Sentences title={NOT_HERE} sentences={notHere} />
    </details>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return sentences.length === 0 ? null : (
    <>
      {title !== '' && <p class="muted">{title}</p>}
      <ul class="differs">
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** One choice, with what its rules decide and what the chosen ruleset is. */
function RulesetSelect(properties: {
  readonly title: string;
  readonly hint?: string;
  readonly choices: readonly RulesetChoice[];
  readonly chosen: string;
  /** What the chosen ruleset is stands above already. */
  readonly isSaid?: boolean;
  readonly choose: (id: string) => void;
}) {
  const { title, hint, choices, chosen, isSaid = false, choose } = properties;
  const id = useId();
  const about = isSaid ? undefined : choices.find(choice => choice.id === chosen)?.about;
  return (
    <div class="field">
      <label for={id}>{title}</label>
      <select
        id={id}
        value={chosen}
        aria-describedby={`${id}-about`}
        onChange={event => choose(event.currentTarget.value)}
      >
        {choices.map(choice => (
          <option key={choice.id} value={choice.id} selected={choice.id === chosen}>
            {choice.name}
          </option>
        ))}
      </select>
      <p class="muted hint" id={`${id}-about`} aria-live="polite">
        {[hint, about].filter(text => text !== undefined).join(' ')}
      </p>
    </div>
  );
}
