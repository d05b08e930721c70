import type { Evidence } from '../../model/evidence.ts';
import { memo } from '../../model/memo.ts';
import { logicalName } from '../../model/names/written-name.ts';
import type { Reference } from '../../model/reference.ts';
import type { SourceKind } from '../../model/source.ts';

/** The names that a reference means, without the hash of the content of what it refers to. */
export const logicalNames = memo((evidence: Evidence): ((reference: Reference) => string) => {
  const byName = new Map<string, string>();
  for (const source of evidence.sources) {
    const name = logicalName(source);
    if (name !== source.name) byName.set(keyOf(source.build, source.kind, source.name), name);
  }
  return ({ build, kind, name }) => byName.get(keyOf(build, kind, name)) ?? name;
});

function keyOf(build: string, kind: SourceKind, name: string): string {
  return `${build}\n${kind}\n${name}`;
}
