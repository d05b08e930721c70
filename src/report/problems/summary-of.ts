import { groupBy } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { Problem } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { hostSpan } from '../../model/span.ts';
import type { Group } from '../document/document.ts';
import { fixedLine } from '../document/parts.ts';
import {
  SEVERITIES,
  count,
  countSeverities,
  numberText,
  severityCounts,
  shortListOf,
} from '../text/words.ts';
import { coverageOf, coverageSentence, isOfDeployer } from './coverage.ts';
import type { FormatOptions } from './format-options.ts';
import { comparisonNotes, countsOf, hasKnownProblems } from './known-problems.ts';
import { notCheckedWords, type NotChecked } from './not-checked-words.ts';
import { onlySeen } from './not-checked.ts';
import { isOwnFile } from './own-file.ts';

/** `2 errors and 1 warning in 3 files`, or `No problems`, or why that would say too much. */
export function verdictOf(report: Report): string {
  const { problems } = report;
  if (problems.length > 0) {
    const places = new Set(problems.map(({ at }) => hostSpan(at).file.path));
    return `${countsOf(report)} in ${count(places.size, 'file')}`;
  }
  return nothingCheckedOf(report) ?? noneOf(report, nounOf(report));
}

/** `No new problems in what was checked` */
function noneOf(report: Report, noun: string): string {
  return `No ${hasKnownProblems(report) ? 'new ' : ''}${noun}${limitOf(report)}`;
}

/** What there is none of: milder problems may be there. */
function nounOf({ milder }: Report): string {
  if (milder === undefined || milder.problems.length === 0) return 'problems';
  return milder.least === 'error' ? 'errors' : 'errors or warnings';
}

/** Whether nothing was checked: there is nothing to check, or nothing that is understood. */
export function isNothingChecked(report: Report): boolean {
  return nothingCheckedOf(report) !== undefined;
}

function nothingCheckedOf(report: Report): string | undefined {
  const { files } = report;
  if (files.length === 0) return 'Nothing was checked: there are no YAML or JSON files';
  if (report.builds.some(({ objects }) => objects.some((object) => !isOfDeployer(object))))
    return undefined;
  const seen = onlySeen(report);
  if (seen !== undefined) return `Nothing was checked: found only ${seen}`;
  if (files.some(({ class: { kind } }) => kind !== 'skipped') || rendersCharts(report))
    return undefined;
  return `Nothing was checked: ${nothingIn(files.filter(({ path }) => !isOwnFile(path)))}`;
}

/** Which files hold no objects, or none that anything deploys; nobody knows what excluded ones hold. */
function nothingIn(files: readonly ParsedFile[]): string {
  const unlisted = files.filter((file) => reasonOf(file) === 'not-deployed').length;
  if (unlisted > 0 && unlisted === files.length)
    return `no kustomization lists ${unlisted === 1 ? 'the only file' : `any of ${count(unlisted, 'file')}`}`;
  const read = files.filter((file) => reasonOf(file) !== 'excluded').length;
  const excluded = files.length - read;
  if (read === 0 && excluded > 0) return `${excludedWords(excluded)} excluded`;
  const rest = excluded === 0 ? '' : `, and ${excludedWords(excluded)} excluded`;
  return read === 1
    ? `the only file${excluded === 0 ? '' : ' left'} holds no Kubernetes objects${rest}`
    : `none of ${count(read, 'file')} holds Kubernetes objects${rest}`;
}

function excludedWords(number: number): string {
  return `${count(number, 'file')} ${number === 1 ? 'is' : 'are'}`;
}

/** What a verdict without problems must not hide. */
function limitOf(report: Report): string {
  const { judged, all } = coverageOf(report);
  return judged < all ? ' in what was checked' : '';
}

const MAX_RULES = 4;
/** Reasons that a report lists; all of them with `--verbose`. */
const MAX_REASONS = 5;

