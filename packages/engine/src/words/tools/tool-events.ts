// The events of tools in sentences.

import type { GameEventOf, ToolEventKind } from '../../game/index.ts';
import type { Speaker } from '../charging-events.ts';

const PLAYED: Readonly<
  Record<GameEventOf<'instrument-played'>['telling'], (thing: string) => string>
> = {
  noise: thing => `You play ${thing}. It is not quite music.`,
  tune: thing => `You play ${thing}. It is a tune, and a good one.`,
  lulls: thing => `You play ${thing}. Sleep is in every note of it.`,
  charms: thing => `You play ${thing}. Nobody could be angry at such music.`,
  row: thing => `You beat ${thing}. It can be heard from one end of the level to the other.`,
  thud: thing => `You beat ${thing}. It gives a dull thud.`,
  quakes: thing => `You beat ${thing}, and the ground beats back.`,
};

const DJINNI: Readonly<Record<GameEventOf<'djinni-out'>['deed'], string>> = {
  grants: '“I owe you something,” it says. “Name it.”',
  serves: '“Free,” it says, and looks as if it meant to stay with you.',
  spares: '“Free,” it says. “I shall remember whose doing that was.”',
  vanishes: '“At last,” it says, and is gone.',
  attacks: '“I was asleep,” it says, and reaches for you.',
};

const DIPPED: Readonly<Record<GameEventOf<'dipped'>['telling'], (thing: string) => string>> = {
  nothing: thing => `${thing} is wet for a moment. That is all.`,
  blanks: thing => `The writing runs off ${thing}.`,
  dilutes: thing => `${thing} gets thinner.`,
  'becomes-water': thing => `${thing} is water now.`,
  hallows: thing => `${thing} glows with a light blue light.`,
  darkens: thing => `${thing} glows with a black light.`,
  fills: thing => `${thing} drinks the oil.`,
  full: thing => `${thing} is full enough.`,
  oily: thing => `${thing} is oily, and no better for it.`,
  mixes: () => 'The liquids mix, and settle.',
  'wet-inside': thing => `Water gets into ${thing}.`,
  evaporates: () => 'The mixture bubbles, and is gone.',
};

const WRITTEN: Readonly<Record<GameEventOf<'written'>['telling'], (thing: string) => string>> = {
  'no-page': () => 'You carry nothing blank to write on.',
  'no-such-kind': () => 'Nothing of that name can be written there.',
  'too-dry': thing => `${thing} is too dry for that.`,
  'dries-out': () => 'The marker dries out in the middle of a word.',
  forgets: () => 'You don’t know how that is written, and what you write comes to nothing.',
  written: thing => `You write ${thing}.`,
};

const KICKED: Readonly<Record<GameEventOf<'kicked'>['telling'], (thing: string) => string>> = {
  air: () => 'You kick at nothing.',
  misses: thing => `Your clumsy kick misses ${thing}.`,
  blocked: thing => `You kick at ${thing}, which is elsewhere by then.`,
  hits: thing => `You kick ${thing}.`,
  wall: () => 'You kick something that doesn’t mind. Your foot does.',
  stays: thing => `You kick ${thing}. It stays where it is.`,
  slides: thing => `You kick ${thing}, and off it goes.`,
};

const DUG: Readonly<Record<GameEventOf<'dig-told'>['telling'], string>> = {
  starts: 'You begin to dig.',
  'goes-on': 'You go on digging.',
  'starts-down': 'You begin to dig in the floor.',
  'goes-on-down': 'You go on digging in the floor.',
  'through-rock': 'You have cut through the rock.',
  'through-wall': 'You have made an opening in the wall.',
  'through-door': 'You have broken through the door.',
  pit: 'You have dug a pit, and stand in it.',
  hole: 'You have dug a hole through the floor.',
  paused: 'You pause for breath.',
  astray: 'You reel, and your swing goes astray.',
};

const MOVED: Readonly<Record<GameEventOf<'contents-moved'>['telling'], (thing: string) => string>> =
  {
    out: thing => `You take out ${thing}.`,
    in: thing => `You put in ${thing}.`,
    full: thing => `There is no room in it for ${thing}.`,
    tipped: thing => `You tip out ${thing}.`,
    vanished: thing => `Something is gone from it for good: ${thing}.`,
  };

