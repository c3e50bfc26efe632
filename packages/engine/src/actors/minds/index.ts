// Minds: decisions of monsters, one behaviour per file.

export { decide } from './decide.ts';
export type { Intention } from './intention.ts';
export {
  type AbilityMoment,
  type AbilityView,
  emptyMindView,
  losesHeart,
  losesHeartByWounds,
  type MindView,
  WAY,
} from './mind-view.ts';
export { roamStep } from './roam.ts';
