import { neededItems } from '../../model/elsewhere/needed-items.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import { messageText, type Message } from '../../model/message.ts';
import { nameInCluster } from '../../model/names/name-of.ts';
import type { MapNode } from '../../model/node.ts';
import type { SkippedAs } from '../../model/parsed-file.ts';
import { OVER, type ReasonCode } from '../../model/reason.ts';
import type { Report, UncheckedEntry, UsedDeployer } from '../../model/report.ts';
import { hostSpan } from '../../model/span.ts';
import { entryPointOf } from '../text/entry-point-line.ts';
import { count, shortListOf } from '../text/words.ts';
import { chartParts, chartsNotChecked } from './not-checked-charts.ts';
import { fetchOf, isFetchable, type NotChecked } from './not-checked-words.ts';

/** Kinds of entry objects, as one of them is called. */
const NOUNS: Readonly<Record<string, string>> = {
  Kustomization: 'Flux Kustomization',
  HelmRelease: 'Helm release',
  Application: 'Argo CD application',
  ApplicationSet: 'Argo CD application set',
  ResourceSet: 'Flux resource set',
};

/** Files that someone might expect to be checked, by why they are not. */
const UNUSED: readonly (readonly [as: SkippedAs, words: string])[] = [
  ['fixture', 'test fixture'],
  ['vendored', 'vendored file'],
  ['archive', 'archived file'],
  ['generated', 'generated file'],
  ['template', 'template'],
];

const NO_REPOSITORY =
  'Where to fetch from is not known: this repository has neither a complete URL nor the source object (such as a HelmRepository).';
const OTHER_URL =
  'If that is this repository, set `repositoryUrls: [URL]` in .envfrom.yaml; else `envfrom dependencies -f sh | sh` fetches it, or check both with `envfrom fleet`.';
const OTHER_ARTIFACT =
  'If a pipeline publishes it from this repository, declare it in .envfrom.yaml: `sources: [{kind: OCIRepository, name: apps, folder: .}]` (`envfrom init` looks for the folder); else `envfrom dependencies -f sh | sh` fetches it.';

const REMEDIES: ReadonlyMap<ReasonCode | undefined, string> = new Map([
  ['elsewhere', OTHER_URL],
  ['unknown-source', OTHER_URL],
  ['unknown-artifact', OTHER_ARTIFACT],
  [
    'other-revision',
    'Check out the branch, tag or commit that is deployed, and run envfrom there.',
  ],
  [
    'clusters',
    'Declare them in .envfrom.yaml: `clusters: [{name: prod, server: "https://…", labels: {env: prod}}]`.',
  ],
]);

/** What was not checked, by reason: entries first, those of the most frequent reason before the others, then the rest. */
export function notCheckedOf(report: Report): readonly NotChecked[] {
  const entries = [
    ...entryObjects(report),
    ...buildsNotChecked(report),
    ...chartsNotChecked(report),
  ];
  return [
    ...joinedBySentence(entries).toSorted((one, other) => other.entries - one.entries),
    ...chartParts(report),
    ...unusedFiles(report),
    ...report.otherDeployers.map(leftToProgram),
  ];
}

/** Those that would read the same but for their number as one. */
function joinedBySentence(all: readonly NotChecked[]): readonly NotChecked[] {
  return [...groupBy(all, sentenceOf).values()].flatMap(([first, ...others]) => {
    if (first?.noun === undefined || others.length === 0) return first ?? [];
    const entries = others.reduce((sum, other) => sum + other.entries, first.entries);
    return { ...first, entries, what: count(entries, first.noun) };
  });
}

function sentenceOf({ noun, what, reason, remedy }: NotChecked): string {
  return JSON.stringify([noun ?? what, reason, remedy]);
}

