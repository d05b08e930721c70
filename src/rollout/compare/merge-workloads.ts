import {
  ROLLOUT_VERDICTS,
  type ContainerChange,
  type WorkloadChange,
} from '../../model/changes/change.ts';
import type { Binding } from '../../model/environment.ts';
import { placeOf, type Span } from '../../model/span.ts';
import type { Value } from '../../model/value.ts';

/**
 * Equal changes of several builds become one, worst verdict first, else in their order. Those that one build has in several namespaces
 * stay apart.
 */
export function mergeWorkloads(changes: readonly WorkloadChange[]): readonly WorkloadChange[] {
  const merged = new Map<string, WorkloadChange>();
  const namespaces = new Map<string, string[]>();
  for (const change of changes) {
    const alike = keyOf(change);
    const inBuild = JSON.stringify([alike, change.builds]);
    const taken = namespaces.get(inBuild) ?? [];
    const namespace = (change.after ?? change.before)?.namespace ?? '';
    if (!taken.includes(namespace)) namespaces.set(inBuild, [...taken, namespace]);
    const at = taken.includes(namespace) ? taken.indexOf(namespace) : taken.length;
    const key = `${at} ${alike}`;
    merged.set(key, joined(merged.get(key), change));
  }
  return [...merged.values()].toSorted((a, b) => rankOf(a) - rankOf(b));
}

function joined(first: WorkloadChange | undefined, change: WorkloadChange): WorkloadChange {
  if (first === undefined) return change;
  return {
    ...first,
    builds: union(first.builds, change.builds),
    namespaces: union(first.namespaces, change.namespaces),
    amount: first.amount + change.amount,
  };
}

function union(some: readonly string[], others: readonly string[]): readonly string[] {
  return [...new Set([...some, ...others])].sort();
}

function rankOf({ rollout }: WorkloadChange): number {
  return ROLLOUT_VERDICTS.indexOf(rollout.verdict);
}

/** Equal for changes that read the same: kind, name, verdict, and every value; not the build and the namespace. */
function keyOf({ before, after, rollout, containers }: WorkloadChange): string {
  const { kind, group, name, namespace } = (after ?? before)?.manifest ?? {};
  const said = (text: string): string => withoutNamespace(text, namespace);
  return JSON.stringify([
    [kind, group, name, before?.manifest.name, (after ?? before)?.path],
    [
      [rollout.verdict, rollout.needless, rollout.held],
      rollout.reasons.map(({ text, before: old, after: now }) => [said(text), at(old), at(now)]),
    ],
    containers.map((container) => containerKey(container, said)),
  ]);
}

/** Messages name objects as `namespace/name`. */
function withoutNamespace(text: string, namespace: string | undefined): string {
  return namespace === undefined ? text : text.replaceAll(`${namespace}/`, './');
}

function containerKey(container: ContainerChange, said: (text: string) => string): unknown {
  const { name, status, variables, files, stops, needs, mends } = container;
  return [
    name,
    status,
    variables.map((each) => [
      each.kind,
      each.name,
      bindingKey(each.before),
      bindingKey(each.after),
    ]),
    files.map(({ kind, path, mount, before, after }) => [
      [kind, path, mount],
      [before && valueKey(before.value), after && valueKey(after.value)],
      [at(before?.from?.key.at), at(after?.from?.key.at)],
    ]),
    [...stops, ...needs, ...mends].map(({ message }) => said(message)),
  ];
}

function bindingKey(binding: Binding | undefined): unknown {
  return binding && [valueKey(binding.value), at(binding.from.at)];
}

function valueKey(value: Value): unknown {
  return value.map((part) => [part.kind, part.kind === 'placeholder' ? part.label : part.text]);
}

function at(span: Span | undefined): string {
  return span === undefined ? '' : placeOf(span);
}
