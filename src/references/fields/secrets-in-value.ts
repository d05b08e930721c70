import { PLAIN_NAME } from '../../kubernetes/validation/names.ts';
import type { Manifest } from '../../model/manifest.ts';
import { entriesAt, type Entry, entryOf, type MapNode, type YamlNode } from '../../model/node.ts';
import { isInValues, ISSUER_ANNOTATION } from '../../model/release-values.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { isTemplatedName } from '../objects/templated-name.ts';

/** A Secret that a value of a release names. */
interface SecretInValue {
  readonly at: YamlNode;
  /** The map around the name. */
  readonly owner: MapNode | undefined;
  readonly namespace: string | undefined;
  /** What follows the path of the value: `[1]` of a list. */
  readonly below: string;
}

const EXISTING =
  /(?:^e|E)xisting(?:Secret(?=[A-Z])|[A-Z]\w*Secret(?=[A-Z]|$))(?!.*(?:Key|Keys|Namespace|Optional|Enabled|Type|Path|File|Field|Property)$)/;
const TEXT = new Set(['credentialsName', 'envFromSecret']);
const STORAGE = /^csi\.storage\.k8s\.io\/.+-secret-name$/;

/**
 * The Secrets that one entry of the values of a release names by what many charts call it: `existingSecretPassword` and `existingTlsSecret` (not …Key),
 * `credentialsName` (1Password Connect), `envFromSecret(s)` (Grafana), the parameters of a StorageClass. Never a bare `…Secret`, which may be the secret itself.
 */
export function secretsInValue(
  { name, value }: Entry,
  owner: MapNode,
  path: string,
  manifest: Manifest,
): readonly SecretInValue[] {
  if (!isInValues(path, manifest)) return [];
  if (name === 'envFromSecrets' && value.kind === 'sequence') {
    return value.items.flatMap((item, index) => {
      const at = item.kind === 'map' ? entryOf(item, 'name')?.value : item;
      if (!isName(at, manifest)) return [];
      const around = item.kind === 'map' ? item : undefined;
      return [{ at, owner: around, namespace: undefined, below: `[${index}]` }];
    });
  }
  if (!isName(value, manifest)) return [];
  const found = { at: value, owner: undefined, namespace: undefined, below: '' };
  if (EXISTING.test(name) || TEXT.has(name)) return [found];
  if (!STORAGE.test(name)) return [];
  // Whose namespace is not written is known to the chart alone.
  const namespace = stringOf(entryOf(owner, `${name}space`)?.value, manifest.dialect) ?? '';
  return PLAIN_NAME.test(namespace) ? [{ ...found, namespace }] : [];
}

const EXISTING_NAME = /(?:^e|E)xisting\w*Secret(?:Name)?$/;

/** Whether a value names the certificate of an Ingress that the annotations beside it let cert-manager make: `existingSecret` of `ingress`. */
export function isMadeForIngress(
  { name, value }: Entry,
  owner: MapNode,
  path: string,
  manifest: Manifest,
): boolean {
  return (
    value.kind === 'scalar' &&
    EXISTING_NAME.test(name) &&
    entriesAt(owner, 'annotations').some((each) => ISSUER_ANNOTATION.test(each.name)) &&
    isInValues(path, manifest)
  );
}

function isName(at: YamlNode | undefined, manifest: Manifest): at is YamlNode {
  const text = stringOf(at, manifest.dialect) ?? '';
  return PLAIN_NAME.test(text) || isTemplatedName(text);
}
