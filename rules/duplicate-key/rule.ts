import { nameOfManifest } from '../../src/model/name-of.ts';
import type { MapNode, YamlNode } from '../../src/model/node.ts';
import { rulePerManifest } from '../kit/rule-constructors.ts';
import { placeOf } from '../../src/model/span.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

export const rule = rulePerManifest(
  {
    id: 'duplicate-key',
    summary: 'A map has the same key twice, and only the last one counts.',
    severity: 'error',
    group: 'values',
    since: '0.1.0',
  },
  function* (manifest) {
    for (const { duplicates = [] } of mapsIn(manifest.node)) {
      for (const { dropped, kept } of duplicates) {
        yield {
          at: dropped.key,
          message: `\`${dropped.name}\` stands twice in one map of ${nameOfManifest(manifest)}: kubectl drops this one silently and keeps the last (${placeOf(kept.key)}); kustomize refuses the file.`,
          help: `Keep one \`${dropped.name}\`, with what both were meant to hold.`,
          related: [{ at: kept.key, message: 'this one counts' }],
          subject: subjectOfManifest(manifest, dropped.name),
        };
      }
    }
  },
);

/** Every map of an object once, also where aliases lead to it many times. */
function* mapsIn(root: YamlNode): Generator<MapNode> {
  const seen = new Set<YamlNode>();
  const open: YamlNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'scalar' || seen.has(node)) continue;
    seen.add(node);
    if (node.kind === 'sequence') {
      for (const item of node.items) open.push(item);
      continue;
    }
    if (node.duplicates !== undefined) yield node;
    for (const { value } of node.entries) {
      if (value.kind !== 'scalar') open.push(value);
    }
  }
}
