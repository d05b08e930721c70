import type { Build } from '../../model/manifest.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { Problem, Subject } from '../../model/problem.ts';
import type { Report, Suppressed } from '../../model/report.ts';
import { hostSpan, positionOf, type Span } from '../../model/span.ts';
import { trailOf } from '../../model/trail.ts';
import { totalsOf } from '../../report/problems/totals-of.ts';
import type {
  PackedBuild,
  PackedDocument,
  PackedPlace,
  PackedProblem,
  PackedReport,
  PackedSkip,
  PackedSpan,
  PackedStep,
  PackedSuppressed,
} from './packed-report.ts';

/** A report whose texts are hidden already, as plain data. Only plain folders and kustomizations are in it (`isOrdinary` in survey-part.ts). */
export function packReport(report: Report): Omit<PackedReport, 'left' | 'made'> {
  const { problems, suppressed, files, builds } = report;
  return {
    problems: problems.map(packedProblem),
    suppressed: suppressed.map(packedSuppressed),
    skipped: files.flatMap(packedSkip),
    documents: files.flatMap(packedDocuments),
    builds: builds.map(packedBuild),
    totals: totalsOf(report),
    masks: [...(report.masks ?? [])].map(([path, ranges]) => [
      path,
      ranges.map(({ start, end }) => [start, end]),
    ]),
  };
}

function packedProblem(problem: Problem): PackedProblem {
  const { at, related, fix, subject, isTypo: _, ...rest } = problem;
  return {
    ...rest,
    at: packedPlace(at),
    ...(related !== undefined && {
      related: related.map((each) => [packedPlace(each.at), each.message] as const),
    }),
    ...(fix !== undefined && {
      fix: {
        message: fix.message,
        edits: fix.edits.map((edit) => [packedPlace(edit.at), edit.text] as const),
      },
    }),
    ...(subject !== undefined && { subject: packedSubject(subject) }),
  };
}

/** Without what only suppressing needs. */
function packedSubject(subject: Subject): Omit<Subject, 'annotated'> {
  const { kind, namespace, name, container, detail } = subject;
  return {
    kind,
    namespace,
    name,
    ...(container !== undefined && { container }),
    ...(detail !== undefined && { detail }),
  };
}

function packedSuppressed({ problem, by, reason }: Suppressed): PackedSuppressed {
  return {
    problem: packedProblem(problem),
    by: packedPlace(by),
    ...(reason !== undefined && { reason }),
  };
}

function packedPlace(span: Span): PackedPlace {
  const place = packedSpan(span);
  const steps: PackedStep[] = [];
  for (let here = trailOf(span); here !== undefined; here = here.before) {
    const { kind, at, in: folder } = here.step;
    steps.push([kind, at === undefined ? null : packedSpan(at), folder]);
  }
  return steps.length === 0 ? place : [...place, steps];
}

function packedSpan(span: Span): PackedSpan {
  const { file, start, end } = hostSpan(span);
  const { line, column, endLine, endColumn } = positionOf(span);
  return [file.path, start, end, line, column, endLine, endColumn];
}

function packedSkip({ path, class: each }: ParsedFile): readonly PackedSkip[] {
  return each.kind === 'skipped' ? [[path, each.as, each.reason]] : [];
}

function packedDocuments({ documents }: ParsedFile): readonly PackedDocument[] {
  return documents.flatMap(({ span, skipped }) =>
    skipped === undefined ? [] : [[packedPlace(span), skipped] as const],
  );
}

function packedBuild(build: Build): PackedBuild {
  const { id, kind, folder, cluster, namespace, undeployed, objects, files } = build;
  return {
    id,
    kind: kind === 'folder' ? kind : 'kustomization',
    ...(folder !== undefined && { folder }),
    ...(cluster !== undefined && { cluster }),
    ...(namespace !== undefined && { namespace }),
    ...(undeployed !== undefined && { undeployed }),
    objects: objects.length,
    files,
  };
}
