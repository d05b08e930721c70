import type { Manifest } from '../../model/manifest.ts';
import { message } from '../../model/message.ts';
import { manifestName } from '../../model/names/message-names.ts';
import { mapAt, scalarAt, valueAt } from '../../model/node.ts';
import type { Finding } from '../../model/problem.ts';
import { structItems, structItemsOf } from '../pod/struct-items.ts';
import { setMap } from './field.ts';
import { refusalOfLabel, refusalOfReferred } from './names.ts';
import { REQUIRED, refusedTextFinding, textRefusal, type TextCheck } from './text-refusal.ts';

/** References of a PersistentVolume's CSI source that the API server checks (`nodeStageSecretRef` it does not). */
const CSI_REFERENCES = [
  'controllerPublishSecretRef',
  'controllerExpandSecretRef',
  'nodePublishSecretRef',
  'nodeExpandSecretRef',
];
const NAME: TextCheck = { ...REQUIRED, refusalOf: refusalOfReferred };
const NAMESPACE: TextCheck = { ...REQUIRED, refusalOf: refusalOfLabel };

/**
 * Mistakes for which the API server refuses names in objects other than workloads: of Secrets in an Ingress or PersistentVolume, of the
 * namespace of a ServiceAccount in a ClusterRoleBinding.
 */
export function checkObjectReferences(manifest: Manifest): Iterable<Finding> {
  const { group, kind } = manifest;
  if (kind === 'Ingress' && group === 'networking.k8s.io') return checkIngress(manifest);
  if (kind === 'ClusterRoleBinding' && group === 'rbac.authorization.k8s.io')
    return checkSubjects(manifest);
  return kind === 'PersistentVolume' && group === '' ? checkVolume(manifest) : NONE;
}

const NONE: readonly Finding[] = [];

function* checkIngress(manifest: Manifest): Iterable<Finding> {
  const spec = mapAt(manifest.node, 'spec');
  if (spec === undefined) return;
  const check: TextCheck = { empty: undefined, refusalOf: refusalOfReferred };
  for (const { node, path } of structItems(spec, 'tls', 'spec', manifest.dialect)) {
    const why = textRefusal(node, 'secretName', path, manifest.dialect, check);
    if (why !== undefined) {
      const help = message`Names of Secrets are lower case letters, digits, \`-\` and \`.\`.`;
      yield refusedTextFinding(manifestName(manifest), 'tls[].secretName', why, help);
    }
  }
}

function* checkSubjects(manifest: Manifest): Iterable<Finding> {
  const { node: binding, dialect } = manifest;
  const subjects = valueAt(binding, 'subjects');
  for (const { node, path } of structItemsOf(subjects, 'subjects', dialect)) {
    if (scalarAt(node, 'kind')?.text !== 'ServiceAccount') continue;
    const why = textRefusal(node, 'namespace', path, dialect, REQUIRED);
    if (why !== undefined) {
      const help = message`A ClusterRoleBinding has no namespace: give the \`namespace\` of the ServiceAccount.`;
      yield refusedTextFinding(manifestName(manifest), 'subjects[].namespace', why, help);
    }
  }
}

function* checkVolume(manifest: Manifest): Iterable<Finding> {
  const csi = mapAt(manifest.node, 'spec', 'csi');
  for (const field of csi === undefined ? [] : CSI_REFERENCES) {
    const reference = csi && setMap(csi, field, manifest.dialect);
    if (reference === undefined) continue;
    const path = `spec.csi.${field}`;
    for (const [name, check] of [
      ['name', NAME],
      ['namespace', NAMESPACE],
    ] as const) {
      const why = textRefusal(reference, name, path, manifest.dialect, check);
      if (why !== undefined) {
        const help = message`A PersistentVolume has no namespace: give both \`name\` and \`namespace\` of the Secret.`;
        yield refusedTextFinding(manifestName(manifest), `csi.${field}.${name}`, why, help);
      }
    }
  }
}
