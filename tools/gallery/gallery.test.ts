// The gallery: a film of each subtype that shows its effect, and the balance of attack spells.

import { readContent } from '@roguewright/content';
import { FILMS, OPEN_GROUND } from '@roguewright/content/films';
import { loadContent } from '@roguewright/engine/game';
import { filmSpell, filmSvg, filmText, readFilmSet, spellNumbers } from '@roguewright/engine/host';
import { LAST_CROSSFIRE_SUBTYPE, TYPE } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { SUBTYPES } from '@roguewright/engine/spells';
import { describe, expect, it } from 'vitest';
import { attackSpells, bestByLevel, MEASURES } from './balance.ts';

const content = loadContent(readContent());
const ruleset = createRulesets().resolve('house');

/** An explosion is what a bullet leaves behind: no spell is cast as one. */
const NEVER_CAST = [6];

function filmed(subtype: number, seed = 'gallery') {
  const film = FILMS.find(one => one.subtype === subtype)!;
  const set = readFilmSet(film.set, `film ${subtype}`);
  return filmSpell(content, ruleset, { spell: content.archetype(film.spell), set, seed });
}

describe('the gallery', () => {
  it('has a film of each subtype that can be cast', () => {
    const castable = SUBTYPES.map(({ number }) => number).filter(
      number => number <= LAST_CROSSFIRE_SUBTYPE && !NEVER_CAST.includes(number),
    );
    expect(FILMS.map(({ subtype }) => subtype)).toEqual(castable);
    for (const { subtype, spell } of FILMS) {
      expect(content.archetype(spell), spell).toMatchObject({ type: TYPE.spell, subtype });
    }
  });

  it.each(FILMS)('shows an effect of subtype $subtype, $spell', ({ subtype }) => {
    const film = filmed(subtype);
    expect(film.worked).toBe(true);
    const [before, ...after] = film.frames;
    const shows = after.some(
      ({ told, things, map }) =>
        told.length > 0 ||
        JSON.stringify([things, map]) !== JSON.stringify([before!.things, before!.map]),
    );
    expect(shows).toBe(true);
  });

  it('is the same film from the same seed, and another from another', () => {
    expect(filmText(filmed(35), 100)).toEqual(filmText(filmed(35), 100));
    expect(filmText(filmed(35, 'other'), 100)).not.toEqual(filmText(filmed(35), 100));
  });

  it('can film any spell that heroes can cast on the open ground', () => {
    const spells = content.archetypes.filter(
      ({ id, type, subtype }) =>
        type === TYPE.spell && id.startsWith('spell_') && subtype <= LAST_CROSSFIRE_SUBTYPE,
    );
    const set = readFilmSet(OPEN_GROUND, 'open ground');
    for (const spell of spells) {
      const film = filmSpell(content, ruleset, { spell, set, seed: spell.id, ticks: 5 });
      expect(film.frames, spell.id).toHaveLength(7);
    }
  });
});

describe('a film as a picture', () => {
  it('is an SVG with a title and a group for each picture, and stands still where it should', () => {
    const moving = filmSvg(filmed(5));
    expect(moving).toContain('<title>Fireball, cast east at level 11</title>');
    expect(moving).toContain('prefers-reduced-motion');
    expect(moving.split('@keyframes').length - 1).toBe(moving.split('<g class="f').length - 1);
    const still = filmSvg(filmed(5), { isStill: true });
    expect(still).not.toContain('@keyframes');
    expect(still).toContain('.p{visibility:visible}');
  });

  it('has the colours of a palette', () => {
    expect(filmSvg(filmed(5), { palette: 'tritanopia' })).not.toBe(filmSvg(filmed(5)));
  });
});

describe('the balance of attack spells', () => {
  const spells = attackSpells(content, ruleset);

  it('compares all that harm', () => {
    expect(spells.length).toBeGreaterThan(20);
    const fireball = spells.find(({ name }) => name === 'fireball')!;
    const [numbers] = spellNumbers(content, ruleset, content.archetype('spell_fireball'), [10]);
    expect(fireball.byLevel.get(10)).toEqual(numbers);
  });

  it.each(MEASURES)('has no spell that is best at every level: $title', measure => {
    const best = bestByLevel(spells, measure);
    expect(new Set(best.values()).size).toBeGreaterThan(2);
  });
});
