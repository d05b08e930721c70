import { removeEntry, setValue, type Planned } from '../../edits/map-edits.ts';
import type { Manifest } from '../../model/manifest.ts';
import { mapAt, scalarAt, valueAt, type MapNode, type ScalarNode } from '../../model/node.ts';
import { shortHash } from '../../render/kustomize/names/content-hash.ts';
import { goJson } from '../../render/kustomize/tree/go-json.ts';
import { withEntries } from '../../render/kustomize/tree/nodes.ts';
import type { LinkedKind } from './linked-kinds.ts';
import { splitWords } from './trigger.ts';

/** On the pods of a workload: digests of the objects that it is linked to and that pods cannot use as copies, `pvc/data=2f4b6g8h9t,…`. */
const DIGESTS = 'rollout.envfrom.dev/digests';

/** Not what an object is, but what the cluster or a tool writes about it. */
const LEFT_OUT: ReadonlySet<string> = new Set(['metadata', 'status', 'sops']);

/** Ten characters of a digest of all that an object says but its metadata and status. */
export function digestOf({ node }: Manifest): string {
  const content = withEntries(
    node,
    node.entries.filter(({ name }) => !LEFT_OUT.has(name)),
  );
  return shortHash(goJson(content));
}

/** Whether SOPS encrypted an object: it cannot be copied, but a digest of it tells nothing about its values. */
export function isEncrypted({ node }: Manifest): boolean {
  return valueAt(node, 'sops')?.kind === 'map';
}

/** Why no digest of an object is written; undefined if nothing is in the way. */
export function digestFault(object: Manifest): string | undefined {
  const { kind, group, name = '' } = object;
  if (kind !== 'Secret' || group !== '' || isEncrypted(object)) return undefined;
  return `Secret \`${name}\` is not encrypted, and with a digest of its values anyone could test guesses: encrypt it, or link the SealedSecret or ExternalSecret that it comes from`;
}

/** The annotation with digests in the pod template of a workload, as it is now. */
export function digestsNode(node: MapNode, { podSpec }: LinkedKind): ScalarNode | undefined {
  return scalarAt(node, ...podSpec.slice(0, -1), 'metadata', 'annotations', DIGESTS);
}

/** The digests of an annotation, by trigger. */
export function readDigests(text: string): ReadonlyMap<string, string> {
  return new Map(
    splitWords(text).flatMap((word) => {
      const at = word.lastIndexOf('=');
      return at === -1 ? [] : [[word.slice(0, at), word.slice(at + 1)] as const];
    }),
  );
}

/** Edits that give the pods of a workload these digests, and take the annotation away if there are none. */
export function planDigests(
  { node }: Manifest,
  kind: LinkedKind,
  digests: ReadonlyMap<string, string>,
): Planned {
  const path = [...kind.podSpec.slice(0, -1), 'metadata', 'annotations', DIGESTS];
  const text = [...digests].map(([trigger, digest]) => `${trigger}=${digest}`).join(',');
  const before = digestsNode(node, kind)?.text ?? '';
  if (text === before) return [];
  if (text !== '') return setValue(node, node, path, text);
  const metadata = mapAt(node, ...path.slice(0, -2));
  const annotations = mapAt(metadata, 'annotations');
  return metadata === undefined || annotations === undefined
    ? []
    : removeEntry([metadata, annotations], DIGESTS);
}
