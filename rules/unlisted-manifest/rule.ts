import { message } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { deploymentOfFile } from '../../src/model/parsed-file.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

export const rule = rulePerRun(
  {
    id: 'unlisted-manifest',
    summary: 'A manifest is in the folder of a kustomization, but no kustomization lists it.',
    severity: 'off',
    group: 'builds',
    since: '0.1.0',
  },
  function* ({ files }) {
    for (const file of files) {
      if (deploymentOfFile(file)?.evidence.kind !== 'unlisted') continue;
      const [manifest] = file.documents.flatMap(({ manifests }) => manifests);
      if (manifest === undefined) continue;
      yield {
        at: manifest.node,
        message: message`No kustomization lists this file, so ${manifestName(manifest)} is never applied.`,
        help: message`Add the file to \`resources\` of the kustomization, or remove it.`,
        subject: subjectOfManifest(manifest),
      };
    }
  },
);
