// Writes the JSON schema of the protocol for bots. With --check it only compares.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { protocolSchema, SCHEMA_FILE, schemaText } from './published/protocol-schema.ts';
import { root } from './run/places.mjs';

const file = join(root, SCHEMA_FILE);
const text = schemaText(protocolSchema());

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.log(`${SCHEMA_FILE} differs from the types of the messages: run \`npm run protocol\``);
  process.exitCode = 1;
}
