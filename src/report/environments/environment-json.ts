import type {
  Binding,
  BindingOrigin,
  Environment,
  Expanded,
  Failure,
  MountedSubPath,
  Skipped,
  UnresolvedVariable,
} from '../../model/environment.ts';
import type { Reference } from '../../model/reference.ts';
import { positionOf } from '../../model/span.ts';
import { holdsSecret, type Value, type ValuePart } from '../../model/value.ts';
import type { Workload } from '../../model/workload.ts';
import { versionJson } from '../text/deployer-version.ts';
import { jsonPieces, later, type Json } from '../text/json-pieces.ts';
import { trailJson } from '../text/place-json.ts';
import type { Bounded } from './bound-environments.ts';
import type { EnvironmentOptions } from './environment-options.ts';
import { valueText } from './value-lines.ts';

/** Version of the shape that `schemas/environment.schema.json` describes; raised when a reader could break. */
const SHAPE_VERSION = 1;

/** Environments as `schemas/environment.schema.json` says, from the JSON of each. */
export function* environmentsJson(
  { environments, leftOut }: Bounded<{ readonly json: () => Json }>,
  version: string,
): Generator<string> {
  yield* jsonPieces({
    version: SHAPE_VERSION,
    tool: { name: 'envfrom', version },
    environments: later(environments, ({ json }) => json()),
    leftOut: leftOut === 0 ? undefined : leftOut,
  });
  yield '\n';
}

/** What names a workload in the cluster. */
export function workloadJson({ manifest, namespace }: Workload): Json {
  const { apiVersion, kind, name } = manifest;
  return { apiVersion, kind, namespace, name };
}

export function environmentJson(environment: Environment, options: EnvironmentOptions): Json {
  const { workload, container } = environment;
  const { showValues } = options;
  const version = options.versionOf(workload.build);
  const expanded = (list: readonly Expanded[]): readonly Json[] =>
    list.map((element) => expandedJson(element, showValues));
  return {
    workload: workloadJson(workload),
    container: { name: container.name, kind: container.kind, field: container.path },
    build: workload.build,
    previewed: workload.previewed,
    version: version && versionJson(version),
    ...positionOf(container.node),
    variables: environment.bindings.map((binding) => bindingJson(binding, showValues)),
    serviceVariables: options.services
      ? environment.serviceBindings().map((binding) => bindingJson(binding, showValues))
      : undefined,
    skipped: environment.skipped.map(skippedJson),
    failures: environment.failures.map(failureJson),
    command: expanded(environment.command),
    args: expanded(environment.args),
    probes: environment.probes.map(({ probe, command }) => ({ probe, command: expanded(command) })),
    hooks: environment.hooks,
    subPaths: environment.subPaths.map((subPath) => subPathJson(subPath, showValues)),
  };
}

/** A variable with its origin and what it hides. */
export function bindingJson(binding: Binding, showValues: boolean): Json {
  return {
    name: binding.name,
    ...valueJson(binding.value, showValues),
    from: originJson(binding.from),
    hides: binding.hides.map((hidden) => ({
      ...valueJson(hidden.value, showValues),
      from: originJson(hidden.from),
    })),
    mayBeHiddenBy: (binding.mayBeHiddenBy ?? []).map(referenceName),
    unresolved: binding.unresolved.map(unresolvedJson),
  };
}

/** `value` is the text as it may be shown; `exact` says whether it is the very text that the process gets. */
export function valueJson(value: Value, showValues: boolean): Json {
  const isExact = value.every(
    (part) =>
      part.kind === 'text' || (part.kind === 'secret' && showValues && part.bytes === undefined),
  );
  return {
    value: valueText(value, showValues),
    exact: isExact,
    secret: holdsSecret(value),
    parts: isExact ? undefined : value.map((part) => partJson(part, showValues)),
  };
}

function partJson(part: ValuePart, showValues: boolean): Json {
  if (part.kind === 'text') return { kind: 'text', text: part.text };
  if (part.kind === 'placeholder') return { kind: 'placeholder', label: part.label };
  if (!showValues) return { kind: 'secret', label: part.label };
  const base64 = part.bytes && Buffer.from(part.bytes).toString('base64');
  return { kind: 'secret', label: part.label, text: part.text, base64 };
}

/** Where a value comes from. */
export function originJson(from: BindingOrigin): Json {
  const place = from.at === undefined ? {} : { ...positionOf(from.at), trail: trailJson(from.at) };
  switch (from.kind) {
    case 'env-from':
      return {
        kind: from.kind,
        ...referenceName(from.reference),
        key: from.key,
        prefix: from.prefix,
        ...place,
      };
    case 'env-from-unknown':
      return { kind: from.kind, ...referenceName(from.reference), ...place };
    case 'key':
      return { kind: from.kind, ...referenceName(from.reference), key: from.key, ...place };
    case 'field':
      return { kind: from.kind, fieldPath: from.fieldPath, ...place };
    case 'resource':
      return { kind: from.kind, resource: from.resource, ...place };
    case 'file':
      return { kind: from.kind, file: from.path, key: from.key, ...place };
    case 'service':
      return { kind: from.kind, service: from.service, ...place };
    default:
      return { kind: from.kind, ...place };
  }
}

function referenceName({ kind, name }: Reference): Json {
  return { source: { kind, name } };
}

function unresolvedJson({ name, setLater }: UnresolvedVariable): Json {
  return { name, setLater: setLater && positionOf(setLater) };
}

/** An assignment that leads to nothing. */
export function skippedJson({ name, at, reason }: Skipped): Json {
  return { name, reason, ...positionOf(at) };
}

/** What would stop the container. */
export function failureJson({ reason, message, at, isOpen }: Failure): Json {
  return { reason, message, ...(isOpen === true && { certain: false }), ...positionOf(at) };
}

function expandedJson({ value, at, unresolved }: Expanded, showValues: boolean): Json {
  return {
    ...valueJson(value, showValues),
    unresolved: unresolved.map(unresolvedJson),
    ...positionOf(at),
  };
}

function subPathJson(
  { volume, mountPath, subPath, failure }: MountedSubPath,
  showValues: boolean,
): Json {
  return {
    volume,
    mountPath,
    subPath: subPath && expandedJson(subPath, showValues),
    failure: failure && failureJson(failure),
  };
}
