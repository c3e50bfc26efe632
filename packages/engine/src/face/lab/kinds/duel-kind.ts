// Who wins a duel, when, and with what left.

import { Distribution, Enumerator, parseDice } from '../../../chance/index.ts';
import { UsageError } from '../../../errors/index.ts';
import { creatureFacts } from '../../../objects/index.ts';
import { attackOdds, type DuelOdds, duelOdds } from '../../../odds/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { SPEED_ADJUSTMENTS, SPEED_PROPERTIES } from '../../../speed/index.ts';
import { DUEL_FIELDS } from '../fields/duel-fields.ts';
import { amount, chance } from '../figures/figures.ts';
import type { LabAnswer, LabPlot } from '../figures/lab-answer.ts';
import { rulesetLine } from '../figures/ruleset-line.ts';
import { type AttackOptions, attackQuestion } from '../questions/attack-question.ts';
import {
  creatureNamed,
  diceText,
  fightingInputs,
  struckInputs,
} from '../questions/creature-numbers.ts';
import { withArms } from '../questions/named-kinds.ts';
import { ForcedLuck, type LuckOptions, luckOfBlows } from '../reading/forced-luck.ts';
import { OptionError } from '../reading/option-error.ts';
import { integerOption, nameOption } from '../reading/values.ts';
import {
  type LabKind,
  type QuestionWorld,
  type RulesOptions,
  refuseIdle,
  rulesOf,
} from './lab-kind.ts';

interface DuelOptions extends AttackOptions, RulesOptions, LuckOptions {
  readonly ownHp: string;
  readonly ownAc: string;
  readonly pace: string;
  readonly property: string;
  readonly creature?: string;
  readonly foeLevel: string;
  readonly foeBlows?: string;
  readonly foeSpeed: string;
  readonly adjustment: string;
}

/** The foe in numbers, and what only a creature of the content says of it. */
interface Foe {
  /** What the fighter's blows meet. */
  readonly met: Pick<DuelOptions, 'ac' | 'hp' | 'monsterFlags'>;
  readonly level: string;
  readonly speed: string;
  readonly blows: string;
  readonly name?: string;
  readonly remarks: readonly string[];
}

/** Duels as a kind of question. */
export const DUEL_KIND: LabKind<DuelOptions> = {
  name: 'duel',
  answer: (world, options, isTold, isBrief): LabAnswer => {
    const ruleset = rulesOf(world, options);
    refuseIdle(DUEL_FIELDS, isTold);
    const foe = foeOf(world, ruleset, options);
    const armed = withArms(world.content, 'weapon', { ...options, ...foe.met }, isTold);
    const question = attackQuestion(ruleset.slots.combat, armed.options);
    const { hitPoints } = question;
    if (hitPoints === undefined) {
      throw new OptionError('--hp', 'must say the hit points of the foe');
    }
    const asked = { ...question, brief: isBrief };
    const { combat } = ruleset.slots;
    const luck = new ForcedLuck(luckOfBlows(combat), options.force);
    const { damage, notes } = luck.ask(() => attackOdds(combat, asked, luck.enumerator()));
    const own = integerOption('--own-hp', options.ownHp, 0, 999);
    const odds = duelOdds(ruleset.slots.speed, {
      struck: damage,
      foeHitPoints: hitPoints,
      suffered: suffered(ruleset, options, foe),
      hitPoints: own,
      paces: {
        hero: {
          baseSpeed: integerOption('--pace', options.pace, 0, 127),
          speedProperty: nameOption('--property', options.property, SPEED_PROPERTIES),
          encumbrance: 'unencumbered',
        },
        foe: {
          speed: integerOption('--foe-speed', foe.speed, 0, 127),
          adjustment: nameOption('--adjustment', options.adjustment, SPEED_ADJUSTMENTS),
        },
      },
    });
    const names = [armed.name, foe.name].filter(name => name !== undefined);
    const against = names.length === 0 ? '' : ` (${names.join(' against ')})`;
    return {
      title: `${question.title}${against}, which strikes a fighter of ${own} hit points`,
      rules: rulesetLine(ruleset, ['combat', 'speed'], world.rulesets),
      ...figuresOf(odds),
      remarks: [
        ...luck.remarks,
        'Both stand side by side, the fighter strikes first, and neither leaves or heals.',
        ...foe.remarks,
      ],
      notes,
      json: isBrief ? {} : jsonOf(odds),
    };
  },
};

