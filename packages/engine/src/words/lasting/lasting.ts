// What lasts on the hero: conditions and forces in one list, for every face.

import { capitalised, listOf, withArticle, withThe } from '../../english/index.ts';
import type { HeroView } from '../../game/index.ts';
import { ATTACK_NAMES, attackNames, pathsIn } from '../../spellcraft/index.ts';
import { tellSteed } from '../companions/pet-lines.ts';
import { tellChain } from './chain-lines.ts';
import { conditionHelp } from './condition-help.ts';
import { illnessParts } from './illness.ts';

/** One condition or force. */
export interface Lasting {
  /** `confused`, `strength`. */
  readonly name: string;
  /** Turns left; undefined where it doesn't end by itself. */
  readonly turns: number | undefined;
  /** What it does, in one sentence; undefined: no sentence. */
  readonly about: string | undefined;
  readonly isBoon: boolean;
}

/** Conditions first, then forces. */
export function lastingOn(
  hero: Pick<HeroView, 'conditions' | 'conditionTurns' | 'forces' | 'riding' | 'chained'>,
): Lasting[] {
  const conditions = hero.conditions.map(condition => {
    const help = conditionHelp(condition);
    return {
      name: condition.replaceAll('-', ' '),
      turns: hero.conditionTurns[condition],
      about: help?.about,
      isBoon: help?.isBoon === true,
    };
  });
  const forces = hero.forces.map(({ name, turns, isBoon, ...force }) => ({
    ...{ name: force.kind === 'immunity' ? `immunity to ${name}` : name, turns, isBoon },
    about: tellForce(force),
  }));
  return [...ridingParts(hero.riding), ...chainParts(hero.chained), ...conditions, ...forces];
}

/** A ride counts as something that lasts. */
function ridingParts(riding: HeroView['riding']): Lasting[] {
  if (riding === undefined) {
    return [];
  }
  const about = tellSteed(riding);
  const ride = {
    name: `riding ${withArticle(riding.name)}`,
    turns: undefined,
    about,
    isBoon: true,
  };
  const gallop = { name: 'galloping', turns: riding.gallop, about: GALLOP, isBoon: true };
  return riding.gallop > 0 ? [ride, gallop] : [ride];
}

/** So does a chain. */
function chainParts(chained: HeroView['chained']): Lasting[] {
  return chained === undefined
    ? []
    : [{ name: 'chained to a ball', turns: undefined, about: tellChain(chained), isBoon: false }];
}

const GALLOP = 'While you travel or explore, your steed runs at four or five thirds of its speed.';

/** `confused (3 turns)`, `strength (50 turns)`. */
export function tellLasting(
  hero: Pick<HeroView, 'conditions' | 'conditionTurns' | 'forces' | 'riding' | 'chained'>,
): string[] {
  return lastingOn(hero).map(({ name, turns }) =>
    turns === undefined ? name : `${name} (${turns} turn${turns === 1 ? '' : 's'})`,
  );
}

type TellableForce = Pick<HeroView['forces'][number], 'kind' | 'gives' | 'aura' | 'illness'>;

/** A force that a spell would begin or renew. */
export interface ForetoldForce {
  readonly name: string;
  readonly kind: TellableForce['kind'] | 'symptom';
  readonly renewed: boolean;
  /** Turns of the hero. */
  readonly turns: number;
  readonly gives: TellableForce['gives'];
  readonly damage: number;
  readonly range: number;
  /** The name of its bearer; empty: the hero. */
  readonly bearer: string;
}

/** One sentence on whom and how long, and one for each thing that it gives. */
export function forceLines(force: ForetoldForce): string[] {
  const { name, kind, renewed, turns, gives, damage, range, bearer } = force;
  const whom = bearer === '' ? 'you' : withThe(bearer);
  const time = `${turns} turn${turns === 1 ? '' : 's'}`;
  if (kind === 'disease') {
    return [bearer === '' ? `You fall ill with ${name}.` : `It makes ${whom} ill with ${name}.`];
  }
  if (renewed) {
    return [`${capitalised(name)} is renewed: it lasts ${time}.`];
  }
  const aura = kind === 'aura' ? [capitalised(tellAura({ damage, range }))] : [];
  const hidden = kind === 'unseen' ? ['Those whom it deceives lose sight of you.'] : [];
  const home = kind === 'recall' ? ['Then you are taken home.'] : [];
  const given = Object.entries(gives)
    .flatMap(gift => tellGift(gift, bearer === '' ? OWN : OTHERS))
    .map(capitalised);
  return [
    // What a disease does to the body that has it comes again and again.
    kind === 'symptom'
      ? `Each bout of it lasts ${time}.`
      : `${capitalised(name)} lasts on ${whom} for ${time}.`,
    ...[...aura, ...given].map(text => `${text}.`),
    ...hidden,
    ...home,
  ];
}

