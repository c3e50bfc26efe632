// Objects: archetypes and the things made of them, and the formats they are written in.

export { type Archetype, factOf, TYPE, textOf } from './archetype.ts';
export {
  BARE,
  type Carried,
  type Equipment,
  putOn,
  slotOf,
  takeOff,
  type WearRefusal,
  type WearResult,
  without,
} from './carried/equipment.ts';
export {
  type Addition,
  type AddOptions,
  Inventory,
  type InventoryState,
  LETTERS,
} from './carried/inventory.ts';
export { canJoin, joinPiles, splitPile, type ThingKnowledge, weightOf } from './carried/pile.ts';
export {
  type ArmourFacts,
  armourFacts,
  EQUIPMENT_SLOTS,
  type EquipmentSlot,
  isTwoHanded,
  type LauncherFacts,
  launcherFacts,
  type WearKind,
  wearKindOf,
} from './carried/wearing.ts';
export {
  BEATITUDES,
  type Beatitude,
  beatitudeOf,
  type Charges,
  chargesOf,
  classOf,
  type Enchantments,
  enchantmentsOf,
  type ItemClass,
  setBeatitude,
  setCharges,
  setEnchantments,
} from './condition.ts';
export {
  Content,
  type ContentFile,
  type ContentSurvey,
  loadContent,
  surveyContent,
} from './content.ts';
export * from './formats/index.ts';
export { GameObject, type GameObjectState } from './game-object.ts';
export { makeObject } from './make.ts';
export { drawTreasure, type TreasureOrder, type TreasureView } from './treasure/draw-treasure.ts';
export { TreasureBook, type TreasureKind } from './treasure/treasure-book.ts';
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
