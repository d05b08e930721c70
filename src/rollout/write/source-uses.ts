import type { Manifest } from '../../model/manifest.ts';
import { entriesAt, itemsAt, scalarAt, type MapNode, type ScalarNode } from '../../model/node.ts';
import type { SourceKind } from '../../model/source.ts';
import { podSpecOf, type LinkedKind } from './linked-kinds.ts';

/** A place of a pod spec that names a ConfigMap or Secret whose content the pods read. */
export interface SourceUse {
  readonly kind: SourceKind;
  readonly name: ScalarNode;
}

/** The uses of one kind of source in the pods of some objects, of those whose name `isMeant`. */
export function usesIn(
  objects: readonly Manifest[],
  workloadKind: LinkedKind,
  kind: string,
  isMeant: (name: string) => boolean,
): readonly SourceUse[] {
  return objects.flatMap((object) => {
    const podSpec = podSpecOf(object, workloadKind);
    if (podSpec === undefined) return [];
    return sourceUses(podSpec).filter((use) => use.kind === kind && isMeant(writtenText(use.name)));
  });
}

/** The name that is in the file, without quotes; that of the node if the text there is not a name. */
export function writtenText({ file, start, end, text }: ScalarNode): string {
  return WRITTEN.exec(file.text.slice(start, end))?.[2] ?? text;
}

const WRITTEN = /^(["']?)([a-z0-9][-a-z0-9.]*)\1$/;

const CONTAINERS = ['initContainers', 'containers', 'ephemeralContainers'];

/**
 * The names of ConfigMaps and Secrets that the containers and volumes of a pod spec read: env, envFrom, volumes, projected sources. Image
 * pull secrets and those of volume drivers are not among them: no process reads their content.
 */
export function sourceUses(podSpec: MapNode): readonly SourceUse[] {
  const uses: SourceUse[] = [];
  const add = (kind: SourceKind, name: ScalarNode | undefined): void => {
    if (name !== undefined) uses.push({ kind, name });
  };
  for (const container of CONTAINERS.flatMap((field) => itemsAt(podSpec, field))) {
    for (const from of itemsAt(container, 'envFrom')) {
      add('ConfigMap', scalarAt(from, 'configMapRef', 'name'));
      add('Secret', scalarAt(from, 'secretRef', 'name'));
    }
    for (const variable of itemsAt(container, 'env')) {
      add('ConfigMap', scalarAt(variable, 'valueFrom', 'configMapKeyRef', 'name'));
      add('Secret', scalarAt(variable, 'valueFrom', 'secretKeyRef', 'name'));
    }
  }
  for (const volume of itemsAt(podSpec, 'volumes')) {
    add('ConfigMap', scalarAt(volume, 'configMap', 'name'));
    add('Secret', scalarAt(volume, 'secret', 'secretName'));
    for (const source of itemsAt(volume, 'projected', 'sources')) {
      for (const { name: field } of entriesAt(source)) {
        if (field === 'configMap') add('ConfigMap', scalarAt(source, field, 'name'));
        if (field === 'secret') add('Secret', scalarAt(source, field, 'name'));
      }
    }
  }
  return uses;
}
