// Events in sentences: short, dry, exact; second person, present tense.

import type { HelplessReason } from '../actors/index.ts';
import { articleOf, capitalised } from '../english/index.ts';
import type { GameEvent, GameEventOf, ThingLook, ThingName } from '../game/index.ts';
import { castingTellers } from './casting-events.ts';
import type { Speaker } from './charging-events.ts';
import { formTellers } from './forms/form-events.ts';
import { insightTellers } from './insight/insight-events.ts';
import { tellRecognised } from './question-events.ts';
import { sideTellers } from './sides/side-events.ts';
import { spellTellers } from './spell-events.ts';
import { BECOMES } from './told/becomes.ts';
import { tellBurned } from './told/burned.ts';
import { type FamilyEventKind, tellFamily } from './told/event-families.ts';
import { tellClimbed, tellPlace } from './told/way-events.ts';

/** Looks of effects by their catalogue index. */
export type Looks = Readonly<Record<number, Pick<ThingLook, 'name'>>>;

/** Names of creatures and items by their ids. */
export type Names = Readonly<Record<number, ThingName>>;

/** The sentence for each cause that ends a walk. */
const STOPS: Readonly<Record<GameEventOf<'travel-interrupted'>['cause'], string>> = {
  obstacle: 'You stop: you get no further.',
  creature: 'You stop.',
  hurt: 'You stop: you are hurt.',
  hungry: 'You stop: you need food.',
  recovered: 'You stop: you feel better.',
};

const HUNGER: Readonly<Record<GameEventOf<'hunger-changed'>['hunger'], string>> = {
  satiated: 'You are satiated.',
  'not-hungry': 'You are not hungry.',
  hungry: 'You are hungry.',
  weak: 'You are weak with hunger.',
  fainting: 'You are fainting from hunger.',
};

const BURDENS: Readonly<Record<GameEventOf<'burden-changed'>['burden'], string>> = {
  unencumbered: 'Nothing weighs you down any more.',
  burdened: 'Your load slows you down a little.',
  stressed: 'You stagger under your load.',
  strained: 'You can barely move under your load.',
  overtaxed: 'You can barely creep under your load.',
  overloaded: 'You can’t move under your load.',
};

const GAINED: Readonly<Record<GameEventOf<'attribute-gained'>['attribute'], string>> = {
  strength: 'stronger',
  intelligence: 'cleverer',
  wisdom: 'wiser',
  dexterity: 'nimbler',
  constitution: 'tougher',
  charisma: 'more charming',
};

/** The adverb for each grade of critical hit; none for a plain one. */
const CRITICALS: Readonly<Record<GameEventOf<'hit'>['critical'], string>> = {
  none: '',
  'critical-good': ' well',
  'critical-great': ' hard',
  'critical-superb': ' superbly',
  'critical-greater': ' savagely',
  'critical-utmost': ' devastatingly',
};

/** `You`, `The jackal`, `Perchta`. */
function subject(names: Names, id: number): string {
  return capitalised(object(names, id));
}

/** `you`, `the jackal`, `Perchta`. */
function object(names: Names, id: number): string {
  const name = names[id];
  if (name === undefined) {
    return 'something';
  }
  if (name.isHero) {
    return 'you';
  }
  return name.common ? `the ${name.name}` : name.name;
}

/** The verb that agrees with the subject: `you hit`, `the jackal hits`. */
function verb(names: Names, id: number, you: string, others: string): string {
  return names[id]?.isHero ? you : others;
}

/** `Your hands`, `Ada’s hands`. */
function handsOf(names: Names, id: number): string {
  return names[id]?.isHero ? 'Your hands' : `${subject(names, id)}’s hands`;
}

type Teller<Kind extends GameEvent['kind']> = (event: GameEventOf<Kind>, names: Names) => string;

const quiet = () => '';

/** The kinds of events that this file has sentences for. */
type ToldHere = Exclude<GameEvent['kind'], FamilyEventKind | 'self-perceived'>;

