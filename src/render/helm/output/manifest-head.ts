import type { YamlNode } from '../../../model/node.ts';
import { done, type Result } from '../../../model/result.ts';
import { isNull } from '../../../model/scalars/resolve-scalar.ts';
import type { ChartRefusal } from '../chart/chart.ts';
import {
  fail,
  readFields,
  readText,
  readTextMap,
  type StructReading,
} from '../chart/read-struct.ts';
import { EMPTY_TEXT } from '../text/text.ts';

/** The fields that Helm reads from a manifest: `releaseutil.SimpleHead`. */
interface ManifestHead {
  readonly kind: string;
  readonly annotations: ReadonlyMap<string, string>;
}

const METADATA =
  'struct { Name string "json:\\"name\\""; Annotations map[string]string "json:\\"annotations\\"" }';

/** The head of a document; refused if one of its fields has the wrong type. */
export function readManifestHead(
  root: YamlNode | undefined,
  helm: 3 | 4,
): Result<ManifestHead, ChartRefusal> {
  const reading: StructReading = { fault: undefined };
  let kind = '';
  let annotations: ReadonlyMap<string, string> = new Map();
  if (root?.kind === 'map') {
    readFields(root, {
      apiVersion: (value) => void readText(reading, 'SimpleHead.apiVersion', value, EMPTY_TEXT),
      kind: (value) => {
        kind = readText(reading, 'SimpleHead.kind', value, EMPTY_TEXT).text;
      },
      metadata: (value) => {
        annotations = readAnnotations(reading, value);
      },
    });
  } else if (root !== undefined && !isNull(root, 'kubectl')) {
    fail(reading, '', helm === 3 ? 'releaseutil.SimpleHead' : 'util.SimpleHead', root);
  }
  if (reading.fault !== undefined) return { kind: 'refused', ...reading.fault };
  return done({ kind, annotations });
}

function readAnnotations(reading: StructReading, node: YamlNode): ReadonlyMap<string, string> {
  const annotations = new Map<string, string>();
  if (isNull(node, 'kubectl')) return annotations;
  if (node.kind !== 'map') {
    fail(reading, 'SimpleHead.metadata', METADATA, node);
    return annotations;
  }
  readFields(node, {
    name: (value) => void readText(reading, '.metadata.name', value, EMPTY_TEXT),
    annotations: (value) => {
      const read = readTextMap(reading, '.metadata.annotations', value) ?? new Map();
      for (const [key, { text }] of read) annotations.set(key, text);
    },
  });
  return annotations;
}
