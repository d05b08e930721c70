import { itemsAt, scalarAt, valueAt, type MapNode, type YamlNode } from '../../../model/node.ts';
import { isTrue, scalarText } from '../../../model/scalars/scalar-text.ts';
import type { Making, SourceFile, Span } from '../../../model/span.ts';
import { textOffsets } from '../../kustomize/tree/embed-text.ts';
import { makingOfParts } from '../../kustomize/tree/making-of-parts.ts';
import { expandEnv, unknownVariable, type ArgoEnv } from '../source/argo-env.ts';
import { plainScalar } from './open-values.ts';

/** A `--set` or `--set-string` that a parameter becomes. */
export interface HelmParameter {
  readonly kind: 'set' | 'set-string';
  /** `name=value` as a text of its own, which knows where it was written. */
  readonly expression: SourceFile;
  /** A variable in the value that is known only when Argo CD runs (`$ARGOCD_APP_REVISION`); it stays as it is written. */
  readonly unknown: string | undefined;
  readonly at: YamlNode;
}

/**
 * `helm.parameters` as helm applies them: each `--set` before each `--set-string`. Of two with one name and kind the last counts, commas are
 * escaped but in a list `{a,b}`.
 */
export function helmParameters(helm: MapNode | undefined, env: ArgoEnv): readonly HelmParameter[] {
  const parameters = new Map<string, HelmParameter>();
  for (const at of itemsAt(helm, 'parameters')) {
    const kind = isTrue(valueAt(at, 'forceString'), 'kubectl') ? 'set-string' : 'set';
    const name = scalarText(scalarAt(at, 'name'), 'kubectl');
    const given = scalarAt(at, 'value');
    const plain = given && plainScalar(given);
    const value = expandEnv(scalarText(plain, 'kubectl'), env);
    const key = `${kind} ${name}`;
    parameters.delete(key);
    const expression = expressionOf(at, `${name}=${escapeCommas(value)}`, name.length);
    parameters.set(key, { kind, expression, unknown: unknownVariable(value, env), at });
  }
  const all = [...parameters.values()];
  return [
    ...all.filter(({ kind }) => kind === 'set'),
    ...all.filter(({ kind }) => kind === 'set-string'),
  ];
}

/** What helm would take for the end of a value; a value in braces is a list. */
export function escapeCommas(value: string): string {
  if (value.startsWith('{') && value.endsWith('}')) return value;
  return value.replaceAll(/(?<!\\),/g, '\\,');
}

function expressionOf(parameter: YamlNode, text: string, nameEnd: number): SourceFile {
  const name = scalarAt(parameter, 'name') ?? parameter;
  const value = scalarAt(parameter, 'value');
  let offsets: Int32Array | undefined;
  const offsetOf = (offset: number): number => {
    if (offset <= nameEnd || value === undefined) return name.start;
    offsets ??= textOffsets(value);
    return offsets[Math.min(offset - nameEnd - 1, offsets.length - 1)] ?? value.start;
  };
  const { file } = parameter;
  const spanOf = (start: number, end: number): Span => {
    const from = offsetOf(start);
    return { file, start: from, end: Math.max(from, offsetOf(end)) };
  };
  if (value?.value === undefined) return { path: file.path, text, host: { spanOf } };
  // Commas are escaped, so what is secret or not known of the value is not told apart.
  const plain = plainScalar(value);
  const madeOf = (): Making => makingOfParts(plain, value, 0, plain.text.length);
  return { path: file.path, text, host: { spanOf, madeOf } };
}
