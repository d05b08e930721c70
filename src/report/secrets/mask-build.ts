import type { Build, Manifest } from '../../model/manifest.ts';
import type { MapNode, YamlNode } from '../../model/node.ts';
import { entryWith } from '../../model/node.ts';
import { isPlausibleKey } from './mask-secret-text.ts';
import { openNode } from './open-node.ts';

const DATA: ReadonlySet<string> = new Set(['data', 'stringData']);
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';

/** A build as it may be printed where others read: no value of a Secret, nor a copy of one. */
export function maskBuild(build: Build): Build {
  return { ...build, objects: build.objects.map(maskObject) };
}

/** One object of a build, the same way. */
export function maskObject(object: Manifest): Manifest {
  const { kind, node } = object;
  const open = openNode(node);
  if (open.kind !== 'map') return object;
  return { ...object, node: kind === 'Secret' ? maskSecret(open) : open };
}

function maskSecret(node: MapNode): MapNode {
  const entries = node.entries.map((entry) => {
    if (DATA.has(entry.name)) return entryWith(entry, maskValues(entry.value));
    return entry.name === 'metadata' ? entryWith(entry, maskApplied(entry.value)) : entry;
  });
  return { ...node, entries };
}

/** What kubectl noted holds the values once more. */
function maskApplied(node: YamlNode): YamlNode {
  if (node.kind !== 'map') return node;
  const entries = node.entries.map((entry) => {
    if (entry.name === 'annotations') return entryWith(entry, maskApplied(entry.value));
    return entry.name === LAST_APPLIED ? entryWith(entry, maskValues(entry.value)) : entry;
  });
  return { ...node, entries };
}

function maskValues(node: YamlNode): YamlNode {
  if (node.kind === 'scalar') return { ...node, text: '***', style: 'double-quoted' };
  if (node.kind === 'sequence') return { ...node, items: node.items.map(maskValues) };
  const entries = node.entries.map((entry) => {
    const { name, key } = entry;
    const value = maskValues(entry.value);
    if (isPlausibleKey(name)) return entryWith(entry, value);
    return { name: '***', key: { ...key, text: '***', style: 'double-quoted' as const }, value };
  });
  return { ...node, entries };
}
