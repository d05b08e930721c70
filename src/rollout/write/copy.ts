import type { Manifest } from '../../model/manifest.ts';
import { entryOf, scalarAt, valueAt, type MapNode, type YamlNode } from '../../model/node.ts';
import { resolveScalar } from '../../model/scalars/resolve-scalar.ts';
import type { SourceKind } from '../../model/source.ts';
import { trailOf } from '../../model/trail.ts';
import { contentHash } from '../../render/kustomize/names/content-hash.ts';
import { isCopyName, splitCopyName } from './copy-name.ts';
import { sourceKindNamed } from './linked-kinds.ts';

/** On a copy, as a label and an annotation: what it was copied from. */
export const ORIGIN = 'rollout.envfrom.dev/origin';
/** On a copy: counts up each time another copy becomes the current one, as the revisions of a Deployment do. */
export const REVISION = 'rollout.envfrom.dev/revision';

/** An immutable copy of a ConfigMap or Secret that `envfrom rollout` made. */
export interface Copy {
  readonly kind: SourceKind;
  readonly name: string;
  /** The name of what it was copied from. */
  readonly origin: string;
  /** The hash at the end of its name. */
  readonly hash: string;
  readonly revision: number;
  /** The copy is unchanged: it is immutable, and its content has the hash of its name. */
  readonly intact: boolean;
  readonly manifest: Manifest;
}

/** The annotations of a copy; undefined for any other object. */
export function readCopy(manifest: Manifest): Copy | undefined {
  const { node, name } = manifest;
  const split = splitCopyName(name ?? '');
  if (name === undefined || split === undefined) return undefined;
  const [word = '', origin] =
    scalarAt(node, 'metadata', 'annotations', ORIGIN)?.text.split('/') ?? [];
  const kind = sourceKindNamed(word);
  if (kind === undefined || origin === undefined || kind !== manifest.kind) return undefined;
  const revision = Number(scalarAt(node, 'metadata', 'annotations', REVISION)?.text);
  const { hash } = split;
  return {
    kind,
    name,
    origin,
    hash,
    revision: Number.isSafeInteger(revision) && revision > 0 ? revision : 0,
    intact: isImmutable(node) && hasHash(node, hash),
    manifest,
  };
}

/** Tells the names of copies from those of objects that only look like them. */
export function copyNames(written: readonly Manifest[]): IsCopyName {
  const others = new Set(
    written
      .filter((object) => readCopy(object) === undefined)
      .map(({ kind, name = '' }) => `${kind} ${name}`),
  );
  return (kind, origin, name) => isCopyName(name, origin) && !others.has(`${kind} ${name}`);
}

/** Whether a name is that of a copy of a source. */
export type IsCopyName = (kind: string, origin: string, name: string) => boolean;

/** Why an object cannot be copied; undefined if it can. */
export function copyFault({ node, kind, name = '' }: Manifest): string | undefined {
  if (valueAt(node, 'sops')?.kind === 'map') {
    return `${kind} \`${name}\` is encrypted with SOPS, which signs the whole object: a copy under another name could not be decrypted`;
  }
  return `${name}-0123456789`.length > MAX_NAME
    ? `the name of ${kind} \`${name}\` is too long for a copy`
    : undefined;
}

const MAX_NAME = 253;

/** Whether its content has the hash of its name, as far as that can be known: Flux fills in variables, and patches change it. */
export function hasHash(node: MapNode, hash: string): boolean {
  return contentHash(node) === hash || CONTENT.some((field) => isChanged(valueAt(node, field)));
}

const CONTENT = ['data', 'stringData', 'binaryData'];

function isChanged(node: YamlNode | undefined): boolean {
  if (node === undefined) return false;
  if (trailOf(node) !== undefined) return true;
  return node.kind === 'map' && node.entries.some(({ value }) => isChanged(value));
}

function isImmutable(node: MapNode): boolean {
  const value = entryOf(node, 'immutable')?.value;
  if (value?.kind !== 'scalar') return false;
  const resolved = resolveScalar(value, 'kubectl');
  return resolved.kind === 'bool' && resolved.value;
}
