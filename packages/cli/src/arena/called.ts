// Rules as they are called on the command line.

import {
  createRulesets,
  parseRulesetName,
  presetId,
  type Ruleset,
} from '@roguewright/engine/rulesets';

/** A ruleset or a composition, or rules by a name such as angbands-blades. */
export function rulesCalled(written: string): Ruleset {
  const library = createRulesets();
  const presets = library.presets.map(({ id }) => id);
  const name = presetId(written);
  return library.resolve(
    parseRulesetName(presets.some(preset => preset === name) ? name : written),
  );
}
