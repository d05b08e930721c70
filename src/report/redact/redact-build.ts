import type { Build, Manifest } from '../../model/manifest.ts';
import { entryWith, type MapNode, type ScalarNode, type YamlNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { isPlausibleKey } from '../../text/plausible-key.ts';
import { REDACTED, type RedactText } from './name-redactor.ts';
import { openNode } from './open-node.ts';
import type { Redaction } from './redaction.ts';
import { LAST_APPLIED } from './secret-node-ranges.ts';
import { writtenInSecret } from './secret-origin.ts';

const DATA: ReadonlySet<string> = new Set(['data', 'stringData']);

/** A build as it may be printed where others read: no value of a Secret, nor a copy of one, wherever the files of the run write it. */
export function redactBuild(
  build: Build,
  files: readonly ParsedFile[],
  { inName }: Pick<Redaction, 'inName'>,
): Build {
  const isSecret = writtenInSecret(files);
  return {
    ...build,
    objects: build.objects.map((object) => redactObject(object, isSecret, inName)),
  };
}

/** One object of a build, the same way. */
export function redactObject(
  object: Manifest,
  isSecret: (node: ScalarNode) => boolean = () => false,
  inName?: RedactText,
): Manifest {
  const { kind, node } = object;
  const open = openNode(withoutSecrets(node, isSecret), inName);
  if (open.kind !== 'map') return object;
  return { ...object, node: kind === 'Secret' ? redactSecret(open) : open };
}

function withoutSecrets(node: YamlNode, isSecret: (node: ScalarNode) => boolean): YamlNode {
  if (node.kind === 'scalar') {
    return node.text !== '' && isSecret(node) ? redactedScalar(node) : node;
  }
  if (node.kind === 'sequence') {
    return { ...node, items: node.items.map((item) => withoutSecrets(item, isSecret)) };
  }
  // Where a key begins decides: it and its value may be one text (`KEY=value`).
  const entries = node.entries.map((entry) => {
    const value = withoutSecrets(entry.value, isSecret);
    return isSecret({ ...entry.key, end: entry.key.start + 1 })
      ? redactedKey(entry.key, value)
      : entryWith(entry, value);
  });
  return { ...node, entries };
}

function redactedScalar(node: ScalarNode): ScalarNode {
  const { value: _, ...rest } = node;
  return { ...rest, text: REDACTED, style: 'double-quoted' };
}

function redactedKey(key: ScalarNode, value: YamlNode) {
  return { name: REDACTED, key: redactedScalar(key), value };
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
  if (node.kind === 'scalar') return redactedScalar(node);
  if (node.kind === 'sequence') return { ...node, items: node.items.map(redactValues) };
  const entries = node.entries.map((entry) => {
    const value = redactValues(entry.value);
    return isPlausibleKey(entry.name) ? entryWith(entry, value) : redactedKey(entry.key, value);
  });
  return { ...node, entries };
}
