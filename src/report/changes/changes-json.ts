import type {
  Change,
  ContainerChange,
  FileChange,
  FileContent,
  KeyChange,
  Reason,
  SourceChange,
  VariableChange,
  WorkloadChange,
} from '../../model/changes/change.ts';
import type { Binding, Failure } from '../../model/environment.ts';
import { messageText } from '../../model/message.ts';
import { originOfKey, type Source } from '../../model/source.ts';
import { positionOf, type Span } from '../../model/span.ts';
import { holdsSecret } from '../../model/value.ts';
import type { Workload } from '../../model/workload.ts';
import { originJson, valueJson } from '../environments/environment-json.ts';
import { safeJson } from '../text/escape-text.ts';
import type { Json } from '../text/json-pieces.ts';
import type { ChangeOptions } from './change-options.ts';
import { countChanges } from './change-summary.ts';

/** Version of the shape; raised when a reader could break. */
const SHAPE_VERSION = 1;

/** Changes for programs. Values of Secrets are left out; `secret` and `kind` show whether they changed. */
export function changesJson(change: Change, options: ChangeOptions): string {
  const { version, labels, rollouts } = options;
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
    sources: change.sources.map(sourceChangeJson),
    notCompared: change.notCompared.map(({ text, at }) => ({
      message: messageText(text),
      ...place(at),
    })),
  })}\n`;
}

function workloadJson(
  { before, after, renamed, builds, namespaces, amount, rollout, containers }: WorkloadChange,
  { rollouts }: ChangeOptions,
): Json {
  return {
    ...objectJson(after ?? before),
    before: before === undefined ? null : objectJson(before),
    status:
      after === undefined
        ? 'removed'
        : before === undefined
          ? 'added'
          : renamed
            ? 'renamed'
            : 'changed',
    builds,
    namespaces: namespaces.filter((each) => each !== ''),
    amount,
    rollout: rollouts
      ? {
          verdict: rollout.verdict,
          needless: rollout.needless,
          held: rollout.held ?? false,
          forgotten: rollout.forgotten ?? false,
          reasons: rollout.reasons.map(reasonJson),
        }
      : undefined,
    containers: containers.map(containerJson),
  };
}

function objectJson(workload: Workload | undefined): Json {
  if (workload === undefined) return {};
  const { namespace } = workload;
  const { apiVersion, kind, name, node } = workload.manifest;
  return {
    apiVersion,
    kind,
    namespace,
    name,
    ...positionOf(node),
  };
}

function reasonJson({ text, before, after }: Reason): Json {
  return {
    message: messageText(text),
    before: before && positionOf(before),
    after: after && positionOf(after),
  };
}

function containerJson({
  name,
  kind,
  status,
  variables,
  files,
  stops,
  needs,
  mends,
}: ContainerChange): Json {
  return {
    name,
    kind,
    status,
    variables: variables.map(variableJson),
    files: files.map(fileJson),
    stops: stops.map(failureJson),
    needs: needs.map(failureJson),
    mends: mends.map(failureJson),
  };
}

function variableJson({
  kind,
  name,
  before,
  after,
  nowHides,
  noLongerHides,
}: VariableChange): Json {
  const masks = kind === 'moved' && [before, after].some((each) => each && holdsSecret(each.value));
  return {
    name,
    kind,
    before: before && bindingJson(before, masks),
    after: after && bindingJson(after, masks),
    nowHides: nowHides.map(({ from }) => originJson(from)),
    noLongerHides: noLongerHides.map(({ from }) => originJson(from)),
  };
}

/** `masks`: the value equals one that is secret on the other side. */
function bindingJson({ value, from }: Binding, masks: boolean): Json {
  const shown = masks ? { value: '<secret>', exact: false, secret: true } : valueJson(value, false);
  return { ...shown, from: originJson(from) };
}

function nameJson({ kind, name }: Pick<Source, 'kind' | 'name'>): Json {
  return { kind, name };
}

function failureJson({ reason, message, at }: Failure): Json {
  return { reason, message, ...positionOf(at) };
}

function fileJson({ path, kind, mount, before, after }: FileChange): Json {
  return { path, kind, mount, before: contentJson(before), after: contentJson(after) };
}

function contentJson(side: FileContent | undefined): Json | undefined {
  return (
    side && {
      secret: holdsSecret(side.value),
      source: side.from && {
        ...nameJson(side.from.source),
        key: side.from.key.key,
        ...positionOf(originOfKey(side.from.key)),
      },
    }
  );
}

function sourceChangeJson({ before, after, build, name, keys, refusal }: SourceChange): Json {
  const { kind, namespace, at } = after ?? before ?? {};
  return {
    kind,
    namespace,
    name,
    build,
    status: after === undefined ? 'removed' : before === undefined ? 'added' : 'changed',
    ...place(at),
    keys: keys.map(keyJson),
    refusal: refusal && {
      message: refusal.message,
      recreatedBy: refusal.recreatedBy,
      ...positionOf(refusal.at),
    },
  };
}

function keyJson({ key, kind, before, after }: KeyChange): Json {
  return {
    key,
    kind,
    before: before && positionOf(before.at),
    after: after && positionOf(after.at),
  };
}

function place(at: Span | undefined): Json {
  return at === undefined ? {} : { ...positionOf(at) };
}
