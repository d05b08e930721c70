import type { Manifest } from '../../../model/manifest.ts';
import { message } from '../../../model/message.ts';
import { mapAt, scalarAt, valueAt, type MapNode } from '../../../model/node.ts';
import { stringOf } from '../../../model/scalars/resolve-scalar.ts';
import { scalarText } from '../../../model/scalars/scalar-text.ts';
import { refused, type BuildRefusal } from '../../kustomize/tree/build-refusal.ts';

const DECRYPT = 'kustomize.toolkit.fluxcd.io/decrypt';
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/**
 * Secrets that SOPS encrypted and that Flux refuses to apply, because the Kustomization configures no decryption. Only where `data` holds
 * what is not base64: else the object has lost its field `sops` before Flux looks for it.
 */
export function findEncrypted(
  objects: readonly Manifest[],
  flux: Manifest,
): readonly BuildRefusal[] {
  if (mapAt(flux.node, 'spec', 'decryption') !== undefined) return [];
  return objects.filter(isRefused).map(({ node, name, namespace }) => {
    const id = ['Secret', namespace, name].filter((part) => part !== undefined).join('/');
    return refused(
      valueAt(node, 'sops') ?? node,
      `${id} is SOPS encrypted, configuring decryption is required for this secret to be reconciled`,
      {
        message: message`The Secret \`${name ?? ''}\` is encrypted with SOPS, and the Kustomization has no \`decryption\``,
        related: [{ at: flux.node, message: message`the Kustomization is here` }],
      },
    );
  });
}

function isRefused({ node, kind, apiVersion }: Manifest): boolean {
  if (kind !== 'Secret' || apiVersion !== 'v1') return false;
  if (valueAt(node, 'sops') === undefined || keepsEncryption(node)) return false;
  return (mapAt(node, 'data')?.entries ?? []).some(
    ({ value }) => !BASE64.test((stringOf(value, 'kustomize') ?? '').replaceAll(/[\r\n]/g, '')),
  );
}

function keepsEncryption(node: MapNode): boolean {
  const value = scalarText(scalarAt(node, 'metadata', 'annotations', DECRYPT), 'kustomize');
  return value.toLowerCase() === 'disabled';
}
