import type { Binding, Environment, Failure } from '../../model/environment.ts';
import { isNameless } from '../../model/fleet/cluster-name.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import { nameOfReferrer, plainNameInCluster } from '../../model/names/name-of.ts';
import { qualifiedName } from '../../model/names/qualified-name.ts';
import { writtenName } from '../../model/names/written-name.ts';
import type { JudgedReference } from '../../model/reference.ts';
import { placeOf } from '../../model/span.ts';
import type { Document, Group, Line } from '../document/document.ts';
import { fixedLine, quiet, section, strong } from '../document/parts.ts';
import { failureText } from '../environments/failure-text.ts';
import { containerTitle } from '../environments/shown-environment.ts';
import { valueText } from '../environments/value-lines.ts';
import { clipText } from '../text/escape-text.ts';
import { originNotes, originText } from '../text/origin-text.ts';
import { trailText } from '../text/trail-text.ts';
import { numberText, shortListOf } from '../text/words.ts';
import type { BuildUsage, SourceUsage } from './collect-usage.ts';
import { fieldsReading } from './fields-reading.ts';
import { queryMatcher, type UsageQuery } from './usage-query.ts';

/** Entries of a build, and names in a line; programs get all. */
const MAX_ENTRIES = 50;
const MAX_NAMES = 5;
const LONGEST_VALUE = 100;

/** One thing about a build: a title, and what belongs below it. */
interface Entry {
  readonly title: Line;
  readonly lines: readonly Line[];
}

/** The answer for people: per build the variables, then the sources, then what uses them. */
export function whyDocument(query: UsageQuery, usage: readonly BuildUsage[]): Document {
  return usage.map((each) => {
    const entries = entriesOf(each, query);
    const more = entries.length - MAX_ENTRIES;
    return section(titleOf(each.build), [
      ...entries.slice(0, MAX_ENTRIES).map(entryGroup),
      ...(more > 0 ? [fixedLine(`and ${numberText(more)} more`, { tone: 'quiet' })] : []),
    ]);
  });
}

function entryGroup({ title, lines }: Entry): Group {
  const below = lines.map((text) => fixedLine(text, { mark: '  ' }));
  return { kind: 'group', blocks: [fixedLine(title), ...below] };
}

function titleOf({ id, cluster }: Build): string {
  return cluster === undefined || isNameless(cluster) ? id : `${id} (cluster ${cluster})`;
}

function entriesOf(
  { environments, open, sources, references }: BuildUsage,
  query: UsageQuery,
): readonly Entry[] {
  return [
    ...variablesOf(environments),
    ...environments.flatMap((each) => misses(each)),
    ...openOf(open, query),
    ...sources.map((each) => sourceOf(each)),
    ...usesOf(references, query),
  ];
}

/** Variables that many containers get alike are reported once. */
function variablesOf(environments: readonly Environment[]): readonly Entry[] {
  const found = environments.flatMap((environment) =>
    environment.bindings.map((binding) => ({ environment, ...bindingEntry(binding) })),
  );
  const groups = groupBy(found, ({ title, lines }) => JSON.stringify([title, lines]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const names = [...new Set(group.map(({ environment }) => containerTitle(environment)))];
    const reads = group.flatMap(({ environment, name }) =>
      fieldsReading(environment.container, name),
    );
    const read = [...new Set(reads)];
    return [
      {
        title: first.title,
        lines: [
          `in ${names.slice(0, MAX_NAMES).join('; ')}${moreOf(names)}`,
          ...(read.length === 0 ? [] : [`read in ${shortListOf(read, MAX_NAMES)}`]),
          ...first.lines,
        ],
      },
    ];
  });
}

function moreOf(names: readonly unknown[]): string {
  const more = names.length - MAX_NAMES;
  return more > 0 ? `; and ${numberText(more)} more` : '';
}

