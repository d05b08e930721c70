import type { Limits } from '../model/limits.ts';
import type { YamlNode } from '../model/node.ts';
import type { DocumentText } from './document-text.ts';
import { readGoYaml } from './go-yaml/read-go-yaml.ts';
import { readPlainYaml } from './plain-yaml/read-plain-yaml.ts';

/**
 * One document's text → its tree, as kubectl reads it; undefined for an empty document; DocumentError for one that kubectl refuses. Nearly
 * all manifests are plain block YAML, for which there is a faster reader; everything else, faults included, is go-yaml's grammar.
 */
export function readYaml(document: DocumentText, limits: Limits): YamlNode | undefined {
  const plain = readPlainYaml(document, limits);
  return plain === undefined ? readGoYaml(document, limits) : plain.root;
}