function leftToProgram({ name, listed, printsWith }: UsedDeployer): NotChecked {
  const many = listed === undefined ? '' : ` (${count(listed.count, listed.noun)})`;
  return {
    entries: 0,
    what: `what ${name} deploys${many}`,
    ...(printsWith !== undefined && { remedy: `\`${printsWith} | envfrom check -\` checks it.` }),
  };
}

/** Entry objects whose objects are not known, those of one kind and reason together. */
export function entryObjects(report: Pick<Report, 'uncheckedEntries'>): readonly NotChecked[] {
  return entryGroups(report).map(([words]) => words);
}

/** The same, each with its objects. */
export function entryGroups({
  uncheckedEntries,
}: Pick<Report, 'uncheckedEntries'>): readonly (readonly [
  words: NotChecked,
  entries: readonly UncheckedEntry[],
])[] {
  return [...groupBy(uncheckedEntries, entryKey).values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [[entriesOf(first, group), group] as const];
  });
}

function entryKey({ manifest, reason, need }: UncheckedEntry): string {
  return `${manifest.kind} ${need === undefined ? messageText(reason) : 'chart'}`;
}

function entriesOf(
  { manifest: { kind, name, node }, reason, need }: UncheckedEntry,
  group: readonly UncheckedEntry[],
): NotChecked {
  const entries = group.length;
  const many = NOUNS[kind] ?? kind;
  const what = entries === 1 ? `${kind} \`${name ?? ''}\`` : count(entries, many);
  const noun = entries === 1 ? {} : { noun: many };
  if (need !== undefined) {
    const why = entries === 1 ? 'its chart is not available' : 'their charts are not available';
    const isListed = group.some((each) => neededItems([], [each]).length > 0);
    return {
      entries,
      what,
      ...noun,
      reason: why,
      remedy: isListed ? fetchOf(entries) : NO_REPOSITORY,
    };
  }
  const remedy = reason.code === 'in-chart' ? declareChart(node) : REMEDIES.get(reason.code);
  return {
    entries,
    what,
    ...noun,
    reason: entries === 1 ? messageText(reason) : reasonOfMany(reason),
    ...(remedy !== undefined && { remedy }),
  };
}

/** For entry objects that the templates of a chart make. */
function declareChart(node: MapNode): string {
  const [chart = ''] = hostSpan(node).file.path.split('/templates/');
  return `Add the Application that installs the chart, or declare its release in .envfrom.yaml: \`${entryPointOf(chart)}\`.`;
}

/** Clauses about one object, and what they are about several. */
const OF_MANY: readonly (readonly [one: RegExp, many: string])[] = [
  [/^it deploys\b/, 'they deploy'],
  [/\bit cannot be built as it is\b/, 'they cannot be built as they are'],
  [/\bits\b/g, 'their'],
];

/** The same clause about several; what it names stays as it is. */
function reasonOfMany({ parts }: Message): string {
  return messageText({
    parts: parts.map((part) => (typeof part === 'string' ? wordsOfMany(part) : part)),
  });
}

function wordsOfMany(text: string): string {
  return OF_MANY.reduce((clause, [one, many]) => clause.replace(one, many), text);
}

/** Builds of which not one object is known: applications of plugins, and kustomizations that would be too much work. */
export function unseenBuilds({ builds }: Report): readonly Build[] {
  return builds.filter(
    (build) =>
      build.objects.length + build.failures.length === 0 &&
      (build.kind === 'argo-application' || isScripted(build)
        ? build.partial.length > 0
        : build.kind === 'kustomization' && build.partial.some(({ code }) => code === 'over')),
  );
}

/** What one remark says of many builds, whatever else the reasons of each name. */
const OF_BUILDS: ReadonlyMap<ReasonCode, string> = new Map([
  ['chart-dependency', 'the charts that their charts depend on are not available'],
  ['chart', 'their charts are not available'],
  ['remote-base', 'they use remote bases that are not fetched'],
  ['jsonnet', 'all their manifests are jsonnet, which envfrom does not evaluate'],
]);

