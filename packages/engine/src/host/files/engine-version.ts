// The engine version written into files.

/** The version of this engine, as in its package.json. */
export const ENGINE_VERSION = '0.1.0';
