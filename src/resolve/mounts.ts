import { compareText } from '../go/compare-text.ts';
import { goQuote } from '../go/go-quote.ts';
import type { Expanded, Failure, MountedSubPath } from '../model/environment.ts';
import { message, name, worded, type Text } from '../model/message.ts';
import { itemsAt, scalarAt, type YamlNode } from '../model/node.ts';
import { scalarText } from '../model/scalars/scalar-text.ts';
import type { Value } from '../model/value.ts';
import type { Container } from '../model/workload.ts';
import { expandField } from './expand-field.ts';
import type { Lookup } from './expand.ts';
import type { Pod } from './pod.ts';
import { isEmptyValue, shownText } from './value-parts.ts';

interface ResolvedMounts {
  readonly subPaths: readonly MountedSubPath[];
  readonly failures: readonly Failure[];
}

/** The mounts of a container against its final environment, as the kubelet's makeMounts does. */
export function resolveMounts(container: Container, pod: Pod, lookup: Lookup): ResolvedMounts {
  const subPaths: MountedSubPath[] = [];
  const failures: Failure[] = [];
  for (const mount of itemsAt(container.node, 'volumeMounts')) {
    if (mount.kind !== 'map') continue;
    const missing = missingVolume(mount, container, pod);
    if (missing !== undefined) failures.push(missing);
    const subPath = resolveSubPath(mount, pod, lookup);
    if (subPath === undefined) continue;
    if (subPath.mounted !== undefined) subPaths.push(subPath.mounted);
    if (subPath.failure !== undefined) failures.push(subPath.failure);
  }
  return { subPaths, failures };
}

function missingVolume(mount: YamlNode, container: Container, pod: Pod): Failure | undefined {
  const { workload, dialect } = pod;
  const at = scalarAt(mount, 'name');
  const volume = scalarText(at, dialect);
  // Whoever turns a custom resource into pods may bring volumes of its own.
  if (!workload.core || pod.volumes().has(volume)) return undefined;
  const quoted = name(goQuote(volume), at ?? mount);
  const into = name(goQuote(container.name), scalarAt(container.node, 'name'));
  return failure(
    message`cannot find volume ${quoted} to mount into container ${into}`,
    at ?? mount,
  );
}

interface SubPath {
  readonly mounted: MountedSubPath | undefined;
  readonly failure: Failure | undefined;
}

function resolveSubPath(mount: YamlNode, pod: Pod, lookup: Lookup): SubPath | undefined {
  const { dialect } = pod;
  const expression = scalarAt(mount, 'subPathExpr');
  if (expression === undefined || scalarText(expression, dialect) === '') {
    const written = scalarAt(mount, 'subPath');
    const text = scalarText(written, dialect);
    if (written === undefined || text === '') return undefined;
    const refusal = pathRefusal(text, text);
    return {
      mounted: undefined,
      failure: refusal === undefined ? undefined : failure(refusal, written),
    };
  }
  const { subPath, refusal } = expandSubPath(expression, pod, lookup);
  const failed = refusal === undefined ? undefined : failure(refusal, expression);
  const volume = scalarText(scalarAt(mount, 'name'), dialect);
  const mountPath = scalarText(scalarAt(mount, 'mountPath'), dialect);
  return { mounted: { volume, mountPath, subPath, failure: failed }, failure: failed };
}

/** A variable that is not set, or empty, is an error here, unlike everywhere else. */
function expandSubPath(
  expression: YamlNode,
  pod: Pod,
  lookup: Lookup,
): { readonly subPath: Expanded | undefined; readonly refusal: string | undefined } {
  const missing = new Set<string>();
  const strict: Lookup = (name) => {
    const value: Value | undefined = lookup(name);
    if (value === undefined || isEmptyValue(value)) missing.add(name);
    return value;
  };
  const subPath = expandField(expression, strict, pod);
  if (missing.size > 0) {
    const names = [...missing].sort(compareText).join(', ');
    return { subPath: undefined, refusal: `missing value for ${names}` };
  }
  return { subPath, refusal: pathRefusal(pathText(subPath.value), shownText(subPath.value)) };
}

/** The path as far as it is known: what only the cluster knows is taken for a name. */
function pathText(value: Value): string {
  return value.map((part) => (part.kind === 'placeholder' ? 'x' : part.text)).join('');
}

function pathRefusal(path: string, shown: string): string | undefined {
  if (path.startsWith('/')) return `error SubPath \`${shown}\` must not be an absolute path`;
  if (!path.split('/').includes('..')) return undefined;
  return `unable to provision SubPath \`${shown}\`: must not contain '..'`;
}

function failure(wording: Text, at: YamlNode): Failure {
  return { reason: 'CreateContainerConfigError', ...worded(wording), at, reference: undefined };
}
