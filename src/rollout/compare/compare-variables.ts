import type { ValueChangeKind, VariableChange } from '../../model/changes/change.ts';
import type { Binding, BindingOrigin, Environment } from '../../model/environment.ts';
import { logicalName } from '../../model/names/written-name.ts';
import type { Reference } from '../../model/reference.ts';
import { isWrittenAlike, type ValueComparer } from './compare-values.ts';

type NameOf = (reference: Reference) => string;

export interface Comparison {
  readonly values: ValueComparer;
  readonly nameBefore: NameOf;
  readonly nameAfter: NameOf;
}

/** The variables of a container that differ; the order of lists makes no difference, only what they lead to. */
export function compareVariables(
  before: Environment | undefined,
  after: Environment | undefined,
  comparison: Comparison,
): readonly VariableChange[] {
  const olds = bindingsOf(before, comparison.nameBefore, comparison);
  const news = bindingsOf(after, comparison.nameAfter, comparison);
  const [openBefore, openAfter] = [openSources(olds), openSources(news)];
  const sourceBefore = (binding: Binding): string | undefined =>
    sourceKey(binding.from, comparison.nameBefore);
  const sourceAfter = (binding: Binding): string | undefined =>
    sourceKey(binding.from, comparison.nameAfter);
  const changes: VariableChange[] = [];
  for (const [name, now] of news) {
    const old = olds.get(name);
    // Variables of a source whose keys were unknown before may have been there all along.
    const hidden = openBefore.get(sourceAfter(now) ?? '');
    if (old !== undefined) {
      const kind = kindOf(old, now, comparison);
      if (kind !== undefined) changes.push(changed(kind, old, now, comparison));
    } else if (hidden !== undefined) changes.push(changed('known', hidden, now, comparison));
    else if (
      now.from.kind !== 'env-from-unknown' ||
      !hasKnown(olds, sourceAfter(now), sourceBefore)
    ) {
      changes.push(alone('added', now));
    }
  }
  for (const [name, old] of olds) {
    if (news.has(name)) continue;
    const hidden = openAfter.get(sourceBefore(old) ?? '');
    if (hidden !== undefined)
      changes.push({ ...changed('unknown', old, hidden, comparison), name: old.name });
    else if (
      old.from.kind !== 'env-from-unknown' ||
      !hasKnown(news, sourceBefore(old), sourceAfter)
    ) {
      changes.push(alone('removed', old));
    }
  }
  return changes;
}

/** A placeholder for the keys of a source that certainly does not exist: it has none, and the failure explains why. */
function isMissing({ value, from }: Binding, { values }: Comparison): boolean {
  return (
    from.kind === 'env-from-unknown' &&
    !values.isUndeclared(from.reference) &&
    value.some((part) => part.kind === 'placeholder' && part.label.endsWith(', which is missing'))
  );
}

/** The bindings that represent all keys of a source, by the source. */
function openSources(bindings: ReadonlyMap<string, Binding>): ReadonlyMap<string, Binding> {
  const open = [...bindings].filter(([, { from }]) => from.kind === 'env-from-unknown');
  return new Map(open.map(([key, binding]) => [key.split('\n')[1] ?? '', binding]));
}

/** The keys of a source are known on the other side. */
function hasKnown(
  bindings: ReadonlyMap<string, Binding>,
  source: string | undefined,
  sourceOf: (binding: Binding) => string | undefined,
): boolean {
  return [...bindings.values()].some((each) => sourceOf(each) === source);
}

/** `Secret db`: what the keys of a binding come from. */
function sourceKey(from: BindingOrigin, nameOf: NameOf): string | undefined {
  switch (from.kind) {
    case 'env-from':
      return `${from.source.kind} ${logicalName(from.source)}`;
    case 'key':
    case 'env-from-unknown':
      return `${from.reference.kind} ${nameOf(from.reference)}`;
    default:
      return undefined;
  }
}

/** By name. All keys of a source whose keys are unknown count as one variable, with the name of the source. */
function bindingsOf(
  environment: Environment | undefined,
  nameOf: NameOf,
  comparison: Comparison,
): ReadonlyMap<string, Binding> {
  return new Map(
    (environment?.bindings ?? [])
      .filter((binding) => !isMissing(binding, comparison))
      .map((binding) => [
        binding.from.kind === 'env-from-unknown'
          ? `\n${binding.from.reference.kind} ${nameOf(binding.from.reference)}\n${binding.name}`
          : binding.name,
        binding,
      ]),
  );
}

function alone(kind: 'added' | 'removed', binding: Binding): VariableChange {
  return {
    kind,
    name: binding.name,
    before: kind === 'removed' ? binding : undefined,
    after: kind === 'added' ? binding : undefined,
    nowHides: kind === 'added' ? binding.hides : [],
    noLongerHides: kind === 'removed' ? binding.hides : [],
  };
}

function kindOf(old: Binding, now: Binding, comparison: Comparison): ValueChangeKind | undefined {
  const { values } = comparison;
  const sameness = values.compare(old.value, now.value);
  const isMoved =
    originKey(old.from, comparison.nameBefore) !== originKey(now.from, comparison.nameAfter);
  if (sameness === 'same') return isMoved ? 'moved' : undefined;
  if (sameness === 'perhaps') return 'perhaps';
  const [wasOpaque, isOpaque] = [values.isOpaque(old.value), values.isOpaque(now.value)];
  if (wasOpaque === isOpaque) return 'changed';
  if (!isMoved && isWrittenAlike(old.from.at, now.from.at)) return undefined;
  return isOpaque ? 'unknown' : 'known';
}

function changed(
  kind: ValueChangeKind,
  before: Binding,
  after: Binding,
  { nameBefore, nameAfter }: Comparison,
): VariableChange {
  const olds = new Set(before.hides.map(({ from }) => originKey(from, nameBefore)));
  const news = new Set(after.hides.map(({ from }) => originKey(from, nameAfter)));
  return {
    kind,
    name: after.name,
    before,
    after,
    nowHides: after.hides.filter(({ from }) => !olds.has(originKey(from, nameAfter))),
    noLongerHides: before.hides.filter(({ from }) => !news.has(originKey(from, nameBefore))),
  };
}

/** The origin of a value, without the line. */
function originKey(from: BindingOrigin, nameOf: NameOf): string {
  switch (from.kind) {
    case 'env-from':
      return `${from.source.kind} ${logicalName(from.source)}/${from.key}`;
    case 'key':
      return `${from.reference.kind} ${nameOf(from.reference)}/${from.key}`;
    case 'env-from-unknown':
      return `${from.reference.kind} ${nameOf(from.reference)}`;
    case 'field':
      return `field ${from.fieldPath}`;
    case 'resource':
      return `resource ${from.resource}`;
    case 'file':
      return `file ${from.path}/${from.key}`;
    case 'service':
      return `Service ${from.service}`;
    default:
      return 'literal';
  }
}
