// The preview of a cast, over the ground and among the creatures and things that the hero knows.

import {
  type GameState,
  type KnownCreature,
  knownBearers,
  knownBeyond,
  knownBuilding,
  knownFaith,
  knownGround,
  knownLying,
  knownMatter,
  knownSelf,
  knownSides,
  knownSpellPort,
  knownSpellThings,
  mysteriesAtHand,
  paysForDrawn,
  type SpentPools,
} from '../../game/index.ts';
import { type Archetype, LAST_CROSSFIRE_SUBTYPE } from '../../objects/index.ts';
import { previewSpell, type SpellPreview, steadySquares } from '../../odds/index.ts';
import { asksDirection, type CastOrder, subtypeOf } from '../../spells/index.ts';
import { knownFriends } from './known-friends.ts';
import { bodiesOf } from './told-outcomes.ts';

/** Duration of a preview in ticks: five turns. */
const PREVIEW_TICKS = 50;

/** The preview of a cast. @param spent what the cast takes from the hero's pools */
export function previewOf(
  state: GameState,
  order: CastOrder,
  creatures: readonly KnownCreature[],
  spent: SpentPools,
): {
  readonly preview: SpellPreview;
  readonly steady: ReadonlySet<number>;
  /** It depends on squares that the hero doesn't see. */
  readonly unseen: boolean;
} {
  const isAimed = order.direction !== 0 || order.target !== undefined;
  const { builds, number, atSelf, whereFacing } = subtypeOf(order.spell.subtype);
  const needsNone =
    builds === true ||
    whereFacing === true ||
    (atSelf === true && number <= LAST_CROSSFIRE_SUBTYPE);
  if (asksDirection(order.spell) && !isAimed && !needsNone) {
    const preview: SpellPreview = {
      flights: [],
      touched: new Map(),
      certain: new Set(),
      certainty: { kind: 'exact' },
    };
    return { preview, steady: new Set(), unseen: false };
  }
  const squares = new Map(creatures.map(({ id, square }) => [id, square]));
  squares.set(state.hero.id, state.hero.square);
  const { spells } = state.ruleset.slots;
  const { known } = state.memory;
  let isPreview = true;
  let unseen = false;
  const ground = knownGround(
    state,
    () => {
      unseen ||= isPreview;
    },
    known,
  );
  const view = {
    ground,
    order,
    squares,
    bodies: bodiesOf(creatures),
    ticks: PREVIEW_TICKS,
    port: knownSpellPort(state, creatures, known),
    ...knownBeyond(state),
    things: { ...knownSpellThings(state), matter: knownMatter(state, creatures) },
    mysteries: mysteriesAtHand(state),
    darkness: state.level.map.darkness,
    building: knownBuilding(state, known),
    bearers: knownBearers(state, creatures, ground),
    faith: knownFaith(state, creatures),
    sides: knownSides(state, creatures),
    pays: (spell: Archetype) => paysForDrawn(state, spell, spent),
    lying: knownLying(state),
    reflectors: new Set(
      [...creatures, knownSelf(state)]
        .filter(({ reflectsSpells }) => reflectsSpells)
        .map(({ id }) => id),
    ),
    ...knownFriends(state, creatures, spent),
  };
  const preview = previewSpell(spells, state.content, view);
  isPreview = false;
  // In a sample, agreement of all flights doesn't make a square certain.
  const isFollowed = preview.certainty.kind !== 'estimated';
  const steady = isFollowed ? steadySquares(spells, state.content, view) : new Set<number>();
  return { preview, steady, unseen };
}
