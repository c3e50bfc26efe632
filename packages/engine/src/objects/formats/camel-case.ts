// How code calls what a file calls `name_pl`.

/** A file's key in camelCase: `namePl`. A low line that no letter or digit follows stays. */
export function camelCase(key: string): string {
  return key.replaceAll(/_([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}
