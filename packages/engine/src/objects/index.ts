// Objects: archetypes and the things made of them, and the formats they are written in.

export { type Archetype, factOf, TYPE, textOf } from './archetype.ts';
export { Content, type ContentFile, loadContent } from './content.ts';
export * from './formats/index.ts';
export { GameObject, type GameObjectState } from './game-object.ts';
export { makeObject } from './make.ts';
export {
  type Appearance,
  aboutOf,
  appearanceOf,
  type CreatureBlow,
  type CreatureFacts,
  creatureFacts,
  type SpellFacts,
  spellFacts,
  type WeaponFacts,
  weaponFacts,
} from './views.ts';
export { drawTreasure, type TreasureOrder, type TreasureView } from './treasure/draw-treasure.ts';
export { TreasureBook, type TreasureKind } from './treasure/treasure-book.ts';
