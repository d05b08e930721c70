import type { Manifest } from '../../model/manifest.ts';
import { isSourceKind } from '../../model/source.ts';
import { sourceKindNamed } from './linked-kinds.ts';

/** An object whose change is to roll out a workload. */
export interface Trigger {
  /** `ConfigMap` or `Secret`; of any other object the word that names its kind, perhaps with its group. */
  readonly kind: string;
  readonly name: string;
  /** Of `configmap/NAMESPACE/NAME`; absent: the workload's own. */
  readonly namespace?: string;
}

type ReadTrigger = Trigger | { readonly fault: string };

const NAME = /^[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?$/;
const KIND = /^[a-z][a-z0-9-]*(?:\.[a-z0-9.-]+)?$/;

/** `configmap/foo`, `secret/bar`, `cm/shop/foo`, `pvc/data`; or why a text is not one of these. */
export function readTrigger(text: string): ReadTrigger {
  const parts = text.split('/');
  const word = (parts[0] ?? '').toLowerCase();
  const kind = sourceKindNamed(word) ?? (KIND.test(word) ? word : undefined);
  const name = parts.at(-1) ?? '';
  if (kind === undefined || parts.length < 2 || parts.length > 3) {
    return {
      fault: `\`${text}\` does not name an object: write \`configmap/NAME\`, \`secret/NAME\` or \`KIND/NAME\``,
    };
  }
  if (!NAME.test(name)) return { fault: `\`${name}\` is not a valid name of a ${kind}` };
  const [, namespace = ''] = parts;
  return parts.length === 3 ? { kind, name, namespace } : { kind, name };
}

/** The triggers of an annotation's value, separated by commas. */
export function readTriggers(value: string): readonly ReadTrigger[] {
  return splitWords(value).map(readTrigger);
}

/** `configmap/foo`, `configmap/other/foo`, as in the annotation. */
export function triggerText({ kind, name, namespace }: Trigger): string {
  return [kind.toLowerCase(), ...(namespace === undefined ? [] : [namespace]), name].join('/');
}

/** kubectl's short words for kinds that someone may link to. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  cj: 'cronjob',
  crd: 'customresourcedefinition',
  deploy: 'deployment',
  ds: 'daemonset',
  ep: 'endpoints',
  es: 'externalsecret',
  hpa: 'horizontalpodautoscaler',
  hr: 'helmrelease',
  ing: 'ingress',
  ks: 'kustomization',
  netpol: 'networkpolicy',
  ns: 'namespace',
  pdb: 'poddisruptionbudget',
  pv: 'persistentvolume',
  pvc: 'persistentvolumeclaim',
  sa: 'serviceaccount',
  sc: 'storageclass',
  sts: 'statefulset',
  svc: 'service',
};

/** Whether an object is of the kind that a word names: `pvc`, `persistentvolumeclaims`, `externalsecret.external-secrets.io`. */
export function isOfKind({ kind, group }: Pick<Manifest, 'kind' | 'group'>, word: string): boolean {
  if (isSourceKind(word)) return kind === word && group === '';
  const [first = '', ...rest] = word.split('.');
  const wanted = rest.join('.');
  if (wanted !== '' && group !== wanted && !group.startsWith(`${wanted}.`)) return false;
  const own = kind.toLowerCase();
  return [own, pluralOf(own)].includes(SHORT_WORDS[first] ?? first);
}

function pluralOf(word: string): string {
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** The words of a list with commas. */
export function splitWords(text: string): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
