import type { Manifest } from '../../model/manifest.ts';
import { isBuiltIn } from '../built-in-kinds.ts';
import type { ProducerRow } from '../../model/producer-row.ts';
import { appendTo } from '../../model/group-by.ts';
import { PRODUCERS } from './producer-table.ts';

/** What is known of who makes sources: the rows that hold for an object, and the groups of which they say all. */
export interface Registry {
  readonly rowsFor: (manifest: Manifest) => readonly ProducerRow[];
  /** Whether a row says of the very kind, a custom one, that it makes something. */
  readonly isProducer: (manifest: Manifest) => boolean;
  /** Whether the controllers of the object's group make nothing but what the rows say. */
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
  const complete = new Set<string>();
  for (const row of rows) {
    if (row.complete === true) complete.add(row.group);
    if (row.group.includes('*')) broad.push(row);
    else if (row.kinds.includes('*')) appendTo(ofGroup, row.group, row);
    else for (const kind of row.kinds) appendTo(exact, `${row.group}/${kind}`, row);
  }
  const exactFor = ({ group, kind, apiVersion }: Manifest): readonly ProducerRow[] =>
    (exact.get(`${group}/${kind}`) ?? []).filter((row) => isVersionOf(row, apiVersion));
  return {
    rowsFor: (manifest) => [
      ...exactFor(manifest),
      ...(ofGroup.get(manifest.group) ?? []).filter((row) => isVersionOf(row, manifest.apiVersion)),
      ...broad.filter((row) => isBroadly(row, manifest)),
    ],
    isProducer: (manifest) =>
      !isBuiltIn(manifest) &&
      !complete.has(manifest.group) &&
      exactFor(manifest).some(({ makes }) => makes !== undefined),
    isComplete: ({ group }) => complete.has(group),
  };
}

/** Rows for any group say nothing about objects of Kubernetes itself, whose group they would have to name. */
function isBroadly(row: ProducerRow, { group, kind, apiVersion }: Manifest): boolean {
  const named = row.kinds.includes('*') || row.kinds.includes(kind);
  const isOfGroup = row.group === '*' ? group.includes('.') : group.endsWith(row.group.slice(1));
  return named && isOfGroup && isVersionOf(row, apiVersion);
}

function isVersionOf({ versions }: ProducerRow, apiVersion: string): boolean {
  return versions?.includes(apiVersion.slice(apiVersion.indexOf('/') + 1)) ?? true;
}

/** The rows that come with the program. */
export const BUILT_IN: Registry = registryOf(PRODUCERS);
