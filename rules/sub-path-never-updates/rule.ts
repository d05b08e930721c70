import { isSet, textField } from '../../src/kubernetes/validation/field.ts';
import { message, words } from '../../src/model/message.ts';
import { containerNameIn } from '../../src/model/names/message-names.ts';
import { holdsPlaceholderBesidesVariables } from '../../src/model/names/placeholders.ts';
import { writtenNameOf } from '../../src/model/names/written-name.ts';
import type { PodFacts } from '../../src/model/workload.ts';
import { rulePerContainerWith } from '../kit/rule-constructors.ts';
import { subjectOfWorkload } from '../kit/subject-of.ts';

const LIVE_SOURCES: ReadonlyMap<string, string> = new Map([
  ['configMap', 'ConfigMap'],
  ['secret', 'Secret'],
  ['projected', 'projected'],
  ['downwardAPI', 'downward API'],
]);

export const rule = rulePerContainerWith(
  {
    id: 'sub-path-never-updates',
    summary: 'A ConfigMap or Secret is mounted with subPath, so running pods never see a change.',
    severity: 'info',
    group: 'volumes',
    since: '0.1.0',
  },
  ['subPath', 'subPathExpr'],
  function* ({ container, pod, mounts }) {
    const { workload } = pod;
    const { dialect, kind } = workload.manifest;
    for (const { node } of mounts) {
      const name = textField(node, 'name', dialect);
      const plain = textField(node, 'subPath', dialect);
      const subPath =
        plain.kind === 'empty'
          ? textField(node, 'subPathExpr', dialect, holdsPlaceholderBesidesVariables)
          : plain;
      if (name.kind !== 'text' || subPath.kind !== 'text') continue;
      const source = liveSourceOf(name.text, pod);
      if (source === undefined) continue;
      yield {
        at: subPath.at,
        message: message`Files of the ${words(source)} volume \`${name}\` that ${containerNameIn(container, workload)} mounts with \`subPath\` are not updated when the ${words(source)} changes.`,
        help: message`Mount the whole volume if the file should change in place; otherwise restart the pods on a change (a hash in the name, a checksum annotation).`,
        subject: subjectOfWorkload(workload, container, name.text),
        // Its other mounts, and the workload in other builds, need the same.
        cause: JSON.stringify([kind, writtenNameOf(workload.manifest), container.name, name.text]),
      };
    }
  },
);

function liveSourceOf(name: string, { workload, volumes }: PodFacts): string | undefined {
  const volume = volumes.find((item) => item.name === name);
  if (volume === undefined) return undefined;
  const source = [...LIVE_SOURCES.keys()].find((field) =>
    isSet(volume.node, field, workload.manifest.dialect),
  );
  return source === undefined ? undefined : LIVE_SOURCES.get(source);
}
