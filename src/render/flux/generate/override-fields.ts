import type { Manifest } from '../../../model/manifest.ts';
import { message as say } from '../../../model/message.ts';
import { entryOf, itemsAt, valueAt, type MapNode, type YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { isTrue } from '../../../model/scalars/scalar-text.ts';
import { list, openDecoding, type Decoding, type Item } from '../../kustomize/load/decode.ts';
import { type StructType, one, struct, TEXT } from '../../kustomize/load/go-struct.ts';
import { SELECTOR } from '../../kustomize/load/kustomization-struct.ts';
import { resolvePath } from '../../kustomize/load/paths.ts';
import { rewriteStruct, textNode } from '../../kustomize/load/rewrite-struct.ts';
import {
  joinRefusals,
  refused,
  type BuildRefusal,
  type BuildResult,
} from '../../kustomize/tree/build-refusal.ts';
import { scalarOf, sequenceOf, withEntry, withoutEntry } from '../../kustomize/tree/nodes.ts';

interface Overriding {
  readonly flux: Manifest;
  /** The folder of the kustomization. */
  readonly folder: string;
  readonly exists: (path: string) => boolean;
}

/** Fields of the Flux object that replace the kustomization's, by their names there. */
const REPLACED = [
  ['targetNamespace', 'namespace'],
  ['namePrefix', 'namePrefix'],
  ['nameSuffix', 'nameSuffix'],
] as const;

/**
 * A kustomization with what the Flux Kustomization's spec says: namespace, prefix and suffix replace, patches and components are
 * appended, images merge by name. Each keeps its place in the Flux object.
 */
export function overrideFields(root: MapNode, overriding: Overriding): BuildResult<MapNode> {
  const { flux } = overriding;
  const decoding = openDecoding('Kustomization', flux.node.file, { dialect: flux.dialect });
  let map = root;
  for (const [from, to] of REPLACED) {
    const value = specText(flux, from, decoding);
    if (value !== undefined) map = set(map, to, value);
  }
  map = append(map, 'patches', structs(flux, 'patches', FLUX_PATCH, decoding));
  const components = componentsOf(overriding, decoding);
  if (components.kind === 'refused') return components;
  map = append(map, 'components', components.value);
  map = mergeImages(map, structs(flux, 'images', FLUX_IMAGE, decoding));
  const metadata = texts(flux, 'buildMetadata', decoding);
  if (metadata.length > 0)
    map = append(withoutEntry(map, 'buildMetadata'), 'buildMetadata', metadata);
  return joinRefusals(decoding.failures) ?? done(map);
}

function set(map: MapNode, name: string, value: YamlNode): MapNode {
  return withEntry(map, scalarOf(name, value, undefined), value);
}

function append(map: MapNode, name: string, added: readonly YamlNode[]): MapNode {
  const [first] = added;
  if (first === undefined) return map;
  const old = entryOf(map, name)?.value;
  const items = old?.kind === 'sequence' ? old.items : [];
  return set(map, name, sequenceOf([...items, ...added], old ?? first, undefined));
}

function specItem(flux: Manifest, name: string, decoding: Decoding): Item {
  return { node: valueAt(flux.node, 'spec', name), decoding, path: `spec.${name}` };
}

/** Undefined when it is absent or empty, which is the same to Flux. */
function specText(flux: Manifest, name: string, decoding: Decoding): YamlNode | undefined {
  const { node, ...item } = specItem(flux, name, decoding);
  if (node === undefined) return undefined;
  const made = textNode({ ...item, node });
  return made.text === '' ? undefined : made;
}

function texts(flux: Manifest, name: string, decoding: Decoding): readonly YamlNode[] {
  const read = list(specItem(flux, name, decoding), (item) =>
    textNode({ ...item, node: item.node ?? flux.node }),
  );
  return read ?? [];
}

function structs(
  flux: Manifest,
  name: string,
  type: StructType,
  decoding: Decoding,
): readonly MapNode[] {
  const read = list(specItem(flux, name, decoding), ({ node, path }) =>
    rewriteStruct(node ?? flux.node, type, decoding, path),
  );
  return read ?? [];
}

function componentsOf(
  { flux, folder, exists }: Overriding,
  decoding: Decoding,
): BuildResult<readonly YamlNode[]> {
  const ignoresMissing = isTrue(
    valueAt(flux.node, 'spec', 'ignoreMissingComponents'),
    flux.dialect,
  );
  const kept: YamlNode[] = [];
  const failures: BuildRefusal[] = [];
  for (const node of texts(flux, 'components', decoding)) {
    const path = node.kind === 'scalar' ? node.text : '';
    if (!isLocal(path)) {
      const message = `component path '${path}' must be local and relative`;
      failures.push(
        refused(node, message, {
          message: say`\`${path}\` is not a path relative to the folder that Flux builds`,
        }),
      );
      continue;
    }
    const found = resolvePath(folder, path);
    if (ignoresMissing && (found === undefined || !exists(found))) continue;
    kept.push(node);
  }
  return joinRefusals(failures) ?? done(kept);
}

const REMOTE = [
  'git::',
  'gh:',
  'ssh://',
  'https://',
  'http://',
  'git@',
  'github.com:',
  'github.com/',
];

function isLocal(path: string): boolean {
  const lower = path.toLowerCase();
  if (REMOTE.some((prefix) => lower.startsWith(prefix) && lower !== prefix)) return false;
  return !lower.replace(/^file:\/\//, '').startsWith('/');
}

/** Tag and digest choose the version together: whichever is given, both are replaced. */
function mergeImages(map: MapNode, images: readonly MapNode[]): MapNode {
  if (images.length === 0) return map;
  const merged = [...itemsAt(map, 'images')];
  for (const image of images) {
    const name = textAt(image, 'name');
    const index = merged.findIndex((each) => textAt(each, 'name') === name);
    const old = merged[index];
    if (old?.kind === 'map') merged[index] = mergeImage(old, image);
    else merged.push(image);
  }
  return append(withoutEntry(map, 'images'), 'images', merged);
}

function mergeImage(old: MapNode, image: MapNode): MapNode {
  const fields = ['newName', 'newTag', 'digest'].filter(
    (name) => valueAt(image, name) !== undefined,
  );
  const isVersion = fields.includes('newTag') || fields.includes('digest');
  let merged = isVersion ? withoutEntry(withoutEntry(old, 'newTag'), 'digest') : old;
  for (const name of fields) {
    const value = valueAt(image, name);
    if (value !== undefined) merged = set(merged, name, value);
  }
  return { ...merged, file: image.file, start: image.start, end: image.end };
}

function textAt(node: YamlNode, name: string): string {
  const value = valueAt(node, name);
  return value?.kind === 'scalar' ? value.text : '';
}

/** An entry of `patches`, and of `images`, in the spec of a Flux Kustomization (fluxcd/pkg/apis/kustomize). */
const FLUX_PATCH: StructType = struct(['patch', TEXT], ['target', one(SELECTOR), 'pointer']);
const FLUX_IMAGE: StructType = struct(['name newName newTag digest', TEXT]);
