import { readNamed } from '../../io/find-config.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { FileContent, FileTree } from '../../model/file-tree.ts';
import type { BaselineEntry } from '../../model/report.ts';
import { BASELINE_NAME, readBaseline } from '../../pipeline/baseline.ts';
import { count } from '../../report/text/words.ts';
import type { Host } from '../host.ts';
import type { Sides } from './open-comparison.ts';
import { openRun, type OpenedRun } from './open-run.ts';

type Values = ReadonlyMap<string, readonly string[]>;

/** A run of `check`, with what hides problems from it. */
export interface OpenedCheck extends OpenedRun {
  /** What the run compares with, and what that is called. */
  readonly base?: { readonly tree: FileTree; readonly label: string };
  readonly baseline?: { readonly path: string; readonly entries: readonly BaselineEntry[] };
  /** Old problems are shown too. */
  readonly showsAll: boolean;
}

/** Paths and flags → the run, with its base and its baseline where there are any. Throws CannotRun. */
export async function openCheck(
  paths: readonly string[],
  values: Values,
  host: Host,
): Promise<OpenedCheck> {
  const sides = sidesOf(values, host);
  if (sides === undefined) {
    const run = await openRun(paths, values, host);
    return withBaseline({ ...run, showsAll: values.has('all-problems') }, values);
  }
  const { openComparison } = await import('./open-comparison.ts');
  const { base, labels, ...run } = await openComparison(paths, values, host, sides);
  const showsAll = values.has('all-problems');
  return withBaseline({ ...run, base: { tree: base, label: labels.base }, showsAll }, values);
}

/** What to compare; undefined where nothing asks for it. Throws CannotRun for two answers. */
function sidesOf(values: Values, { env }: Host): Sides | undefined {
  const revision = values.get('base')?.at(-1);
  const folder = values.get('base-dir')?.at(-1);
  const isStaged = values.has('staged');
  if (folder !== undefined) {
    const other = isStaged ? '--staged' : '--base';
    if (revision !== undefined || isStaged) {
      throw new CannotRun(`\`--base-dir\` and \`${other}\` cannot be used together.`);
    }
    return { base: { kind: 'folder', path: folder }, head: { kind: 'work-tree' } };
  }
  const head = { kind: isStaged ? 'index' : 'work-tree' } as const;
  const named = revision ?? (isStaged ? env['PRE_COMMIT_FROM_REF'] : undefined);
  if (named !== undefined && named !== '') {
    const isDefault = named === 'auto';
    return {
      base: isDefault ? { kind: 'default' } : { kind: 'revision', revision: named },
      head,
    };
  }
  if (isStaged) return { base: { kind: 'last-commit' }, head };
  if (!values.has('config-from')) return undefined;
  throw new CannotRun('`--config-from` needs something to compare with: `--base`.');
}

/** The baseline that a flag names, or the one at the root; of the base where the configuration is taken from there. */
function withBaseline(run: OpenedCheck, values: Values): OpenedCheck {
  if (values.has('no-baseline')) return run;
  const { here, root } = run.located;
  const named = values.get('baseline')?.at(-1);
  const path = named ?? BASELINE_NAME;
  const isOfBase = values.get('config-from')?.at(-1) === 'base';
  const of = (tree: FileTree): FileContent =>
    named === undefined ? tree.read(path) : readNamed(here, root, named, tree);
  const now = of(run.tree);
  const before = run.base === undefined ? undefined : of(run.base.tree);
  const used = isOfBase ? (before ?? now) : now;
  if (used.kind === 'unreadable') {
    if (named === undefined || isOfBase) return run;
    throw new CannotRun(`Cannot read the baseline \`${path}\`: ${used.reason}.`);
  }
  const entries = readBaseline(textOf(used), path);
  const notices =
    before === undefined || isOfBase ? [] : changeOfBaseline(entries, before, now, path);
  return { ...run, baseline: { path, entries }, notices: [...run.notices, ...notices] };
}

/** Says that the change accepts problems by itself. */
function changeOfBaseline(
  entries: readonly BaselineEntry[],
  before: FileContent,
  now: FileContent,
  path: string,
): readonly string[] {
  if (before.kind === 'bytes' && now.kind === 'bytes' && before.bytes === now.bytes) return [];
  const known = before.kind === 'bytes' ? readBaseline(textOf(before), path) : [];
  const had = new Map(known.map((entry) => [entry.fingerprint, entry.count]));
  const added = entries.reduce(
    (sum, { fingerprint, count: more }) => sum + Math.max(0, more - (had.get(fingerprint) ?? 0)),
    0,
  );
  if (added === 0) return [];
  return [`The change itself adds ${count(added, 'problem')} to the baseline \`${path}\`.`];
}

function textOf(content: Extract<FileContent, { readonly kind: 'bytes' }>): string {
  return new TextDecoder().decode(content.bytes);
}