function bindingEntry(binding: Binding): Entry & { readonly name: string } {
  const { name, value, from } = binding;
  const text = clipText(valueText(value, false), LONGEST_VALUE);
  const trail = from.at === undefined ? undefined : trailText(from.at);
  return {
    name,
    title: [strong(name), ' = ', text === '' ? quiet('(empty)') : text],
    lines: [
      `from ${originText(from)}${trail === undefined ? '' : `, ${trail}`}`,
      ...originNotes(binding).map((note) => [quiet(note)]),
    ],
  };
}

function consequence({ isOpen }: Failure): Entry['title'][number] {
  return isOpen === true
    ? { text: 'is not known', tone: 'warning' }
    : { text: 'cannot be set', tone: 'error' };
}

/** Assignments that lead to nothing, and those that stop the container. */
function misses(environment: Environment): readonly Entry[] {
  const lines = [`in ${containerTitle(environment)}`];
  return [
    ...environment.skipped.map(({ name = '', reason, at }) => ({
      title: [strong(name), ' ', quiet('is not set')],
      lines: [...lines, `${reason} (${placeOf(at)})`],
    })),
    ...environment.failures.map((failure) => ({
      title: [strong(failure.reference?.subject ?? ''), ' ', consequence(failure)],
      lines: [...lines, `${failureText(failure)} (${placeOf(failure.at)})`],
    })),
  ];
}

function openOf(open: readonly Environment[], { name }: UsageQuery): readonly Entry[] {
  if (open.length === 0) return [];
  const sources = open.flatMap(({ bindings }) =>
    bindings.flatMap(({ from }) =>
      from.kind === 'env-from-unknown' ? [`${from.reference.kind} ${from.reference.name}`] : [],
    ),
  );
  const titles = open.map(containerTitle);
  const whose = shortListOf([...new Set(sources)], MAX_NAMES);
  return [
    {
      title: [strong(name), ' ', quiet(`may be a key of ${whose}, whose keys are not known`)],
      lines: [`in ${titles.slice(0, MAX_NAMES).join('; ')}${moreOf(titles)}`],
    },
  ];
}

function sourceOf({ source, keys }: SourceUsage): Entry {
  const { producer, at } = source;
  const name = `${source.kind} ${source.namespace === undefined ? '' : `${source.namespace}/`}${source.name}`;
  const made = producer.kind === 'manifest' ? 'written' : `generated by ${producer.kind}`;
  const all = source.keys.kind === 'known' ? [...source.keys.value.keys()] : undefined;
  const known = keys ?? all;
  const which =
    known === undefined
      ? 'its keys are not known'
      : `${known.length === 1 ? 'key' : 'keys'} ${shortListOf(known, 2 * MAX_NAMES)}`;
  return {
    title: [strong(name), known?.length === 0 ? ', no keys' : `, ${which}`],
    lines: [`${made} in ${placeOf(at)}`],
  };
}

/** The objects that refer to the sources; references that became variables are above. */
function usesOf(references: readonly JudgedReference[], query: UsageQuery): readonly Entry[] {
  const { source } = queryMatcher(query);
  return references.flatMap(({ reference, verdict, at }) => {
    const { kind, name, key, use, namespace } = reference;
    const isNamed = source(kind, name) || source(kind, writtenName(reference.at, name));
    const isVariable = (use === 'env' || use === 'env-from') && !isNamed;
    if (isVariable) return [];
    const said = verdict.kind === 'broken' ? `broken (${verdict.proof})` : verdict.kind;
    const tone = verdict.kind === 'broken' ? 'error' : 'quiet';
    const named = `${kind} ${qualifiedName(namespace, name)}${key === undefined ? '' : `:${key.name}`}`;
    const who = reference.workload === undefined ? nameOfReferrer(reference) : whoOf(reference);
    return [
      {
        title: [`${who} uses ${named}  `, { text: said, tone }] as const,
        lines: [`${reference.path} (${placeOf(at)})`],
      },
    ];
  });
}

function whoOf({ container, workload, manifest }: JudgedReference['reference']): string {
  return container === undefined || workload === undefined
    ? plainNameInCluster(manifest)
    : containerTitle({ workload, container });
}
