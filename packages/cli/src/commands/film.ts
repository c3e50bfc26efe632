// roguewright film: one cast of a spell on a set, tick by tick, as text or as a moving picture.

import { FILMS, OPEN_GROUND } from '@roguewright/content/films';
import { UsageError } from '@roguewright/engine/errors';
import { castableSpell, directionOfWord, spellsOf } from '@roguewright/engine/face';
import type { Direction } from '@roguewright/engine/game';
import {
  type FilmSet,
  filmSpell,
  filmSvg,
  filmText,
  MOST_TICKS,
  readFilmSet,
} from '@roguewright/engine/host';
import type { Archetype } from '@roguewright/engine/objects';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { contentWith } from '../content/content-with.ts';
import { packFiles } from '../content/pack-files.ts';
import { contentOption } from '../content-option.ts';
import { OptionError } from '../failures.ts';
import { integerOption } from '../options.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readText } from '../text-file.ts';

const HELP = `
The game itself casts the spell, for nothing and without fail, and the film shows what the
caster sees. Without --map it is filmed on the set of the gallery for its subtype.

A map is a text file: a drawing, a blank line, and settings below it, one a line.
  #########
  #.......#        # wall, . floor, + door, ~ water, @ the caster
  #.@..o..#        any other character is said below
  #########

  o: jackal, 12 hit points      a monster, an item or a fixture of the content
  f: friend wolf                a companion of the caster
  carried: wand/spell_sleep     something that the caster carries
  wielded: cursed long sword    the weapon of the caster
  direction: ne                 level: 12        ticks: 30        hit points: 40/200
  god: god_vael                 the god of the caster
  under: bare altar             what the caster stands on
  creatures: move               they stand still by default
  ground: dark                  text: WORDS      count: 9         item: long_sword

Examples:
  roguewright film fireball
  roguewright film lightning-bolt --direction ne --seed 7
  roguewright film thunder-jar --map hall.txt --level 20 --svg > jar.svg`;

interface Options {
  readonly direction?: string;
  readonly map?: string;
  readonly seed: string;
  readonly level?: string;
  readonly ticks?: string;
  readonly ruleset: string;
  readonly content?: readonly string[];
  readonly text?: true;
  readonly svg?: true;
  readonly json?: true;
}

/** The command, printing to a terminal. */
export function filmCommand(terminal: Terminal): Command {
  return new Command('film')
    .description('one cast of a spell on a map, tick by tick')
    .argument('<SPELL>', 'a spell of the content, such as fireball')
    .option('--direction <NAME>', 'where it is cast: n, ne, e …; what the map says, or east')
    .option('--map <FILE>', 'the set, as described below')
    .option('--seed <TEXT>', 'seed of all luck, 1 to 64 characters', 'film')
    .option('--level <N>', 'level of the caster, 1 to 100; ten more than that of the spell')
    .option('--ticks <N>', `length of the film, 1 to ${MOST_TICKS}; until nothing moves`)
    .option('--ruleset <ID>', 'ruleset or composition', 'house')
    .addOption(contentOption('folder of a pack with further spells'))
    .option('--text', 'print it as text, the default')
    .option('--svg', 'print a moving picture as an SVG file')
    .option('--json', 'print one JSON document with every frame')
    .addHelpText('after', HELP)
    .action((written: string, options: Options) => {
      checkForm(options);
      const ruleset = createRulesets().resolve(parseRulesetName(options.ruleset));
      const content = contentWith(packFiles(options.content ?? []));
      const spell = castableSpell('SPELL', spellsOf(content), written);
      const film = filmSpell(content, ruleset, {
        spell,
        set: setOf(spell, options.map),
        seed: seedOf(options.seed),
        direction: directionOf(options.direction),
        level: numberOf('--level', options.level, 100),
        ticks: numberOf('--ticks', options.ticks, MOST_TICKS),
      });
      if (options.svg) {
        terminal.write(filmSvg(film));
      } else if (options.json) {
        terminal.write(`${JSON.stringify(film)}\n`);
      } else {
        terminal.write(`${filmText(film, terminal.columns).join('\n')}\n`);
      }
    });
}

function checkForm({ text, svg, json }: Options): void {
  const forms = [text && '--text', svg && '--svg', json && '--json'].filter(form => form);
  if (forms.length > 1) {
    throw new OptionError(String(forms[1]), `can't be combined with ${forms[0]}`);
  }
}

/** The map that was named, or the gallery's for the spell or for its subtype. */
function setOf({ id, subtype }: Archetype, map: string | undefined): FilmSet {
  if (map !== undefined) {
    return readFilmSet(readText('--map', map), map);
  }
  const film =
    FILMS.find(({ spell }) => spell === id) ?? FILMS.find(one => one.subtype === subtype);
  return readFilmSet(film?.set ?? OPEN_GROUND, `gallery film ${film?.subtype ?? 'open ground'}`);
}

function directionOf(written: string | undefined): Direction | undefined {
  const direction = written === undefined ? undefined : directionOfWord(written);
  if (written !== undefined && (direction === undefined || direction === 0)) {
    throw new UsageError('--direction', written, 'n, ne, e, se, s, sw, w or nw');
  }
  return direction;
}

function numberOf(field: string, written: string | undefined, most: number): number | undefined {
  return written === undefined ? undefined : integerOption(field, written, 1, most);
}

function seedOf(seed: string): string {
  if (seed === '' || seed.length > 64) {
    throw new UsageError('--seed', seed, '1 to 64 characters');
  }
  return seed;
}