function foeOf(world: QuestionWorld, ruleset: Ruleset, options: DuelOptions): Foe {
  const { creature } = options;
  if (creature === undefined) {
    const { ac, monsterFlags, foeLevel, foeSpeed, foeBlows = '' } = options;
    const level = integerOption('--foe-level', foeLevel, 0, 127);
    const usual = diceText(ruleset.bridges.monsterHitPoints(level));
    const { hp = usual } = options;
    const met = { ac, monsterFlags, hp };
    const remarks =
      options.hp === undefined
        ? [`The foe has ${usual} hit points, as a creature of level ${level} has.`]
        : [];
    return { met, level: foeLevel, speed: foeSpeed, blows: foeBlows, remarks };
  }
  const kind = creatureNamed('--creature', world.content(), creature);
  const inputs: Readonly<Record<string, string>> = {
    ...struckInputs(ruleset, kind),
    ...fightingInputs(kind),
  };
  const does = creatureFacts(kind).blows.filter(({ effect }) => effect !== '');
  return {
    met: { ac: inputs.ac!, hp: inputs.hp!, monsterFlags: inputs['monster-flags']! },
    level: inputs['foe-level']!,
    speed: inputs['foe-speed']!,
    blows: inputs['foe-blows']!,
    name: kind.name,
    remarks:
      does.length === 0 ? [] : ['Of its blows only the damage counts, not what else they do.'],
  };
}

/** Damage of one move of the foe. */
function suffered({ bridges }: Ruleset, options: DuelOptions, foe: Foe): Distribution {
  const ask = new Enumerator();
  const level = integerOption('--foe-level', foe.level, 0, 127);
  const armourClass = bridges.descending(integerOption('--own-ac', options.ownAc, 0, 250));
  const texts = foe.blows.split(',').filter(text => text.trim() !== '');
  if (texts.length > MOST_BLOWS) {
    throw new UsageError('--foe-blows', foe.blows, `at most ${MOST_BLOWS} blows`);
  }
  return texts
    .map(text => {
      const dice = parseDice(text.trim(), '--foe-blows');
      return ask.askNumber(bridges.monsterBlow, bridges, { level, dice, armourClass });
    })
    .reduce((sum, blow) => sum.plus(blow), Distribution.certain(0));
}

/** The most blows that a foe may have. */
const MOST_BLOWS = 12;

const DUELS = 'of all duels';

function figuresOf({ wins, dies, open, meanTurns, left, ends }: DuelOdds) {
  const lost = 1 - wins;
  const plot: LabPlot = {
    title: 'Turns until it is over',
    unit: 'turns',
    values: shown(ends),
    mean: meanTurns,
    isOpen: open > 0,
  };
  return {
    figures: [
      chance('win', wins, DUELS),
      chance('death', dies, DUELS, 'less'),
      ...(open > 0 ? [chance('undecided', open, `${DUELS}, after 1000 turns`, 'less')] : []),
      amount('turns', meanTurns, 'on average', 'less'),
      ...(left === undefined ? [] : [amount('left', left.mean, 'hit points if it is won')]),
    ],
    spread: {
      unit: 'hit points left',
      of: `${DUELS} (below 0: lost)`,
      list:
        left === undefined
          ? Distribution.certain(-1)
          : Distribution.mixture([
              [wins, left],
              [lost, Distribution.certain(-1)],
            ]),
    },
    plots: Number.isFinite(meanTurns) ? [plot] : [],
  };
}

/** The share of the ends that a chart shows. */
const SHOWN = 0.999;

function shown(ends: readonly number[]): [number, number][] {
  const values: [number, number][] = [];
  let sum = 0;
  for (const [at, share] of ends.entries()) {
    if (sum >= SHOWN) {
      break;
    }
    values.push([at + 1, share]);
    sum += share;
  }
  return values;
}

function jsonOf({ wins, dies, open, meanTurns, left, ends }: DuelOdds): object {
  return { wins, dies, open, meanTurns, left: left && [...left], ends: shown(ends) };
}
