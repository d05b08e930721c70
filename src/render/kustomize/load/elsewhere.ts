import { itemKey, plainUrl, type AskedItem } from '../../../model/elsewhere/asked-item.ts';
import { itemAt } from '../../../model/elsewhere/vendor.ts';
import { message } from '../../../model/message.ts';
import type { Reason } from '../../../model/reason.ts';
import type { Span } from '../../../model/span.ts';
import type { KustomizeContext } from './context.ts';
import type { AtHand } from './items-at-hand.ts';
import type { Recorder } from './recorder.ts';
import { isRemoteFile, remoteFolder } from './remote-path.ts';

const ONE_FILE = /\.(?:ya?ml|json)$/i;

/** What kustomize fetches for a path: a file that it reads, or a repository that it clones; undefined for a path of the repository. */
export function remoteItem(path: string): AskedItem | undefined {
  const folder = remoteFolder(path);
  const isFile =
    isRemoteFile(path) && (folder === undefined || ONE_FILE.test(path.split('?')[0] ?? ''));
  if (isFile) return { type: 'file', url: plainUrl(path), version: undefined };
  if (folder === undefined) return undefined;
  return { type: 'git', url: plainUrl(folder.url), version: folder.ref, path: folder.path };
}

/** Notes that a part of an item is needed which was not fetched. */
export function noteLacking({ context, recorder }: Asking, found: string, at: Span): void {
  const { vendor, root } = context.tree;
  const item = root === undefined ? undefined : itemAt(vendor, root);
  if (item === undefined) return;
  const { type, url, version } = item;
  const path = found.slice(item.root.length + 1);
  const key = `${itemKey(item)} ${path}`;
  recorder.needs.set(key, { type, url, version, path, at, found: undefined });
}

/** Whether it is kustomize on what lies elsewhere. */
export function isOfItem({ tree: { vendor, root } }: KustomizeContext): boolean {
  return root !== undefined && itemAt(vendor, root) !== undefined;
}

interface Asking {
  readonly context: KustomizeContext;
  readonly recorder: Recorder;
}

/** What is at hand for a path that leads elsewhere, which is noted as needed; undefined for any other path. */
export function findElsewhere(
  { context, recorder }: Asking,
  path: string,
  at: Span,
): AtHand<KustomizeContext> | undefined {
  const asked = remoteItem(path);
  if (asked === undefined) return undefined;
  const found = context.elsewhere(asked);
  const key = `${itemKey(asked)} ${asked.path ?? ''}`;
  if (!recorder.needs.has(key)) recorder.needs.set(key, { ...asked, at, found: found?.item.root });
  return found;
}

/** `…/cert-manager.crds.yaml`, `…//config/crd?ref=v1`, `…/crds/a.yaml`. */
const CRDS = /[/.-](?:crds?|customresourcedefinitions?)(?:[/.-][^/?]*)?(?:\?|$)/i;

/** Why a build goes on without something that lies elsewhere. */
export function notAtHand(path: string, what: 'remote base' | 'file'): Reason {
  const reason =
    what === 'file'
      ? message`\`${path}\` is not fetched`
      : message`the remote base \`${path}\` is not fetched`;
  return { ...reason, code: CRDS.test(path) ? 'crds' : 'remote-base' };
}