const ENGRAVING: Readonly<Record<GameEventOf<'engraving'>['telling'], (pen: string) => string>> = {
  dust: () => 'You write in the dust.',
  engraved: () => 'You engrave it in the floor.',
  burned: () => 'You burn it into the floor.',
  nothing: pen => `${pen} does nothing to the floor that you can see.`,
  'too-deep': () => 'What is written here goes too deep to be wiped out.',
  burns: pen => `Flames leap from ${pen}: it writes by fire.`,
  digs: pen => `Chips fly from the floor: ${pen} cuts it like cheese.`,
  lightning: pen => `Lightning arcs from ${pen}. You are blinded by the flash.`,
  frost: () => 'Frost settles on the floor, and melts.',
  'bugs-drop': () => 'The insects on the floor stop moving.',
  'bugs-slow': () => 'The insects on the floor slow down.',
  'bugs-fast': () => 'The insects on the floor speed up.',
  holes: () => 'The floor is riddled with small holes.',
  fights: pen => `${pen} won’t hold still: it fights your hand.`,
  vanishes: () => 'What was written here is gone.',
};

type Teller<Kind extends ToolEventKind> = (event: GameEventOf<Kind>, say: Speaker) => string;

/** One sentence for each event. */
const TELLERS: { readonly [Kind in ToolEventKind]: Teller<Kind> } = {
  'instrument-played': ({ item, telling }, say) => PLAYED[telling](say.object(item)),
  'calmed-by-music': ({ target }, say) =>
    `${say.subject(target)} sways to the music, and forgets about you.`,
  'ground-opened': ({ target, damage }, say) =>
    `The ground opens under ${say.object(target)}, and shuts again (${damage}).`,
  'tool-slipped': ({ item }, say) => `${say.subject(item)} slips out of your hand.`,
  greased: ({ item }, say) => `You rub grease over ${say.object(item)}.`,
  'grease-spared': ({ item }, say) => `The grease saves ${say.object(item)}.`,
  'grease-gone': ({ item }, say) => `The grease has come off ${say.object(item)}.`,
  'picture-taken': ({ item }, say) => `${say.subject(item)} flashes.`,
  rubbed: ({ item }, say) => `You rub ${say.object(item)}.`,
  'lamp-smokes': () => 'A puff of smoke comes out of the spout.',
  'djinni-out': ({ deed }) => `Smoke pours out, and becomes a djinni. ${DJINNI[deed]}`,
  dipped: ({ item, telling }, say) => DIPPED[telling](say.subject(item)),
  'oil-drunk': () => 'It tastes of lamps.',
  'oil-exploded': ({ damage }) => `The oil meets the flame, and everything is fire (${damage}).`,
  'potions-exploded': ({ damage }) => `The mixture explodes (${damage}).`,
  written: ({ item, telling }, say) =>
    WRITTEN[telling](telling === 'written' ? say.some(item) : say.subject(item)),
  'wand-broken': ({ item }, say) => `You break ${say.object(item)} in two.`,
  kicked: ({ target, telling }, say) => KICKED[telling](target === 0 ? '' : say.object(target)),
  'dig-told': ({ telling }) => DUG[telling],
  'contents-moved': ({ item, telling, more }, say) =>
    more > 0
      ? `You take out ${more} more: you have ${say.some(item)} now.`
      : MOVED[telling](say.some(item)),
  'contents-lost': ({ item }, say) => `What was in ${say.object(item)} is gone.`,
  'bag-charged': ({ item }, say) => `The scroll dissolves, and ${say.object(item)} stirs.`,
  'bag-exploded': ({ item, damage }, say) =>
    `${say.subject(item)} explodes, and everything in it is gone (${damage}).`,
  invoked: ({ item }, say) => `You call on ${say.object(item)}.`,
  'invoked-in-vain': ({ item }, say) => `${say.subject(item)} doesn’t answer. It is tired of you.`,
  engraving: ({ item, telling }, say) =>
    ENGRAVING[telling](
      item === 0
        ? ''
        : telling === 'nothing' || telling === 'fights'
          ? say.subject(item)
          : say.object(item),
    ),
  'word-feared': ({ target }, say) => `${say.subject(target)} shrinks from what is written here.`,
  'word-gone': () => 'The word on the floor is gone.',
  'pack-hums': ({ item }, say) =>
    `${say.subject(item)} hums, and wants to be held against something.`,
  tended: ({ actor, item }, say) => `${say.subject(actor)} sees to ${say.object(item)}.`,
  'wish-vain': () => '“There is no such thing,” it says. “Name another.”',
};

/** Whether this file has the sentence of an event. */
export function isOfTool(event: { readonly kind: string }): event is GameEventOf<ToolEventKind> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** The sentence of such an event. */
export function tellTool(event: GameEventOf<ToolEventKind>, say: Speaker): string {
  const teller = TELLERS[event.kind] as (told: object, speaker: Speaker) => string;
  return teller(event, say);
}
