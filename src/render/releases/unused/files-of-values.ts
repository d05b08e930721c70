import { hostSpan } from '../../../model/span.ts';
import { isTable, type Table } from '../../helm/values/tables.ts';

/** The files that say something about values, sorted. */
export function filesOfValues(given: Table): readonly string[] {
  const files = new Set<string>();
  collect(given, files);
  return [...files].sort();
}

function collect({ entries, keyOrigins }: Table, files: Set<string>): void {
  for (const origin of keyOrigins?.values() ?? []) {
    if (origin.span !== undefined) files.add(hostSpan(origin.span).file.path);
  }
  for (const value of entries.values()) if (isTable(value)) collect(value, files);
}
