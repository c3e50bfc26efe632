// Checks the drawings of levels and vaults of the dungeon, and of the lessons. One that passes can be set into a level, and its stairs
// and doors can be reached.

import type { ContentProblem } from '../../errors/index.ts';
import { BRANCHES } from '../../worldrules/index.ts';
import { type Archetype, textOf } from '../archetype.ts';
import {
  ANY,
  DRAWING_LETTERS,
  type DrawingPlan,
  drawingPlan,
  type Legend,
} from '../places/drawing-plan.ts';
import { ARRIVAL } from '../places/place-plan.ts';
import { wrongLetters, wrongSize } from './check-drawing-rows.ts';
import type { ArchetypeSource, Report } from './report.ts';

const BRANCH_WORDS: readonly string[] = BRANCHES;

/** The largest vault, with its walls. */
const LARGEST_VAULT = { width: 24, height: 12 } as const;

/** The largest drawing of a level, with its walls: the size of the levels that are dug. */
const LARGEST_LEVEL = { width: 80, height: 21 } as const;

/** Letters of doors. */
const DOOR_LETTERS = "+'∩¤¦‡";

/** Letters through which nobody walks: walls, rock, trees, lava, deep water. */
const CLOSED_LETTERS = '%#§♣▒~';

/** The problems of a drawing. */
export function drawingProblems(
  { archetype }: ArchetypeSource,
  find: (id: string) => Archetype | undefined,
  report: Report,
): ContentProblem[] {
  const plan = drawingPlan(archetype);
  const word = textOf(archetype, 'place');
  const isVault = word === 'vault';
  const isLesson = word === 'lesson';
  const size = wrongSize(plan, report);
  if (size.length > 0) {
    return size;
  }
  return [
    ...tooLarge(plan, isVault ? LARGEST_VAULT : LARGEST_LEVEL, report),
    ...wrongLetters(plan, isLesson ? [...DRAWING_LETTERS, ARRIVAL] : DRAWING_LETTERS, report),
    ...(isLesson ? [] : wrongDepths(plan, report)),
    ...wrongBranches(plan, report),
    ...wrongLegend(plan, find, report),
    ...(isVault ? wrongVault(plan, report) : wrongStairs(plan, isLesson ? ARRIVAL : '<', report)),
  ];
}

function tooLarge(
  { rows }: DrawingPlan,
  most: { readonly width: number; readonly height: number },
  report: Report,
): ContentProblem[] {
  const [width, height] = [rows[0]!.length, rows.length];
  return width > most.width || height > most.height
    ? [report('msg', `at most ${most.height} rows of ${most.width}`, `${height} rows of ${width}`)]
    : [];
}

/** A hero begins on the first level, so that it is never drawn. */
function wrongDepths({ fromDepth, toDepth }: DrawingPlan, report: Report): ContentProblem[] {
  return [
    ...(fromDepth < 2 ? [report('from_depth', '2 or more', `${fromDepth}`)] : []),
    ...(toDepth < fromDepth ? [report('to_depth', `${fromDepth} or more`, `${toDepth}`)] : []),
  ];
}

function wrongBranches({ branches }: DrawingPlan, report: Report): ContentProblem[] {
  const strange = branches.filter(word => !BRANCH_WORDS.includes(word));
  return strange.map(word => report('branch', `words of ${BRANCH_WORDS.join(', ')}`, word));
}

function wrongLegend(
  { what, legend, rows }: DrawingPlan,
  find: (id: string) => Archetype | undefined,
  report: Report,
): ContentProblem[] {
  return [...what].flatMap(([letter, meant]) => {
    const line = `${letter} = ${legend.get(letter)!}`;
    const expected = expectedOf(meant, find);
    const unused = rows.some(row => row.includes(letter))
      ? []
      : [report('msg', `the letter ${letter} in the drawing`, 'nowhere', line)];
    return expected === undefined ? unused : [report('msg', expected, meant.id, line), ...unused];
  });
}

/** What a line of the legend should say; undefined: it is right. Lists are checked with all other references. */
function expectedOf(
  { kind, id }: Legend,
  find: (id: string) => Archetype | undefined,
): string | undefined {
  if (kind === 'any') {
    const words: readonly string[] = ANY;
    return words.includes(id) ? undefined : `any and one of ${words.join(', ')}`;
  }
  return kind === 'list' || find(id) !== undefined
    ? undefined
    : 'the name of a fixture, a monster or an item';
}

/** A vault has walls around it, and a door in them. */
function wrongVault({ rows, frequency }: DrawingPlan, report: Report): ContentProblem[] {
  const edge = rows.flatMap((row, y) =>
    [...row].filter((_, x) => x === 0 || y === 0 || x === row.length - 1 || y === rows.length - 1),
  );
  const isWall = (letter: string) => '#§'.includes(letter) || DOOR_LETTERS.includes(letter);
  const stairs = rows.join('').match(/[<>]/)?.[0];
  const gap = edge.find(letter => !isWall(letter));
  return [
    ...(gap === undefined ? [] : [report('msg', 'walls and doors at the edge of a vault', gap)]),
    ...(stairs === undefined ? [] : [report('msg', 'no stairs in a vault', stairs)]),
    ...(edge.some(letter => DOOR_LETTERS.includes(letter))
      ? []
      : [report('msg', `a door (${DOOR_LETTERS}) in the wall of the vault`, 'none')]),
    ...(frequency < 1 ? [report('frequency', '1 or more for a vault', `${frequency}`)] : []),
  ];
}

/**
 * A level has one way up, at most one down, and every stair can be reached without a key. The pupil of the lessons
 * arrives on a mark in place of the stairs up.
 */
function wrongStairs({ rows }: DrawingPlan, arrival: string, report: Report): ContentProblem[] {
  const all = rows.join('');
  const count = (letter: string) => all.split(letter).length - 1;
  const isLesson = arrival === ARRIVAL;
  const downs = count('>');
  const problems = [
    ...(count(arrival) === 1
      ? []
      : [report('msg', `the letter ${arrival} once`, `${count(arrival)} times`)]),
    ...(downs === 1 || (downs === 0 && !isLesson)
      ? []
      : [report('msg', `the letter > ${isLesson ? '' : 'at most '}once`, `${downs} times`)]),
  ];
  return problems.length > 0 || downs === 0 || joined(rows, arrival)
    ? problems
    : [report('msg', `a way from ${arrival} to > without a key`, 'none')];
}

/** Whether a walker comes from where he arrives to the stairs down. */
function joined(rows: readonly string[], arrival: string): boolean {
  const start = rows.findIndex(row => row.includes(arrival));
  const width = rows[0]!.length;
  const reached = new Set([start * width + rows[start]!.indexOf(arrival)]);
  for (const square of reached) {
    const [x, y] = [square % width, Math.floor(square / width)];
    if (rows[y]![x] === '>') {
      return true;
    }
    for (let down = -1; down <= 1; down++) {
      for (let across = -1; across <= 1; across++) {
        const letter = rows[y + down]?.[x + across];
        if (letter !== undefined && !CLOSED_LETTERS.includes(letter) && !'¤‡†'.includes(letter)) {
          reached.add((y + down) * width + x + across);
        }
      }
    }
  }
  return false;
}
