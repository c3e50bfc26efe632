// Converts keys of files to names in code.

/**
 * A file's key in camelCase: `name_pl` becomes `namePl`. An underscore not followed by a letter or digit
 * stays.
 */
export function camelCase(key: string): string {
  return key.replaceAll(/_([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}
