import { posix } from 'node:path';
import type { ChangedFile } from '../../edits/changed-files.ts';
import type { Limits } from '../../model/limits.ts';
import type { Manifest } from '../../model/manifest.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import type { SourceFile } from '../../model/span.ts';
import { readCopiesFile, writeCopiesFile } from './copies-file.ts';
import { copyNameOf, copyText } from './copy-text.ts';
import type { Copy } from './copy.ts';
import type { LinkFault } from './find-links.ts';
import type { CopyPlan } from './plan-copies.ts';

/** The files of copies next to the originals of a run, as they are and as they become. */
export interface CopiesFiles {
  readonly copiesOf: (path: string, origin: Manifest) => readonly Copy[];
  /** Why a file cannot be read, so that nothing is written over it. */
  readonly faultOf: (path: string) => readonly LinkFault[] | undefined;
  readonly apply: (path: string, plan: CopyPlan) => void;
  readonly changes: () => readonly ChangedFile[];
}

/** `foo.rollouts.yaml`, next to the file that writes `foo`. */
export function copiesPathOf(origin: Manifest): string {
  return copiesPathIn(folderOf(origin.node.file.path), origin);
}

/** `foo.rollouts.yaml` in a folder. */
export function copiesPathIn(folder: string, { name = '' }: Manifest): string {
  return posix.join(folder, `${name}.rollouts.yaml`);
}

export function copiesFiles(
  readFile: (path: string) => SourceFile | undefined,
  limits: Limits,
): CopiesFiles {
  const files = new Map<string, OpenFile>();
  const open = (path: string): OpenFile => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const source = readFile(path);
    const { documents, fault } = readCopiesFile(source ?? { path, text: '' }, limits);
    const opened = { before: source?.text, documents: [...documents], fault, changed: false };
    files.set(path, opened);
    return opened;
  };
  return {
    copiesOf: (path, origin) =>
      open(path).documents.flatMap(({ copy }) =>
        copy !== undefined && isOf(copy, origin) ? [copy] : [],
      ),
    faultOf(path) {
      const { fault } = open(path);
      return fault === undefined ? undefined : [{ place: path, message: fault }];
    },
    apply: (path, plan) => apply(open(path), plan),
    changes: () =>
      [...files].flatMap(([path, { before, documents, changed }]) =>
        changed
          ? [{ path, before, after: writeCopiesFile(documents.map(({ text }) => text)) }]
          : [],
      ),
  };
}

interface OpenFile {
  readonly before: string | undefined;
  readonly documents: { readonly copy: Copy | undefined; readonly text: string }[];
  readonly fault: string | undefined;
  changed: boolean;
}

/** Takes removed copies out, and puts the current one last. */
function apply(
  file: OpenFile,
  { origin, originName, existing, revision, removed, state }: CopyPlan,
): void {
  if (state === 'current' && removed.length === 0) return;
  file.changed = true;
  const gone = new Set<Copy | undefined>(state === 'current' ? removed : [...removed, existing]);
  gone.delete(undefined);
  const left = file.documents.filter(({ copy }) => copy === undefined || !gone.has(copy));
  file.documents.splice(0, file.documents.length, ...left);
  if (state === 'current') return;
  const name = existing?.name ?? copyNameOf(origin, originName);
  const text = copyText({ origin, name, originName, revision });
  file.documents.push({ copy: existing, text });
}

function isOf({ kind, origin, manifest }: Copy, original: Manifest): boolean {
  return (
    kind === original.kind && origin === original.name && manifest.namespace === original.namespace
  );
}
