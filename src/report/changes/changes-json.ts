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
import { messageText } from '../../model/message.ts';
import { originOfKey, type Source } from '../../model/source.ts';
import { positionOf, type Span } from '../../model/span.ts';
import { holdsSecret, type Value } from '../../model/value.ts';
import type { Workload } from '../../model/workload.ts';
import { safeJson } from '../text/escape-text.ts';
import type { Json } from '../text/json-pieces.ts';
import type { ChangeOptions } from './change-options.ts';
import { countChanges } from './change-summary.ts';

/** Version of the shape; raised when a reader could break. */
const SHAPE_VERSION = 1;

/** Changes for programs. Values of Secrets are left out; `secret` and `kind` show whether they changed. */
export function changesJson(change: Change, options: ChangeOptions): string {
  const { redact, version, labels, rollouts } = options;
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
    sources: change.sources.map((source) => sourceChangeJson(source, redact)),
    notCompared: change.notCompared.map(({ text, at }) => ({
      message: redact(messageText(text)),
      ...place(at),
    })),
  })}\n`;
}

function workloadJson(
  { before, after, renamed, builds, namespaces, amount, rollout, containers }: WorkloadChange,
  { redact, rollouts }: ChangeOptions,
): Json {
  return {
    ...objectJson(after ?? before, redact),
    before: before === undefined ? null : objectJson(before, redact),
    status:
      after === undefined
        ? 'removed'
        : before === undefined
          ? 'added'
          : renamed
            ? 'renamed'
            : 'changed',
    builds,
    namespaces: namespaces.flatMap((each) => (each === '' ? [] : [redact(each)])),
    amount,
    rollout: rollouts
      ? {
          verdict: rollout.verdict,
          needless: rollout.needless,
          held: rollout.held ?? false,
          forgotten: rollout.forgotten ?? false,
          reasons: rollout.reasons.map((reason) => reasonJson(reason, redact)),
        }
      : undefined,
    containers: containers.map((container) => containerJson(container, redact)),
  };
}

function objectJson(workload: Workload | undefined, redact: ChangeOptions['redact']): Json {
  if (workload === undefined) return {};
  const { namespace } = workload;
  const { apiVersion, kind, name, node } = workload.manifest;
  return {
    apiVersion: redact(apiVersion),
    kind: kind && redact(kind),
    namespace: namespace && redact(namespace),
    name: name && redact(name),
    ...positionOf(node),
  };
}

function reasonJson({ text, before, after }: Reason, redact: ChangeOptions['redact']): Json {
  return {
    message: redact(messageText(text)),
    before: before && positionOf(before),
    after: after && positionOf(after),
  };
}

function containerJson(
  { name, kind, status, variables, files, stops, needs, mends }: ContainerChange,
  redact: ChangeOptions['redact'],
): Json {
  const failure = ({ reason, message, at }: Failure): Json => ({
    reason,
    message: redact(message),
    ...positionOf(at),
  });
  return {
    name: redact(name),
    kind,
    status,
    variables: variables.map((variable) => variableJson(variable, redact)),
    files: files.map((file) => fileJson(file, redact)),
    stops: stops.map(failure),
    needs: needs.map(failure),
    mends: mends.map(failure),
  };
}

function variableJson(
  { kind, name, before, after, nowHides, noLongerHides }: VariableChange,
  redact: ChangeOptions['redact'],
): Json {
  const masks = kind === 'moved' && [before, after].some((each) => each && holdsSecret(each.value));
  return {
    name,
    kind,
    before: before && bindingJson(before, masks, redact),
    after: after && bindingJson(after, masks, redact),
    nowHides: nowHides.map(({ from }) => originJson(from, redact)),
    noLongerHides: noLongerHides.map(({ from }) => originJson(from, redact)),
  };
}

function bindingJson(
  { value, from }: Binding,
  masks: boolean,
  redact: ChangeOptions['redact'],
): Json {
  return { ...valueJson(value, masks), from: originJson(from, redact) };
}

/** `masks`: the value equals one that is secret on the other side. */
function valueJson(value: Value, masks: boolean): Json {
  return {
    value: masks
      ? '<secret>'
      : value.map((part) => (part.kind === 'text' ? part.text : `<${part.label}>`)).join(''),
    exact: !masks && value.every(({ kind }) => kind === 'text'),
    secret: masks || holdsSecret(value),
  };
}

function originJson(from: BindingOrigin, redact: ChangeOptions['redact']): Json {
  switch (from.kind) {
    case 'env-from':
    case 'key':
      return {
        kind: from.kind,
        source: nameJson(from.reference, redact),
        key: redact(from.key),
        ...positionOf(from.at),
      };
    case 'env-from-unknown':
      return { kind: from.kind, source: nameJson(from.reference, redact), ...positionOf(from.at) };
    default:
      return { kind: from.kind, ...place(from.at) };
  }
}

function nameJson(
  { kind, name }: Pick<Source, 'kind' | 'name'>,
  redact: ChangeOptions['redact'],
): Json {
  return { kind, name: redact(name) };
}

function fileJson(
  { kind, path, mount, before, after }: FileChange,
  redact: ChangeOptions['redact'],
): Json {
  const from = (side: FileChange['after']): Json | undefined =>
    side && {
      secret: holdsSecret(side.value),
      source: side.from && {
        ...nameJson(side.from.source, redact),
        key: redact(side.from.key.key),
        ...positionOf(originOfKey(side.from.key)),
      },
    };
  return { path: redact(path), kind, mount, before: from(before), after: from(after) };
}

function sourceChangeJson(
  { before, after, build, name, keys, refusal }: SourceChange,
  redact: ChangeOptions['redact'],
): Json {
  const { kind, namespace, at } = after ?? before ?? {};
  return {
    kind,
    namespace: namespace && redact(namespace),
    name: redact(name),
    build,
    status: after === undefined ? 'removed' : before === undefined ? 'added' : 'changed',
    ...place(at),
    keys: keys.map((key) => keyJson(key, redact)),
    refusal: refusal && {
      message: redact(refusal.message),
      recreatedBy: refusal.recreatedBy,
      ...positionOf(refusal.at),
    },
  };
}

function keyJson({ key, kind, before, after }: KeyChange, redact: ChangeOptions['redact']): Json {
  return {
    key: redact(key),
    kind,
    before: before && positionOf(before.at),
    after: after && positionOf(after.at),
  };
}

function place(at: Span | undefined): Json {
  return at === undefined ? {} : { ...positionOf(at) };
}
