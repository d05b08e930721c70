import { rulePerRun } from '../kit/rule-constructors.ts';
import { nameOfManifest } from '../../src/model/name-of.ts';
import { scalarAt } from '../../src/model/node.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

export const rule = rulePerRun(
  {
    id: 'edited-copy',
    summary:
      'A copy that `envfrom rollout` made was edited: its content no longer matches its name.',
    severity: 'warning',
    group: 'values',
    since: '0.2.0',
  },
  function* ({ copies }) {
    for (const { manifest, origin, state, build } of copies) {
      if (state === 'intact') continue;
      const what = `${nameOfManifest(manifest)} is a copy of \`${origin}\``;
      yield {
        at: scalarAt(manifest.node, 'metadata', 'name') ?? manifest.node,
        message:
          state === 'edited'
            ? `${what}, but its content does not match the hash in its name. Where the copy exists, the API server refuses the edit ("field is immutable when \`immutable\` is set").`
            : `${what} that is not immutable, so anyone can change what old revisions of its workloads read.`,
        help:
          state === 'edited'
            ? `Undo the edit, change \`${origin}\` instead, and run \`envfrom rollout --write\`.`
            : 'Write `immutable: true`.',
        subject: subjectOfManifest(manifest),
        build,
      };
    }
  },
);
