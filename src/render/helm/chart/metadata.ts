import type { MapNode, YamlNode } from '../../../model/node.ts';
import type { Text } from '../text/text.ts';

/**
 * The content of Chart.yaml (and of requirements.yaml of a v1 chart), as Helm's `chart.Metadata`. Absent texts are
 * empty. Mutable while it is read and while dependencies are enabled, because Helm writes into it too.
 */
export interface Metadata {
  name: Text;
  home: Text;
  sources: readonly Text[] | undefined;
  version: Text;
  description: Text;
  keywords: readonly Text[] | undefined;
  maintainers: readonly (Maintainer | undefined)[] | undefined;
  icon: Text;
  apiVersion: Text;
  condition: Text;
  tags: Text;
  appVersion: Text;
  deprecated: boolean;
  annotations: ReadonlyMap<string, Text> | undefined;
  kubeVersion: Text;
  dependencies: readonly (Dependency | undefined)[] | undefined;
  type: Text;
}

export interface Maintainer {
  name: Text;
  email: Text;
  url: Text;
}

/** A subchart that the chart declares. */
export interface Dependency {
  name: Text;
  version: Text;
  repository: Text;
  condition: Text;
  tags: readonly Text[];
  enabled: boolean;
  importValues: readonly YamlNode[];
  alias: Text;
  /** Where it is declared. */
  node: MapNode | undefined;
}
