import type { FileTree } from '../../model/file-tree.ts';
import { KUSTOMIZATION_NAMES } from '../../model/file-tree.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import type { FileClass, ParsedFile } from '../../model/parsed-file.ts';
import type { Problem, Subject } from '../../model/problem.ts';
import type { Report, Suppressed, TextRange, Totals } from '../../model/report.ts';
import type { PlacedSpan, Position, SourceFile, Span } from '../../model/span.ts';
import type { Trail } from '../../model/trail.ts';
import { totalsOf } from '../../report/problems/totals-of.ts';
import { sortProblems, sortSuppressed } from '../merge-problems.ts';
import type {
  PackedBuild,
  PackedPlace,
  PackedProblem,
  PackedReport,
  PackedStep,
  PackedSuppressed,
} from './packed-report.ts';
import { openSourceFile } from './source-file.ts';

/** Joins reports of parts. Each part is forgotten before the next one comes: there may be hundreds of thousands of problems. */
export interface Joining {
  readonly add: (part: PackedReport) => void;
  /**
   * One report of all parts: of the islands that this process looked at itself (`own`), and of those that others did, whose files are `files`.
   */
  readonly join: (own: Report, files: readonly string[]) => Report;
}

/** What parts have in common: one object for each file, and for each text that many problems say. */
interface Shared {
  readonly spanOf: (place: PackedPlace) => Span;
  readonly same: (text: string) => string;
}

/**
 * `tree` has the texts that the places are in; they are only read where lines of them are shown. `countsInfos`: infos are counted, but for
 * those that others of their cause may be merged into.
 */
export function openJoining(tree: FileTree, countsInfos: boolean): Joining {
  const shared = openShared(tree);
  const { same } = shared;
  const problems: Problem[] = [];
  const suppressed: Suppressed[] = [];
  const changed = new Map<string, ParsedFile>();
  const builds: Build[] = [];
  const masks = new Map<string, readonly TextRange[]>();
  const all = { references: 0, sources: 0, workloads: 0 };
  let unlistedInfos = 0;
  const isCounted = ({ severity, onePerCause }: PackedProblem): boolean =>
    countsInfos && severity === 'info' && onePerCause !== true;
  const addTotals = ({ references, sources, workloads }: Totals): void => {
    all.references += references;
    all.sources += sources;
    all.workloads += workloads;
  };
  return {
    add(part) {
      for (const each of part.problems) {
        if (isCounted(each)) unlistedInfos += 1;
        else problems.push(problemOf(each, shared));
      }
      for (const each of part.suppressed) suppressed.push(suppressedOf(each, shared));
      for (const each of part.builds) builds.push(buildOf(each, same));
      for (const file of unusualFiles(part, shared)) changed.set(file.path, file);
      for (const [path, ranges] of part.masks) {
        const some = ranges.map(([start, end]) => ({ start, end }));
        masks.set(same(path), some.length === 0 ? NO_RANGES : some);
      }
      addTotals(part.totals);
    },
    join(own, files) {
      const others = files.map((path) => changed.get(path) ?? fileAs(path, classOf(path)));
      addTotals(totalsOf(own));
      return {
        ...own,
        problems: sortProblems([...own.problems, ...problems]),
        ...(unlistedInfos > 0 && { unlistedInfos }),
        suppressed: sortSuppressed([...own.suppressed, ...suppressed]),
        files: sortedBy([...own.files, ...others], ({ path }) => path),
        builds: sortedBy([...own.builds, ...builds], ({ id }) => id),
        totals: all,
        masks: new Map([...masks, ...(own.masks ?? [])]),
      };
    },
  };
}

const NO_RANGES: readonly TextRange[] = [];

function openShared(tree: FileTree): Shared {
  const fileOf = openSourceFile(tree);
  const texts = new Map<string, string>();
  const same = (text: string): string => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  const spanOf = (place: PackedPlace): Span => {
    const [path, , , , , , , steps] = place;
    const span = new Placed(fileOf(same(path)), place);
    return steps === undefined ? span : Object.assign(span, { trail: trailOf(steps, spanOf) });
  };
  return { spanOf, same };
}