function tellAura({ damage, range }: { readonly damage: number; readonly range: number }): string {
  return `${damage} damage within ${range} square${range === 1 ? '' : 's'}`;
}

/** `Strength +2, fire 30 % resisted.` */
function tellForce({ kind, gives, aura, illness }: TellableForce): string {
  if (kind === 'immunity') {
    return `You can’t catch it up to level ${illness?.level ?? 0}.`;
  }
  if (kind === 'unseen') {
    return 'You are hidden from those whom it deceives.';
  }
  if (kind === 'recall') {
    return 'It takes you home when it ends.';
  }
  const own = aura === undefined ? [] : [tellAura(aura)];
  const ill = illness === undefined ? [] : illnessParts(illness);
  const parts = [...own, ...ill, ...Object.entries(gives).flatMap(gift => tellGift(gift, OWN))];
  const text = parts.join(', ');
  return text === '' ? 'It gives you nothing.' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Gifts with a number. */
const NUMBERED: Readonly<Record<string, string>> = {
  str: 'strength',
  dex: 'dexterity',
  con: 'constitution',
  wis: 'wisdom',
  cha: 'charisma',
  int: 'intelligence',
  pow: 'power',
  hp: 'regeneration',
  exp: 'speed',
  ac: 'armour',
  wc: 'to-hit',
  sp: 'return of energy',
  lastEat: 'digestion',
};

/** Losses whose amount is the number of the same name. */
const SILENT: readonly string[] = ['armourLost', 'toHitLost'];

/** Gifts without one; the last four are sets of attack types or of spell paths, which follow. */
interface PlainWords {
  readonly [key: string]: (bits: number) => string;
}

/** Of the hero. */
const OWN: PlainWords = {
  moveType: () => 'you float',
  xrays: () => 'you see through walls',
  canSeeInDark: () => 'you see in the dark',
  glowRadius: () => 'you glow',
  attacktype: bits => `your blows carry ${listOf(attackNames(bits))}`,
  pathAttuned: bits => `attunes you to ${listOf(pathsIn(bits))}`,
  pathRepelled: bits => `repels you from ${listOf(pathsIn(bits))}`,
  pathDenied: bits => `denies you ${listOf(pathsIn(bits))}`,
};

/** Of a creature that was named just before. */
const OTHERS: PlainWords = {
  moveType: () => 'it floats',
  xrays: () => 'it sees through walls',
  canSeeInDark: () => 'it sees in the dark',
  glowRadius: () => 'it glows',
  attacktype: bits => `its blows carry ${listOf(attackNames(bits))}`,
  pathAttuned: bits => `attunes it to ${listOf(pathsIn(bits))}`,
  pathRepelled: bits => `repels it from ${listOf(pathsIn(bits))}`,
  pathDenied: bits => `denies it ${listOf(pathsIn(bits))}`,
};

/** Resistances by their keys. */
const RESISTED = new Map(
  ATTACK_NAMES.map(name => [
    `resist${name
      .split('-')
      .map(word => word.charAt(0).toUpperCase() + word.slice(1))
      .join('')}`,
    name.replaceAll('-', ' '),
  ]),
);

function tellGift([key, points]: readonly [string, number], plain: PlainWords): string[] {
  if (key === 'lastSp') {
    return [`speed ${points} %`];
  }
  if (SILENT.includes(key)) {
    return [];
  }
  const resisted = RESISTED.get(key);
  if (resisted !== undefined) {
    const harm = resisted === 'physical' ? 'physical damage' : resisted;
    return [`${points} % of ${harm} resisted`];
  }
  const numbered = NUMBERED[key];
  if (numbered !== undefined) {
    return [`${numbered} ${points > 0 ? '+' : '−'}${Math.abs(points)}`];
  }
  const words = plain[key];
  return words === undefined ? [] : [words(points)];
}
