// The films of the gallery, as the worker makes them.

import { FILMS } from '@roguewright/content/films';
import { UsageError } from '@roguewright/engine/errors';
import {
  filmSpell,
  filmSvg,
  filmText,
  filmTitle,
  levelsFrom,
  numberTable,
  readFilmSet,
  spellNumbers,
} from '@roguewright/engine/host';
import { type Content, subtypeName } from '@roguewright/engine/objects';
import { DEFAULT_RULESET, type RulesetLibrary } from '@roguewright/engine/rulesets';
import { asksDirection } from '@roguewright/engine/spells';
import type { FilmOffer, FilmWish, ShownFilm } from './device-calls.ts';

/** Characters of a line of a text film. */
const COLUMNS = 72;

const LONGEST_SEED = 64;

/** What the gallery shows. */
export function filmOffers(content: Content): FilmOffer[] {
  return FILMS.map(({ subtype, spell: id, about }) => {
    const spell = content.archetype(id);
    const level = spell.numbers.level ?? 1;
    const title = subtypeName(subtype).replaceAll('-', ' ');
    return { subtype, title, spell: spell.name, about, isAimed: asksDirection(spell), level };
  });
}

/** Films a spell of the gallery. Throws a UsageError for an unknown subtype, and for a level or seed out of range. */
export function shownFilm(content: Content, rulesets: RulesetLibrary, wish: FilmWish): ShownFilm {
  const { subtype, direction, level, seed, palette, isStill } = wish;
  const film = FILMS.find(one => one.subtype === subtype);
  if (film === undefined) {
    throw new UsageError('subtype', subtype, 'a subtype of the gallery');
  }
  if (seed === '' || seed.length > LONGEST_SEED) {
    throw new UsageError('seed', seed, `1 to ${LONGEST_SEED} characters`);
  }
  const ruleset = rulesets.resolve(film.ruleset ?? DEFAULT_RULESET);
  const spell = content.archetype(film.spell);
  const set = readFilmSet(film.set, `film of subtype ${subtype}`);
  const shown = filmSpell(content, ruleset, { spell, set, seed, direction, level });
  return {
    title: filmTitle(shown),
    picture: filmSvg(shown, { palette, isStill }),
    lines: filmText(shown, COLUMNS).slice(2),
    numbers: numberTable(spellNumbers(content, ruleset, spell, levelsFrom(spell))),
  };
}
