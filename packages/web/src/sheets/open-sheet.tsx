// The sheet that is open, if any.

import type { GameView } from '@roguewright/engine/game';
import { OverviewSheet } from '../level/overview-sheet.tsx';
import type { Play } from '../play/play.ts';
import { LookBackDoor } from '../replay/replay-door.tsx';
import { goTo } from '../screens/route.ts';
import type { Settings } from '../settings.ts';
import { BagSheet } from './bag-sheet.tsx';
import { CompareSheet } from './compare-sheet.tsx';
import { ConductSheet } from './conduct-sheet.tsx';
import { DiscoverySheet } from './discovery-sheet.tsx';
import { FindSheet } from './find-sheet.tsx';
import { FloorSheet } from './floor-sheet.tsx';
import { HelpSheet } from './help-sheet.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { ItemSheet } from './item-sheet.tsx';
import { LeaveSheet, MoreSheet } from './more-sheet.tsx';
import { NoteSheet, RulesSheet } from './own-sheets.tsx';
import { QuestionSheet } from './question-sheet.tsx';
import { RecallSheet } from './recall-sheet.tsx';
import { RestSheet } from './rest-sheet.tsx';
import { SettingsSheet } from './settings/settings-sheet.tsx';
import { SkillSheet } from './skill-sheet.tsx';
import { SpellSheet } from './spell-sheet.tsx';
import { StudyAnywaySheet } from './study-sheet.tsx';
import { YouSheet } from './you-sheet.tsx';

interface OpenSheetProps {
  readonly play: Play;
  readonly view: GameView;
  readonly settings: Settings;
  /** The seed, where the player chose it. */
  readonly seed: string | undefined;
}

/** Nothing while the player walks or aims. */
export function OpenSheet({ play, view, settings, seed }: OpenSheetProps) {
  const mode = play.mode.value;
  if (mode.kind !== 'sheet') {
    return null;
  }
  switch (mode.sheet) {
    case 'spells':
      return <SpellSheet play={play} view={view} />;
    case 'question':
      return <QuestionSheet play={play} view={view} />;
    case 'pick-up':
      return <FloorSheet play={play} view={view} />;
    case 'study-anyway':
      return <StudyAnywaySheet play={play} view={view} book={mode.subject ?? 0} />;
    case 'rest-until':
      return <RestSheet play={play} view={view} />;
    case 'luck':
      return <LookBackDoor play={play} about="luck" />;
    case 'last-turns':
      return <LookBackDoor play={play} about="last-turns" />;
    case 'skills':
      return <SkillSheet play={play} view={view} />;
    case 'discoveries':
      return <DiscoverySheet play={play} view={view} />;
    case 'find':
      return <FindSheet play={play} view={view} />;
    case 'rules':
      return <RulesSheet play={play} view={view} />;
    case 'notes':
      return <NoteSheet play={play} view={view} />;
    case 'conducts':
      return <ConductSheet play={play} view={view} />;
    case 'help':
      return <HelpSheet play={play} view={view} settings={settings} />;
    case 'recall':
      return <RecallSheet play={play} view={view} subject={mode.subject} />;
    case 'compare':
      return <CompareSheet play={play} view={view} subject={mode.subject} />;
    case 'history':
      return <HistorySheet play={play} />;
    case 'overview':
      return <OverviewSheet play={play} view={view} />;
    case 'settings':
      return <SettingsSheet play={play} settings={settings} />;
    case 'you':
      return <YouSheet play={play} view={view} seed={seed} />;
    case 'item':
      return <ItemSheet play={play} view={view} item={mode.subject ?? 0} />;
    case 'more':
      return <MoreSheet play={play} view={view} />;
    case 'leave':
      return <LeaveSheet play={play} leave={() => goTo({ screen: 'title' })} />;
    default:
      return (
        <BagSheet
          play={play}
          items={view.inventory}
          underfoot={view.underfoot}
          sheet={mode.sheet}
        />
      );
  }
}
