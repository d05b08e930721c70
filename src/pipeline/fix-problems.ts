import { applyEdits, conflictingEdits } from '../edits/apply-edits.ts';
import type { ChangedFile } from '../edits/changed-files.ts';
import type { TextEdit } from '../model/edit.ts';
import type { FileTree } from '../model/file-tree.ts';
import { groupBy, countBefore } from '../model/group-by.ts';
import type { Problem } from '../model/problem.ts';
import type { Report } from '../model/report.ts';
import { hostSpan } from '../model/span.ts';
import { ORIGIN } from '../rollout/write/copy.ts';

/** What fixing comes to: nothing of it is written yet. */
interface FixedRun {
  readonly changes: readonly ChangedFile[];
  /** The problems that are gone. */
  readonly fixed: readonly Problem[];
  /** What a check of the changed files reports. */
  readonly report: Report;
}

/** Fixes may uncover others: a typo in a field hides what is under it. */
const MAX_ROUNDS = 5;

/**
 * Makes the fixes that the problems of a run carry, and looks again, until nothing is left to fix. A fix after which its rule still
 * reports the place is taken back: what one build needs was right in another. `examine` checks a tree.
 */
export function fixProblems(
  tree: FileTree,
  first: Report,
  examine: (tree: FileTree) => Report,
): FixedRun {
  const texts = new Map<string, { readonly before: string; text: string }>();
  const refused = new Set<string>();
  const fixed: Problem[] = [];
  let report = first;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const made = oneRound(tree, texts, report, refused, examine);
    if (made === undefined) break;
    for (const [path, edited] of made.texts) texts.set(path, edited);
    fixed.push(...made.fixed);
    report = made.report;
  }
  const changes = [...texts].map(([path, { before, text }]) => ({ path, before, after: text }));
  return {
    changes: changes.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    fixed,
    report,
  };
}

type Texts = ReadonlyMap<string, { readonly before: string; readonly text: string }>;

/** One round: all fixes at once, and once more without those that did not help. Undefined when there is nothing to do. */
function oneRound(
  tree: FileTree,
  known: Texts,
  report: Report,
  refused: Set<string>,
  examine: (tree: FileTree) => Report,
):
  | { readonly texts: Texts; readonly fixed: readonly Problem[]; readonly report: Report }
  | undefined {
  for (;;) {
    const candidates = report.problems.filter(
      (problem) => isFixable(problem) && !refused.has(keyOf(problem)),
    );
    if (candidates.length === 0) return undefined;
    const { texts, made } = edit(known, candidates);
    const after = examine(withTexts(tree, new Map([...known, ...texts])));
    const still = new Set(after.problems.map(placeKey));
    const failed = made.filter(({ key }) => still.has(key));
    if (failed.length === 0) {
      return made.length === 0
        ? undefined
        : { texts, fixed: made.map(({ problem }) => problem), report: after };
    }
    for (const { problem } of failed) refused.add(keyOf(problem));
  }
}

/** Files that a person wrote, in UTF-8; a copy of `envfrom rollout` is never edited, its original is. */
function isFixable({ fix }: Problem): boolean {
  return (
    fix !== undefined &&
    fix.edits.length > 0 &&
    fix.edits.every(
      ({ at: { file } }) =>
        file === fix.edits[0]?.at.file &&
        file.host === undefined &&
        file.encoding === undefined &&
        !file.text.includes(ORIGIN),
    )
  );
}

interface Made {
  readonly problem: Problem;
  /** Where its rule would report it after the edits. */
  readonly key: string;
}

/** Makes the fixes of all candidates but those that contradict each other. */
function edit(
  known: Texts,
  candidates: readonly Problem[],
): { readonly texts: Texts; readonly made: readonly Made[] } {
  const texts = new Map<string, { readonly before: string; readonly text: string }>();
  const made: Made[] = [];
  for (const [path, problems] of groupBy(candidates, pathOf)) {
    const conflicting = conflictingEdits(problems.flatMap(editsOf));
    const agreed = problems.filter((each) => !editsOf(each).some((one) => conflicting.has(one)));
    const edits = differentEdits(agreed);
    const file = edits[0]?.at.file;
    if (file === undefined) continue;
    const text = applyEdits(file.text, edits);
    texts.set(path, { before: known.get(path)?.before ?? file.text, text });
    const place = placesAfter(edits);
    for (const problem of agreed) {
      const { start, file: of } = hostSpan(problem.at);
      made.push({ problem, key: keyAt(problem, of.path === path ? place(start) : start) });
    }
  }
  return { texts, made };
}

/** The edits of fixes, each once: two problems may have the same fix. */
function differentEdits(problems: readonly Problem[]): readonly TextEdit[] {
  const edits = problems
    .flatMap(editsOf)
    .map((each) => [`${each.at.start} ${each.at.end} ${each.text}`, each] as const);
  return [...new Map(edits).values()];
}

function editsOf({ fix }: Problem): readonly TextEdit[] {
  return fix?.edits ?? [];
}

function pathOf({ fix }: Problem): string {
  return fix?.edits[0]?.at.file.path ?? '';
}

/** The offsets after edits. Text that is inserted at an offset comes behind it. */
function placesAfter(edits: readonly TextEdit[]): (offset: number) => number {
  const sorted = edits.toSorted((a, b) => a.at.end - b.at.end);
  const shifts: number[] = [0];
  for (const { at, text } of sorted) {
    shifts.push((shifts.at(-1) ?? 0) + text.length - (at.end - at.start));
  }
  return (offset) => {
    const before = countBefore(sorted, ({ at }) => at.end <= offset && at.start < offset);
    return offset + (shifts[before] ?? 0);
  };
}

function placeKey(problem: Problem): string {
  return keyAt(problem, hostSpan(problem.at).start);
}

function keyAt({ rule, at }: Problem, offset: number): string {
  return `${rule} ${hostSpan(at).file.path} ${offset}`;
}

function keyOf(problem: Problem): string {
  return `${placeKey(problem)} ${problem.message}`;
}

function withTexts(tree: FileTree, texts: Texts): FileTree {
  const contents = new Map(
    [...texts].map(([path, { text }]) => [path, new TextEncoder().encode(text)]),
  );
  return {
    ...tree,
    read(path) {
      const bytes = contents.get(path);
      return bytes === undefined ? tree.read(path) : { kind: 'bytes', bytes };
    },
  };
}
