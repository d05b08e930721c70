import { message, name } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { nameNodeOf, scalarAt } from '../../src/model/node.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

export const rule = rulePerRun(
  {
    id: 'edited-rollout-copy',
    summary:
      'A copy that `envfrom rollout` wrote was edited: its content no longer matches its name.',
    severity: 'warning',
    group: 'values',
    since: '0.1.0',
  },
  function* ({ copies }) {
    for (const { manifest, origin, state, build } of copies) {
      if (state === 'intact') continue;
      const original = name(origin, scalarAt(manifest.node, 'metadata', 'name'));
      const what = message`${manifestName(manifest)} is a copy of \`${original}\``;
      yield {
        at: nameNodeOf(manifest.node),
        message:
          state === 'edited'
            ? message`${what}, but its content does not match the hash in its name. If the copy is already in a cluster, the API server refuses the edit ("field is immutable when \`immutable\` is set").`
            : message`${what} that is not immutable, so anyone can change what old revisions of its workloads read.`,
        help:
          state === 'edited'
            ? message`Undo the edit, change \`${original}\` instead, and run \`envfrom rollout --write\`.`
            : message`Write \`immutable: true\`.`,
        subject: subjectOfManifest(manifest),
        build,
      };
    }
  },
);