const TELLERS: { readonly [Kind in ToldHere]: Teller<Kind> } = {
  moved: quiet,
  tick: quiet,
  'effect-born': quiet,
  'effect-moved': quiet,
  'effect-ended': quiet,
  'missile-moved': quiet,
  landed: quiet,
  followed: ({ actor }, names) => `${subject(names, actor)} follows you.`,
  won: () => 'You climb out into the daylight. You have won.',
  'door-opened': ({ actor }, names) =>
    `${subject(names, actor)} ${verb(names, actor, 'open', 'opens')} the door.`,
  'door-closed': ({ actor }, names) =>
    `${subject(names, actor)} ${verb(names, actor, 'close', 'closes')} the door.`,
  'door-stuck': () => 'The door is stuck.',
  'door-pounded': () => 'Something beats against a door.',
  'door-broken': () => 'A door crashes open.',
  'door-locked': () => 'The door is locked.',
  'door-holds': () => 'The lock holds.',
  shot: ({ actor, item }, names) =>
    `${subject(names, actor)} ${verb(names, actor, 'shoot', 'shoots')} ${lowerIndefinite(names, item)}.`,
  thrown: ({ actor, item }, names) =>
    `${subject(names, actor)} ${verb(names, actor, 'throw', 'throws')} ${lowerIndefinite(names, item)}.`,
  'missile-broke': ({ item }, names) => `${subject(names, item)} breaks.`,
  missed: ({ actor, target }, names) =>
    `${subject(names, actor)} ${verb(names, actor, 'miss', 'misses')} ${object(names, target)}.`,
  hit: ({ actor, target, damage, critical }, names) =>
    `${subject(names, actor)} ${verb(names, actor, 'hit', 'hits')} ${object(names, target)}${CRITICALS[critical]} (${damage}).`,
  burned: (event, names) => tellBurned(event, speakerOf(names), undefined),
  died: ({ target }, names) =>
    target === 0 ? 'It dies.' : `${subject(names, target)} ${verb(names, target, 'die', 'dies')}.`,
  'rose-from-bones': ({ actor }, names) =>
    `${subject(names, actor)} rises from the bones of a hero.`,
  'experience-gained': quiet,
  'level-gained': ({ level }) => `You are now level ${level}.`,
  'attribute-gained': ({ attribute }) => `You feel ${GAINED[attribute]}.`,
  'exercise-raised': ({ attribute }) => `Your way of life has made you ${GAINED[attribute]}.`,
  'exercise-lowered': ({ attribute }) => `Your way of life has cost you some ${attribute}.`,
  earthquake: () => 'The ground shakes.',
  'rocks-fell': ({ target, damage }, names) =>
    `Rocks fall on ${object(names, target)} (${damage}).`,
  'condition-began': ({ actor, condition }, names) =>
    condition === 'confusing-hands'
      ? `${handsOf(names, actor)} begin to glow.`
      : `${subject(names, actor)} ${verb(names, actor, 'are', 'is')} ${BECOMES[condition]}.`,
  'condition-ended': ({ actor, condition }, names) =>
    condition === 'confusing-hands'
      ? `${handsOf(names, actor)} stop glowing.`
      : `${subject(names, actor)} ${verb(names, actor, 'are', 'is')} no longer ${BECOMES[condition]}.`,
  'heart-lost': ({ actor }, names) =>
    `${subject(names, actor)} loses heart: wounded as it is, it wants to get away.`,
  'heart-regained': ({ actor }, names) => `${subject(names, actor)} takes heart again.`,
  'skill-enhanced': () => 'You are more skilled now.',
  'skill-ready': () => 'You feel more confident in your skills.',
  cast: ({ actor, spell }, names) =>
    `${subject(names, actor)} ${verb(names, actor, 'cast', 'casts')} ${names[spell]?.name ?? 'a spell'}.`,
  healed: ({ actor, amount }, names) =>
    names[actor]?.isHero ? `You feel better (+${amount}).` : '',
  regained: quiet,
  'energy-restored': quiet,
  quaffed: ({ actor, item }, names) =>
    `${subject(names, actor)} ${verb(names, actor, 'drink', 'drinks')} ${object(names, item)}.`,
  'read-book': ({ item }, names) => `You study ${object(names, item)}.`,
  'book-failed': ({ item }, names) => `${subject(names, item)} is beyond you.`,
  'book-crumbled': ({ item }, names) => `${subject(names, item)} crumbles to dust.`,
  'spell-learned': ({ spell }, names) => `You learn ${names[spell]?.name ?? 'the spell'}.`,
  'picked-up': tellPickedUp,
  dropped: ({ actor, item }, names) =>
    `${subject(names, actor)} ${verb(names, actor, 'drop', 'drops')} ${whole(names, item)}.`,
  wielded: ({ item }, names) => `You are wielding ${whole(names, item)} now.`,
  worn: ({ item }, names) => `You are wearing ${whole(names, item)} now.`,
  'taken-off': ({ item, held }, names) =>
    `You ${held === 1 ? 'put away' : 'take off'} ${object(names, item)}.`,
  stuck: ({ item }, names) => `${subject(names, item)} won’t come off: it is cursed.`,
  recognised: ({ item }, names) => tellRecognised(speakerOf(names).some(item)),
  'burden-changed': ({ burden }) => BURDENS[burden],
  eaten: ({ item }, names) => `You have eaten ${object(names, item)}.`,
  'change-interrupted': ({ item }, names) => `You stop before you put on ${object(names, item)}.`,
  'meal-interrupted': ({ item }, names) => `You stop eating ${object(names, item)}.`,
  'hard-to-swallow': () => 'You can hardly get it all down.',
  vomited: () => 'You stuff yourself, and bring it all up again.',
  choked: ({ item }, names) => `You choke on ${object(names, item)}.`,
  climbed: ({ level, from }) => tellClimbed(level, from),
  'came-in-sight': ({ target }, names) => `${indefinite(names, target)} comes into view.`,
  detected: ({ target }, names) => `You sense ${lowerIndefinite(names, target)}.`,
  summoned: ({ target }, names) => `${indefinite(names, target)} answers the call.`,
  rested: () => 'You are rested.',
  'rest-interrupted': ({ target }, names) =>
    `You stop resting: ${lowerIndefinite(names, target)} is in view.`,
  'travel-interrupted': ({ target, cause }, names) =>
    target === 0 ? STOPS[cause] : `You stop: ${lowerIndefinite(names, target)} is in view.`,
  'walk-paused': quiet,
  spotted: ({ item }, names) => `You see ${whole(names, item)}.`,
  'stairs-spotted': ({ down }) =>
    ['You see stairs up.', 'You see stairs down.', 'You see stairs into a branch.'][down] ?? '',
  'hidden-door-found': () => 'You find a hidden door.',
  'hidden-passage-found': () => 'You find a hidden passage.',
  'light-lit': ({ item }, names) => `You light ${object(names, item)}.`,
  'light-put-out': ({ item }, names) => `You put out ${object(names, item)}.`,
  'light-flickers': ({ item }, names) => `Your ${names[item]?.name ?? 'light'} flickers.`,
  'light-burned-out': ({ item }, names) => `Your ${names[item]?.name ?? 'light'} has burned out.`,
  'hunger-changed': ({ hunger }) => HUNGER[hunger],
  helpless: tellHelpless,
  teleported: () => 'You are somewhere else.',
  'carried-off': ({ level }) => `You are somewhere else: ${tellPlace(level)}.`,
  zapped: ({ actor, item }, names) =>
    `${subject(names, actor)} ${verb(names, actor, 'zap', 'zaps')} ${object(names, item)}.`,
  vanished: ({ actor }, names) => `${subject(names, actor)} vanishes.`,
  'burst-apart': ({ actor }, names) => `${subject(names, actor)} bursts and is gone.`,
  split: ({ actor }, names) => `${subject(names, actor)} splits.`,
  'struck-back': ({ actor, target }, names) =>
    `${subject(names, actor)} strikes back at ${object(names, target)}.`,
  'nothing-happens': () => 'Nothing happens.',
  'no-effect-seen': ({ item }, names) => `${subject(names, item)} hums, but you see no effect.`,
  wrested: ({ item }, names) => `You wrest one last charge from ${object(names, item)}.`,
  'wand-fades': ({ item }, names) => `${subject(names, item)} glows and fades.`,
  'wand-exploded': ({ item, damage }, names) =>
    `${subject(names, item)} explodes in your hand (${damage}).`,
  'turned-to-dust': ({ item }, names) => `${subject(names, item)} turns to dust.`,
  'read-scroll': ({ actor, item }, names) =>
    `${subject(names, actor)} ${verb(names, actor, 'read', 'reads')} ${object(names, item)}.`,
  'scroll-backfired': ({ item, amount }, names) =>
    amount === 0
      ? `${subject(names, item)} turns on you.`
      : `${subject(names, item)} drinks from you instead (−${amount} energy).`,
  'struck-air': () => 'You strike at thin air.',
  'odd-feeling': () => 'You have an odd feeling for a moment; then it passes.',
  'juice-drunk': () => 'It tastes of fruit.',
  'vigour-changed': ({ amount }) =>
    amount < 0
      ? `You feel drained of words (−${-amount} energy).`
      : `Words come easily to you${amount > 0 ? ` (+${amount} energy)` : ''}.`,
  enchanted: tellEnchanted,
  evaporated: ({ item }, names) => `${subject(names, item)} glows violently, and is gone.`,
  'is-helped': () => 'You feel a helping hand.',
  'needs-help': () => 'You could do with a helping hand.',
  sparkles: () => 'Tiny lights sparkle in the air.',
  aggravated: () => 'You feel watched from everywhere.',
  'book-poisoned': ({ item, damage }, names) =>
    `The pages of ${object(names, item)} are poisoned (${damage}).`,
  'book-exploded': ({ item, damage }, names) =>
    `${subject(names, item)} explodes in your face (${damage}).`,
  'book-torn': ({ item }, names) => `In your confusion you tear ${object(names, item)} apart.`,
  'strength-lost': () => 'You feel weaker.',
  resisted: ({ target }, names) =>
    `${subject(names, target)} ${verb(names, target, 'resist', 'resists')}.`,
  'level-drained': ({ target }, names) => `${subject(names, target)} seems weaker.`,
  charmed: ({ target }, names) => `${subject(names, target)} looks at you as at an old friend.`,
  polymorphed: ({ target }, names) => `It turns into ${lowerIndefinite(names, target)}.`,
  'door-unlocked': () => 'A lock clicks open.',
  'door-sealed': () => 'A door swings shut, and a bolt falls.',
  dug: quiet,
  jumped: () => 'You jump.',
  'turned-to-meat': () => 'It smells of roast where there were stones.',
  'hands-glow': ({ amount }) =>
    amount > 0 ? 'Your hands begin to shimmer.' : 'The shimmer on your hands goes out.',
  protected: ({ amount }) =>
    amount > 0 ? 'The air thickens about you.' : 'The air about you is only air.',
  'crawled-ashore': () => 'You come down into the water, and struggle out on the bank.',
  'put-out-of-stone': () => 'The stone hardens and pushes you out.',
  starved: () => 'You starve.',
  ...castingTellers,
  ...insightTellers,
  ...sideTellers,
  ...formTellers,
  ...spellTellers,
};

