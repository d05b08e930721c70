import type { FileTree } from '../model/file-tree.ts';
import type { ParsedFile } from '../model/parsed-file.ts';

/** Templates, scripts and programs, which may make objects of Flux. */
export const MAKING =
  /\.(?:templ|tmpl|tpl|gotmpl|tftpl|j2|jinja2?|erb|tf|hcl|sh|bash|zsh|py|rb|ts|js|go|cue|jsonnet|libsonnet|in)$|[.-]template$|(?:^|\/)(?:Makefile|[Jj]ustfile)$/;
const FLUX = /\b(?:kustomize|helm|source)\.toolkit\.fluxcd\.io\//;
const NAME = /\bname["']?[ \t]*[:=][ \t]*["']?([a-z0-9][-a-z0-9.]*)/g;
const MOST_FILES = 3000;
const MOST_BYTES = 512 * 1024;
const MOST_BYTES_IN_ALL = 32 * 1024 * 1024;

/** The names in texts that are no manifests and hold objects of Flux: templates that a script fills in, or what a program makes. */
export function fluxNamesInTexts(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const text of textsOf(files, tree)) {
    if (!FLUX.test(text)) continue;
    for (const [, name = ''] of text.matchAll(NAME)) names.add(name);
  }
  return names;
}

function* textsOf(files: readonly ParsedFile[], tree: FileTree | undefined): Iterable<string> {
  for (const { class: each, source } of files) {
    if (each.kind === 'skipped' && each.as === 'template' && source !== undefined)
      yield source.text;
  }
  yield* textsAt(tree, MAKING);
}

/** The texts of the files whose paths match; of a large repository not all. */
export function* textsAt(tree: FileTree | undefined, pattern: RegExp): Iterable<string> {
  let left = MOST_BYTES_IN_ALL;
  const paths = tree?.paths.filter((path) => pattern.test(path)) ?? [];
  for (const path of paths.slice(0, MOST_FILES)) {
    const content = left > 0 ? tree?.read(path) : undefined;
    if (content?.kind !== 'bytes' || content.bytes.length > MOST_BYTES) continue;
    left -= content.bytes.length;
    yield new TextDecoder().decode(content.bytes);
  }
}
