// What a cast does to everybody on a small map.

import { type Distribution, Enumerator, NoteList } from '../../../chance/index.ts';
import { type AreaCreature, type AreaOdds, areaOdds, type Figure } from '../../../odds/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { subtypeOf } from '../../../spells/index.ts';
import { DIRECTIONS } from '../fields/area-fields.ts';
import { DENIED } from '../figures/cast-figures.ts';
import { amount, chance } from '../figures/figures.ts';
import type { LabAnswer } from '../figures/lab-answer.ts';
import { type LabMap, labMap } from '../figures/lab-map.ts';
import { rulesetLine } from '../figures/ruleset-line.ts';
import { type ReadMap, readCreatures, readMap } from '../questions/area-map.ts';
import { type CastOptions, type CastQuestion, castQuestion } from '../questions/cast-question.ts';
import { creatureNamed, metInputs } from '../questions/creature-numbers.ts';
import { orderOf, targetOf } from '../questions/spell-effect.ts';
import { OptionError } from '../reading/option-error.ts';
import { amountOption, integerOption, nameOption } from '../reading/values.ts';
import { oddsOfAttempt } from './cast-kind.ts';
import { type LabKind, type QuestionWorld, type RulesOptions, rulesOf } from './lab-kind.ts';

interface AreaOptions extends CastOptions, RulesOptions {
  readonly map: string;
  readonly direction: string;
  readonly creatures?: string;
}

/** A creature of the map with its name. */
interface Met extends AreaCreature {
  readonly letter: string;
  readonly name: string;
}

/** What a cast at a single target in the open is told, which a map doesn't ask. */
const UNASKED = { spellLevel: '1', distance: '1' };

/** Spells on a map as a kind of question. */
export const AREA_KIND: LabKind<AreaOptions> = {
  name: 'area',
  answer: (world, options, _isTold, isBrief): LabAnswer => {
    const ruleset = rulesOf(world, options);
    const question = castQuestion(ruleset, world.content, { ...options, ...UNASKED }, isBrief);
    const map = readMap('--map', options.map);
    const rules = rulesetLine(ruleset, ['casting', 'spells'], world.rulesets);
    const title = `${question.title} among ${count(map.creatures.length)}`;
    if (question.denied) {
      return { title, rules, figures: [], plots: [], remarks: [DENIED], notes: [] };
    }
    const attempt = oddsOfAttempt(ruleset, question, isBrief, new Enumerator());
    const casts = attempt.paid.probability(({ outcome }) => outcome === 'cast');
    const met = creaturesOf(world, ruleset, map, options);
    const odds = oddsOf(ruleset, question, { map, met, casts, options, isBrief });
    const figures = [
      chance('fail', 1 - casts, ATTEMPTS, 'less'),
      amount(
        'price',
        attempt.price,
        question.view.attempt.pool === 'grace' ? 'grace' : 'energy',
        'less',
      ),
      ...figuresOf(odds),
    ];
    return {
      ...{ title, rules, figures, plots: [] },
      spread: { unit: 'points of damage to all', of: ATTEMPTS, list: odds.damage },
      details: met.flatMap((creature, at) => {
        const nth = met.slice(0, at + 1).filter(({ letter }) => letter === creature.letter).length;
        return detailsOf(creature, nth, odds.creatures[at]!);
      }),
      remarks: remarksOf(odds),
      notes: [...attempt.notes, ...odds.notes],
      ...(!isBrief && { map: labMap(map, met, odds) }),
      json: { map: labMap(map, met, odds) } satisfies { readonly map: LabMap },
    };
  },
};

const ATTEMPTS = 'of all attempts';

function count(creatures: number): string {
  return creatures === 1 ? 'one creature' : `${creatures} creatures`;
}

/** The caster and a square are harmed as a plain creature is. */
const PLAIN = { targetLevel: '1', targetAc: '8', targetMr: '0', resist: '' };

