import { compareText } from '../../../go/compare-text.ts';
import { message } from '../../../model/message.ts';
import { itemsAt, scalarAt, type MapNode, type YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { scalarText } from '../../../model/scalars/scalar-text.ts';
import { splitImage } from '../../kustomize/merge/set-image.ts';
import { refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';
import {
  mapOf,
  scalarOf,
  sequenceOf,
  stringScalar,
  withEntry,
  withoutEntry,
} from '../../kustomize/tree/nodes.ts';
import { expandEnv, type ArgoEnv } from '../source/argo-env.ts';

interface Image {
  readonly name: string;
  readonly newName: string;
  readonly newTag: string;
  readonly digest: string;
}

/** Keeps what the kustomization says. */
const KEPT = '*';

/**
 * `kustomize edit set image`: each argument (`name=new:tag@digest` and shorter) takes the place of the kustomization's entry of that name,
 * but for parts that are `*`, other than its name; all entries are sorted by name.
 */
export function setImages(
  root: MapNode,
  images: readonly YamlNode[],
  env: ArgoEnv,
): BuildResult<MapNode> {
  const byName = new Map<string, { readonly image: Image; readonly at: YamlNode }>();
  for (const at of images) {
    const text = expandEnv(scalarText(at, 'kubectl'), env);
    const image = parseImage(text);
    if (image === undefined) {
      return refused(at, 'invalid format of image', {
        message: message`\`${text}\` must be \`name:tag\`, \`name@digest\` or \`name=new-name:tag\``,
      });
    }
    byName.set(image.name, { image, at });
  }
  const entries = new Map<string, YamlNode>();
  for (const old of [...itemsAt(root, 'images'), ...itemsAt(root, 'imageTags')]) {
    const part = (field: string) => scalarText(scalarAt(old, field), 'kubectl');
    const name = part('name');
    const given = byName.get(name);
    if (given === undefined) {
      entries.set(name, old);
      continue;
    }
    const { image, at } = given;
    byName.set(name, {
      at,
      image: {
        name,
        newName: image.newName === KEPT ? part('newName') : image.newName,
        newTag: image.newTag === KEPT ? part('newTag') : image.newTag,
        digest: image.digest === KEPT ? part('digest') : image.digest,
      },
    });
  }
  for (const [name, { image, at }] of byName) entries.set(name, imageNode(image, at));
  return done(withImages(root, entries, images[0] ?? root));
}

/** Undefined where it names no tag, digest or new name. */
function parseImage(text: string): Image | undefined {
  const equals = text.indexOf('=');
  const value = text.slice(equals + 1);
  const { name, tag, digest } = splitImage(value);
  if (name === text) return undefined;
  if (equals === -1) return { name, newName: '', newTag: tag, digest };
  return { name: text.slice(0, equals), newName: name, newTag: tag, digest };
}

function imageNode(image: Image, at: YamlNode): MapNode {
  const fields = Object.entries(image).filter(
    ([field, text]) => text !== '' && (text !== KEPT || field === 'name'),
  );
  const nodes = fields.map(([field, text]) => [field, stringScalar(text, at, undefined)] as const);
  return mapOf(nodes, at, undefined);
}

function withImages(root: MapNode, entries: ReadonlyMap<string, YamlNode>, at: YamlNode): MapNode {
  const sorted = [...entries].sort(([a], [b]) => compareText(a, b)).map(([, node]) => node);
  const list = sequenceOf(sorted, at, undefined);
  return withEntry(withoutEntry(root, 'imageTags'), scalarOf('images', at, undefined), list);
}
