// What the rules are told of a creature: the truth in play, and in odds what the hero knows.

import { describe, expect, it } from 'vitest';
import {
  heroFacts,
  knownFacts,
  knownHeroFacts,
  refit,
  spellTarget,
  trueFacts,
} from '../actors/index.ts';
import { Streams } from '../chance/index.ts';
import { POWER_RULES, type PowerHit } from '../spells/index.ts';
import { LevelSpellPort } from './assembly/spell-port.ts';
import { knownCreatures, knownSelf } from './knowledge/known.ts';
import { knownFoe } from './knowledge/known-foe.ts';
import { give } from './testing/casters.ts';
import { Scene } from './testing/scene.ts';

const FILE = {
  path: 'shells.arc',
  text: `Object warm_hood
name warm hood
type 34
wear helmet
weight 100
resist_cold 100
end
Object warm_boots
name warm boots
type 99
wear boots
weight 100
resist_cold 60
end
Object looks_of_helmet
name helmet
type 34
looks furry
end
Object golem
name golem
monster 1
level 4
movement 6
armour_class 30
blow_1 claw 1d2
combat_flags evil immune-cold no-conf
spell_flags not-living resists-magic
magic_resistance 40
glyph g
end
`,
};

const ROWS = ['######', '#@.g.#', '######'];

function scene(): Scene {
  return new Scene(ROWS, {
    streams: new Streams('facts'),
    content: [FILE],
    kinds: { g: 'golem' },
  });
}

/** Puts on what lends full resistance to cold. */
function wearWarm(played: Scene): void {
  const { sheet, ruleset } = played.state;
  const [hood, boots] = ['warm_hood', 'warm_boots'].map(id => give(played, id));
  sheet.equipment = { ...sheet.equipment, helmet: hood!.id, boots: boots!.id };
  refit(ruleset, sheet);
}

const COLD: PowerHit = {
  power: POWER_RULES.find('cold')!,
  by: { level: 10, intelligence: 18, dexterity: 12, skill: 'basic', role: 'wizard', aims: true },
  owner: 1,
  attackType: 16,
  opposite: 4,
  explosion: 'none',
};

describe('the hero as spells see him', () => {
  it('is immune by what he wears, in play and in odds alike', () => {
    const played = scene();
    const { state } = played;
    const { hero } = state;
    new LevelSpellPort(state).meet(hero.square, COLD);
    expect(hero.hitPoints).toBeLessThan(12);
    hero.hitPoints = 12;
    wearWarm(played);
    new LevelSpellPort(state).meet(hero.square, COLD);
    expect(hero.hitPoints).toBe(12);
    expect(knownSelf(state).asTarget.target.immune & COLD.attackType).toBe(COLD.attackType);
  });

  it('takes the larger of what his kind and what his things resist', () => {
    const { state } = scene();
    state.sheet.worn = { ...state.sheet.worn, resists: { 4: 40 } };
    expect(heroFacts(state.ruleset, state.sheet, state.hero).resistances).toEqual({ 4: 40 });
  });

  it('counts in odds only what he knows of the things he wears', () => {
    const played = scene();
    const { state } = played;
    wearWarm(played);
    const { ruleset, sheet, hero } = state;
    expect(knownHeroFacts(ruleset, sheet, hero)).toMatchObject({ resistances: { 4: 100 } });
    const runes = state.content.archetype('warm_boots');
    sheet.inventory.find(sheet.equipment.helmet)!.ego = runes;
    refit(ruleset, sheet);
    expect(knownHeroFacts(ruleset, sheet, hero)).toMatchObject({
      resistances: { 4: 60 },
      isGuess: true,
    });
  });
});

describe('a monster', () => {
  it('is in odds what shows and what was learned, and in play what it is', () => {
    const { state } = scene();
    const { ruleset, sheet } = state;
    const [golem] = state.level.creatures.all;
    const truth = spellTarget(ruleset, trueFacts(ruleset, golem!));
    expect(truth).toMatchObject({ immune: 16, magicResistant: true, notLiving: true });
    expect(truth.resistance).toBe(40);
    const { monsters: bestiary } = sheet.lore;
    const known = spellTarget(ruleset, knownFacts(ruleset, golem!, bestiary, 0));
    expect(known).toMatchObject({ immune: 0, magicResistant: false, notLiving: false });
    expect(known.resistance).toBe(0);
    expect(known.hitPoints).toBeGreaterThanOrEqual(golem!.hitPoints);
  });

  it('is learned by the spells that meet it in sight, each of what it asks', () => {
    const { state } = scene();
    const [golem] = state.level.creatures.all;
    const port = new LevelSpellPort(state);
    const target = () => knownCreatures(state)[0]!.asTarget.target;
    port.meet(golem!.square, COLD);
    expect(target()).toMatchObject({ immune: 16, resistance: 40, magicResistant: false });
    port.meet(golem!.square, { ...COLD, power: POWER_RULES.find('death')! });
    expect(target()).toMatchObject({ notLiving: true, magicResistant: true });
    expect(knownCreatures(state)[0]!.isGuess).toBe(true);
    expect(knownFoe(state, golem!.archetype).flags).toEqual([
      'immune-cold',
      'not-living',
      'resists-magic',
    ]);
  });

  it('is not learned by the spells of others', () => {
    const { state } = scene();
    const [golem] = state.level.creatures.all;
    new LevelSpellPort(state).meet(golem!.square, { ...COLD, owner: 0 });
    expect(knownCreatures(state)[0]!.asTarget.target.immune).toBe(0);
  });
});