function creaturesOf(
  world: QuestionWorld,
  ruleset: Ruleset,
  map: ReadMap,
  options: AreaOptions,
): readonly Met[] {
  const named = readCreatures('--creatures', options.creatures ?? '');
  const unmet = [...named.keys()].find(one => map.creatures.every(({ letter }) => letter !== one));
  if (unmet !== undefined) {
    throw new OptionError('--creatures', `names ${unmet}, which isn’t on the map`);
  }
  return map.creatures.map(({ letter, square }) => {
    const name = named.get(letter);
    if (name === undefined) {
      const { targetHp } = options;
      const facts = targetOf(ruleset, { ...options, ...UNASKED });
      const hitPoints = targetHp === undefined ? undefined : hitPointsOf(targetHp);
      return { letter, square, name: 'the target', facts, hitPoints };
    }
    const kind = creatureNamed('--creatures', world.content(), name);
    const inputs: Readonly<Record<string, string>> = metInputs(ruleset, kind);
    const facts = targetOf(ruleset, {
      targetLevel: inputs['target-level']!,
      targetAc: inputs['target-ac']!,
      targetMr: inputs['target-mr']!,
      resist: inputs.resist!,
      ...UNASKED,
    });
    return { letter, square, name: kind.name, facts, hitPoints: hitPointsOf(inputs['target-hp']!) };
  });
}

function hitPointsOf(text: string): Distribution {
  return amountOption('--target-hp', text, 1);
}

function oddsOf(
  ruleset: Ruleset,
  { known }: CastQuestion,
  asked: {
    readonly map: ReadMap;
    readonly met: readonly Met[];
    readonly casts: number;
    readonly options: AreaOptions;
    readonly isBrief: boolean;
  },
): AreaOdds {
  const { map, met, casts, options, isBrief } = asked;
  if (known === undefined) {
    throw new OptionError('--spell', 'is needed: a spell of the content');
  }
  const { spell } = known;
  const { needsDirection } = subtypeOf(spell.known.facts.subtype);
  const aim = nameOption('--direction', options.direction, DIRECTIONS);
  const level = integerOption('--level', options.level, 1, 30);
  const order = orderOf(ruleset, spell, known.caster, known.skill, new NoteList());
  return areaOdds(new Enumerator(), ruleset.slots.spells, {
    content: spell.content,
    order: { ...order, direction: needsDirection ? DIRECTIONS.indexOf(aim) + 1 : 0 },
    map,
    caster: {
      square: map.caster,
      facts: targetOf(ruleset, { ...PLAIN, ...UNASKED, targetLevel: String(level) }),
    },
    creatures: met,
    ...(!isBrief && { probe: targetOf(ruleset, { ...options, ...UNASKED }) }),
    casts,
    brief: isBrief,
  });
}

function figuresOf({ damage, creatures, caster, allDie }: AreaOdds): Figure[] {
  const dead = creatures.reduce((sum, { dies }) => sum + dies, 0);
  const own = caster.damage.mean;
  return [
    amount('damage', damage.mean, 'points to all an attempt on average'),
    amount('killed', dead, 'of the creatures, an attempt on average'),
    chance('all killed', allDie, ATTEMPTS),
    ...(own > 0 ? [amount('own harm', own, 'points to the caster an attempt', 'less')] : []),
  ];
}

/** @param nth of the creatures with the same letter, from 1 */
function detailsOf(
  { letter, name }: Met,
  nth: number,
  { damage, dies }: AreaOdds['creatures'][number],
) {
  const which = nth === 1 ? letter : `${letter} ${nth}`;
  return [
    amount(`${which} harm`, damage.mean, `points to ${name} an attempt on average`),
    chance(`${which} dies`, dies, ATTEMPTS),
  ];
}

function remarksOf({ certainty }: AreaOdds): string[] {
  return [
    'Nobody moves while the spell lasts.',
    ...(certainty.kind === 'estimated'
      ? ['What the spell does is estimated from some hundred casts.']
      : []),
  ];
}
