import type { BuildChange } from '../../model/changes/change.ts';
import { FLUX_SOURCES, sourceFieldsOf } from '../../model/elsewhere/flux-sources.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { valueAt, type YamlNode } from '../../model/node.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { isSameRequest } from './is-same-request.ts';

/** The source of an object of Flux (`GitRepository`, `OCIRepository` …) that asks for something else than before, such as another tag. */
export function changedFluxSources(
  builds: readonly BuildChange[],
): (entry: Manifest) => Manifest | undefined {
  const changed = new Map<string, Manifest>();
  const clusters = new Map<YamlNode, string | undefined>();
  for (const { before, after } of builds) {
    if (after === undefined) continue;
    const old = new Map(sourcesOf(before).map((source) => [keyOf(source, after), source]));
    for (const source of sourcesOf(after)) {
      const was = old.get(keyOf(source, after));
      if (was !== undefined && !isSameRequest(was, source))
        changed.set(keyOf(source, after), source);
    }
    for (const { node } of after.objects) clusters.set(node, after.cluster);
  }
  return (entry) => {
    if (changed.size === 0) return undefined;
    const cluster = clusters.get(entry.node);
    for (const path of sourceFieldsOf(entry)) {
      const [kind, name, namespace = entry.namespace] = ['kind', 'name', 'namespace'].map((field) =>
        stringOf(valueAt(entry.node, ...path, field), entry.dialect),
      );
      const found = changed.get(keyOf({ kind, name, namespace }, { cluster }));
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

function sourcesOf(build: Build | undefined): readonly Manifest[] {
  return build?.objects.filter(({ group }) => group === FLUX_SOURCES) ?? [];
}

function keyOf(
  { kind, name, namespace }: Readonly<Record<'kind' | 'name' | 'namespace', string | undefined>>,
  { cluster }: { readonly cluster?: string | undefined },
): string {
  return [cluster, kind, namespace, name].join('\n');
}
