import { writtenNameOf } from '../../model/names/written-name.ts';
import { scalarAt } from '../../model/node.ts';
import { hostSpan } from '../../model/span.ts';
import type { Workload } from '../../model/workload.ts';

/** Equal for the variants of one workload: its kind, and the line that names it, which overlays share. */
export function originOf({ manifest, path }: Workload): string {
  const name = scalarAt(manifest.node, 'metadata', 'name');
  const { file, start } = hostSpan(name ?? manifest.node);
  return [manifest.kind, path, file.path, start].join('\n');
}

/** Its kind and its name without what rendering added. */
export function writtenTitleOf({ manifest, path }: Workload): string {
  return [manifest.group, manifest.kind, writtenNameOf(manifest) ?? '', path].join('\n');
}