/** `Checked: 12 entries with 43 workloads. 48 references in 41 files, 2 problems suppressed (missing-secret), 7 files skipped.` */
export function scopeOf(report: Report): readonly string[] {
  const { files, suppressed, repositories, references } = report;
  const skipped = files.filter(isSkipped).length;
  const checked = files.filter((file) => file.class.kind !== 'skipped').length;
  const of =
    repositories === undefined
      ? ''
      : ` of ${count(repositories.length, 'repository', 'repositories')}`;
  const rules = [...new Set(suppressed.map(({ problem }) => problem.rule))];
  const parts = [
    `${count(references.length, 'reference')} in ${placesOf(report, checked)}${of}`,
    ...(suppressed.length === 0
      ? []
      : [`${count(suppressed.length, 'problem')} suppressed (${shortListOf(rules, MAX_RULES)})`]),
    ...(skipped === 0 ? [] : [`${count(skipped, 'file')} skipped`]),
  ];
  const coverage = coverageSentence(report);
  return [...(coverage === undefined ? [] : [coverage]), `${parts.join(', ')}.`];
}

/** Files that are not read for a reason that the user may not know; the own files of envfrom are none. */
function isSkipped({ path, class: { kind } }: ParsedFile): boolean {
  return kind === 'skipped' && !isOwnFile(path);
}

/** What was not checked, a line per reason: the largest ones, and how many more there are. */
export function notCheckedLines(report: Report, verbose: boolean): readonly string[] {
  const { notChecked } = coverageOf(report);
  const isLong = !verbose && notChecked.length > MAX_REASONS + 1;
  const shown = isLong ? notChecked.slice(0, MAX_REASONS) : notChecked;
  const rest = notChecked.length - shown.length;
  return [
    ...shown.map(lineOf),
    ...(rest === 0 ? [] : [`${count(rest, 'more reason')}: \`--verbose\` lists them.`]),
  ];
}

function lineOf(group: NotChecked): string {
  const words = notCheckedWords(group);
  return group.remedy === undefined ? `${words}.` : `${words}. ${group.remedy}`;
}

/** `41 files`; the charts if everything checked came out of their templates. */
function placesOf({ builds }: Report, files: number): string {
  const charts = builds.filter((build) => isOfChart(build) && isRendered(build)).length;
  return files === 0 && charts > 0 ? count(charts, 'chart') : count(files, 'file');
}

/** A chart by itself, or as a script, a list or the configuration says that it is installed. */
function isOfChart({ kind, deployedBy }: Build): boolean {
  return kind === 'chart' || (kind === 'helm-release' && deployedBy === undefined);
}

function isRendered({ objects, partial }: Build): boolean {
  return objects.length > 0 || partial.length === 0;
}

/** All that is here may come out of templates, which are no manifests themselves. */
function rendersCharts({ builds }: Report): boolean {
  return builds.some((build) => isOfChart(build) && build.objects.length > 0);
}

/** What a person would have expected to be read: by the reason, in the order of the words. */
const UNREAD: readonly (readonly [as: string, words: string])[] = [
  ['too-large', 'over the size limit'],
  ['binary', 'not UTF-8 text'],
  ['unreadable', 'unreadable'],
];

/** `3 files were not read: 2 over the size limit, 1 not UTF-8 text (a.yaml, b.yaml and c.yaml)`; undefined for none. */
export function unreadOf({ files }: Report): string | undefined {
  const byReason = groupBy(files, reasonOf);
  const counts = UNREAD.flatMap(([as, words]) => {
    const some = byReason.get(as)?.length ?? 0;
    return some === 0 ? [] : [`${some} ${words}`];
  });
  if (counts.length === 0) return undefined;
  const unread = UNREAD.flatMap(([as]) => byReason.get(as) ?? []);
  const was = unread.length === 1 ? 'file was' : 'files were';
  const paths = shortListOf(
    unread.map(({ path }) => path),
    3,
  );
  return `${numberText(unread.length)} ${was} not read: ${counts.join(', ')} (${paths})`;
}

function reasonOf({ class: found }: ParsedFile): string {
  return found.kind === 'skipped' ? found.as : found.kind;
}

