// The preview of a new hero, in lines.

import type { Expected, HeroPreview } from '@roguewright/engine/host';
import { skillName, tellPaths, tellPrice, tellRanks } from '@roguewright/engine/words';
import { decimal, percent } from '../../terminal/numbers.ts';
import type { Line } from '../picture/panels.ts';
import { INK } from '../terminal/ink.ts';

/** The numbers as lines. @param columns of the panel: kit and skills are told in full wherever */
export function previewLines(preview: HeroPreview, columns: number): Line[] {
  const { hitPoints, energy, grace, armourClass, weapon, launcher, speed, burdened } = preview;
  const head = (text: string): Line => ({ text, ink: INK.accent });
  const pools = [
    `Hit points ${rangeOf(hitPoints)}`,
    `energy ${rangeOf(energy)}`,
    ...(grace === undefined ? [] : [`grace ${rangeOf(grace)}`]),
    `armour class ${armourClass}`,
    speed === 12 ? 'usual speed' : `speed ${speed} (usual: 12)`,
  ];
  return [
    { text: `${pools.join(', ')}.` },
    ...(burdened > 0 ? [{ text: `Too heavily laden: ${percent(burdened)} of such heroes.` }] : []),
    { text: '' },
    head('Attributes: low, middle, high'),
    ...attributeLines(preview, columns),
    { text: '' },
    head('Weapon'),
    {
      text:
        `${weapon.name}${weapon.damage === '' ? '' : ` (${weapon.damage})`}: ` +
        `${counted(weapon.blows, 'blow')} a turn; ${percent(weapon.hitPercent.mean / 100)} of them ` +
        `hit armour ${weapon.armourClass}, for ${decimal(weapon.dealt.mean, 1)} damage a turn.`,
    },
    ...(launcher === undefined
      ? []
      : [
          {
            text: `${launcher.name}: ${counted(launcher.shots, 'shot')} a turn, damage × ${launcher.multiplier}.`,
          },
        ]),
    ...pathLines(preview),
    ...spellLines(preview),
    { text: '' },
    head('Brings'),
    { text: `${preview.kit.map(({ name }) => name).join(', ')}.` },
    { text: '' },
    head('Skills, and how far they go'),
    {
      text: `${preview.skills.map(({ skill, most }) => `${skillName(skill)} ${most}`).join(', ')}.`,
    },
    { text: '' },
    head('Ranks'),
    { text: `${tellRanks(preview.ranks)}.` },
    { text: '' },
    {
      text: 'What depends on attributes is counted over many such heroes; yours is one of them.',
      ink: INK.muted,
    },
  ];
}

/** Two attributes a line where there is room. */
function attributeLines({ attributes }: HeroPreview, columns: number): Line[] {
  const cells = attributes.map(
    ({ name, low, middle, high }) =>
      `${name.padEnd(12)} ${low.padStart(5)} ${middle.padStart(5)} ${high.padStart(5)}`,
  );
  const each = columns >= 66 ? 2 : 1;
  return Array.from({ length: Math.ceil(cells.length / each) }, (_, row) => ({
    text: cells.slice(row * each, (row + 1) * each).join('    '),
  }));
}

/** The spell paths, where the hero has any. */
function pathLines({ paths }: HeroPreview): Line[] {
  const told = tellPaths(paths);
  return told.length === 0
    ? []
    : [{ text: '' }, { text: 'Spell paths', ink: INK.accent }, { text: told.join(' ') }];
}

function spellLines({ spells }: HeroPreview): Line[] {
  if (spells.length === 0) {
    return [];
  }
  const lines = spells.flatMap(({ name, share, spellLevel, school, failPercent, ...more }) => [
    {
      text:
        `${name}${share < 1 ? ` (${percent(share)} know it)` : ''}, level ${spellLevel} ${school}: fails ${percent(failPercent.mean / 100)}, ` +
        `${tellPrice(more)}, ${counted(more.casts, 'cast')}.`,
    },
    ...(share < 1 ? [] : more.explanation).map(({ text }) => ({
      text: `  ${text}`,
      ink: INK.muted,
    })),
  ]);
  return [{ text: '' }, { text: 'Spells', ink: INK.accent }, ...lines];
}

function counted(expected: Expected, what: string): string {
  const range = rangeOf(expected);
  return `${range} ${what}${range === '1' ? '' : 's'}`;
}

/** `12`, or `10–14`: every value that may come. */
function rangeOf({ values }: Expected): string {
  const first = values[0]?.[0] ?? 0;
  const last = values.at(-1)?.[0] ?? 0;
  return first === last ? String(first) : `${first}–${last}`;
}
