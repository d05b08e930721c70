import { writeEntry } from '../../edits/fragment.ts';
import type { Manifest } from '../../model/manifest.ts';
import { valueAt, type YamlNode } from '../../model/node.ts';
import { contentHash } from '../../render/kustomize/names/content-hash.ts';
import { writeYaml } from '../../render/kustomize/print/write-yaml.ts';
import { goJson } from '../../render/kustomize/tree/go-json.ts';
import { mapOf, stringScalar } from '../../render/kustomize/tree/nodes.ts';
import { ORIGIN, REVISION } from './copy.ts';

export interface NewCopy {
  readonly origin: Manifest;
  readonly name: string;
  /** The name of the original, as its file writes it. */
  readonly originName: string;
  readonly revision: number;
  /** Annotations that only the host of a function reads. */
  readonly hostAnnotations?: Readonly<Record<string, string>>;
}

const CONTENT = ['type', 'data', 'stringData', 'binaryData'];
const MAX_LABEL = 63;

/** The name of the copy that holds what an object holds now. */
export function copyNameOf({ node }: Manifest, name: string): string {
  return `${name}-${contentHash(node)}`;
}

/** A copy as YAML, one document without separator, with the content as kustomize prints it: the same content gives the same text. */
export function copyText(copy: NewCopy): string {
  const { origin } = copy;
  const style = { indent: 0, step: 2, deepLists: false, lineBreak: '\n' };
  const metadata = metadataOf(copy);
  const head = [
    'apiVersion: v1',
    `kind: ${origin.kind}`,
    writeEntry('metadata', metadata, style),
    'immutable: true',
  ];
  const content = contentOf(origin).map(([field, value]) => {
    return writeYaml([mapOf([[field, value]], value, undefined)]);
  });
  return `${head.join('\n')}\n${content.join('')}`;
}

export function copyJson(copy: NewCopy): string {
  const { origin } = copy;
  const head = { apiVersion: 'v1', kind: origin.kind, metadata: metadataOf(copy), immutable: true };
  const content = contentOf(origin).map(([field, value]) => `"${field}":${goJson(value)}`);
  return [JSON.stringify(head).slice(0, -1), ...content].join(',').concat('}');
}

/** A label value is shorter than a name may be. */
function metadataOf({ origin, name, originName, revision, hostAnnotations }: NewCopy) {
  const label = originName.slice(0, MAX_LABEL).replace(/(?<![-.])[-.]+$/, '');
  const { namespace, kind } = origin;
  return {
    name,
    ...(namespace !== undefined && { namespace }),
    labels: { [ORIGIN]: label },
    annotations: {
      [ORIGIN]: `${kind.toLowerCase()}/${originName}`,
      [REVISION]: String(revision),
      ...hostAnnotations,
    },
  };
}

function contentOf({ node }: Manifest): readonly (readonly [string, YamlNode])[] {
  return CONTENT.flatMap((field) => {
    const value = valueAt(node, field);
    if (value === undefined) return [];
    return [
      [
        field,
        value.kind === 'scalar' && field === 'type'
          ? stringScalar(value.text, value, undefined)
          : value,
      ],
    ];
  });
}
