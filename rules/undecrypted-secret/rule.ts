import type { Evidence } from '../../src/model/evidence.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { message, userText } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { entriesAt, mapAt, scalarAt, valueAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

export const rule = rulePerRun(
  {
    id: 'undecrypted-secret',
    summary:
      'A Kustomization of Flux applies a Secret that SOPS encrypted, and configures no decryption.',
    severity: 'warning',
    group: 'builds',
    since: '0.1.0',
  },
  function* ({ builds }: Evidence) {
    for (const build of builds) {
      const { deployedBy, kind, id } = build;
      if (kind !== 'flux-kustomization' || deployedBy === undefined || isDecrypted(build)) continue;
      for (const object of build.objects) {
        const finding = findingOf(object, deployedBy);
        if (finding !== undefined)
          yield { ...finding, subject: subjectOfManifest(object), build: id };
      }
    }
  },
);

/** Whether the Kustomization, as it is applied, says how Secrets are decrypted; what only a part of it is known may say so. */
function isDecrypted({ deployedBy, partial }: Build): boolean {
  return (
    valueAt(deployedBy?.at, 'spec', 'decryption') !== undefined ||
    valueAt(deployedBy?.at, 'spec') === undefined ||
    partial.length > 0
  );
}

const DECRYPT = 'kustomize.toolkit.fluxcd.io/decrypt';

/** Flux refuses the whole build if `data` of a Secret is encrypted: that is reported at the build. */
function findingOf(
  object: Manifest,
  { name, at }: NonNullable<Build['deployedBy']>,
): Finding | undefined {
  const { kind, group, node } = object;
  const sops = mapAt(node, 'sops');
  if (kind !== 'Secret' || group !== '' || sops === undefined || keepsEncryption(object)) {
    return undefined;
  }
  const first = entriesAt(node, 'stringData').find(
    ({ value }) => value.kind === 'scalar' && value.text.startsWith('ENC['),
  );
  if (first === undefined) return undefined;
  return {
    at: first.key,
    message: message`${manifestName(object)} is encrypted with SOPS, but ${userText(name, at)} configures no decryption: Flux applies the ciphertext as the value.`,
    help: message`Add \`decryption: {provider: sops, secretRef: {name: …}}\` to the Kustomization.`,
    related: [{ at, message: message`the Kustomization is here` }],
  };
}

function keepsEncryption({ node }: Manifest): boolean {
  const annotation = scalarAt(node, 'metadata', 'annotations', DECRYPT);
  return annotation?.text.toLowerCase() === 'disabled';
}
