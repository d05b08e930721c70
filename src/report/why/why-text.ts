import { isNameless } from '../../model/fleet/cluster-name.ts';
import type { Binding, Environment } from '../../model/environment.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import { nameInCluster, nameOfReferrer } from '../../model/name-of.ts';
import type { JudgedReference } from '../../model/reference.ts';
import { placeOf } from '../../model/span.ts';
import { writtenName } from '../../model/written-name.ts';
import { containerTitle } from '../environments/environment-table.ts';
import { valueText } from '../environments/value-lines.ts';
import { clipText, escapeText } from '../text/escape-text.ts';
import { originNotes, originText } from '../text/origin-text.ts';
import { styleOf, type Style } from '../text/style.ts';
import { trailText } from '../text/trail-text.ts';
import { count, shortListOf } from '../text/words.ts';
import { askedMatcher, type Asked } from './asked.ts';
import type { BuildUsage, SourceUsage } from './collect-usage.ts';
import type { WhyOptions } from './why-options.ts';
import { fieldsReading } from './read-by.ts';

/** Entries of a build, and names in a line; programs get all. */
const MOST_ENTRIES = 50;
const MOST_NAMES = 5;
const LONGEST_VALUE = 100;

/** One thing to tell of a build: a title, and what belongs below it. */
interface Entry {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The answer for people: per build the variables, then the sources, then those who use them. */
export function whyText(asked: Asked, usage: readonly BuildUsage[], { color }: WhyOptions): string {
  const style = styleOf(color);
  const blocks = usage.map((each) => [
    style.bold(escapeText(titleOf(each.build))),
    ...linesOf(entriesOf(each, asked, style), style),
  ]);
  return blocks.map((lines) => lines.map((line) => `${line}\n`).join('')).join('\n');
}

function titleOf({ id, cluster }: Build): string {
  return cluster === undefined || isNameless(cluster) ? id : `${id} (cluster ${cluster})`;
}

function linesOf(entries: readonly Entry[], style: Style): readonly string[] {
  const more = entries.length - MOST_ENTRIES;
  return [
    ...entries
      .slice(0, MOST_ENTRIES)
      .flatMap(({ title, lines }) => [`  ${title}`, ...lines.map((line) => `    ${line}`)]),
    ...(more > 0 ? [style.dim(`  and ${count(more, 'more')}`.replace(/s$/, ''))] : []),
  ];
}

function entriesOf(
  { environments, open, sources, references }: BuildUsage,
  asked: Asked,
  style: Style,
): readonly Entry[] {
  return [
    ...variablesOf(environments, style),
    ...environments.flatMap((each) => misses(each, style)),
    ...openOf(open, asked, style),
    ...sources.map((each) => sourceOf(each, style)),
    ...usesOf(references, asked, style),
  ];
}

/** Variables that many containers get alike are reported once. */
function variablesOf(environments: readonly Environment[], style: Style): readonly Entry[] {
  const told = environments.flatMap((environment) =>
    environment.bindings.map((binding) => ({ environment, ...tellBinding(binding, style) })),
  );
  const groups = groupBy(told, ({ title, lines }) => [title, ...lines].join('\n'));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const names = [...new Set(group.map(({ environment }) => containerTitle(environment)))];
    const reads = group.flatMap(({ environment, name }) =>
      fieldsReading(environment.container, name),
    );
    const read = [...new Set(reads)].map(escapeText);
    return [
      {
        title: first.title,
        lines: [
          `in ${names.slice(0, MOST_NAMES).join('; ')}${moreOf(names)}`,
          ...(read.length === 0 ? [] : [`read in ${shortListOf(read, MOST_NAMES)}`]),
          ...first.lines,
        ],
      },
    ];
  });
}

function moreOf(names: readonly unknown[]): string {
  const more = names.length - MOST_NAMES;
  return more > 0 ? `; and ${count(more, 'more')}`.replace(/s$/, '') : '';
}

