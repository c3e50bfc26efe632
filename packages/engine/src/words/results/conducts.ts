// Conducts in words, as every face says them.

import { capitalised } from '../../english/index.ts';
import type { Conduct, ConductView, HallEntry } from '../../game/index.ts';

/** Of each conduct: what the hero has never done, and what breaks it, in the past tense. */
const WORDS: Readonly<Record<Conduct, readonly [kept: string, broken: string]>> = {
  foodless: ['You have never eaten.', 'You ate'],
  vegan: ['You have eaten no animal products.', 'You ate animal products'],
  vegetarian: ['You have eaten no meat.', 'You ate meat'],
  atheist: ['You have never prayed at an altar.', 'You prayed'],
  weaponless: ['You have never hit with a wielded weapon.', 'You hit with a wielded weapon'],
  pacifist: ['You have never killed.', 'You killed'],
  illiterate: ['You have never read a book or scroll.', 'You read a book or scroll'],
  genocideless: [
    'You have never wiped out a kind of creature.',
    'You wiped out a kind of creature',
  ],
  polymorphless: [
    'You have never polymorphed an item or yourself.',
    'You polymorphed items or yourself',
  ],
  wishless: ['You have never been granted a wish.', 'You were granted a wish'],
  nudist: ['You have never worn armour.', 'You wore armour'],
};

/** `You ate meat 3 times, first in turn 1204.` */
export function tellConduct({ conduct, broken }: ConductView): string {
  const [kept, broke] = WORDS[conduct];
  if (broken === undefined) {
    return kept;
  }
  const { times, since } = broken;
  return times === 1
    ? `${broke} once, in turn ${since}.`
    : `${broke} ${times} times, first in turn ${since}.`;
}

/** The conducts of a game, a line each, the kept ones first. */
export function tellConducts(conducts: readonly ConductView[]): string[] {
  if (conducts.length === 0) {
    return ['This game began before conducts were counted.'];
  }
  const kept = conducts.filter(({ broken }) => broken === undefined);
  const others = conducts.filter(({ broken }) => broken !== undefined);
  const line = (view: ConductView) => `${capitalised(view.conduct)}: ${tellConduct(view)}`;
  return [
    ...(kept.length > 0 ? ['Kept:', ...kept.map(line)] : ['You keep no conduct.']),
    ...(others.length > 0 ? ['Broken:', ...others.map(line)] : []),
  ];
}

/** `Foodless, vegan, pacifist`; empty if none was kept, or if they weren't counted. */
export function tellKeptConducts({ conducts = [] }: Pick<HallEntry, 'conducts'>): string {
  return capitalised(conducts.join(', '));
}
