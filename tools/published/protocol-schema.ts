// The JSON schema of the protocol for bots, made from the types of its messages.

import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run/places.mjs';
import { JsonTypes, type Schema } from './json-types.ts';

/** Where the schema lies. The package of the command line contains it. */
export const SCHEMA_FILE = 'packages/cli/protocol.schema.json';

const MESSAGES = { requests: 'BotRequest', answers: 'BotAnswer' } as const;

/** A schema as text, a line for each definition. */
export function schemaText({ definitions, ...head }: Schema): string {
  const lines = Object.entries(definitions as Readonly<Record<string, Schema>>).map(
    ([name, one]) => `    ${JSON.stringify(name)}: ${JSON.stringify(one)}`,
  );
  const fields = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`,
  );
  return `{\n${fields.join('')}  "definitions": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** The schema. Throws if a type of a message can't be held by JSON. */
export function protocolSchema(): Schema {
  const folder = join(root, 'packages/cli');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), path =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const paths = Object.keys(MESSAGES).map(name => join(folder, `src/bots/${name}.ts`));
  const program = ts.createProgram(paths, { ...options, noEmit: true, composite: false });
  const checker = program.getTypeChecker();
  const types = new JsonTypes(checker);
  const roots = Object.values(MESSAGES).map((name, place) => {
    const file = checker.getSymbolAtLocation(program.getSourceFile(paths[place]!)!)!;
    const symbol = checker.getExportsOfModule(file).find(one => one.name === name);
    if (symbol === undefined) {
      throw new Error(`${paths[place]}: expected the type ${name}`);
    }
    return types.of(checker.getDeclaredTypeOfSymbol(symbol));
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A line of the protocol for bots: roguewright play --json',
    anyOf: roots,
    definitions: types.definitions,
  };
}