/** The sentence for each reason why the hero can't act. */
const HELPLESS: Readonly<Record<HelplessReason, (turns: string) => string>> = {
  helpless: turns => `You can do nothing for ${turns}.`,
  reading: turns => `Reading takes you ${turns}.`,
  fainting: turns => `You faint for ${turns}.`,
  sleeping: turns => `You fall asleep for ${turns}.`,
  paralysed: turns => `You can’t move for ${turns}.`,
  dressing: turns => `Dressing takes you ${turns}.`,
  eating: turns => `Eating takes you ${turns}.`,
  vomiting: turns => `You retch for ${turns}.`,
  gazing: turns => `You gaze into it for ${turns}.`,
  engraving: turns => `Writing takes you ${turns}.`,
  undressing: turns => `Taking it off takes you ${turns}.`,
  jumping: turns => `The jump takes you ${turns}.`,
  hurtling: turns => `You fly through the air for ${turns}.`,
  'dragging a ball': turns => `Dragging the ball takes you ${turns}.`,
};

/** The sentence about the creature that makes the hero unable to act, by the reason. */
const HELD: Partial<Record<HelplessReason, (who: string, turns: string) => string>> = {
  sleeping: (who, turns) => `${who} puts you to sleep for ${turns}.`,
  paralysed: (who, turns) => `${who} paralyses you for ${turns}.`,
};