/** The end of a report on a screen: the verdict, what was checked, what the user should know, what to do next. */
export function closingLines(report: Report, options: FormatOptions): Group {
  const { problems } = report;
  const shown = options.infos ? problems : problems.filter(({ severity }) => severity !== 'info');
  const infos = problems.length - shown.length;
  const isClean = shown.length === 0 && infos > 0;
  const verdict = isClean
    ? noneOf(report, 'errors or warnings')
    : verdictOf({ ...report, problems: shown });
  const unread = unreadOf(report);
  const unchecked = notCheckedLines(report, options.verbose);
  const notes = [
    ...scopeOf(report),
    ...comparisonNotes(report),
    ...undeployedNotes(report),
    ...(unchecked.length === 0 ? [] : ['Not checked:', ...unchecked.map((line) => `  ${line}`)]),
    ...(unread === undefined ? [] : [`${unread}.`]),
    ...options.notices,
    ...(infos === 0 ? [] : [`${count(infos, 'info')} not shown.`]),
    ...milderNotes(report),
    ...(options.hints ? hintsOf(shown, infos, report) : []),
  ];
  const isEmpty = problems.length === 0 && isNothingChecked(report);
  const head = {
    text: `${verdict}.`,
    tone: isEmpty ? 'warning' : toneOf(shown),
    strong: true,
  } as const;
  return {
    kind: 'group',
    blocks: [fixedLine([head]), ...notes.map((text) => fixedLine(text, { tone: 'quiet' }))],
  };
}

/** `2 warnings and 1 info not shown.`, where flags choose what is. */
function milderNotes({ milder }: Report): readonly string[] {
  if (milder === undefined || milder.problems.length === 0) return [];
  return [`${severityCounts(milder.problems)} not shown.`];
}

/** `14 problems in what nothing in this repository deploys: `--undeployed` lists them.` */
export function undeployedNotes({ undeployed: aside, problems }: Report): readonly string[] {
  const listed = problems.filter((problem) => problem.undeployed === true).length;
  const undeployed = aside.filter((problem) => problem.undeployed === true);
  const elsewhere = aside.length - undeployed.length;
  const them = undeployed.length === 1 ? 'it' : 'them';
  return [
    ...(listed === 0
      ? []
      : [`${numberText(listed)} of these in what nothing in this repository deploys.`]),
    ...(undeployed.length === 0
      ? []
      : [
          `${count(undeployed.length, 'problem')} in what nothing in this repository deploys: \`--undeployed\` lists ${them}.`,
        ]),
    ...(elsewhere === 0
      ? []
      : [
          `${count(elsewhere, 'info')} within what comes from elsewhere: \`--undeployed\` lists ${elsewhere === 1 ? 'it' : 'them'}.`,
        ]),
  ];
}

function toneOf(shown: readonly Problem[]): 'error' | 'warning' | 'good' {
  const counts = countSeverities(shown);
  if ((counts.get('error') ?? 0) > 0) return 'error';
  return (counts.get('warning') ?? 0) > 0 ? 'warning' : 'good';
}

/** Commands to try next: the rule most often broken of the worst severity, then what is not shown. */
function hintsOf(problems: readonly Problem[], infos: number, report: Report): readonly string[] {
  const severity = SEVERITIES.find((one) => problems.some((problem) => problem.severity === one));
  const rules = groupBy(
    problems.filter((problem) => problem.severity === severity),
    ({ rule }) => rule,
  );
  const [most] = [...rules].toSorted(([, a], [, b]) => b.length - a.length);
  const isSomeSkipped = report.files.some(isSkipped);
  const unseen = [
    ...(infos === 0 ? [] : ['the infos']),
    ...(isSomeSkipped ? ['why files were skipped'] : []),
  ];
  const fixable = problems.filter(({ fix }) => fix !== undefined).length;
  const suggested = problems.filter(({ suggestion }) => suggestion !== undefined).length;
  const all = count(problems.length, 'problem');
  return [
    ...(fixable === 0 ? [] : [`[*] ${numberText(fixable)} of ${all} can be fixed with \`--fix\`.`]),
    ...(suggested === 0
      ? []
      : [
          `${numberText(suggested)} of ${all} ${suggested === 1 ? 'has' : 'have'} a suggestion: \`--fix=suggested\` applies ${suggested === 1 ? 'it' : 'them'}.`,
        ]),
    ...(most === undefined ? [] : [`\`envfrom explain ${most[0]}\` explains the rule.`]),
    ...(unseen.length === 0 ? [] : [`\`--verbose\` shows ${unseen.join(' and ')}.`]),
    ...(most === undefined && report.workloads.length > 0
      ? ['`envfrom env` shows the environment of each container.']
      : []),
    ...(problems.length === 0 && infos === 0 && isNothingChecked(report)
      ? ['`--fail-on-nothing` makes this exit code 1.']
      : []),
  ];
}