function buildsNotChecked(report: Report): readonly NotChecked[] {
  const groups = groupBy(unseenBuilds(report), (build) => onlyReason(build) ?? reasonOf(build));
  return [...groups.values()].flatMap((some): readonly NotChecked[] => {
    const [first] = some;
    if (first === undefined) return [];
    const isOne = some.length === 1;
    const noun = nounOf(first);
    const what = isOne ? nameOf(first) : count(some.length, noun);
    const isListed = some.some((build) => isFetchable(build));
    return [
      {
        entries: some.length,
        what,
        ...(!isOne && { noun }),
        reason: isOne ? reasonOf(first) : (onlyReason(first) ?? reasonOf(first, reasonOfMany)),
        ...(isListed && { remedy: fetchOf(some.length) }),
      },
    ];
  });
}

function nounOf({ kind }: Build): string {
  if (kind === 'helm-release') return 'Helm release';
  return kind === 'kustomization' ? 'kustomization' : 'Argo CD application';
}

/** A release of a chart from elsewhere, which a script or list installs. */
function isScripted({ kind, deployedBy, inflates }: Build): boolean {
  return kind === 'helm-release' && deployedBy === undefined && inflates !== undefined;
}

/** `Application `argocd/web``, as the entry objects that are not followed. */
function nameOf({ deployedBy, id }: Build): string {
  return deployedBy === undefined ? `\`${id}\`` : nameInCluster(deployedBy.object);
}

function reasonOf(
  { kind, partial }: Build,
  inWords: (reason: Message) => string = messageText,
): string {
  return kind === 'kustomization' ? messageText(OVER) : partial.map(inWords).join('; ');
}

/** The words for all that a build lacks, if that is of one kind. */
function onlyReason({ partial }: Build): string | undefined {
  const [code, second] = new Set(partial.map((reason) => reason.code));
  return code === undefined || second !== undefined ? undefined : OF_BUILDS.get(code);
}

/** `12 test fixtures and 3 templates`: files that nobody deploys. */
function unusedFiles(report: Report): readonly NotChecked[] {
  const words = unusedFileWords(report);
  if (words.length === 0) return [];
  const remedy = '`envfrom check FOLDER` checks them all the same.';
  return [{ entries: 0, what: shortListOf(words, words.length), remedy }];
}

function unusedFileWords({ files }: Report): readonly string[] {
  const skipped = groupBy(files, ({ class: each }) => (each.kind === 'skipped' ? each.as : ''));
  return UNUSED.flatMap(([as, words]) => {
    const some = skipped.get(as)?.length ?? 0;
    return some === 0 ? [] : [count(some, words)];
  });
}

/**
 * What a run saw that checked nothing, in a few words; undefined if something was checked, or nothing is here. "No problems" would say too
 * much then.
 */
export function onlySeen(report: Report): string | undefined {
  const { uncheckedEntries, otherDeployers, files, references, sources, workloads } = report;
  if (references.length + sources.length + workloads.length > 0) return undefined;
  const kinds = [...groupBy(uncheckedEntries, ({ manifest }) => manifest.kind)];
  const entries = kinds.map(([kind, some]) => count(some.length, NOUNS[kind] ?? kind));
  const unused = unusedFileWords(report);
  const unrendered = chartsNotChecked(report).map(
    ({ what, entries: n }) => `${what} that ${n === 1 ? 'was' : 'were'} not rendered`,
  );
  const isAllSkipped = files.every(({ class: { kind } }) => kind === 'skipped');
  const isUnused = isAllSkipped && unused.length + unrendered.length > 0;
  if (entries.length === 0 && otherDeployers.length === 0 && !isUnused) return undefined;
  const programs = otherDeployers.map(({ name }) => `what ${name} deploys`);
  return shortListOf([...entries, ...unrendered, ...unused, ...programs], MAX_SEEN);
}

const MAX_SEEN = 4;
