import { CHOSEN_SLOTS, type ChosenRules, rulesTold, rulesToldText } from '@roguewright/engine/face';
import { rulesChoices } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { USUAL_OPTIONS } from '../options/options.ts';
import { Stage } from '../stage/stage.ts';
import { chooseRules, rulesName } from './rules-page.ts';

const library = createRulesets();
const choices = rulesChoices(library, library.resolve('house'));
const house = Object.fromEntries(CHOSEN_SLOTS.map(slot => [slot, 'house']));

async function choose(keys: readonly string[], first = choices.usual) {
  const device = new FakeDevice([...keys, 'Escape']);
  const rules = await chooseRules(new Stage(device, USUAL_OPTIONS), choices, first);
  return { rules, screens: device.screens };
}

/** The letter of a ruleset in the list of a slot. */
function letterOf(slot: keyof ChosenRules, id: string): string {
  const { choices: listed } = choices.slots.find(one => one.slot === slot)!;
  return 'abcdefghijklmnopqrstuvwxyz'.charAt(listed.findIndex(one => one.id === id));
}

describe('the page of rules', () => {
  it('shows every slot with its ruleset and what it is', async () => {
    const { rules, screens } = await choose(['ArrowDown']);
    expect(rules).toEqual(house);
    for (const { name } of choices.slots) {
      expect(screens[0]).toContain(name);
    }
    expect(screens[1]).toContain('Who may cast, what it costs');
  });

  it('takes a whole ruleset, which sets all slots that it fills', async () => {
    const at = choices.presets.findIndex(({ id }) => id === 'nethack-3.6.0');
    const { rules } = await choose(Array.from({ length: at }, () => 'ArrowRight'));
    const others = { combat: 'house', spells: 'house', world: 'nethack-3.4.3' };
    const own = 'nethack-3.6.0';
    expect(rules).toEqual({ ...others, casting: own, speed: own, charging: own });
    expect(rulesName(choices, rules)).toBe(library.source(own).title);
  });

  it('takes rules by a name, and says how they differ', async () => {
    const at = choices.presets.findIndex(({ id }) => id === 'angbands-blades');
    const { rules, screens } = await choose(Array.from({ length: at }, () => 'ArrowRight'));
    expect(rules).toEqual({ ...house, combat: 'angband-3.0.5' });
    expect(rulesName(choices, rules)).toBe('Angband’s blades');
    const { differs } = choices.presets[at]!;
    const shown = screens.at(-1)!.replaceAll(/\s+/g, ' ');
    for (const sentence of differs) {
      expect(shown).toContain(sentence);
    }
  });

  it('takes one for each slot; casting by spell objects brings the objects along', async () => {
    const casting = ['ArrowDown', 'Enter', letterOf('casting', 'crossfire')];
    const { rules, screens } = await choose([
      ...casting,
      'ArrowDown',
      'Enter',
      letterOf('combat', 'attack-spo'),
    ]);
    expect(rules).toEqual({
      ...house,
      casting: 'crossfire',
      spells: 'crossfire',
      combat: 'attack-spo',
    });
    expect(screens.at(-1)).toContain('a mixture');
    expect(rulesName(choices, rules)).toBe('a mixture');
  });

  it('says of any composition how each slot differs, and where two meet', async () => {
    const chosen = { ...choices.usual, casting: 'fiqhack', speed: 'wiki-speed' };
    const { screens } = await choose(['ArrowDown', 'w', 'Escape'], chosen);
    expect(screens[1]).toMatch(
      /Differs from the house: \d+ of its own, \d+ of the house’s not here/,
    );
    const page = screens[2]!.replaceAll(/[\s│]+/g, ' ');
    expect(page).toContain('Casting: FIQHack');
    expect(page).toContain('Nothing fails: the chance raises the price');
    const text = rulesToldText(rulesTold(choices, chosen));
    expect(text).toContain('Speed: NetHackWiki: Speed');
    expect(text).toContain('What the house does and it doesn’t:');
    expect(text).toContain('Casting brings a spell of charging');
    const own = await choose(['w', 'Escape']);
    expect(own.screens.join()).toContain('These are the rules of the house.');
  });
});
