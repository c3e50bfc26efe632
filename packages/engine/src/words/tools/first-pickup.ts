// The choices of what a new hero picks up on the way, for every face.

/** One choice. */
interface PickupChoice {
  readonly id: 'useful' | 'nothing';
  readonly name: string;
  readonly about: string;
  /** Rules as the command `prefer` takes them; absent: none. */
  readonly rules?: string;
}

/** The choices, the usual one first. */
export const PICKUP_CHOICES: readonly PickupChoice[] = [
  {
    id: 'useful',
    name: 'magic and gold',
    about:
      'You pick up potions, scrolls, books, wands, rings, amulets and gold wherever you walk, and exploring fetches them. Your rules (|) change that at any time.',
    rules: '! ? / = " $',
  },
  {
    id: 'nothing',
    name: 'nothing',
    about: 'You pick up only what you choose. Your rules (|) change that at any time.',
  },
];

/** The rules that a choice gives a new game. */
export function pickupWish(id: PickupChoice['id']): { readonly pickup?: string } {
  const rules = PICKUP_CHOICES.find(choice => choice.id === id)?.rules;
  return rules === undefined ? {} : { pickup: rules };
}
