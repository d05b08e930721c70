import { appendTo } from '../../model/group-by.ts';
import { isBuiltIn } from '../../model/kinds/kinds.ts';
import type { Manifest } from '../../model/manifest.ts';
import { getOrMake } from '../../model/memo.ts';
import type { ProducerRow } from '../../model/producer-row.ts';
import { hostSpan } from '../../model/span.ts';
import { PRODUCERS } from './producer-table.ts';

/** The table of producers: the rows about an object, and the groups about which the rows are complete. */
export interface Registry {
  readonly rowsFor: (manifest: Manifest) => readonly ProducerRow[];
  /** Whether a row names this custom kind as one that makes something. */
  readonly isProducer: (manifest: Manifest) => boolean;
  /** Whether the controllers of the object's group make only what the rows list. */
  readonly isComplete: (manifest: Manifest) => boolean;
}

/** The rows that come with the program, and those of the configuration. */
export function registryWith(own: readonly ProducerRow[]): Registry {
  return own.length === 0 ? BUILT_IN : registryOf([...own, ...PRODUCERS]);
}

/** A registry of these rows alone. */
export function registryOf(rows: readonly ProducerRow[]): Registry {
  const exact = new Map<string, ProducerRow[]>();
  const ofGroup = new Map<string, ProducerRow[]>();
  const broad: ProducerRow[] = [];
  const complete = new Map<string, ProducerRow[]>();
  for (const row of rows) {
    if (row.complete === true) appendTo(complete, row.group, row);
    if (row.group.includes('*')) broad.push(row);
    else if (row.kinds.includes('*')) appendTo(ofGroup, row.group, row);
    else for (const kind of row.kinds) appendTo(exact, `${row.group}/${kind}`, row);
  }
  const exactFor = (manifest: Manifest): readonly ProducerRow[] =>
    (exact.get(`${manifest.group}/${manifest.kind}`) ?? []).filter((row) => isFor(row, manifest));
  const known = new Map<string, readonly ProducerRow[]>();
  const rowsOfKind = (manifest: Manifest): readonly ProducerRow[] => {
    const { apiVersion, group, kind } = manifest;
    return getOrMake(known, `${apiVersion} ${kind}`, () => {
      const named = [...(exact.get(`${group}/${kind}`) ?? []), ...(ofGroup.get(group) ?? [])];
      const all = [...named, ...broad.filter((row) => isBroadly(row, manifest))];
      return all.filter((row) => isOfVersion(row, manifest));
    });
  };
  const isAnywhere = rows.every(({ within }) => within === undefined);
  const isComplete = (manifest: Manifest): boolean =>
    (complete.get(manifest.group) ?? []).some((row) => isWhere(row, manifest));
  return {
    rowsFor: (manifest) =>
      isAnywhere
        ? rowsOfKind(manifest)
        : rowsOfKind(manifest).filter((row) => isWhere(row, manifest)),
    isProducer: (manifest) =>
      !isBuiltIn(manifest) &&
      !isComplete(manifest) &&
      exactFor(manifest).some(({ makes }) => makes !== undefined),
    isComplete,
  };
}

/** Rows for any group are not about objects of Kubernetes itself: a row must name their group. */
function isBroadly(row: ProducerRow, { group, kind }: Manifest): boolean {
  const named = row.kinds.includes('*') || row.kinds.includes(kind);
  const isOfGroup = row.group === '*' ? group.includes('.') : group.endsWith(row.group.slice(1));
  return named && isOfGroup;
}

function isFor(row: ProducerRow, manifest: Manifest): boolean {
  return isOfVersion(row, manifest) && isWhere(row, manifest);
}

function isOfVersion({ versions }: ProducerRow, { apiVersion }: Manifest): boolean {
  return versions?.includes(apiVersion.slice(apiVersion.indexOf('/') + 1)) ?? true;
}

/** In a fleet some rows of a repository are about its own objects only. */
function isWhere({ within }: ProducerRow, { node }: Manifest): boolean {
  return within === undefined || hostSpan(node).file.path.startsWith(`${within}/`);
}

/** The rows that come with the program. */
export const BUILT_IN: Registry = registryOf(PRODUCERS);
