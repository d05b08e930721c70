import { appendTo } from '../../../model/group-by.ts';
import { memo } from '../../../model/memo.ts';
import { type CreatedSource, quotedSources, sourcesCreatedIn } from './sources-in-text.ts';
import { mayExplainCreation } from './documentation-paths.ts';
import type { ScannedText, TextScan } from './scan-texts.ts';

/** The sources that texts create. */
export interface CreatedSources {
  /** Kind and name → the files that create it. */
  readonly named: ReadonlyMap<string, readonly string[]>;
  /** Name → the files that create a source of that name, of either kind. */
  readonly ofEitherKind: ReadonlyMap<string, readonly string[]>;
  /** What is created under a name of which only a part is known (`*`). */
  readonly patterns: readonly CreatedPattern[];
}

interface CreatedPattern extends CreatedSource {
  readonly path: string;
}

/** The sources that commands, programs, objects in texts and Terraform create, of all manifests, documents and scripts. */
export const createdSources = memo((scan: TextScan): (() => CreatedSources) => {
  const named = new Map<string, string[]>();
  const ofEitherKind = new Map<string, string[]>();
  const patterns: CreatedPattern[] = [];
  return scan.add({
    wants: (path, file) => file?.source !== undefined || mayExplainCreation(path),
    read: (text) => {
      const { path } = text;
      for (const each of [...knownIn(text), ...quotedSources(text)]) {
        if (each.name.includes('*')) patterns.push({ ...each, path });
        else if (!scan.names.has(each.name)) continue;
        else if (each.eitherKind === true) appendTo(ofEitherKind, each.name, path);
        else appendTo(named, `${each.kind} ${each.name}`, path);
      }
    },
    found: () => ({ named, ofEitherKind, patterns }),
  });
});

/** What a text creates: the next run finds it again, unless somebody writes the file. */
function knownIn({ path, origin, text }: ScannedText): readonly CreatedSource[] {
  const known = createdIn(origin);
  const found = known.get(path) ?? [...sourcesCreatedIn(path, text())];
  known.set(path, found);
  return found;
}

const createdIn = memo((_origin: object) => new Map<string, readonly CreatedSource[]>());
