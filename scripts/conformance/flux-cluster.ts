import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { collectSources } from '../../src/references/collect/collect-sources.ts';
import type { FindSource } from '../../src/render/flux/find-source.ts';
import { plainBuilds } from '../../src/render/plain/plain-builds.ts';
import { manifestText } from './engine.ts';
import { objectsAt } from './json.ts';
import type { JsonObject } from './types.ts';

/** The objects of a text, as kubectl reads them. */
export function manifestsIn(path: string, text: string): readonly Manifest[] {
  const bytes = new TextEncoder().encode(text);
  const { documents } = parseFile(path, { kind: 'bytes', bytes }, DEFAULT_LIMITS);
  return documents.flatMap(({ manifests }) => manifests);
}

/** What is in the cluster of a case: its ConfigMaps and Secrets, and nothing else. */
export function clusterOf(one: JsonObject): FindSource {
  const path = 'cluster.yaml';
  const bytes = new TextEncoder().encode(manifestText(objectsAt(one, 'cluster')));
  const tree: FileTree = { paths: [path], read: () => ({ kind: 'bytes', bytes }) };
  const sources = collectSources(plainBuilds([parseFile(path, tree.read(path), DEFAULT_LIMITS)]));
  return (kind, namespace, name) => {
    const source = sources.find(
      (each) => each.kind === kind && each.name === name && each.namespace === namespace,
    );
    return source === undefined ? { kind: 'absent' } : { kind: 'found', source };
  };
}
