import type {
  Change,
  ContainerChange,
  FileChange,
  KeyChange,
  Reason,
  SourceChange,
  VariableChange,
  WorkloadChange,
} from '../../model/changes/change.ts';
import type { Binding, BindingOrigin, Failure } from '../../model/environment.ts';
import { originOfKey, type Source } from '../../model/source.ts';
import type { Span } from '../../model/span.ts';
import type { Value } from '../../model/value.ts';
import type { Workload } from '../../model/workload.ts';
import { safeJson } from '../text/escape-text.ts';
import { placeJson } from '../text/place-json.ts';
import type { ChangeOptions } from './change-options.ts';
import { countChanges } from './change-summary.ts';

/** Version of the shape; raised when a reader could break. */
const SHAPE_VERSION = 1;

type Json = Readonly<Record<string, unknown>>;

/** Changes for programs. Values of Secrets are left out; `secret` and `kind` tell whether they changed. */
export function changesJson(change: Change, options: ChangeOptions): string {
  const { hide, version, labels, rollouts } = options;
  const { verdicts, variables, ...counts } = countChanges(change);
  return `${safeJson({
    version: SHAPE_VERSION,
    tool: { name: 'envfrom', version },
    base: labels.base,
    head: labels.head,
    summary: {
      ...counts,
      verdicts: rollouts ? Object.fromEntries(verdicts) : undefined,
      variables,
    },
    workloads: change.workloads.map((workload) => workloadJson(workload, options)),
    sources: change.sources.map((source) => sourceChangeJson(source, hide)),
    notCompared: change.notCompared.map(({ text, at }) => ({ message: hide(text), ...place(at) })),
  })}\n`;
}

function workloadJson(
  { before, after, renamed, builds, rollout, containers }: WorkloadChange,
  { hide, rollouts }: ChangeOptions,
): Json {
  return {
    ...objectJson(after ?? before, hide),
    before: before === undefined ? null : objectJson(before, hide),
    status:
      after === undefined
        ? 'removed'
        : before === undefined
          ? 'added'
          : renamed
            ? 'renamed'
            : 'changed',
    builds,
    rollout: rollouts
      ? {
          verdict: rollout.verdict,
          needless: rollout.needless,
          reasons: rollout.reasons.map((reason) => reasonJson(reason, hide)),
        }
      : undefined,
    containers: containers.map((container) => containerJson(container, hide)),
  };
}

function objectJson(workload: Workload | undefined, hide: ChangeOptions['hide']): Json {
  if (workload === undefined) return {};
  const { apiVersion, kind, namespace, name, node } = workload.manifest;
  return {
    apiVersion,
    kind,
    namespace: namespace && hide(namespace),
    name: name && hide(name),
    ...placeJson(node),
  };
}

function reasonJson({ text, before, after }: Reason, hide: ChangeOptions['hide']): Json {
  return {
    message: hide(text),
    before: before && placeJson(before),
    after: after && placeJson(after),
  };
}

function containerJson(
  { name, kind, status, variables, files, stops, needs, mends }: ContainerChange,
  hide: ChangeOptions['hide'],
): Json {
  const failure = ({ reason, message, at }: Failure): Json => ({
    reason,
    message: hide(message),
    ...placeJson(at),
  });
  return {
    name: hide(name),
    kind,
    status,
    variables: variables.map((variable) => variableJson(variable, hide)),
    files: files.map((file) => fileJson(file, hide)),
    stops: stops.map(failure),
    needs: needs.map(failure),
    mends: mends.map(failure),
  };
}

function variableJson(
  { kind, name, before, after, nowHides, noLongerHides }: VariableChange,
  hide: ChangeOptions['hide'],
): Json {
  const masks = kind === 'moved' && [before, after].some((each) => each && isSecret(each.value));
  return {
    name,
    kind,
    before: before && bindingJson(before, masks, hide),
    after: after && bindingJson(after, masks, hide),
    nowHides: nowHides.map(({ from }) => originJson(from, hide)),
    noLongerHides: noLongerHides.map(({ from }) => originJson(from, hide)),
  };
}

function bindingJson({ value, from }: Binding, masks: boolean, hide: ChangeOptions['hide']): Json {
  return { ...valueJson(value, masks), from: originJson(from, hide) };
}

function isSecret(value: Value): boolean {
  return value.some(({ kind }) => kind === 'secret');
}

/** `masks`: the value equals one that is secret on the other side. */
function valueJson(value: Value, masks: boolean): Json {
  return {
    value: masks
      ? '<secret>'
      : value.map((part) => (part.kind === 'text' ? part.text : `<${part.label}>`)).join(''),
    exact: !masks && value.every(({ kind }) => kind === 'text'),
    secret: masks || isSecret(value),
  };
}

function originJson(from: BindingOrigin, hide: ChangeOptions['hide']): Json {
  switch (from.kind) {
    case 'env-from':
    case 'key':
      return {
        kind: from.kind,
        source: nameJson(from.reference, hide),
        key: hide(from.key),
        ...placeJson(from.at),
      };
    case 'env-from-unknown':
      return { kind: from.kind, source: nameJson(from.reference, hide), ...placeJson(from.at) };
    default:
      return { kind: from.kind, ...place(from.at) };
  }
}

function nameJson(
  { kind, name }: Pick<Source, 'kind' | 'name'>,
  hide: ChangeOptions['hide'],
): Json {
  return { kind, name: hide(name) };
}

function fileJson(
  { kind, path, mount, before, after }: FileChange,
  hide: ChangeOptions['hide'],
): Json {
  const from = (side: FileChange['after']): Json | undefined =>
    side && {
      secret: isSecret(side.value),
      source: side.from && {
        ...nameJson(side.from.source, hide),
        key: hide(side.from.key.key),
        ...placeJson(originOfKey(side.from.key)),
      },
    };
  return { path: hide(path), kind, mount, before: from(before), after: from(after) };
}

function sourceChangeJson(
  { before, after, build, name, keys, refusal }: SourceChange,
  hide: ChangeOptions['hide'],
): Json {
  const { kind, namespace, at } = after ?? before ?? {};
  return {
    kind,
    namespace: namespace && hide(namespace),
    name: hide(name),
    build,
    status: after === undefined ? 'removed' : before === undefined ? 'added' : 'changed',
    ...place(at),
    keys: keys.map((key) => keyJson(key, hide)),
    refusal: refusal && {
      message: refusal.message,
      recreatedBy: refusal.recreatedBy,
      ...placeJson(refusal.at),
    },
  };
}

function keyJson({ key, kind, before, after }: KeyChange, hide: ChangeOptions['hide']): Json {
  return {
    key: hide(key),
    kind,
    before: before && placeJson(before.at),
    after: after && placeJson(after.at),
  };
}

function place(at: Span | undefined): Json {
  return at === undefined ? {} : { ...placeJson(at) };
}
