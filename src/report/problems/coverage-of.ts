import { messageText } from '../../model/message.ts';
import { groupBy } from '../../model/group-by.ts';
import type { ParsedFile, SkippedAs } from '../../model/parsed-file.ts';
import { OVER } from '../../model/reason.ts';
import type { NotLookedAt, Report } from '../../model/report.ts';
import { count, numberText } from '../text/words.ts';

/** Kinds of entry objects, as one of them is called. */
const NOUNS: Readonly<Record<string, string>> = {
  Kustomization: 'Flux Kustomization',
  HelmRelease: 'Helm release',
  Application: 'Argo CD application',
  ApplicationSet: 'Argo CD application set',
  ResourceSet: 'Flux resource set',
};

const DEPLOYERS: readonly (readonly [kind: string, buildKind: string])[] = [
  ['Kustomization', 'flux-kustomization'],
  ['Application', 'argo-application'],
  ['HelmRelease', 'helm-release'],
];

/** `78 Flux Kustomizations, 172 of 187 Helm releases`: the entry objects whose objects were looked at; empty if there are none. */
export function deployersOf({ builds, notLookedAt }: Report): readonly string[] {
  return DEPLOYERS.flatMap(([kind, buildKind]) => {
    const own = builds.filter((build) => build.kind === buildKind);
    const previewed = own.filter((build) => build.previewed === true).length;
    const seen = own.length;
    const unseen = notLookedAt.filter(({ manifest }) => manifest.kind === kind).length;
    if (seen + unseen === 0) return [];
    const all = count(seen + unseen, NOUNS[kind] ?? kind);
    const words = unseen === 0 ? all : `${numberText(seen)} of ${all}`;
    return [previewed === 0 ? words : `${words} (${numberText(previewed)} previewed from values)`];
  });
}

/** Files that someone might expect to be checked, by why they are not. */
const UNUSED: readonly (readonly [as: SkippedAs, words: string])[] = [
  ['fixture', 'test fixture'],
  ['vendored', 'vendored file'],
  ['archive', 'archived file'],
  ['generated', 'generated file'],
  ['template', 'template'],
];

/** What was not looked at, by the reason: entry objects first, then files, then programs that are not understood. */
export function notLookedAtOf(report: Report): readonly string[] {
  const deployers = report.otherDeployers.map((name) => `what ${name} deploys`);
  return [
    ...entriesNotLookedAt(report),
    ...chartsNotLookedAt(report),
    ...buildsUnseen(report),
    ...unusedFilesOf(report),
    ...deployers,
  ];
}

/** `12 test fixtures`, `3 templates`: files that nobody deploys. */
export function unusedFilesOf({ files }: Report): readonly string[] {
  const skipped = groupBy(files, skippedAs);
  return UNUSED.flatMap(([as, words]) => {
    const some = skipped.get(as)?.length ?? 0;
    return some === 0 ? [] : [count(some, words)];
  });
}

/** What one entry object of a kind is called. */
export function nounOf(kind: string): string {
  return NOUNS[kind] ?? kind;
}

/** Entry objects whose objects were not looked at, those of one reason together. */
export function entriesNotLookedAt({ notLookedAt }: Report): readonly string[] {
  return [...groupBy(notLookedAt, entryKey).values()].map(entryWords);
}

function entryKey({ manifest, reason }: NotLookedAt): string {
  return `${manifest.kind} ${messageText(reason)}`;
}

function entryWords(group: readonly NotLookedAt[]): string {
  const [first] = group;
  if (first === undefined) return '';
  const { kind, name } = first.manifest;
  const who =
    group.length === 1 ? `${kind} \`${name ?? ''}\`` : count(group.length, NOUNS[kind] ?? kind);
  // A chart that someone could fetch is the one reason for which there is a command.
  if (first.need !== undefined) {
    const charts = group.length === 1 ? 'chart is' : 'charts are';
    return `${who} whose ${charts} not here (\`envfrom charts\`)`;
  }
  return `${who} (${group.length === 1 ? messageText(first.reason) : reasonOfMany(messageText(first.reason))})`;
}

/** Clauses about one object, and what they are about several. */
const OF_MANY: readonly (readonly [one: RegExp, many: string])[] = [
  [/^it deploys\b/, 'they deploy'],
  [/\bits\b/g, 'their'],
];

function reasonOfMany(reason: string): string {
  return OF_MANY.reduce((clause, [one, many]) => clause.replace(one, many), reason);
}

/** The repository's own charts, by themselves: those of which nothing is known, and those that lack dependencies or values that only a release gives. */
function chartsNotLookedAt(report: Report): readonly string[] {
  const [unrendered, inPart] = chartsInPart(report);
  const parts = inPart.length === 0 ? [] : [`parts of ${count(inPart.length, 'chart')}`];
  return [
    ...(unrendered.length === 0
      ? []
      : [`${unrenderedOf(report)} (\`envfrom build CHART\` says why)`]),
    ...parts.map((words) => `${words} (\`--verbose\` says why)`),
  ];
}

/** `2 charts that were not rendered`; empty for none. */
export function unrenderedOf(report: Report): string {
  const [{ length }] = chartsInPart(report);
  if (length === 0) return '';
  return `${count(length, 'chart')} that ${length === 1 ? 'was' : 'were'} not rendered`;
}

/** Folders of the charts that made nothing, and of those that made only a part. */
function chartsInPart({
  builds,
}: Report): readonly [unrendered: readonly string[], inPart: readonly string[]] {
  const inPart = builds.filter(({ kind, partial }) => kind === 'chart' && partial.length > 0);
  const byFolder = [...groupBy(inPart, ({ id, folder }) => folder ?? id)];
  const isNothing = ([, some]: (typeof byFolder)[number]): boolean =>
    some.every(({ objects }) => objects.length === 0);
  return [
    byFolder.filter(isNothing).map(([folder]) => folder),
    byFolder.filter((each) => !isNothing(each)).map(([folder]) => folder),
  ];
}

/**
 * `what 2 Argo CD applications deploy (a plugin makes the manifests)`: builds of which not one object is known, and why; and the kustomizations
 * that were not built.
 */
function buildsUnseen({ builds }: Report): readonly string[] {
  const over = builds.filter(
    ({ kind, partial }) => kind === 'kustomization' && partial.some(({ code }) => code === 'over'),
  );
  const words =
    over.length === 0 ? [] : [`${count(over.length, 'kustomization')} (${messageText(OVER)})`];
  const unseen = builds.filter(
    ({ kind, objects, partial, failures }) =>
      kind === 'argo-application' && objects.length + failures.length === 0 && partial.length > 0,
  );
  const applications = [
    ...groupBy(unseen, ({ partial }) => partial.map(messageText).join('; ')),
  ].map(([reason, some]) => {
    const [first] = some;
    return some.length === 1 && first !== undefined
      ? `what \`${first.deployedBy?.name ?? first.id}\` deploys (${reason})`
      : `what ${count(some.length, nounOf('Application'))} deploy (${reason})`;
  });
  return [...words, ...applications];
}

function skippedAs({ class: found }: ParsedFile): string {
  return found.kind === 'skipped' ? found.as : '';
}
