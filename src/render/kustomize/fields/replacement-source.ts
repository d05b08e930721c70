import { entryOf, type MapNode, type YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import { refused, type BuildResult } from '../tree/build-refusal.ts';
import { isEmptyValue, isMissingOrNull } from '../tree/merge-context.ts';
import { findElement, wrongKind } from '../tree/merge-elements.ts';
import { withTextKept } from '../tree/scalar-type.ts';
import { labelOf, secretLabel } from '../tree/secret-nodes.ts';
import { pathStep, splitFieldPath } from './split-path.ts';

/** `options` of a replacement's source or target. */
export interface FieldOptions {
  /** Empty: the value is not split. */
  readonly delimiter: string;
  readonly index: number;
  readonly create: boolean;
}

/** The value a replacement takes from its source object. `describe` is the source as kustomize names it in its error. */
export function readReplacementSource(
  object: MapNode,
  fieldPath: string,
  options: FieldOptions | undefined,
  at: Span,
  describe: string,
): BuildResult<YamlNode> {
  const path = fieldPath === '' ? 'metadata.name' : fieldPath;
  const found = lookUp(object, splitFieldPath(path));
  if (found.kind === 'refused') {
    return refused(at, `error looking up replacement source: ${found.message}`);
  }
  const { value } = found;
  if (value === undefined || isEmptyValue(value)) {
    return refused(at, `fieldPath \`${path}\` is missing for replacement source ${describe}`);
  }
  const isSecret = secretLabel(object, splitFieldPath(path)) ?? labelOf(value);
  return refine(value, options, at, isSecret !== undefined);
}

function refine(
  value: YamlNode,
  options: FieldOptions | undefined,
  at: Span,
  isSecret: boolean,
): BuildResult<YamlNode> {
  if (options === undefined || options.delimiter === '') return done(value);
  if (value.kind !== 'scalar') {
    return refused(at, 'delimiter option can only be used with scalar nodes');
  }
  const part = value.text.split(options.delimiter)[options.index];
  if (part !== undefined && options.index >= 0) return done(withTextKept(value, part, value));
  const shown = isSecret ? '***' : value.text;
  return refused(at, `options.index ${options.index} is out of bounds for value ${shown}`);
}

/** kyaml's PathGetter: the node at a path; undefined when a step leads nowhere. */
export function lookUp(root: YamlNode, path: readonly string[]): BuildResult<YamlNode | undefined> {
  let here: YamlNode | undefined = root;
  for (const part of path.map((each) => each.trim()).filter((each) => each !== '')) {
    const next: BuildResult<YamlNode | undefined> = stepInto(here, part);
    if (next.kind === 'refused' || next.value === undefined) return next;
    here = next.value;
  }
  return done(here);
}

function stepInto(node: YamlNode, part: string): BuildResult<YamlNode | undefined> {
  const step = pathStep(part);
  if (step.kind === 'invalid') return refused(node, step.message);
  if (step.kind === 'every') return refused(node, 'wildcard is not supported in PathGetter');
  const wrong = wrongKind(node, step.kind === 'field' ? 'map' : 'sequence');
  if (wrong !== undefined) return wrong;
  if (isMissingOrNull(node)) return done(undefined);
  if (step.kind === 'field') return done(entryOf(node, step.name)?.value);
  if (node.kind !== 'sequence') return done(undefined);
  switch (step.kind) {
    case 'index':
      return done(node.items[step.index]);
    case 'last':
      return done(node.items.at(-1));
    default:
      return done(findElement(node.items, [step.field], [step.value]));
  }
}
