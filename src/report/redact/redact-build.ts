import type { Build, Manifest } from '../../model/manifest.ts';
import type { MapNode, YamlNode } from '../../model/node.ts';
import { entryWith } from '../../model/node.ts';
import { isPlausibleKey } from './secret-text-ranges.ts';
import { openNode } from './open-node.ts';

const DATA: ReadonlySet<string> = new Set(['data', 'stringData']);
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';

/** A build as it may be printed where others read: no value of a Secret, nor a copy of one. */
export function redactBuild(build: Build): Build {
  return { ...build, objects: build.objects.map(redactObject) };
}

/** One object of a build, the same way. */
export function redactObject(object: Manifest): Manifest {
  const { kind, node } = object;
  const open = openNode(node);
  if (open.kind !== 'map') return object;
  return { ...object, node: kind === 'Secret' ? redactSecret(open) : open };
}

function redactSecret(node: MapNode): MapNode {
  const entries = node.entries.map((entry) => {
    if (DATA.has(entry.name)) return entryWith(entry, redactValues(entry.value));
    return entry.name === 'metadata' ? entryWith(entry, redactApplied(entry.value)) : entry;
  });
  return { ...node, entries };
}

/** What kubectl noted holds the values once more. */
function redactApplied(node: YamlNode): YamlNode {
  if (node.kind !== 'map') return node;
  const entries = node.entries.map((entry) => {
    if (entry.name === 'annotations') return entryWith(entry, redactApplied(entry.value));
    return entry.name === LAST_APPLIED ? entryWith(entry, redactValues(entry.value)) : entry;
  });
  return { ...node, entries };
}

function redactValues(node: YamlNode): YamlNode {
  if (node.kind === 'scalar') return { ...node, text: '***', style: 'double-quoted' };
  if (node.kind === 'sequence') return { ...node, items: node.items.map(redactValues) };
  const entries = node.entries.map((entry) => {
    const { name, key } = entry;
    const value = redactValues(entry.value);
    if (isPlausibleKey(name)) return entryWith(entry, value);
    return { name: '***', key: { ...key, text: '***', style: 'double-quoted' as const }, value };
  });
  return { ...node, entries };
}
