import { isUndeployed } from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';
import { messageText } from '../../model/message.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { Problem } from '../../model/problem.ts';
import type { UncheckedEntry, Report, Suppressed } from '../../model/report.ts';
import { positionOf } from '../../model/span.ts';
import { versionJson } from '../text/deployer-version.ts';
import { jsonPieces, later, type Json } from '../text/json-pieces.ts';
import { trailJson } from '../text/place-json.ts';
import { countSeverities } from '../text/words.ts';
import { coverageOf } from './coverage.ts';
import { fingerprints } from './fingerprint.ts';
import type { FormatOptions } from './format-options.ts';
import { knownProblems, hasKnownProblems } from './known-problems.ts';
import { referenceJson } from './reference-json.ts';

/** Version of the shape that `schemas/report.schema.json` describes; raised when a reader could break. */
const SHAPE_VERSION = 1;

/**
 * Everything a run found out except values, as `schemas/report.schema.json` says, in pieces of one text. References are listed only on request, on a line each: there may be a million.
 */
export function* formatJson(report: Report, options: FormatOptions): Generator<string> {
  const { version, notices, references } = options;
  const names = fingerprints([...report.problems, ...report.undeployed]);
  const known = hasKnownProblems(report) ? knownProblems(report) : undefined;
  const stateOf = (problem: Problem): State | undefined =>
    known && (known.has(problem) ? 'old' : 'new');
  yield* jsonPieces({
    version: SHAPE_VERSION,
    tool: { name: 'envfrom', version },
    summary: summaryJson(report),
    notices,
    problems: later(report.problems, (problem, at) =>
      problemJson(problem, names[at], stateOf(problem)),
    ),
    undeployed: later(report.undeployed, (problem, at) =>
      problemJson(problem, names[report.problems.length + at]),
    ),
    ...comparisonParts(report),
    suppressed: later(report.suppressed, suppressedJson),
    references: references ? later(report.references, referenceJson, true) : undefined,
    builds: later(report.builds, buildJson),
    uncheckedEntries: later(report.uncheckedEntries, uncheckedEntryJson),
    repositories: report.repositories,
    otherDeployers: report.otherDeployers.map(({ name }) => name),
    skipped: report.files.flatMap(skippedFileJson),
    skippedDocuments: report.files.flatMap(skippedDocumentJson),
  });
  yield '\n';
}

/** A build as the JSON formats describe it. */
export function buildJson(build: Build): Json {
  const { id, kind, folder, cluster, namespace } = build;
  const { deployedBy, deployerVersion, previewed, objects, partial } = build;
  return {
    id,
    kind,
    folder,
    cluster,
    namespace,
    deployedBy: deployedBy && { name: deployedBy.name, ...positionOf(deployedBy.at) },
    version: deployerVersion && versionJson(deployerVersion),
    undeployed: isUndeployed(build) || undefined,
    previewed,
    objects: objects.length,
    partial: partial.map(messageText),
  };
}

/** An entry object that was not looked at, and why. */
export function uncheckedEntryJson({ manifest, reason }: UncheckedEntry): Json {
  const { kind, namespace, name, node } = manifest;
  return { kind, namespace, name, reason: messageText(reason), ...positionOf(node) };
}

function summaryJson(report: Report): Json {
  const counts = countSeverities(report.problems);
  const skipped = report.files.filter((file) => file.class.kind === 'skipped').length;
  return {
    errors: counts.get('error') ?? 0,
    warnings: counts.get('warning') ?? 0,
    infos: counts.get('info') ?? 0,
    undeployed: report.undeployed.length,
    suppressed: report.suppressed.length,
    filesChecked: report.files.length - skipped,
    filesSkipped: skipped,
    references: report.references.length,
    builds: report.builds.length,
    ...coverageJson(report),
  };
}

/** How much was judged, and what was not, by reason. */
function coverageJson(report: Report): Json {
  const { judged, all, inPart, previewed, workloads, notChecked } = coverageOf(report);
  return {
    workloads,
    entries: { all, judged, inPart, previewed },
    notChecked: notChecked.map(({ entries, what, reason, remedy }) => ({
      entries,
      what,
      reason,
      remedy,
    })),
  };
}

type State = 'new' | 'old';

function comparisonParts({ comparison, baseline }: Report): Json {
  return {
    comparison: comparison && comparisonJson(comparison),
    baseline: baseline && {
      path: baseline.path,
      accepted: baseline.accepted.length,
      unused: baseline.unused,
    },
  };
}

function comparisonJson({ base, old, fixed, uncompared }: NonNullable<Report['comparison']>): Json {
  return {
    base,
    old: old.length,
    uncompared,
    fixed: later(fixed, (problem) => problemJson(problem, undefined)),
  };
}

function problemJson(problem: Problem, fingerprint: string | undefined, state?: State): Json {
  const { rule, severity, message, help, at, related, builds, subject } = problem;
  return {
    rule,
    severity,
    state,
    undeployed: problem.undeployed,
    elsewhere: problem.elsewhere,
    message,
    help,
    ...positionOf(at),
    trail: trailJson(at),
    related: (related ?? []).map((each) => ({ message: each.message, ...positionOf(each.at) })),
    builds,
    subject: subject && {
      kind: subject.kind,
      namespace: subject.namespace,
      name: subject.name,
      container: subject.container,
      detail: subject.detail,
    },
    fingerprint,
  };
}

function suppressedJson({ problem, by, reason }: Suppressed): Json {
  return { problem: problemJson(problem, undefined), by: positionOf(by), reason };
}

function skippedFileJson(file: ParsedFile): readonly Json[] {
  if (file.class.kind !== 'skipped') return [];
  return [{ path: file.path, as: file.class.as, reason: file.class.reason }];
}

function skippedDocumentJson({ documents }: ParsedFile): readonly Json[] {
  return documents.flatMap(({ span, skipped }) => {
    if (skipped === undefined) return [];
    const { path, line } = positionOf(span);
    return [{ path, line, reason: skipped }];
  });
}
