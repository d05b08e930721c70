import { FLUX_SOURCES } from '../../../model/elsewhere/flux-sources.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { once } from '../../../model/memo.ts';
import { valueAt } from '../../../model/node.ts';
import { stringOf } from '../../../model/scalars/resolve-scalar.ts';
import type { RepositoryName } from '../entry-object.ts';

/** The addresses that the source objects of Flux among some objects have for a source, each as it is written; none if nothing describes it. */
export type UrlsOf = (repository: RepositoryName) => readonly string[];

/** Looks sources up by kind, name and namespace: each cluster may have its own under one name. */
export function sourceUrls(manifests: readonly Manifest[]): UrlsOf {
  const written = once(() => manifests.filter(({ group }) => group === FLUX_SOURCES));
  return (repository) => {
    if (repository.kind === 'url') return [repository.url];
    const { sourceKind, name, namespace } = repository;
    return written()
      .filter(
        (each) =>
          each.kind === sourceKind &&
          each.name === name &&
          (each.namespace ?? namespace) === namespace,
      )
      .map(({ node, dialect }) => stringOf(valueAt(node, 'spec', 'url'), dialect) ?? '');
  };
}
