// TypeScript types as JSON schema, by what the compiler works out of them. Types that JSON can't hold are errors.

import ts from 'typescript';

/** A JSON schema, or a part of it. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** Schemas of types. Named types become definitions, which are referred to by name. */
export class JsonTypes {
  readonly #checker: ts.TypeChecker;
  readonly #names = new Map<ts.Type, string>();
  readonly #definitions = new Map<string, Schema>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** The definitions of the types so far, by name in alphabetical order. */
  get definitions(): Readonly<Record<string, Schema>> {
    const sorted = [...this.#definitions].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(sorted);
  }

  /** The schema of a type. Throws for a type that JSON can't hold, such as a function. */
  of(type: ts.Type): Schema {
    const name = nameOf(type);
    if (name === undefined) {
      return this.#plain(type);
    }
    const known = this.#names.get(type);
    if (known !== undefined) {
      return { $ref: `#/definitions/${known}` };
    }
    const free = this.#freeName(name);
    this.#names.set(type, free);
    // A place is kept before the parts are read: a type may contain itself.
    this.#definitions.set(free, {});
    const about = descriptionOf(this.#checker, type.aliasSymbol ?? type.symbol);
    this.#definitions.set(free, { ...about, ...this.#plain(type) });
    return { $ref: `#/definitions/${free}` };
  }

  #freeName(name: string): string {
    let free = name;
    for (let number = 2; this.#definitions.has(free); number++) {
      free = `${name}${number}`;
    }
    return free;
  }

  #plain(type: ts.Type): Schema {
    const checker = this.#checker;
    if (type.flags & ts.TypeFlags.Unknown) {
      return {};
    }
    if (type.isStringLiteral() || type.isNumberLiteral()) {
      return { const: type.value };
    }
    if (type.flags & ts.TypeFlags.BooleanLiteral) {
      return { const: checker.typeToString(type) === 'true' };
    }
    const simple = SIMPLE.find(([flag]) => type.flags & flag)?.[1];
    if (simple !== undefined) {
      return { type: simple };
    }
    if (type.isUnion()) {
      return this.#union(type);
    }
    if (checker.isTupleType(type)) {
      return this.#tuple(type as ts.TypeReference);
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: this.of(item!) };
    }
    if (type.getCallSignatures().length > 0 || !(type.flags & OBJECTS)) {
      throw new Error(`JSON can't hold the type ${checker.typeToString(type)}`);
    }
    return this.#object(type);
  }

  #union(type: ts.UnionType): Schema {
    const parts = type.types.filter(part => !(part.flags & ts.TypeFlags.Undefined));
    const schemas = parts.map(part => this.of(part));
    const constants = schemas.filter(one => 'const' in one).map(one => one.const);
    const others = schemas.filter(one => !('const' in one));
    const isBoolean = constants.includes(true) && constants.includes(false);
    const values = isBoolean ? constants.filter(one => typeof one !== 'boolean') : constants;
    // The compiler's own order changes with what else it has read.
    const all = [
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...(values.length > 0 ? [{ enum: inOrder(values) }] : []),
      ...inOrder(others),
    ];
    return all.length === 1 ? all[0]! : { anyOf: all };
  }

  #tuple(type: ts.TypeReference): Schema {
    const { target } = type as ts.TupleTypeReference;
    const items = this.#checker.getTypeArguments(type).map(item => this.of(item));
    return { type: 'array', items, minItems: target.minLength, maxItems: items.length };
  }

  #object(type: ts.Type): Schema {
    const checker = this.#checker;
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const own = checker.getTypeOfSymbol(property);
      const isOptional = property.flags & ts.SymbolFlags.Optional || mayBeUndefined(own);
      properties[property.name] = { ...descriptionOf(checker, property), ...this.of(own) };
      if (!isOptional) {
        required.push(property.name);
      }
    }
    const [index] = checker.getIndexInfosOfType(type);
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(index !== undefined && { additionalProperties: this.of(index.type) }),
    };
  }
}

const OBJECTS = ts.TypeFlags.Object | ts.TypeFlags.Intersection;

/** The name of each type of JSON that has no parts. */
const SIMPLE: readonly (readonly [flag: ts.TypeFlags, type: string])[] = [
  [ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral, 'string'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.Boolean, 'boolean'],
  [ts.TypeFlags.Null, 'null'],
];

/** Values in the order of their texts. */
function inOrder<Value>(values: readonly Value[]): Value[] {
  return values.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

/** The name that a type has in the sources; undefined: none, or it is generic. */
function nameOf(type: ts.Type): string | undefined {
  if (type.aliasSymbol !== undefined) {
    return type.aliasTypeArguments === undefined ? type.aliasSymbol.name : undefined;
  }
  return type.symbol !== undefined &&
    type.symbol.flags & ts.SymbolFlags.Interface &&
    !isOfLibrary(type)
    ? type.symbol.name
    : undefined;
}

/** Whether it is one of the language's own, such as a list. */
function isOfLibrary(type: ts.Type): boolean {
  const [declared] = type.symbol.declarations ?? [];
  return (
    declared === undefined || /[/\\]lib\.[^/\\]*\.d\.ts$/.test(declared.getSourceFile().fileName)
  );
}

function mayBeUndefined(type: ts.Type): boolean {
  const isUndefined = (part: ts.Type) => (part.flags & ts.TypeFlags.Undefined) !== 0;
  return isUndefined(type) || (type.isUnion() && type.types.some(isUndefined));
}

/** The comment on a declaration. */
function descriptionOf(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): Schema {
  const text = ts
    .displayPartsToString(symbol?.getDocumentationComment(checker))
    .replaceAll('\n', ' ');
  return text === '' ? {} : { description: text };
}
