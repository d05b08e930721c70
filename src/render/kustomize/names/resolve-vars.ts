import { message } from '../../../model/message.ts';
import { entryWith, type MapNode, type ScalarNode, type YamlNode } from '../../../model/node.ts';
import { done, foldResults } from '../../../model/result.ts';
import type { Trail } from '../../../model/trail.ts';
import type { Value, ValuePart } from '../../../model/value.ts';
import { applyFieldSpec, type FieldSpec } from '../fields/field-spec.ts';
import { lookUp } from '../fields/replacement-source.ts';
import { splitFieldPath } from '../fields/split-path.ts';
import type { VarArgs } from '../load/kustomization.ts';
import { onto, trailFrom } from '../load/recorder.ts';
import { targetOf, type VarSet } from '../load/vars.ts';
import type { Resource } from '../object/resource.ts';
import { changeNodes } from '../object/transform.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { isMissingOrNull } from '../tree/node-fields.ts';
import { scalarOf, withEntries, withItems } from '../tree/nodes.ts';
import { isText, typeTag } from '../tree/scalar-type.ts';
import { labelOf, secretLabel, withValue } from '../tree/secret-nodes.ts';
import { expandVariables, type Expansion, type VariableValue } from './expand-variables.ts';

/** `$(NAME)` replaced in the configured fields of all objects. */
export function resolveVars(
  resources: readonly Resource[],
  vars: VarSet,
  fields: readonly FieldSpec[],
  folder: string,
): BuildResult<readonly Resource[]> {
  const values = new Map<string, VariableValue | undefined>();
  const secrets = new Map<string, string>();
  for (const each of [...vars.values()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const value = valueOf(each, resources);
    if (value.kind === 'refused') return value;
    values.set(each.name, value.value);
    const secret = secretOf(each, resources);
    if (secret !== undefined) secrets.set(each.name, secret);
  }
  if (values.size === 0) return done(resources);
  const trail = trailFrom('replacement', undefined, folder);
  const get = (name: string): VariableValue | undefined => values.get(name);
  const expand = (node: ScalarNode) => {
    const made = replaced(node, expandVariables(node.text, get), trail);
    return made === node ? node : withValue(made, partsOf(node, made.text, get, secrets));
  };
  return changeNodes(resources, (object) => expandFields(object, fields, expand));
}

function valueOf(
  each: VarArgs,
  resources: readonly Resource[],
): BuildResult<VariableValue | undefined> {
  const holder = resources.find(({ varNames }) => varNames.includes(each.name));
  if (holder === undefined) return unmapped(each);
  const found = lookUp(holder.node, withIndexes(splitFieldPath(each.fieldPath)));
  if (found.kind === 'refused' || found.value === undefined) return noField(each);
  if (found.value.kind !== 'scalar') return done(undefined);
  const value = typed(found.value);
  return value === undefined ? noField(each) : done(value);
}

/** What is shown instead of a variable, where it reads a Secret or a copy of its value. */
function secretOf(each: VarArgs, resources: readonly Resource[]): string | undefined {
  const holder = resources.find(({ varNames }) => varNames.includes(each.name));
  if (holder === undefined) return undefined;
  const path = withIndexes(splitFieldPath(each.fieldPath));
  const found = lookUp(holder.node, path);
  const read = found.kind === 'done' ? found.value : undefined;
  return secretLabel(holder.node, path) ?? (read && labelOf(read));
}

/** What of an expanded text is secret; undefined when nothing is. */
function partsOf(
  node: ScalarNode,
  text: string,
  get: (name: string) => VariableValue | undefined,
  secrets: ReadonlyMap<string, string>,
): Value | undefined {
  const pieces = node.text.split(/(\$\([^)]{0,300}\))/);
  const labels = pieces.map((piece) => secrets.get(piece.slice(2, -1)));
  const label = labelOf(node) ?? labels.find((each) => each !== undefined);
  if (label === undefined) return undefined;
  const parts = pieces.map((piece, at): ValuePart => {
    const expanded = expandVariables(piece, get);
    const shown = expanded.kind === 'text' ? expanded.text : piece;
    const secret = labels[at];
    return secret === undefined
      ? { kind: 'text', text: shown }
      : { kind: 'secret', text: shown, label: secret };
  });
  const whole = parts.map((part) => (part.kind === 'placeholder' ? '' : part.text)).join('');
  return whole === text ? parts : [{ kind: 'secret', text, label }];
}

