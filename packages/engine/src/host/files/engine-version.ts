// Which engine wrote a file.

/** The version of this engine, as its package.json says. */
export const ENGINE_VERSION = '0.1.0';
