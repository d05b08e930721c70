import type { Binding, Environment, Expanded, Failure } from '../../model/environment.ts';
import { entryOf, itemsAt, scalarAt } from '../../model/node.ts';
import type { YamlNode } from '../../model/node.ts';
import { hostSpan, placeOf } from '../../model/span.ts';
import type { Span } from '../../model/span.ts';
import type { Problem } from '../../model/problem.ts';
import { knownText, type Value } from '../../model/value.ts';
import type { EnvironmentOptions } from './environment-options.ts';
import { trailOf } from '../../model/trail.ts';
import { escapeText } from '../text/escape-text.ts';
import { originNotes, originText } from '../text/origin-text.ts';
import { trailText } from '../text/trail-text.ts';

/** One row of the table of an environment. */
export interface Row {
  readonly kind: 'variable' | 'failure' | 'skipped' | 'expanded';
  readonly name: string;
  /** The value; of failures and skipped entries: a sentence. */
  readonly value: Value | string;
  readonly from: string;
  readonly notes: readonly string[];
  /** What rendering did to it, where its place does not tell. */
  readonly trail?: string | undefined;
}

/**
 * Variables in the order of their assignment, with the failures (in place of what they would have set) and skipped entries where they
 * happen, then the sub-paths, and of the commands, arguments and exec probes what a variable changed or a problem is about: `$(date)` is
 * most often meant for a shell.
 */
export function environmentRows(
  environment: Environment,
  { services, problems }: Pick<EnvironmentOptions, 'services' | 'problems'>,
): readonly Row[] {
  const { bindings, serviceBindings, failures, skipped } = environment;
  const items = containerItems(environment.container.node);
  const late = items.size;
  const failed = new Set(failures.map(({ at }) => itemOf(items, at)));
  const placed: { readonly order: number; readonly row: Row }[] = bindings.flatMap((binding) => {
    const item = itemOf(items, assignedAt(binding));
    if (item !== undefined && failed.has(item)) return [];
    return [{ order: item?.order ?? late, row: bindingRow(binding) }];
  });
  for (const { name, at, reason } of skipped) {
    const item = itemOf(items, at);
    const row = noteRow('skipped', name ?? item?.name ?? '', `skipped: ${reason}`, at);
    placed.push({ order: item?.order ?? late, row });
  }
  for (const failure of failures) {
    const item = itemOf(items, failure.at);
    placed.push({ order: item?.order ?? late, row: failureRow(failure, item?.name) });
  }
  const ordered = placed.toSorted((a, b) => a.order - b.order).map(({ row }) => row);
  return [
    ...ordered.map((row, at) => (row.trail === ordered[at - 1]?.trail ? row : withTrail(row))),
    ...(services ? serviceBindings().map(bindingRow) : []),
    ...expandedRows(environment, problems),
  ];
}

/** Of rows with the same trail only the first shows it. */
function withTrail(row: Row): Row {
  return row.trail === undefined ? row : { ...row, notes: [escapeText(row.trail), ...row.notes] };
}

interface Item {
  readonly order: number;
  /** `envFrom[1]`, or the name of the variable. */
  readonly name: string;
}

/** The envFrom and env items of a container by the place of every scalar in them. */
function containerItems(container: YamlNode): ReadonlyMap<string, Item> {
  const items = new Map<string, Item>();
  const lists = ['envFrom', 'env'].flatMap((list) =>
    itemsAt(container, list).map((node, at) => ({ node, label: `${list}[${at}]` })),
  );
  for (const [order, { node, label }] of lists.entries()) {
    const name = entryOf(node, 'name') === undefined ? undefined : scalarAt(node, 'name')?.text;
    const item = { order, name: name ?? label };
    const stack: YamlNode[] = [node];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const key = placeKey(next);
      if (!items.has(key)) items.set(key, item);
      for (const child of childrenOf(next)) stack.push(child);
    }
  }
  return items;
}

function childrenOf(node: YamlNode): readonly YamlNode[] {
  if (node.kind === 'scalar') return [];
  return node.kind === 'map' ? node.entries.map(({ value }) => value) : node.items;
}

function itemOf(items: ReadonlyMap<string, Item>, at: Span): Item | undefined {
  return items.get(placeKey(at));
}

function placeKey(span: Span): string {
  const { file, start } = hostSpan(span);
  return `${file.path}:${start}`;
}

function assignedAt({ from }: Binding): Span {
  if ('itemAt' in from) return from.itemAt;
  return from.kind === 'service' ? NOWHERE : from.at;
}

const NOWHERE: Span = { file: { path: '', text: '' }, start: 0, end: 0 };

function bindingRow(binding: Binding): Row {
  const { name, value, from } = binding;
  return {
    kind: 'variable',
    name: escapeText(name),
    value,
    from: originText(from),
    notes: originNotes(binding),
    trail: from.at && !isGenerated(from.at) ? trailText(from.at) : undefined,
  };
}

/** The file of a generator (`app.env`) tells by itself that it is one. */
function isGenerated(at: Span): boolean {
  return trailOf(at)?.step.kind === 'generator';
}

function failureRow(failure: Failure, item: string | undefined): Row {
  const { reason, message, at, reference } = failure;
  const volume = reference?.subject;
  const elsewhere = volume === undefined ? 'container' : `volume ${volume}`;
  return noteRow('failure', item ?? elsewhere, `${reason}: ${message}`, at);
}

function noteRow(kind: Row['kind'], name: string, text: string, at: Span): Row {
  return {
    kind,
    name: escapeText(name),
    value: escapeText(text),
    from: escapeText(placeOf(at)),
    notes: [],
  };
}

function expandedRows(
  { command, args, probes, subPaths }: Environment,
  problems: readonly Problem[],
): readonly Row[] {
  const rowsOf = (name: string, elements: readonly Expanded[]): readonly Row[] =>
    elements.flatMap((element, at) =>
      isExpanded(element) || (element.unresolved.length > 0 && isProblem(element, problems))
        ? [expandedRow(`${name}[${at}]`, element)]
        : [],
    );
  return [
    ...rowsOf('command', command),
    ...rowsOf('args', args),
    ...probes.flatMap(({ probe, command: elements }) => rowsOf(probe, elements)),
    ...subPaths.flatMap(({ mountPath, subPath }) =>
      subPath === undefined ? [] : [expandedRow(`subPath of ${mountPath}`, subPath)],
    ),
  ];
}

/** Whether a variable of it was replaced: its text is not the one of its node, or of its place. */
function isExpanded({ value, at, unresolved }: Expanded): boolean {
  if ('text' in at && typeof at.text === 'string') return knownText(value) !== at.text;
  const variables = at.file.text.slice(at.start, at.end).split('$(').length - 1;
  return unresolved.length < variables;
}

function isProblem({ at }: Expanded, problems: readonly Problem[]): boolean {
  const { file, start, end } = hostSpan(at);
  return problems.some((problem) => {
    const other = hostSpan(problem.at);
    return file.path === other.file.path && start <= other.start && other.end <= end;
  });
}

function expandedRow(name: string, { value, at }: Expanded): Row {
  return {
    kind: 'expanded',
    name: escapeText(name),
    value,
    from: escapeText(placeOf(at)),
    notes: [],
  };
}
