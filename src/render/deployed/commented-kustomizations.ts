import { posix } from 'node:path';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { SwitchedOff } from './seed-evidence.ts';

const GROUP = 'kustomize.toolkit.fluxcd.io/';
/** A line of a comment, and what it says. */
const COMMENT = /^[ \t]*#[ \t#]*(.*)/s;
const FIELD = /^(apiVersion|kind|name|path):[ \t]+(?:&\S+[ \t]+)?["']?([^\s"'#]+)/;

/** The Kustomizations of Flux that are commented out as a whole, as people leave them below others, and the folder that each names. */
export function commentedKustomizations(files: readonly ParsedFile[]): readonly SwitchedOff[] {
  return files.flatMap(({ source }) => {
    const text = source?.text ?? '';
    return text.includes('#') && text.includes(GROUP) ? commentedIn(text) : [];
  });
}

function commentedIn(text: string): readonly SwitchedOff[] {
  const found: SwitchedOff[] = [];
  let fields = new Map<string, string>();
  const close = (): void => {
    const [api = '', kind, name, path] = ['apiVersion', 'kind', 'name', 'path'].map((field) =>
      fields.get(field),
    );
    if (
      kind === 'Kustomization' &&
      name !== undefined &&
      path !== undefined &&
      api.startsWith(GROUP)
    )
      found.push({ name: `${kind} ${name}`, folders: [posix.join(path)] });
    fields = new Map();
  };
  for (const line of text.split('\n')) {
    const said = COMMENT.exec(line.trimEnd())?.[1];
    if (said === undefined || said.startsWith('---')) close();
    const [, field, value] = FIELD.exec(said ?? '') ?? [];
    if (field !== undefined && value !== undefined && !fields.has(field)) fields.set(field, value);
  }
  close();
  return found;
}
