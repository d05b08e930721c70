import type { Redaction } from './redaction.ts';
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
import { secretOrigins } from './secret-origin.ts';
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
  const redaction = redactionOf(
    runs,
    placesIn([
      ...report.problems,
      ...report.undeployed,
      ...report.suppressed.map(({ problem }) => problem),
    ]),
  );
  const { names, inName, inReason, inText } = redaction;
  const telling = names.size > 0 ? new Set(builds.map(({ id }) => id)) : buildsThatCopy(builds);
  return {
    ...report,
    problems: report.problems.map((problem) => redactProblem(problem, redaction)),
    undeployed: report.undeployed.map((problem) => redactProblem(problem, redaction)),
    suppressed: report.suppressed.map((each) => ({
      ...each,
      problem: redactProblem(each.problem, redaction),
      ...(each.reason !== undefined && { reason: inText(each.reason) }),
    })),
    builds: builds.map((build) => ({
      ...build,
      partial: build.partial.map(inReason),
      failures: build.failures.map((failure) => redactFailure(failure, redaction)),
    })),
    files: files.map((file) => redactFile(file, inText)),
    notLookedAt: report.notLookedAt.map((each) => ({
      ...each,
      manifest: telling.size === 0 ? each.manifest : redactManifest(each.manifest, inName),
      reason: inReason(each.reason),
    })),
    references:
      telling.size === 0
        ? report.references
        : report.references.map((judged) => redactJudged(judged, inName)),
    sources:
      telling.size === 0
        ? report.sources
        : report.sources.map((source) => redactSource(source, inName)),
    environments: once(() =>
      report
        .environments()
        .map((each) => redactEnvironment(each, telling.has(each.workload.build), redaction)),
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
  const { inMessage } = redactionOf([{ files, builds }], placesIn(findings));
  return findings.map(({ at, message }) => ({
    at,
    message: inMessage(message),
  }));
}

/** How texts about several runs lose values of Secrets. */
export function redactionFor(runs: readonly Run[]): Redaction {
  return redactionOf(runs, []);
}

/** What a run knows of its Secrets; without `environments`, `references` and `sources` where none is shown. */
interface Run {
  readonly files: readonly ParsedFile[];
  readonly builds: readonly Build[];
  readonly environments?: () => readonly Environment[];
  readonly references?: readonly JudgedReference[];
  readonly sources?: readonly Source[];
}

const NONE = (): readonly Environment[] => [];

function redactionOf(runs: readonly Run[], places: readonly Span[]): Redaction {
  const names = new Set<string>();
  for (const { files, builds, environments = NONE } of runs) {
    addSecretNames(builds, environments, secretRanges(files), names);
  }
  const copied = once(() => {
    const texts = new Set<string>();
    for (const name of names) addText(name, texts);
    return texts;
  });
  // A run without findings has nothing to redact them in.
  const inTexts = once(() => {
    const texts = new Set([...textsOf(runs, places), ...copied()]);
    return textSearcher(texts, names, openTexts(runs, texts));
  });
  const inNames = once(() => textSearcher(copied(), names, openTexts(runs, copied())));
  const isSecret = secretOrigins(runs);
  const inText: RedactText = (text, searched) => inTexts()(text, searched);
  const inMessage = (message: Text): string => redactText(message, inText, isSecret);
  return {
    names,
    inMessage,
    inReason: ({ code, ...reason }) => ({
      ...words(inMessage(reason)),
      ...(code !== undefined && { code }),
    }),
    inText,
    inName: (text) => (names.size === 0 ? text : inNames()(text)),
  };
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

function redactProblem(problem: Problem<Message>, redaction: Redaction): Problem {
  const { message, related, help, cause, subject, ...rest } = problem;
  const { inMessage } = redaction;
  return {
    ...rest,
    message: inMessage(message),
    ...(related !== undefined && {
      related: related.map((each) => ({ ...each, message: inMessage(each.message) })),
    }),
    ...(help !== undefined && { help: inMessage(help) }),
    ...redactedIdentity({ cause, subject }, redaction),
  };
}

function redactFailure(failure: BuildFailure, redaction: Redaction): BuildFailure {
  const { message, related, help, cause, subject, ...rest } = failure;
  const redacted = (text: Message): Message => words(redaction.inMessage(text));
  return {
    ...rest,
    message: redacted(message),
    ...(related !== undefined && {
      related: related.map((each) => ({ ...each, message: redacted(each.message) })),
    }),
    ...(help !== undefined && { help: redacted(help) }),
    ...redactedIdentity({ cause, subject }, redaction),
  };
}

/** What tells problems apart: names, of which only those that were copied out of a Secret are redacted. */
function redactedIdentity(
  { cause, subject }: { readonly cause: string | undefined; readonly subject: Subject | undefined },
  { inName }: Redaction,
): Pick<Problem, 'cause' | 'subject'> {
  return {
    ...(cause !== undefined && { cause: inName(cause) }),
    ...(subject !== undefined && { subject: redactSubject(subject, inName) }),
  };
}

function redactSubject(subject: Subject, inName: RedactText): Subject {
  const { name, container, detail } = subject;
  return {
    ...subject,
    name: name === undefined ? name : inName(name),
    ...(container !== undefined && { container: inName(container) }),
    ...(detail !== undefined && { detail: inName(detail) }),
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
