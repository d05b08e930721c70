import { getOrMake } from '../../../model/memo.ts';
import type { Schema, Shape } from '../tree/schema.ts';
import { SCHEMA_DATA } from './schema-data.ts';

/** A known value in which nothing merges: kustomize still knows what is below it. */
const INERT: Shape = { field: () => INERT, elements: () => INERT, mergeKeys: undefined };
/** A known value of which nothing more is known. */
const OPEN: Shape = { field: () => undefined, elements: () => undefined, mergeKeys: undefined };
const PREFIX = 'io.k8s.';

let built: Schema | undefined;

/** The OpenAPI description that kustomize embeds (Kubernetes v1.21.2), reduced to what merging needs; read on first use. */
export function builtInSchema(): Schema {
  built ??= readData(SCHEMA_DATA);
  return built;
}

function readData(data: string): Schema {
  const [types = '', definitions = ''] = data.trim().split('\n\n');
  const typeLines = new Map(types.split('\n').map((line) => typeLine(line)));
  const fieldLines = new Map(definitions.split('\n').map((line) => cut(line, ' ')));
  const shapes = new Map<string, Shape>();

  function definitionNamed(name: string): Shape | undefined {
    const known = shapes.get(name);
    if (known !== undefined) return known;
    const line = fieldLines.get(name);
    if (line === undefined) return undefined;
    const shape = mapShape(line, definitionNamed);
    shapes.set(name, shape);
    return shape;
  }

  return {
    typeNamed: (apiVersion, kind) => {
      const definition = typeLines.get(`${apiVersion} ${kind}`)?.definition;
      return definition === undefined ? undefined : definitionNamed(definition);
    },
    definitionNamed: (name) =>
      name.startsWith(PREFIX) ? definitionNamed(name.slice(PREFIX.length)) : undefined,
    isNamespaced: (apiVersion, kind) => typeLines.get(`${apiVersion} ${kind}`)?.namespaced,
  };
}

interface TypeLine {
  readonly namespaced: boolean | undefined;
  readonly definition: string | undefined;
}

function typeLine(line: string): readonly [string, TypeLine] {
  const [apiVersion = '', kind = '', scope = '?', definition] = line.split(' ');
  const namespaced = scope === '?' ? undefined : scope === 'N';
  return [`${apiVersion} ${kind}`, { namespaced, definition }];
}

type Definitions = (name: string) => Shape | undefined;

function mapShape(line: string, definitions: Definitions): Shape {
  const codes = new Map(line.split(' ').map((field) => fieldCode(field)));
  const shapes = new Map<string, Shape>();
  return {
    field: (name) => {
      const code = codes.get(name);
      if (code === undefined) return undefined;
      return getOrMake(shapes, name, () => decode(code, definitions));
    },
    elements: () => undefined,
    mergeKeys: undefined,
  };
}

/** `containers*name=D` → [`containers`, `*name=D`]. */
function fieldCode(field: string): readonly [string, string] {
  const at = field.search(/[={*]/);
  return at === -1 ? [field, ''] : [field.slice(0, at), field.slice(at)];
}

function decode(code: string, definitions: Definitions): Shape {
  switch (code.charAt(0)) {
    case '=':
      return code === '=?' ? OPEN : (definitions(code.slice(1)) ?? INERT);
    case '{':
      return mapOfShape(() => definitions(code.slice(1)) ?? OPEN);
    case '*': {
      const [keys, element] = cut(code.slice(1), '=');
      return {
        field: () => undefined,
        elements: () => (element === '' ? INERT : definitions(element)),
        mergeKeys: keys === '' ? [] : keys.split(','),
      };
    }
    default:
      return INERT;
  }
}

function mapOfShape(value: () => Shape): Shape {
  return { field: value, elements: () => undefined, mergeKeys: undefined };
}

function cut(text: string, at: string): readonly [string, string] {
  const index = text.indexOf(at);
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
