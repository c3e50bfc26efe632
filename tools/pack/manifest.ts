// The package.json of a published package, made from that of the workspace.

/** The doors of a package, each with the file behind it by condition. */
type Doors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A package.json, as far as publishing looks at it. */
export interface Manifest {
  readonly name: string;
  readonly exports?: Doors;
  readonly [field: string]: unknown;
}

/** Leads to sources, which a published package doesn't have. */
const SOURCE_CONDITION = 'roguewright-source';

/** The file that a compiler reads that is too old for the types. */
export const OUTDATED_TYPES = 'outdated-typescript.d.ts';

/** Fields that only the workspace needs: `private` keeps an unbuilt package from being published. */
const OF_THE_WORKSPACE = ['private', 'devDependencies', 'scripts'];

/** What a published package.json says that the one of the workspace doesn't. */
export interface Publishing {
  /** Its name where people install it; absent: that of the workspace. */
  readonly name?: string;
  /** The oldest version of Node that runs it. The workspace brings its own. */
  readonly node: number;
  /** The oldest version of TypeScript that understands its types; absent: it has none. */
  readonly typescript?: string;
  /** Fields to leave out, such as the dependencies of a package that bundles them. */
  readonly without?: readonly string[];
}

/**
 * The published form of a package.json: without the condition for sources and the fields of the workspace.
 */
export function publishedManifest(manifest: Manifest, publishing: Publishing): Manifest {
  const { name = manifest.name, node, typescript, without = [] } = publishing;
  const left = Object.entries(manifest).filter(
    ([field]) => ![...OF_THE_WORKSPACE, ...without].includes(field),
  );
  const { exports, ...others } = Object.fromEntries(left) as unknown as Manifest;
  return {
    ...others,
    name,
    engines: { node: `>=${node}` },
    ...(exports !== undefined && { exports: withoutSources(exports, typescript) }),
  };
}

/** A door to sources alone, such as one for tests, is left out whole. Others begin with what old compilers read. */
function withoutSources(exports: Doors, typescript: string | undefined): Doors {
  const outdated: readonly [string, string][] =
    typescript === undefined ? [] : [[`types@<${typescript}`, `./dist/${OUTDATED_TYPES}`]];
  const doors = Object.entries(exports)
    .map(([door, conditions]) => {
      const left = Object.entries(conditions).filter(([name]) => name !== SOURCE_CONDITION);
      return [door, left] as const;
    })
    .filter(([, conditions]) => conditions.length > 0);
  return Object.fromEntries(
    doors.map(([door, conditions]) => [door, Object.fromEntries([...outdated, ...conditions])]),
  );
}
