import type { Binding, Environment, Expanded, Failure } from '../../model/environment.ts';
import { groupBy } from '../../model/group-by.ts';
import { entryOf, itemsAt, scalarAt, type YamlNode } from '../../model/node.ts';
import type { Problem } from '../../model/problem.ts';
import { fileSpan, hostPlaceOf, hostSpan, placeOf, type Span } from '../../model/span.ts';
import { trailOf } from '../../model/trail.ts';
import { knownText } from '../../model/value.ts';
import type { Row, Tone } from '../document/document.ts';
import { quiet } from '../document/parts.ts';
import { originNotes, originText } from '../text/origin-text.ts';
import { trailText } from '../text/trail-text.ts';
import type { EnvironmentOptions } from './environment-options.ts';
import { failureText } from './failure-text.ts';
import { valueLines } from './value-lines.ts';

/** A row, made when it is known whether it shows what rendering did to it. */
interface Entry {
  readonly trail?: string | undefined;
  readonly row: (trail: string | undefined) => Row;
}

/**
 * Variables in the order of their assignment, with the failures (in place of what they would have set) and skipped entries in their
 * place, then the sub-paths, and of the commands, arguments and exec probes what a variable changed or a problem is about: `$(date)` is
 * most often meant for a shell.
 */
export function environmentRows(
  environment: Environment,
  { services, problems, showValues }: EnvironmentOptions,
): readonly Row[] {
  const { bindings, serviceBindings, failures, skipped } = environment;
  const items = containerItems(environment.container.node);
  const late = items.size;
  const failed = new Set(failures.map(({ at }) => itemOf(items, at)));
  const placed: { readonly order: number; readonly entry: Entry }[] = bindings.flatMap(
    (binding) => {
      const item = itemOf(items, assignedAt(binding));
      if (item !== undefined && failed.has(item)) return [];
      return [{ order: item?.order ?? late, entry: bindingEntry(binding, showValues) }];
    },
  );
  // The kubelet skips the invalid names of one source with one event.
  const events = groupBy(skipped, ({ at, reason }) => `${hostPlaceOf(at)} ${reason}`);
  for (const [first, ...others] of events.values()) {
    if (first === undefined) continue;
    const { name, at, reason } = first;
    const item = itemOf(items, at);
    const isOne = others.length === 0;
    const shown = (isOne ? name : undefined) ?? item?.name ?? '';
    const entry = sentence(shown, `skipped: ${reason}`, at, 'quiet');
    placed.push({ order: item?.order ?? late, entry });
  }
  for (const failure of failures) {
    const item = itemOf(items, failure.at);
    placed.push({ order: item?.order ?? late, entry: failureEntry(failure, item?.name) });
  }
  const ordered = placed.toSorted((a, b) => a.order - b.order).map(({ entry }) => entry);
  return [
    // Of rows with the same trail only the first shows it.
    ...ordered.map(({ trail, row }, at) =>
      row(trail === ordered[at - 1]?.trail ? undefined : trail),
    ),
    ...(services
      ? serviceBindings().map((binding) => bindingEntry(binding, showValues).row(undefined))
      : []),
    ...expandedRows(environment, problems, showValues),
  ];
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
      const key = hostPlaceOf(next);
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
  return items.get(hostPlaceOf(at));
}

function assignedAt({ from }: Binding): Span {
  if ('itemAt' in from) return from.itemAt;
  return from.kind === 'service' ? NOWHERE : from.at;
}

const NOWHERE = fileSpan('');

function bindingEntry(binding: Binding, showValues: boolean): Entry {
  const { name, value, from } = binding;
  const notes = originNotes(binding);
  return {
    trail: from.at && !isGenerated(from.at) ? trailText(from.at) : undefined,
    row: (trail) => ({
      tone: 'strong',
      cells: [
        [name],
        valueLines(value, showValues),
        [
          originText(from),
          ...[...(trail === undefined ? [] : [trail]), ...notes].map((text) => [quiet(text)]),
        ],
      ],
    }),
  };
}

/** The name of a generator's file (`app.env`) shows by itself what it is. */
function isGenerated(at: Span): boolean {
  return trailOf(at)?.step.kind === 'generator';
}

function failureEntry(failure: Failure, item: string | undefined): Entry {
  const { at, reference } = failure;
  const volume = reference?.subject;
  const elsewhere = volume === undefined ? 'container' : `volume ${volume}`;
  return sentence(
    item ?? elsewhere,
    failureText(failure),
    at,
    failure.isOpen === true ? 'warning' : 'error',
  );
}

/** A failure or a skipped item: a sentence instead of a value and its origin. */
function sentence(name: string, text: string, at: Span, tone: Tone): Entry {
  return { row: () => ({ tone, cells: [[name], [`${text} (${placeOf(at)})`]] }) };
}

function expandedRows(
  { command, args, probes, subPaths, workload: { build } }: Environment,
  problems: readonly Problem[],
  showValues: boolean,
): readonly Row[] {
  const rowsOf = (name: string, elements: readonly Expanded[]): readonly Row[] =>
    elements.flatMap((element, at) =>
      isExpanded(element) || (element.unresolved.length > 0 && isProblem(element, problems, build))
        ? [expandedRow(`${name}[${at}]`, element, showValues)]
        : [],
    );
  return [
    ...rowsOf('command', command),
    ...rowsOf('args', args),
    ...probes.flatMap(({ probe, command: elements }) => rowsOf(probe, elements)),
    ...subPaths.flatMap(({ mountPath, subPath }) =>
      subPath === undefined ? [] : [expandedRow(`subPath of ${mountPath}`, subPath, showValues)],
    ),
  ];
}

/** Whether a variable of it was replaced: its text is not the one of its node, or of its place. */
function isExpanded({ value, at, unresolved }: Expanded): boolean {
  if ('text' in at && typeof at.text === 'string') return knownText(value) !== at.text;
  const variables = at.file.text.slice(at.start, at.end).split('$(').length - 1;
  return unresolved.length < variables;
}

function isProblem({ at }: Expanded, problems: readonly Problem[], build: string): boolean {
  const { file, start, end } = hostSpan(at);
  return problems.some((problem) => {
    const other = hostSpan(problem.at);
    const isWithin = file.path === other.file.path && start <= other.start && other.end <= end;
    return isWithin && problem.builds.includes(build);
  });
}

function expandedRow(name: string, { value, at }: Expanded, showValues: boolean): Row {
  return { cells: [[name], valueLines(value, showValues), [placeOf(at)]] };
}