class Placed implements PlacedSpan {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
  readonly #line: number;
  readonly #column: number;
  readonly #endLine: number;
  readonly #endColumn: number;

  constructor(file: SourceFile, place: PackedPlace) {
    this.file = file;
    [, this.start, this.end, this.#line, this.#column, this.#endLine, this.#endColumn] = place;
  }

  get position(): Position {
    return {
      path: this.file.path,
      line: this.#line,
      column: this.#column,
      endLine: this.#endLine,
      endColumn: this.#endColumn,
    };
  }
}

function sortedBy<Item>(items: Item[], keyOf: (item: Item) => string): readonly Item[] {
  return items.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
}

function trailOf(
  steps: readonly PackedStep[],
  spanOf: (place: PackedPlace) => Span,
): Trail | undefined {
  let trail: Trail | undefined;
  for (const [kind, at, folder] of steps.toReversed()) {
    trail = { step: { kind, at: at === null ? undefined : spanOf(at), in: folder }, before: trail };
  }
  return trail;
}

function problemOf(
  { at, related, fix, subject, ...rest }: PackedProblem,
  { spanOf, same }: Shared,
): Problem {
  const problem: Problem = {
    ...rest,
    rule: same(rest.rule),
    builds: rest.builds.map(same),
    at: spanOf(at),
  };
  return Object.assign(
    problem,
    rest.help !== undefined && { help: same(rest.help) },
    related !== undefined && {
      related: related.map(([place, message]) => ({ at: spanOf(place), message: same(message) })),
    },
    fix !== undefined && {
      fix: {
        message: same(fix.message),
        edits: fix.edits.map(([place, text]) => ({ at: spanOf(place), text })),
      },
    },
    subject !== undefined && { subject: subjectOf(subject, same) },
  );
}

/** JSON leaves out what is undefined. */
function subjectOf(
  { kind, namespace, name, container, detail }: NonNullable<PackedProblem['subject']>,
  same: Shared['same'],
): Subject {
  return {
    kind: same(kind),
    namespace: namespace === undefined ? undefined : same(namespace),
    name: name === undefined ? undefined : same(name),
    ...(container !== undefined && { container: same(container) }),
    ...(detail !== undefined && { detail: same(detail) }),
  };
}

function suppressedOf({ problem, by, reason }: PackedSuppressed, shared: Shared): Suppressed {
  return { problem: problemOf(problem, shared), by: shared.spanOf(by), reason };
}

const NO_DOCUMENTS: ParsedFile['documents'] = [];
const NO_FAULTS: ParsedFile['faults'] = [];

function fileAs(path: string, found: FileClass, documents = NO_DOCUMENTS): ParsedFile {
  return { path, class: found, source: undefined, documents, faults: NO_FAULTS };
}

/** The files that are not what their names let expect, as nearly all are. */
function unusualFiles(
  { skipped, documents }: PackedReport,
  { spanOf, same }: Shared,
): readonly ParsedFile[] {
  const files = new Map<string, ParsedFile>(
    skipped.map(([path, as, reason]) => [
      path,
      fileAs(path, { kind: 'skipped', as, reason: same(reason) }),
    ]),
  );
  for (const [path, some] of groupBy(documents, ([[of]]) => of)) {
    const found = some.map(([place, reason]) => ({
      span: spanOf(place),
      root: undefined,
      manifests: [],
      skipped: same(reason),
    }));
    files.set(path, fileAs(path, files.get(path)?.class ?? MANIFESTS, found));
  }
  return [...files.values()];
}

const MANIFESTS: FileClass = { kind: 'manifests' };
const KUSTOMIZATION: FileClass = { kind: 'kustomization' };

function classOf(path: string): FileClass {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return KUSTOMIZATION_NAMES.includes(name) ? KUSTOMIZATION : MANIFESTS;
}

/** Reports only say how many objects a build has. */
function buildOf({ objects, files, ...rest }: PackedBuild, same: Shared['same']): Build {
  return {
    ...rest,
    id: same(rest.id),
    files: files.map(same),
    objects: Array.from({ length: objects }),
    partial: NOTHING,
    failures: NOTHING,
  };
}

const NOTHING: readonly never[] = [];
