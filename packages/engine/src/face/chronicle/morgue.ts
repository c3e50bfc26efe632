// A hero written down as text: who he is, what he carries, whom he killed, where he stands and what was near.

import type { GameView, ItemView } from '../../game/index.ts';
import type { DangerPoint, KindRecall, OddsAnswer, OddsQuestion } from '../../odds/index.ts';
import {
  tellConducts,
  tellEnding,
  tellNumbers,
  tellPlace,
  tellRank,
  tellScore,
  withArticle,
} from '../../words/index.ts';
import { hostilesSeen } from '../known-map.ts';
import { mapText } from '../told-map.ts';
import { dangerPlot } from './danger-plot.ts';
import { percent } from './ledger-text.ts';

/** What a morgue is made of. */
export interface MorgueFacts {
  readonly view: GameView;
  /** Sentences, the newest last. */
  readonly log: readonly string[];
  /** Every kind that the hero met. */
  readonly kinds: readonly KindRecall[];
  /** A turn of each enemy in sight, before the end if the game is over. */
  readonly dangers: readonly { readonly name: string; readonly odds: OddsAnswer }[];
  /** The danger of each of the last commands; absent: the game goes on, or there is no record of it. */
  readonly path?: readonly DangerPoint[];
  /** Absent while it is secret. */
  readonly seed?: string;
  readonly ruleset?: string;
}

/**
 * The text of a hero as he stands, at any face.
 * @param log sentences, the newest last
 * @param ask the odds of his game
 */
export async function morgueNow(
  view: GameView,
  log: readonly string[],
  ask: (question: OddsQuestion) => Promise<OddsAnswer>,
): Promise<string> {
  const { kinds = [] } = await ask({ ask: 'recall', target: 0 });
  const dangers: { name: string; odds: OddsAnswer }[] = [];
  // The dead are in no danger: a record tells the odds before the end.
  for (const { id, name } of view.ending === undefined ? hostilesSeen(view) : []) {
    dangers.push({ name, odds: await ask({ ask: 'danger', target: id }) });
  }
  return morgueText({ view, log, kinds, dangers });
}

/** Sentences of the log that are written down. */
const LAST_SENTENCES = 30;

/** The text, with a last line break. */
export function morgueText(facts: MorgueFacts): string {
  const { view, log } = facts;
  const parts: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['', headOf(facts)],
    ['Attributes and condition', bodyOf(view)],
    ['Inventory', view.inventory.map(itemLine)],
    [
      'Spells',
      view.spells.map(
        ({ letter, name, failPercent }) => `${letter} - ${name}, fails ${failPercent} %`,
      ),
    ],
    [
      'Skills',
      view.skills
        .filter(({ level }) => level !== 'unskilled' && level !== 'restricted')
        .map(({ skill, level }) => `${skill}: ${level}`),
    ],
    ['Kills', killsOf(facts)],
    ['Conducts', tellConducts(view.conducts)],
    ['Notes', (view.own?.notes ?? []).map(({ turn, text }) => `Turn ${turn}: ${text}`)],
    [placeTitle(view), trimmedMap(view)],
    [
      view.ending === undefined
        ? 'A turn of the enemies in sight'
        : 'The last turn of the enemies in sight',
      dangersOf(facts),
    ],
    ['The chance to be dead five moves later, by what was known', dangerPlot(facts.path ?? [])],
    ['Last messages', log.slice(-LAST_SENTENCES)],
  ];
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(
      ([title, lines]) =>
        `${title === '' ? '' : `${title}\n${'-'.repeat(title.length)}\n`}${lines.join('\n')}\n`,
    )
    .join('\n');
}

/** The name of a morgue's file: `Ada-1181.txt`. */
export function morgueFileName({ hero, turn }: GameView): string {
  const name = hero.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return `${name || 'hero'}-${turn}.txt`;
}

function headOf({ view, seed, ruleset }: MorgueFacts): string[] {
  const { hero, turn, dungeonLevel } = view;
  return [
    `${hero.name}, ${hero.race} ${hero.role} of level ${hero.level}`,
    ...(hero.rank === undefined ? [] : [tellRank(hero)]),
    tellEnding(view) || `Alive on turn ${turn}, ${tellPlace(dungeonLevel)}.`,
    tellScore(view),
    ...(seed === undefined ? [] : [`Seed: ${seed}`]),
    ...(ruleset === undefined ? [] : [`Rules: ${ruleset}`]),
  ];
}

function bodyOf({ hero }: GameView): string[] {
  const attributes = Object.entries(hero.attributes).map(([name, value]) => `${name} ${value}`);
  const pools = [
    `Hit points ${hero.hitPoints} of ${hero.maxHitPoints}`,
    `energy ${hero.energy} of ${hero.maxEnergy}`,
    ...(hero.maxGrace > 0 ? [`grace ${hero.grace} of ${hero.maxGrace}`] : []),
    `armour class ${hero.armourClass}`,
    `experience ${hero.experience}`,
    `gold ${hero.gold}`,
  ];
  const states = [hero.hunger, hero.burden, ...hero.conditions].filter(
    state => state !== '' && state !== 'not-hungry' && state !== 'unencumbered',
  );
  return [
    attributes.join(', '),
    `${pools.join(', ')}.`,
    ...(states.length === 0 ? [] : [`Condition: ${states.join(', ')}.`]),
  ];
}

function itemLine(item: ItemView): string {
  const { letter, name, count, wielded, worn } = item;
  const what = count === 1 ? withArticle(name) : `${count} ${name}`;
  const numbers = tellNumbers(item);
  const use = wielded ? ' (in hand)' : worn ? ' (worn)' : '';
  return `${letter} - ${what}${numbers === '' ? '' : ` ${numbers}`}${use}`;
}

function killsOf({ kinds }: MorgueFacts): string[] {
  const killed = kinds
    .filter(({ kills }) => kills > 0)
    .toSorted((one, other) => other.level - one.level || other.kills - one.kills);
  const sum = killed.reduce((total, { kills }) => total + kills, 0);
  return killed.length === 0
    ? ['None.']
    : [
        ...killed.map(
          ({ name, kills, level }) => `${String(kills).padStart(4)}  ${name} (level ${level})`,
        ),
        `${String(sum).padStart(4)}  in all`,
      ];
}

function placeTitle({ dungeonLevel }: GameView): string {
  return tellPlace(dungeonLevel).replace(/^./, letter => letter.toUpperCase());
}

/** The known map without its empty edges. */
function trimmedMap(view: GameView): string[] {
  const rows = mapText(view).split('\n');
  const first = rows.findIndex(row => row !== '');
  const last = rows.findLastIndex(row => row !== '');
  const shown = rows.slice(first, last + 1);
  const left = Math.min(...shown.filter(row => row !== '').map(row => row.search(/\S/)));
  return shown.map(row => row.slice(left));
}

function dangersOf({ dangers }: MorgueFacts): string[] {
  return dangers.map(({ name, odds }) => {
    const [turn] = odds.targets;
    if (turn === undefined || odds.certainty.kind === 'unknown') {
      return `${name}: its blows were not known.`;
    }
    const more = odds.certainty.kind === 'at-least' ? ' or more' : '';
    return (
      `${name}: hurt with ${percent(turn.hitChance)}${more}, ` +
      `${turn.meanDamage.toFixed(1)} points on average, killed with ${percent(turn.killChance)}${more}.`
    );
  });
}