function tellHelpless({ actor, turns, reason, by }: GameEventOf<'helpless'>, names: Names): string {
  const time = `${turns} turn${turns === 1 ? '' : 's'}`;
  const alone = HELPLESS[reason];
  const held = by === 0 ? undefined : HELD[reason];
  if (held === undefined) {
    return alone(time);
  }
  return held(by === actor ? 'Your own magic' : subject(names, by), time);
}

function tellEnchanted({ item, amount }: GameEventOf<'enchanted'>, names: Names): string {
  const name = subject(names, item);
  if (amount === 0) {
    return `${name} glows violently for a moment.`;
  }
  return amount < 0
    ? `${name} turns dull.`
    : `${name} glows for a ${amount > 1 ? 'while' : 'moment'}.`;
}

/** `You pick up a tulwar (d).`, `You pick up 2 more: you have 5 arrows now (e).` */
function tellPickedUp(event: GameEventOf<'picked-up'>, names: Names): string {
  const { actor, item, letter, more } = event;
  const at = letter === 0 ? '' : ` (${String.fromCharCode(letter)})`;
  return more > 0
    ? `You pick up ${more} more: you have ${whole(names, item)} now${at}.`
    : `${subject(names, actor)} ${verb(names, actor, 'pick', 'picks')} up ${whole(names, item)}${at}.`;
}

