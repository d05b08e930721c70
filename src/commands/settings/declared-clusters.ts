import { itemsOf, mapOf, textOf, textsOf } from '../../config/config-value.ts';
import type { ConfigValue } from '../../config/config-value.ts';
import type { DeclaredCluster } from '../../model/settings.ts';
import { folderText } from '../arguments/flag-values.ts';

/** The items of `clusters` in the configuration, which its schema has found valid. */
export function declaredClusters(value: ConfigValue | undefined): readonly DeclaredCluster[] {
  return itemsOf(value).map((item) => {
    const { name, server, project, labels, annotations, folders } = mapOf(item);
    const [address, inProject] = [textOf(server), textOf(project)];
    return {
      name: textOf(name) ?? '',
      ...(address !== undefined && { server: address }),
      ...(inProject !== undefined && { project: inProject }),
      labels: textMap(labels),
      annotations: textMap(annotations),
      folders: textsOf(folders).map((folder) => folderText(folder) || '.'),
    };
  });
}

function textMap(value: ConfigValue | undefined): ReadonlyMap<string, string> {
  const texts = Object.entries(mapOf(value)).map(
    ([key, text]) => [key, textOf(text) ?? ''] as const,
  );
  return new Map(texts);
}