function unmapped(each: VarArgs): BuildRefusal {
  const { kind, name } = targetOf(each);
  return refused(
    each.at,
    `var '${each.name}' cannot be mapped to a field in the set of known resources`,
    {
      message: message`The var \`${each.name}\` reads ${kind} \`${name}\`, which this build does not have`,
      help: message`Its \`objref\` must name \`apiVersion\`, \`kind\` and \`name\` as the object was first written.`,
      absence: true,
    },
  );
}

function noField(each: VarArgs): BuildRefusal {
  return refused(
    each.at,
    `field specified in var '${each.name}' not found in corresponding resource`,
    {
      message: message`The var \`${each.name}\` reads \`${each.fieldPath}\`, which the object does not have`,
      ...(each.fieldPath === 'metadata.namespace' && { code: 'namespace-above' as const }),
    },
  );
}

/** `ports[0]` is the item of a list. */
function withIndexes(path: readonly string[]): readonly string[] {
  return path.flatMap((part) => {
    const found = /^(.*)\[(\d+)\]$/.exec(part);
    if (found === null) return [part];
    const [, name = '', index = ''] = found;
    return name === '' ? [index] : [name, index];
  });
}

function typed(node: ScalarNode): VariableValue | undefined {
  switch (typeTag(node)) {
    case '!!int':
      return /^[-+]?[0-9]+$/.test(node.text)
        ? { kind: 'int', text: String(BigInt(node.text.replace(/^\+/, ''))) }
        : undefined;
    case '!!float':
      return { kind: 'float', value: Number(node.text) };
    case '!!bool':
      return { kind: 'bool', value: /^t/i.test(node.text) };
    default:
      return { kind: 'text', text: node.text };
  }
}

function expandFields(
  object: MapNode,
  fields: readonly FieldSpec[],
  expand: (node: ScalarNode) => YamlNode,
): BuildResult<MapNode> {
  const creation = { kind: undefined, at: object, trail: undefined };
  return foldResults(fields, object, (node, spec) =>
    applyFieldSpec(node, spec, (each) => expandNode(each, expand), creation),
  );
}

function expandNode(node: YamlNode, expand: (node: ScalarNode) => YamlNode): BuildResult<YamlNode> {
  if (isMissingOrNull(node)) return done(node);
  const inner = (each: YamlNode) => (each.kind === 'scalar' && isText(each) ? expand(each) : each);
  if (node.kind === 'scalar') return done(inner(node));
  if (node.kind === 'map') {
    const wrong = node.entries.find(({ key }) => !isText(key));
    if (wrong !== undefined)
      return refused(wrong.key, `invalid map key: value='${wrong.key.text}'`);
    const entries = node.entries.map((each) => {
      const value = inner(each.value);
      return value === each.value ? each : entryWith(each, value);
    });
    return done(withEntries(node, entries));
  }
  const wrong = node.items.find((each) => each.kind !== 'scalar' || !isText(each));
  if (wrong !== undefined) return refused(wrong, 'invalid value type expect a string');
  return done(withItems(node, node.items.map(inner)));
}

function replaced(node: ScalarNode, value: Expansion, trail: Trail): ScalarNode {
  if (value.kind === 'text' && value.text === node.text && node.untyped !== true) return node;
  const made = (text: string, tag: string) => ({
    ...scalarOf(text, node, onto(trail, node.trail)),
    tag,
  });
  if (value.kind === 'text') return made(value.text, '!!str');
  if (value.kind === 'int') return made(value.text, '!!int');
  return made(String(value.value), `!!${value.kind}`);
}
