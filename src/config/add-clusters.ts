import { isSeq, parseDocument, YAMLSeq } from 'yaml';

/** A cluster to declare. */
export interface NewCluster {
  readonly name: string;
  readonly folders: readonly string[];
}

/** The text of a configuration, which is valid or empty, with more `clusters`; everything else stays, comments too. */
export function addClusters(text: string, clusters: readonly NewCluster[]): string {
  if (clusters.length === 0) return text;
  const document = parseDocument(text);
  const there = document.get('clusters');
  const list = isSeq(there) ? there : new YAMLSeq();
  for (const { name, folders } of clusters) {
    list.add(document.createNode({ name, folders: [...folders] }, { flow: true }));
  }
  list.flow = false;
  if (list !== there) document.set('clusters', list);
  const indentSeq = !/^\w+:[ \t]*\n- /m.test(text);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, indentSeq });
}
