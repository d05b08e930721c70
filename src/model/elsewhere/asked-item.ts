import { withoutEndSlashes } from '../names/folder-of.ts';
import type { Span } from '../span.ts';
import { readRepositoryAddress } from './repository-address.ts';

/** What is fetched, and so how: a Helm chart, a git repository, an artifact of a registry, one file, a bucket. */
type ItemType = 'chart' | 'git' | 'oci' | 'file' | 'bucket';

export const ITEM_TYPES: readonly ItemType[] = ['bucket', 'chart', 'file', 'git', 'oci'];

/** Something that lies outside the repository, as the repository asks for it. */
export interface AskedItem {
  readonly type: ItemType;
  /** Without user and password. Of a chart in a registry, all of its address. */
  readonly url: string;
  /** Of a chart: its name. */
  readonly name?: string | undefined;
  /** A branch, tag, commit, version, range or digest; undefined: the default branch, the newest version. */
  readonly version: string | undefined;
  /** Of a git repository: the folder or file of it that is needed; empty for all of it. */
  readonly path?: string | undefined;
  /** Of an artifact: the media type of the layer that is taken, the first one of this type; undefined: the first layer. */
  readonly mediaType?: string | undefined;
  /** Of an artifact: what is done with its layer, if nobody knows what that is. */
  readonly operation?: string | undefined;
}

/** An item, and who needs it. */
export interface ItemNeed extends AskedItem {
  /** The line of this repository that brings it in. */
  readonly at: Span;
  /** The root of what is at hand of it; undefined: nothing, or not this part of it. */
  readonly found: string | undefined;
}

/** What tells items apart. Two spellings of the address of a git repository are one. */
export function itemKey({ type, url, name, version, mediaType }: AskedItem): string {
  const layer = mediaType === undefined ? [] : [mediaType];
  return JSON.stringify([type, addressKey(type, url), name ?? '', version ?? '', ...layer]);
}

function addressKey(type: ItemType, url: string): string {
  const address = type === 'git' ? readRepositoryAddress(url) : undefined;
  return address === undefined ? url : [address.host, address.port ?? '', address.path].join('/');
}

const USER = /^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i;

/** An address without user and password, and without slashes at its end. The user of ssh is part of the address. */
export function plainUrl(url: string): string {
  const trimmed = withoutEndSlashes(url.trim());
  return /^(?:git\+)?ssh:/i.test(trimmed)
    ? trimmed.replace(/^([^:]+:\/\/[^/@:]*):[^/@]*@/, '$1@')
    : trimmed.replace(USER, '$1');
}

/** A version that is the same tomorrow: a commit, a digest, a tag, one version of a chart. What has no version is the newest. */
export function isPinned({ type, version }: Pick<AskedItem, 'type' | 'version'>): boolean {
  if (version === undefined || version === '') return false;
  if (type === 'chart' || type === 'oci') {
    return /^(?:sha256:[0-9a-f]{64}|v?\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]*)?)$/.test(version);
  }
  return /^(?:[0-9a-f]{40}|refs\/tags\/.+|v?\d+\.\d+(?:[-+.][0-9A-Za-z.+-]*)?)$/.test(version);
}
