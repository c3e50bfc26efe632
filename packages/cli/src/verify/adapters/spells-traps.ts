// Golden vectors of runes and traps: their fields and those of the rules.

import type { Chance } from '@roguewright/engine/chance';
import {
  type AttackType,
  attackNumber,
  type DisarmView,
  disarm,
  noticesRune,
  type RuneNoticeView,
  type SpellcraftRules,
  trapDamage,
  trapHiding,
  trapLevel,
} from '@roguewright/engine/spellcraft';
import { type RuneBlowView, runeBlow } from '@roguewright/engine/spells';
import type { Adapter } from '../adapter.ts';

interface DisarmInput extends Omit<DisarmView, 'dexterity'> {
  readonly dex: number;
}

const disarmAdapter: Adapter = {
  rule: 'spells/disarm',
  slot: 'spells',
  answer: ({ slots }, { dex, ...input }: DisarmInput, ask) =>
    ask.ask(disarm, slots.spells, { ...input, dexterity: dex }),
};

const noticeAdapter: Adapter = {
  rule: 'spells/rune-notice',
  slot: 'spells',
  answer: ({ slots }, input: RuneNoticeView, ask) => ask.ask(noticesRune, slots.spells, input),
};

interface DifficultyInput {
  readonly difficulty: number;
  readonly attackType: number;
  readonly what: 'level' | 'hiding' | 'dam';
}

const difficultyAdapter: Adapter = {
  rule: 'spells/trap-difficulty',
  slot: 'spells',
  answer: ({ slots }, { what, ...view }: DifficultyInput, ask) => {
    if (what === 'dam') {
      return ask.askNumber(trapDamage, slots.spells, view);
    }
    const rule = what === 'level' ? trapLevel : trapHiding;
    return ask.askNumber(rule, slots.spells, view.difficulty);
  },
};

interface RuneDamageInput {
  readonly level: number;
  readonly dam: number;
  readonly attackType: number;
  readonly charges: number;
  readonly lifesave?: boolean;
  readonly distance: number;
  readonly target: RuneVictim;
}

interface RuneVictim {
  readonly level: number;
  readonly hp: number;
  readonly exp?: number;
  readonly race?: string;
  readonly name?: string;
  readonly undead?: boolean;
  readonly resist?: { readonly [Type in AttackType]?: number };
}

function runeView(input: RuneDamageInput): RuneBlowView {
  const { level, dam, attackType, charges, lifesave = false, distance, target } = input;
  const resistances: Record<number, number> = {};
  for (const [type, percent] of Object.entries(target.resist ?? {})) {
    resistances[attackNumber(type.replaceAll('-', '_') as AttackType)] = percent;
  }
  return {
    charges,
    lasting: lifesave,
    distance,
    damage: dam,
    attackType,
    strikerLevel: level,
    slaying: '',
    level: target.level,
    resistances,
    kindName: target.name ?? '',
    race: target.race ?? '',
    undead: target.undead ?? false,
    lifeless: false,
    life: target.hp,
    experience: target.exp ?? 0,
  };
}

function wounds(chance: Chance, rules: SpellcraftRules, input: RuneDamageInput) {
  const { damage, charges, spent } = runeBlow(chance, rules, runeView(input));
  const killed = damage > input.target.hp;
  return killed ? { killed, charges, spent } : { hpLost: damage, charges, spent };
}

const damageAdapter: Adapter = {
  rule: 'spells/rune-damage',
  slot: 'spells',
  answer: ({ slots }, input: RuneDamageInput, ask) => ask.ask(wounds, slots.spells, input),
};

/** The adapters of runes and traps. */
export const trapAdapters: readonly Adapter[] = [
  disarmAdapter,
  noticeAdapter,
  difficultyAdapter,
  damageAdapter,
];
