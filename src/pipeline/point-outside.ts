import { isManifestName, type FileTree } from '../model/file-tree.ts';
import type { Limits } from '../model/limits.ts';
import { message, words, type Message } from '../model/message.ts';
import { itemsAt, scalarAt } from '../model/node.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import type { Problem } from '../model/problem.ts';
import type { JudgedReference, Reference } from '../model/reference.ts';
import { hostPlaceOf, placeOf, type Span } from '../model/span.ts';
import { parseFile } from '../parse/parse-file.ts';
import { sourcesOfObject } from '../references/collect/collect-sources.ts';
import { absentKind } from './problem-identity.ts';

/** Files that are looked into, and their bytes. */
const MAX_FILES = 50_000;
const MAX_BYTES = 128 * 1024 * 1024;

/**
 * Problems about missing sources that are in the repository, but outside the folders that the user named, with the place in their help: if both
 * are checked together, nothing may be missing.
 */
export function pointOutside(
  problems: readonly Problem<Message>[],
  references: readonly JudgedReference[],
  tree: FileTree,
  limits: Limits,
): readonly Problem<Message>[] {
  if (tree.around === undefined) return problems;
  const missing = new Map(
    references.filter(isMissing).map(({ at, reference }) => [hostPlaceOf(at), reference]),
  );
  const about = (problem: Problem<Message>): Reference | undefined =>
    absentKind(problem) === undefined ? undefined : missing.get(hostPlaceOf(problem.at));
  const wanted = new Map(
    problems.flatMap((problem) => {
      const source = about(problem);
      return source === undefined ? [] : [[keyOf(source), source.name]];
    }),
  );
  if (wanted.size === 0) return problems;
  const places = placesOutside(wanted, tree.around(), tree, limits);
  return problems.map((problem) => {
    const source = about(problem);
    const place = source === undefined ? undefined : places.get(keyOf(source));
    if (source === undefined || place === undefined) return problem;
    return {
      ...problem,
      help: message`${words(source.kind)} \`${source.name}\` is in ${words(place)}, outside the folders checked: check both together.`,
    };
  });
}

function isMissing({ verdict }: JudgedReference): boolean {
  return (
    verdict.kind === 'undeclared' ||
    (verdict.kind === 'broken' && verdict.missing.what === 'source')
  );
}

function keyOf({ kind, name }: Pick<Reference, 'kind' | 'name'>): string {
  return `${kind} ${name}`;
}

/** Where sources are written, by their key the name, for each the first place in the order of the paths. */
function placesOutside(
  wanted: ReadonlyMap<string, string>,
  paths: readonly string[],
  tree: FileTree,
  limits: Limits,
): ReadonlyMap<string, string> {
  const names = [...new Set(wanted.values())];
  const places = new Map<string, string>();
  let bytes = 0;
  for (const path of paths.filter(isManifestName).slice(0, MAX_FILES)) {
    const content = tree.read(path);
    if (content.kind !== 'bytes') continue;
    bytes += content.bytes.length;
    if (bytes > MAX_BYTES || places.size === wanted.size) break;
    const text = new TextDecoder().decode(content.bytes);
    if (!names.some((name) => text.includes(name))) continue;
    for (const { source, at } of sourcesIn(parseFile(path, content, limits))) {
      if (wanted.has(source) && !places.has(source)) places.set(source, placeOf(at));
    }
  }
  return places;
}

/** What the objects of a file make, and what a kustomization generates; a suffix of the generated name is looked through. */
function sourcesIn(file: ParsedFile): readonly { readonly source: string; readonly at: Span }[] {
  return file.documents.flatMap(({ root, manifests }) => [
    ...manifests
      .flatMap((manifest) => sourcesOfObject(manifest))
      .map((source) => ({ source: keyOf(source), at: source.at })),
    ...(['ConfigMap', 'Secret'] as const).flatMap((kind) =>
      itemsAt(root, kind === 'Secret' ? 'secretGenerator' : 'configMapGenerator').flatMap(
        (item) => {
          const name = scalarAt(item, 'name');
          return name === undefined ? [] : [{ source: keyOf({ kind, name: name.text }), at: name }];
        },
      ),
    ),
  ]);
}