function tellBinding(binding: Binding, style: Style): Entry & { readonly name: string } {
  const { name, value, from } = binding;
  const text = clipText(valueText(value, false), LONGEST_VALUE);
  const trail = from.at === undefined ? undefined : trailText(from.at);
  return {
    name,
    title: `${style.bold(escapeText(name))} = ${text === '' ? style.dim('(empty)') : text}`,
    lines: [
      `from ${originText(from)}${trail === undefined ? '' : `, ${escapeText(trail)}`}`,
      ...originNotes(binding).map((note) => style.dim(note)),
    ],
  };
}

/** Assignments that lead to nothing, and those that stop the container. */
function misses(environment: Environment, style: Style): readonly Entry[] {
  const lines = [`in ${containerTitle(environment)}`];
  return [
    ...environment.skipped.map(({ name = '', reason, at }) => ({
      title: `${style.bold(escapeText(name))} ${style.dim('is not set')}`,
      lines: [...lines, escapeText(`${reason} (${placeOf(at)})`)],
    })),
    ...environment.failures.map(({ reference, reason, message, at }) => ({
      title: `${style.bold(escapeText(reference?.subject ?? ''))} ${style.red('cannot be set')}`,
      lines: [...lines, escapeText(`${reason}: ${message} (${placeOf(at)})`)],
    })),
  ];
}

function openOf(open: readonly Environment[], { name }: Asked, style: Style): readonly Entry[] {
  if (open.length === 0) return [];
  const sources = open.flatMap(({ bindings }) =>
    bindings.flatMap(({ from }) =>
      from.kind === 'env-from-unknown' ? [`${from.reference.kind} ${from.reference.name}`] : [],
    ),
  );
  const titles = open.map(containerTitle);
  const whose = shortListOf([...new Set(sources)].map(escapeText), MOST_NAMES);
  return [
    {
      title: `${style.bold(escapeText(name))} ${style.dim(`may be a key of ${whose}, whose keys are not known`)}`,
      lines: [`in ${titles.slice(0, MOST_NAMES).join('; ')}${moreOf(titles)}`],
    },
  ];
}

function sourceOf({ source, keys }: SourceUsage, style: Style): Entry {
  const { producer, at } = source;
  const name = `${source.kind} ${source.namespace === undefined ? '' : `${source.namespace}/`}${source.name}`;
  const made = producer.kind === 'manifest' ? 'written' : `made by ${producer.kind}`;
  const all = source.keys.kind === 'known' ? [...source.keys.value.keys()] : undefined;
  const known = keys ?? all;
  const which =
    known === undefined
      ? 'its keys are not known'
      : `${known.length === 1 ? 'key' : 'keys'} ${shortListOf(known, 2 * MOST_NAMES)}`;
  return {
    title: `${style.bold(escapeText(name))}${escapeText(known?.length === 0 ? ', no keys' : `, ${which}`)}`,
    lines: [escapeText(`${made} in ${placeOf(at)}`)],
  };
}

/** Who refers to the sources; the variables above tell of those that became some. */
function usesOf(
  references: readonly JudgedReference[],
  asked: Asked,
  style: Style,
): readonly Entry[] {
  const { source } = askedMatcher(asked);
  return references.flatMap(({ reference, verdict, at }) => {
    const { kind, name, key, use, namespace } = reference;
    const isNamed = source(kind, name) || source(kind, writtenName(reference.at, name));
    const isVariable = (use === 'env' || use === 'env-from') && !isNamed;
    if (isVariable) return [];
    const said = verdict.kind === 'broken' ? `broken (${verdict.proof})` : verdict.kind;
    const paint = verdict.kind === 'broken' ? style.red : style.dim;
    const named = `${kind} ${namespace === undefined ? '' : `${namespace}/`}${name}${key === undefined ? '' : `:${key.name}`}`;
    const who = reference.workload === undefined ? nameOfReferrer(reference) : whoOf(reference);
    return [
      {
        title: `${escapeText(`${who.replaceAll('`', '')} uses ${named}`)}  ${paint(said)}`,
        lines: [escapeText(`${reference.path} (${placeOf(at)})`)],
      },
    ];
  });
}

function whoOf({ container, workload, manifest }: JudgedReference['reference']): string {
  return container === undefined || workload === undefined
    ? nameInCluster(manifest)
    : containerTitle({ workload, container });
}
