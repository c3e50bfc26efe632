// Checks what a god's file, an altar's and a role's say about gods: every name leads to what it should.

import type { ContentProblem } from '../../errors/index.ts';
import { type Archetype, TYPE, textOf } from '../archetype.ts';
import { isGod, namesIn } from '../gods/god.ts';
import { isArtifact } from '../powers/powers.ts';
import { type ArchetypeSource, reportOn, SOUND } from './report.ts';

/** Fields of a god's file that name other archetypes, and what those must be. */
const NAMES: readonly (readonly [
  field: string,
  expected: string,
  fits: (found: Archetype, god: Archetype) => boolean,
])[] = [
  ['servants', 'a known monster', ({ flags }) => flags.has('monster')],
  ['avatars', 'a known monster', ({ flags }) => flags.has('monster')],
  ['teaches', 'a known spell', ({ type }) => type === TYPE.spell],
  ['artifacts', 'a known artifact', found => isArtifact(found)],
  [
    'altar',
    'an altar, of type 56, whose other_arch is this god',
    (found, god) => found.type === TYPE.altar && textOf(found, 'otherArch') === god.id,
  ],
];

/** The problems of gods, of altars that belong to none, and of roles that name unknown gods. */
export function godProblems(
  source: ArchetypeSource,
  find: (id: string) => Archetype | undefined,
): readonly ContentProblem[] {
  const { archetype } = source;
  const { texts, type } = archetype;
  const isFaithful = texts.god !== undefined || texts.gods !== undefined;
  if (!isFaithful && type !== TYPE.god && type !== TYPE.altar) {
    return SOUND;
  }
  const report = reportOn(source);
  if (isGod(archetype)) {
    return NAMES.flatMap(([field, expected, fits]) =>
      namesIn(textOf(archetype, field))
        .filter(name => {
          const found = find(name);
          return found === undefined || !fits(found, archetype);
        })
        .map(name => report(field, expected, name)),
    );
  }
  if (archetype.type === TYPE.altar) {
    return unknownGods(archetype, 'otherArch', 'other_arch', find, report);
  }
  return [
    ...unknownGods(archetype, 'gods', 'gods', find, report),
    ...(archetype.flags.has('monster') ? unknownGods(archetype, 'god', 'god', find, report) : []),
  ];
}

function unknownGods(
  archetype: Archetype,
  key: string,
  field: string,
  find: (id: string) => Archetype | undefined,
  report: ReturnType<typeof reportOn>,
): ContentProblem[] {
  return namesIn(textOf(archetype, key))
    .filter(id => {
      const found = find(id);
      return found === undefined || !isGod(found);
    })
    .map(id => report(field, 'the id of a god, of type 50', id));
}
