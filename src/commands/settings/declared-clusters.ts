import { itemsOf, mapOf, textOf, textsOf, type ConfigValue } from '../../config/config-value.ts';
import type { DeclaredCluster } from '../../model/settings.ts';
import { folderText } from '../arguments/flag-values.ts';
import { namedDeployers } from './named-deployers.ts';

/** A cluster, and what the user should know about its versions. */
interface Declared {
  readonly cluster: DeclaredCluster;
  readonly notices: readonly string[];
}

/** The items of `clusters` in the configuration, which its schema has found valid. */
export function declaredClusters(value: ConfigValue | undefined): readonly Declared[] {
  return itemsOf(value).map((item) => {
    const map = mapOf(item);
    const { name, server, project, labels, annotations, folders } = map;
    const { deployers, notices } = namedDeployers((_flag, key) => textOf(map[key]));
    const [address, inProject] = [textOf(server), textOf(project)];
    const cluster = {
      name: textOf(name) ?? '',
      ...(address !== undefined && { server: address }),
      ...(inProject !== undefined && { project: inProject }),
      labels: textMap(labels),
      annotations: textMap(annotations),
      folders: textsOf(folders).map((folder) => folderText(folder) || '.'),
      ...(deployers !== undefined && { deployers }),
    };
    return { cluster, notices };
  });
}

function textMap(value: ConfigValue | undefined): ReadonlyMap<string, string> {
  const texts = Object.entries(mapOf(value)).map(
    ([key, text]) => [key, textOf(text) ?? ''] as const,
  );
  return new Map(texts);
}
