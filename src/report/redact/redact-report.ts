import type { Environment } from '../../model/environment.ts';
import type { Build, BuildFailure } from '../../model/manifest.ts';
import { once } from '../../model/memo.ts';
import { words, type Message, type Text } from '../../model/message.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { Problem, Related, Subject } from '../../model/problem.ts';
import type { JudgedReference } from '../../model/reference.ts';
import type { Report } from '../../model/report.ts';
import type { Source } from '../../model/source.ts';
import type { Span } from '../../model/span.ts';
import { nameRedactor, type SecretNames, type RedactText } from './name-redactor.ts';
import { holdsSecretText } from './open-node.ts';
import { redactEnvironment } from './redact-environment.ts';
import { redactJudged, redactSource } from './redact-source.ts';
import { redactTarget } from './redact-target.ts';
import { quotesPlace, redactText, shownNames } from './redact-text.ts';
import { redactManifest, redactWorkload } from './redact-workload.ts';
import type { Redaction } from './redaction.ts';
import { addSecretNames } from './secret-names.ts';
import { secretOrigins } from './secret-origin.ts';

/**
 * A report of which no text holds the value of a Secret, whoever wrote the text: the last thing that happens to a report, so that no format
 * and no rule has to think of it. Values themselves (of environments) know by their parts whether they are secret. `before` is the run that it
 * is compared with, whose texts messages may quote.
 */
export function redactReport(report: Report<Message>, before?: Run): Report {
  const { builds } = report;
  const runs = before === undefined ? [report] : [report, before];
  const redaction = redactionOf(runs);
  const { names, inName, inReason } = redaction;
  const telling = names.size > 0 ? new Set(builds.map(({ id }) => id)) : buildsThatCopy(builds);
  return {
    ...report,
    problems: report.problems.map((problem) => redactProblem(problem, redaction)),
    undeployed: report.undeployed.map((problem) => redactProblem(problem, redaction)),
    suppressed: report.suppressed.map((each) => ({
      ...each,
      problem: redactProblem(each.problem, redaction),
    })),
    builds: builds.map((build) => ({
      ...build,
      ...redactTarget(build, redaction),
      partial: build.partial.map(inReason),
      failures: build.failures.map((failure) => redactFailure(failure, redaction)),
    })),
    uncheckedEntries: report.uncheckedEntries.map((each) => ({
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
    workloads:
      telling.size === 0
        ? report.workloads
        : report.workloads.map((each) =>
            telling.has(each.build) ? redactWorkload(each, inName) : each,
          ),
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

/** What a run knows of its Secrets; without `environments`, `references` and `sources` where none is shown. */
interface Run {
  readonly files: readonly ParsedFile[];
  readonly builds: readonly Build[];
  readonly environments?: () => readonly Environment[];
  readonly references?: readonly JudgedReference[];
  readonly sources?: readonly Source[];
}

const NONE = (): readonly Environment[] => [];

/** How texts about one run or several lose values of Secrets. */
export function redactionOf(runs: readonly Run[]): Redaction {
  const names: SecretNames = { whole: new Set(), inside: new Set() };
  for (const { files, builds, environments = NONE } of runs) {
    addSecretNames(builds, environments, files, names);
  }
  const inName = nameRedactor(names);
  const isSecret = secretOrigins(runs);
  const inMessage = (message: Text, at?: Span): string => redactText(message, inName, isSecret, at);
  return {
    names: names.whole,
    inMessage,
    inReason: ({ code, ...reason }) => ({
      ...words(inMessage(reason)),
      ...(code !== undefined && { code }),
    }),
    isQuoted: (message, at) => quotesPlace(message, at, inName, isSecret),
    inIdentity: (message) => {
      if (names.whole.size === 0) return inName;
      const shown = shownNames(message, isSecret);
      return (text) => (shown.has(text) ? text : inName(text));
    },
    inName,
  };
}

/** What is redacted of a problem wherever no name was copied out of a Secret. */
interface Redacted {
  message: string;
  isQuoted?: true;
  related?: readonly Related<string>[];
  help?: string;
}

/** Not spread, and without the rest as an object of its own: V8 would give each problem a layout of its own. */
function redactProblem(problem: Problem<Message>, redaction: Redaction): Problem {
  const { at, message, related, help, cause, subject } = problem;
  const { inMessage, names } = redaction;
  const redacted: Redacted = { message: inMessage(message, at) };
  if (redaction.isQuoted(message, at)) redacted.isQuoted = true;
  if (related !== undefined)
    redacted.related = related.map((each) => redactRelated(each, redaction));
  if (help !== undefined) redacted.help = inMessage(help, at);
  const all = Object.assign({}, problem, redacted);
  if (names.size === 0) return all;
  return Object.assign(all, redactedIdentity({ cause, subject }, redaction.inIdentity(message)));
}

function redactRelated(each: Related, { inMessage, isQuoted }: Redaction): Related<string> {
  const { at, message } = each;
  const redacted = { ...each, message: inMessage(message, at) };
  return isQuoted(message, at) ? { ...redacted, isQuoted: true } : redacted;
}

function redactFailure(failure: BuildFailure, redaction: Redaction): BuildFailure {
  const { message, related, help, cause, subject, ...rest } = failure;
  const redacted = (text: Message, at: Span): Message => words(redaction.inMessage(text, at));
  return {
    ...rest,
    message: redacted(message, failure.at),
    ...(related !== undefined && {
      related: related.map((each) => ({ ...each, message: redacted(each.message, each.at) })),
    }),
    ...(help !== undefined && { help: redacted(help, failure.at) }),
    ...redactedIdentity({ cause, subject }, redaction.inIdentity(message)),
  };
}

/** What tells problems apart: names, of which only those that were copied out of a Secret, and that the message does not show, are redacted. */
function redactedIdentity(
  { cause, subject }: { readonly cause: string | undefined; readonly subject: Subject | undefined },
  inName: RedactText,
): Pick<Problem, 'cause' | 'subject'> {
  return {
    ...(cause !== undefined && { cause: inName(cause) }),
    ...(subject !== undefined && { subject: redactSubject(subject, inName) }),
  };
}

function redactSubject(subject: Subject, inName: RedactText): Subject {
  const { kind, namespace, name, container, detail } = subject;
  return {
    ...subject,
    kind: inName(kind),
    namespace: namespace === undefined ? namespace : inName(namespace),
    name: name === undefined ? name : inName(name),
    ...(container !== undefined && { container: inName(container) }),
    ...(detail !== undefined && { detail: inName(detail) }),
  };
}
