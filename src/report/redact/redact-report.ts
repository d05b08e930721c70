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
import { redactEnvironment } from './redact-environment.ts';
import { redactJudged, redactSource } from './redact-source.ts';
import { redactManifest } from './redact-workload.ts';
import { holdsSecretText } from './open-node.ts';
import { secretRanges } from './secret-ranges.ts';
import type { SecretRanges } from './secret-ranges.ts';
import { namesInTheOpen, openNames } from './open-names.ts';
import { placesIn } from './places-in.ts';
import { addSecretNames } from './secret-names.ts';
import { addSecretTexts, addText } from './secret-texts.ts';
import { textSearcher } from './search-text.ts';
import { secretOrigins, type IsSecret } from './secret-origin.ts';
import { redactText } from './redact-text.ts';
import type { RedactText } from './search-text.ts';

/**
 * A report of which no text holds the value of a Secret, whoever wrote the text: the last thing that happens to a report, so that no format
 * and no rule has to think of it. Values themselves (of environments) know by their parts whether they are secret. `before` is the run that it
 * is compared with, whose texts messages may quote.
 */
export function redactReport(report: Report<Message>, before?: Run): Report {
  const { files, builds } = report;
  const runs = before === undefined ? [report] : [report, before];
  const isSecret = secretOrigins(runs);
  const { redact, names } = searcherOf(
    runs,
    placesIn([...report.problems, ...report.suppressed.map(({ problem }) => problem)]),
  );
  const telling = names.size > 0 ? new Set(builds.map(({ id }) => id)) : buildsThatCopy(builds);
  return {
    ...report,
    problems: report.problems.map((problem) => redactProblem(problem, redact, isSecret)),
    suppressed: report.suppressed.map((each) => ({
      ...each,
      problem: redactProblem(each.problem, redact, isSecret),
      ...(each.reason !== undefined && { reason: redact(each.reason) }),
    })),
    builds: builds.map((build) => ({
      ...build,
      partial: build.partial.map((reason) => redact(reason)),
      failures: build.failures.map((failure) => redactFailure(failure, redact, isSecret)),
    })),
    files: files.map((file) => redactFile(file, redact)),
    notLookedAt: report.notLookedAt.map((each) => ({
      ...each,
      manifest: telling.size === 0 ? each.manifest : redactManifest(each.manifest, redact),
      reason: redact(each.reason),
    })),
    references:
      telling.size === 0
        ? report.references
        : report.references.map((judged) => redactJudged(judged, redact)),
    sources:
      telling.size === 0
        ? report.sources
        : report.sources.map((source) => redactSource(source, redact)),
    environments: once(() =>
      report
        .environments()
        .map((each) => redactEnvironment(each, telling.has(each.workload.build), redact)),
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
export function redactFindings(
  findings: readonly Finding[],
  files: readonly ParsedFile[],
  builds: readonly Build[],
): readonly { readonly at: Span; readonly message: string }[] {
  const { redact } = searcherOf([{ files, builds }], placesIn(findings));
  const isSecret = secretOrigins([{ files }]);
  return findings.map(({ at, message }) => ({
    at,
    message: redactText(message, redact, isSecret),
  }));
}

/** Takes the texts of Secrets of several runs out of any text. */
export function textRedactor(runs: readonly Run[]): RedactText {
  return searcherOf(runs, []).redact;
}

/** What a run knows of its Secrets; without `environments`, `references` and `sources` where none is shown. */
interface Run {
  readonly files: readonly ParsedFile[];
  readonly builds: readonly Build[];
  readonly environments?: () => readonly Environment[];
  readonly references?: readonly JudgedReference[];
  readonly sources?: readonly Source[];
}

interface Searcher {
  readonly redact: RedactText;
  /** Keys of Secrets, and variables made of them, that may not be shown: text that became a key by mistake. */
  readonly names: ReadonlySet<string>;
}

const NONE = (): readonly Environment[] => [];

function searcherOf(runs: readonly Run[], places: readonly Span[]): Searcher {
  const names = new Set<string>();
  for (const { files, builds, environments = NONE } of runs) {
    addSecretNames(builds, environments, secretRanges(files), names);
  }
  // A run without findings has nothing to redact them in.
  const searcher = once(() => {
    const texts = textsOf(runs, places);
    for (const name of names) addText(name, texts);
    return textSearcher(texts, names, openTexts(runs, texts));
  });
  return { redact: (text) => searcher()(text), names };
}

/** The texts of Secrets of some runs, the first of which has findings at some places. */
function textsOf(runs: readonly Run[], places: readonly Span[]): Set<string> {
  const texts = new Set<string>();
  const seen = new Set<unknown>();
  for (const [index, { files, builds }] of runs.entries()) {
    const masks = secretRanges(files);
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
        secretRanges(files),
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
  masks: SecretRanges,
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

function redactProblem(problem: Problem<Message>, redact: RedactText, isSecret: IsSecret): Problem {
  const { message, related, help, cause, subject, ...rest } = problem;
  return {
    ...rest,
    ...redactedWords({ message, related, help, cause, subject }, redact, isSecret),
  };
}

function redactFailure(
  failure: BuildFailure,
  redact: RedactText,
  isSecret: IsSecret,
): BuildFailure {
  const { message, related, help, cause, subject, ...rest } = failure;
  const redacted = (text: Message): Message => words(redactText(text, redact, isSecret));
  return {
    ...rest,
    message: redacted(message),
    ...(related !== undefined && {
      related: related.map((each) => ({ ...each, message: redacted(each.message) })),
    }),
    ...(help !== undefined && { help: redacted(help) }),
    ...(cause !== undefined && { cause: redact(cause) }),
    ...(subject !== undefined && { subject: redactSubject(subject, redact) }),
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
  redact: RedactText,
  isSecret: IsSecret,
) {
  return {
    message: redactText(message, redact, isSecret),
    ...(related !== undefined && {
      related: related.map((each) => ({
        ...each,
        message: redactText(each.message, redact, isSecret),
      })),
    }),
    ...(help !== undefined && { help: redactText(help, redact, isSecret) }),
    ...(cause !== undefined && { cause: redact(cause) }),
    ...(subject !== undefined && { subject: redactSubject(subject, redact) }),
  };
}

function redactSubject(subject: Subject, redact: RedactText): Subject {
  const { name, container, detail } = subject;
  return {
    ...subject,
    name: name === undefined ? name : redact(name),
    ...(container !== undefined && { container: redact(container) }),
    ...(detail !== undefined && { detail: redact(detail) }),
  };
}

function redactFile(file: ParsedFile, redact: RedactText): ParsedFile {
  const { class: found, documents } = file;
  const isPlain =
    found.kind !== 'skipped' && documents.every(({ skipped }) => skipped === undefined);
  if (isPlain) return file;
  return {
    ...file,
    class: found.kind === 'skipped' ? { ...found, reason: redact(found.reason) } : found,
    documents: documents.map((each) =>
      each.skipped === undefined ? each : { ...each, skipped: redact(each.skipped) },
    ),
  };
}
