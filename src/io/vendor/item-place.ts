import { createHash } from 'node:crypto';
import { readRepositoryAddress } from '../../model/elsewhere/repository-address.ts';
import type { LockedItem } from '../../model/elsewhere/vendor.ts';

/** Where an item is: below the folder of items, and as its paths begin in reports. */
export interface ItemPlace {
  /** Of a repository or an artifact the folder, else the file; relative to the folder of items. */
  readonly stored: string;
  readonly root: string;
  /** Of an item that is one file: its name below the root. */
  readonly file: string | undefined;
}

const PLAIN = /^[A-Za-z0-9_~][A-Za-z0-9._~+-]*$/;
const COMMIT = /^[0-9a-f]{40}$/;
const DIGEST = /^sha256:([0-9a-f]{64})$/;
const SHOWN = 12;

/** The place of a locked item; undefined if its address or what it was resolved to has no safe name. */
export function itemPlace(item: Omit<LockedItem, 'date' | 'paths'>): ItemPlace | undefined {
  const { type, url, resolved, hash, name, mediaType } = item;
  const address = addressOf(url);
  const [, digest = ''] = DIGEST.exec(hash) ?? [];
  if (address === undefined || digest === '') return undefined;
  const shown = address.join('/');
  if (type === 'git') {
    const repository = readRepositoryAddress(url);
    if (!COMMIT.test(resolved) || repository === undefined) return undefined;
    const folder = [repository.host, ...repository.path.split('/')];
    if (!folder.every((part) => PLAIN.test(part))) return undefined;
    const stored = ['git', ...folder, resolved].join('/');
    return { stored, root: `${shown}@${resolved.slice(0, SHOWN)}`, file: undefined };
  }
  if (type === 'oci') {
    const [, found] = DIGEST.exec(resolved) ?? [];
    if (found === undefined) return undefined;
    const layer = mediaType === undefined ? found : digestOf(`${found} ${mediaType}`);
    return { stored: `oci/${layer}`, root: `${shown}@${layer.slice(0, SHOWN)}`, file: undefined };
  }
  if (type === 'chart') {
    if (name === undefined || !PLAIN.test(name) || !PLAIN.test(resolved)) return undefined;
    const file = `${name}-${resolved}.tgz`;
    return { stored: `charts/${digest}.tgz`, root: `${shown}@${digest.slice(0, SHOWN)}`, file };
  }
  const file = address.at(-1);
  if (type !== 'file' || file === undefined || address.length < 2) return undefined;
  const folder = address.slice(0, -1).join('/');
  return { stored: `files/${digest}`, root: `${folder}@${digest.slice(0, SHOWN)}`, file };
}

/** An artifact has a folder for each of its layers that is asked for by its media type. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Host and path, as people write them; undefined if a part of it is not plain. */
function addressOf(url: string): readonly string[] | undefined {
  const [address = ''] = url.split('?', 1);
  const rest = address
    .replace(/^[a-z+]+:\/\//i, '')
    .replace(/^[^@/]*@/, '')
    .replace(/\.git$/, '')
    .replace(/:(?=\d+(?:\/|$))/, '~')
    .replace(':', '/');
  const parts = rest.split('/').filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => PLAIN.test(part)) ? parts : undefined;
}
