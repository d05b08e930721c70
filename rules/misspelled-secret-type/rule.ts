import { textField } from '../../src/kubernetes/validation/field.ts';
import { message } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import type { Finding } from '../../src/model/problem.ts';
import { nearestName } from '../../src/text/nearest-name.ts';
import { NONE, rulePerCoreManifest } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

const DOMAIN = 'kubernetes.io/';
/** The types with a meaning in Kubernetes, by what follows the domain. */
const LOCAL_NAMES = [
  'service-account-token',
  'dockercfg',
  'dockerconfigjson',
  'basic-auth',
  'ssh-auth',
  'tls',
];
/** What people write instead: kubectl's own words, mostly. */
const MISTAKES: ReadonlyMap<string, string> = new Map([
  ['generic', 'Opaque'],
  ['docker-registry', 'kubernetes.io/dockerconfigjson'],
  ['kubernetes.io/docker-registry', 'kubernetes.io/dockerconfigjson'],
  ['kubernetes.io/dockerconfig', 'kubernetes.io/dockerconfigjson'],
  ['kubernetes.io/opaque', 'Opaque'],
  ['kubernetes.io/Opaque', 'Opaque'],
  ['bootstrap.kubernetes.io/tokens', 'bootstrap.kubernetes.io/token'],
]);

export const rule = rulePerCoreManifest(
  {
    id: 'misspelled-secret-type',
    summary: 'The type of a Secret looks like a misspelled built-in type.',
    severity: 'warning',
    group: 'values',
    since: '0.1.0',
  },
  ['Secret'],
  (manifest) => {
    const type = textField(manifest.node, 'type', manifest.dialect);
    const meant = type.kind === 'text' ? meantType(type.text) : undefined;
    if (type.kind !== 'text' || meant === undefined) return NONE;
    const finding: Finding = {
      at: type.at,
      message: message`The type \`${type}\` of ${manifestName(manifest)} is unknown. Kubernetes accepts it, but checks no keys, and the type cannot be changed later.`,
      help: message`Did you mean \`${meant}\`?`,
      subject: subjectOfManifest(manifest, type.text),
    };
    return [finding];
  },
);

function meantType(type: string): string | undefined {
  if (type === 'Opaque') return undefined;
  const mistake = MISTAKES.get(type);
  if (mistake !== undefined) return mistake;
  if (type === 'bootstrap.kubernetes.io/token') return undefined;
  if (!type.includes('/')) {
    return (
      nearestName(type, ['Opaque']) ?? (LOCAL_NAMES.includes(type) ? DOMAIN + type : undefined)
    );
  }
  const [domain = '', local = ''] = type.split('/');
  const meant = nearestName(local, LOCAL_NAMES);
  const near = nearestName(domain, [DOMAIN.slice(0, -1)]) !== undefined;
  return near && meant !== undefined && type !== DOMAIN + meant ? DOMAIN + meant : undefined;
}
