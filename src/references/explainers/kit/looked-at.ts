import { memo } from '../../../model/memo.ts';
import type { SourceKind } from '../../../model/source.ts';
import { isProgram } from './documentation-paths.ts';
import { assignmentsIn, shellText, withoutVariables } from './names-in-scripts.ts';
import type { TextScan } from './scan-texts.ts';

/** Kind and name → the first script that looks at the source. */
export const sourcesLookedAt = memo((scan: TextScan): (() => ReadonlyMap<string, string>) => {
  const lookedAt = new Map<string, string>();
  return scan.add({
    wants: (path, file) => file === undefined && isProgram(path),
    read: ({ path, text, names }) => {
      if (names().size === 0) return;
      for (const { kind, name } of lookedAtIn(path, text())) {
        const id = `${kind} ${name}`;
        if (scan.names.has(name) && !lookedAt.has(id)) lookedAt.set(id, path);
      }
    },
    found: () => lookedAt,
  });
});

/** `kubectl get secret NAME`, `$(KUBECTL) describe configmap "$name"`. */
const LOOKS =
  /\b(?:kubectl\w*|oc|k)[)}]{0,2}["']?[ \t](?:[^\n|;&]{0,200}[ \t])?(?:get|describe)[ \t]+(secrets?|configmaps?|cm)(?:[ \t]+|\/)["']?((?:\$\{\w+\}|\$\w+|[a-z0-9])(?:\$\{\w+\}|\$\w+|[-a-z0-9.])*)/gi;

/** The sources that a script looks at by name, also one after the other in a loop. */
function* lookedAtIn(
  path: string,
  written: string,
): Generator<{ readonly kind: SourceKind; readonly name: string }> {
  if (!written.includes('get') && !written.includes('describe')) return;
  const text = shellText(path, written);
  let assigned: ReadonlyMap<string, readonly string[]> | undefined;
  for (const [, what = '', name = ''] of text.matchAll(LOOKS)) {
    const kind = what.toLowerCase().startsWith('s') ? 'Secret' : 'ConfigMap';
    if (name.includes('$')) assigned ??= assignmentsIn(text);
    const names = assigned === undefined ? [name] : withoutVariables(name, assigned);
    for (const each of names) yield { kind, name: each };
  }
}
