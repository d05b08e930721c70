import { words, type Message, type Text } from '../../model/message.ts';
import type { Environment } from '../../model/environment.ts';
import { once } from '../../model/memo.ts';
import type { Build, BuildFailure } from '../../model/manifest.ts';
import type { JudgedReference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { Finding, Problem, Subject } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { hostSpan } from '../../model/span.ts';
import type { Span } from '../../model/span.ts';
import { hideInEnvironment } from './hide-in-environment.ts';
import { hideInJudged, hideInSource } from './hide-in-source.ts';
import { hideInManifest } from './hide-in-workload.ts';
import { holdsSecretText } from './open-node.ts';
import { secretMasks } from './secret-masks.ts';
import type { SecretMasks } from './secret-masks.ts';
import { namesInTheOpen, openNames } from './open-names.ts';
import { placesIn } from './places-in.ts';
import { addSecretNames } from './secret-names.ts';
import { addSecretTexts, addText } from './secret-texts.ts';
import { textHider } from './text-hider.ts';
import { secretOrigins, type IsSecret } from './secret-origin.ts';
import { redactText } from './redact-text.ts';
import type { HideIn } from './text-hider.ts';

/**
 * A report of which no text holds the value of a Secret, whoever wrote the text: the last thing that happens to a report, so that no format
 * and no rule has to think of it. Values themselves (of environments) know by their parts whether they are secret. `before` is the run that it
 * is compared with, whose texts messages may quote.
 */
export function hideSecrets(report: Report<Message>, before?: Run): Report {
  const { files, builds } = report;
  const runs = before === undefined ? [report] : [report, before];
  const isSecret = secretOrigins(runs);
  const { hide, names } = hiderOf(
    runs,
    placesIn([...report.problems, ...report.suppressed.map(({ problem }) => problem)]),
  );
  const telling = names.size > 0 ? new Set(builds.map(({ id }) => id)) : buildsThatCopy(builds);
  return {
    ...report,
    problems: report.problems.map((problem) => hideInProblem(problem, hide, isSecret)),
    suppressed: report.suppressed.map((each) => ({
      ...each,
      problem: hideInProblem(each.problem, hide, isSecret),
      ...(each.reason !== undefined && { reason: hide(each.reason) }),
    })),
    builds: builds.map((build) => ({
      ...build,
      partial: build.partial.map((reason) => hide(reason)),
      failures: build.failures.map((failure) => hideInFailure(failure, hide, isSecret)),
    })),
    files: files.map((file) => hideInFile(file, hide)),
    notLookedAt: report.notLookedAt.map((each) => ({
      ...each,
      manifest: telling.size === 0 ? each.manifest : hideInManifest(each.manifest, hide),
      reason: hide(each.reason),
    })),
    references:
      telling.size === 0
        ? report.references
        : report.references.map((judged) => hideInJudged(judged, hide)),
    sources:
      telling.size === 0
        ? report.sources
        : report.sources.map((source) => hideInSource(source, hide)),
    environments: once(() =>
      report
        .environments()
        .map((each) => hideInEnvironment(each, telling.has(each.workload.build), hide)),
    ),
  };
}

/** Ids of the builds in which the value of a Secret was copied somewhere else. */
function buildsThatCopy(builds: readonly Build[]): ReadonlySet<string> {
  const copying = builds.filter(({ objects }) =>
    objects.some(({ kind, node }) => kind !== 'Secret' && holdsSecretText(node)),
  );
  return new Set(copying.map(({ id }) => id));
}

/** Findings of a build that is not part of a report. */
export function hideSecretsOf(
  findings: readonly Finding[],
  files: readonly ParsedFile[],
  builds: readonly Build[],
): readonly { readonly at: Span; readonly message: string }[] {
  const { hide } = hiderOf([{ files, builds }], placesIn(findings));
  const isSecret = secretOrigins([{ files }]);
  return findings.map(({ at, message }) => ({ at, message: redactText(message, hide, isSecret) }));
}

/** Takes the texts of Secrets of several runs out of any text. */
export function textHiderOf(runs: readonly Run[]): HideIn {
  return hiderOf(runs, []).hide;
}

/** What a run knows of its Secrets; without `environments`, `references` and `sources` where none is shown. */
interface Run {
  readonly files: readonly ParsedFile[];
  readonly builds: readonly Build[];
  readonly environments?: () => readonly Environment[];
  readonly references?: readonly JudgedReference[];
  readonly sources?: readonly Source[];
}

interface Hider {
  readonly hide: HideIn;
  /** Keys of Secrets, and variables made of them, that may not be shown: text that became a key by mistake. */
  readonly names: ReadonlySet<string>;
}

const NONE = (): readonly Environment[] => [];

function hiderOf(runs: readonly Run[], places: readonly Span[]): Hider {
  const names = new Set<string>();
  for (const { files, builds, environments = NONE } of runs) {
    addSecretNames(builds, environments, secretMasks(files), names);
  }
  // A run without findings has nothing to hide them in.
  const hider = once(() => {
    const texts = textsOf(runs, places);
    for (const name of names) addText(name, texts);
    return textHider(texts, names, openTexts(runs, texts));
  });
  return { hide: (text) => hider()(text), names };
}

/** The texts of Secrets of some runs, the first of which has findings at some places. */
function textsOf(runs: readonly Run[], places: readonly Span[]): Set<string> {
  const texts = new Set<string>();
  const seen = new Set<unknown>();
  for (const [index, { files, builds }] of runs.entries()) {
    const masks = secretMasks(files);
    addSecretTexts(files, builds, masks, texts, seen);
    if (index === 0) addOutside(places, files, masks, texts);
  }
  return texts;
}

/** Tells the texts that runs show outside of Secrets. */
function openTexts(runs: readonly Run[], texts: ReadonlySet<string>): (text: string) => boolean {
  const isSecret = (text: string): boolean => texts.has(text);
  const open = new Set(
    runs.flatMap(({ files, references = [], sources = [] }) => [
      ...namesInTheOpen(
        references.map(({ reference }) => reference),
        sources,
        secretMasks(files),
        isSecret,
      ),
    ]),
  );
  return (text) => open.has(text) || runs.some(({ files }) => openNames(files).has(text));
}

/** What is masked in files that are named and are no part of the run. */
function addOutside(
  places: readonly Span[],
  files: readonly ParsedFile[],
  masks: SecretMasks,
  texts: Set<string>,
): void {
  const seen = new Set(files.map(({ path }) => path));
  for (const at of places) {
    const { file } = hostSpan(at);
    if (seen.has(file.path)) continue;
    seen.add(file.path);
    for (const { start, end } of masks(file)) addText(file.text.slice(start, end), texts);
  }
}

function hideInProblem(problem: Problem<Message>, hide: HideIn, isSecret: IsSecret): Problem {
  const { message, related, help, cause, subject, ...rest } = problem;
  return { ...rest, ...redactedWords({ message, related, help, cause, subject }, hide, isSecret) };
}

function hideInFailure(failure: BuildFailure, hide: HideIn, isSecret: IsSecret): BuildFailure {
  const { message, related, help, cause, subject, ...rest } = failure;
  const redacted = (text: Message): Message => words(redactText(text, hide, isSecret));
  return {
    ...rest,
    message: redacted(message),
    ...(related !== undefined && {
      related: related.map((each) => ({ ...each, message: redacted(each.message) })),
    }),
    ...(help !== undefined && { help: redacted(help) }),
    ...(cause !== undefined && { cause: hide(cause) }),
    ...(subject !== undefined && { subject: hideInSubject(subject, hide) }),
  };
}

interface FindingWords {
  readonly message: Text;
  readonly related?: Finding['related'] | undefined;
  readonly help?: Text | undefined;
  readonly cause?: string | undefined;
  readonly subject?: Subject | undefined;
}

function redactedWords(
  { message, related, help, cause, subject }: FindingWords,
  hide: HideIn,
  isSecret: IsSecret,
) {
  return {
    message: redactText(message, hide, isSecret),
    ...(related !== undefined && {
      related: related.map((each) => ({
        ...each,
        message: redactText(each.message, hide, isSecret),
      })),
    }),
    ...(help !== undefined && { help: redactText(help, hide, isSecret) }),
    ...(cause !== undefined && { cause: hide(cause) }),
    ...(subject !== undefined && { subject: hideInSubject(subject, hide) }),
  };
}

function hideInSubject(subject: Subject, hide: HideIn): Subject {
  const { name, container, detail } = subject;
  return {
    ...subject,
    name: name === undefined ? name : hide(name),
    ...(container !== undefined && { container: hide(container) }),
    ...(detail !== undefined && { detail: hide(detail) }),
  };
}

function hideInFile(file: ParsedFile, hide: HideIn): ParsedFile {
  const { class: found, documents } = file;
  const isPlain =
    found.kind !== 'skipped' && documents.every(({ skipped }) => skipped === undefined);
  if (isPlain) return file;
  return {
    ...file,
    class: found.kind === 'skipped' ? { ...found, reason: hide(found.reason) } : found,
    documents: documents.map((each) =>
      each.skipped === undefined ? each : { ...each, skipped: hide(each.skipped) },
    ),
  };
}
