import { textsAt, type FileTree } from '../model/file-tree.ts';
import type { ParsedFile } from '../model/parsed-file.ts';

/** Templates, scripts and programs, which may make objects of Flux. */
export const MAKING =
  /\.(?:templ|tmpl|tpl|gotmpl|tftpl|j2|jinja2?|erb|tf|hcl|sh|bash|zsh|py|rb|ts|js|go|cue|jsonnet|libsonnet|in)$|[.-]template$|(?:^|\/)(?:Makefile|[Jj]ustfile)$/;
const FLUX = /\b(?:kustomize|helm|source)\.toolkit\.fluxcd\.io\//;
const NAME = /\bname["']?[ \t]*[:=][ \t]*["']?([a-z0-9][-a-z0-9.]*)/g;

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
  for (const { text } of textsAt(tree, MAKING)) yield text;
}
