import { removeEntry } from '../edits/map-edits.ts';
import { mapAt, type MapNode } from '../model/node.ts';
import { ruleNamed, type Suppression } from './suppression.ts';

const PREFIX = 'ignore.envfrom.dev/';

/** The suppressions that a `metadata` map carries: `ignore.envfrom.dev/<rule>: reason`, one per annotation. */
export function readAnnotations(metadata: MapNode): readonly Suppression[] {
  const annotations = mapAt(metadata, 'annotations');
  if (annotations === undefined) return NONE;
  const suppressions: Suppression[] = [];
  for (const { name, key, value } of annotations.entries) {
    if (!name.startsWith(PREFIX)) continue;
    const reason = value.kind === 'scalar' ? value.text.trim() : '';
    const removal =
      key.file.host === undefined
        ? removeEntry(holdersOf(metadata, annotations), name)
        : 'elsewhere';
    suppressions.push({
      ...(removal !== 'elsewhere' && { removal }),
      ...ruleNamed(name.slice(PREFIX.length)),
      reason: reason === '' ? undefined : reason,
      at: key,
      scope: { kind: 'object' },
    });
  }
  return suppressions;
}

const NONE: readonly Suppression[] = [];

/** With the metadata, if only one annotation is in the file: rendering may have dropped others. */
function holdersOf(metadata: MapNode, annotations: MapNode): readonly MapNode[] {
  const [only] = annotations.entries;
  const isAll = only?.key.start === annotations.start && only.value.end === annotations.end;
  return isAll ? [metadata, annotations] : [annotations];
}