/** `A jackal`, `Perchta`, `A suit of plate mail`. */
function indefinite(names: Names, id: number): string {
  return capitalised(lowerIndefinite(names, id));
}

/** The whole stack: `3 arrows`, `a cursed dagger`. */
function whole(names: Names, id: number): string {
  return names[id]?.whole ?? object(names, id);
}

function lowerIndefinite(names: Names, id: number): string {
  const name = names[id];
  if (name === undefined || !name.common) {
    return object(names, id);
  }
  return name.one ?? `${articleOf(name.name)} ${name.name}`;
}

/**
 * One sentence about an event; empty for an event that players aren't told of.
 * @param looks of the effects in the event; absent: they have no name
 */
export function tellEvent(event: GameEvent, names: Names, looks: Looks = {}): string {
  if (event.kind === 'burned') {
    return tellBurned(event, speakerOf(names), looks[event.source - 1]?.name);
  }
  const told = tellFamily(event, speakerOf(names));
  if (told !== undefined) {
    return told;
  }
  const tellers: Readonly<Record<string, unknown>> = TELLERS;
  const teller = tellers[event.kind] as (told: GameEvent, known: Names) => string;
  return teller(event, names);
}

function speakerOf(names: Names): Speaker {
  return {
    text: id => names[id]?.text ?? '',
    subject: id => subject(names, id),
    object: id => object(names, id),
    plain: id => names[id]?.name ?? 'something',
    some: id => names[id]?.whole ?? lowerIndefinite(names, id),
    verb: (id, you, others) => verb(names, id, you, others),
  };
}
