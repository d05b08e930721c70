import { groupBy } from '../../src/model/group-by.ts';
import { IMAGE, type TargetedPatch } from '../../src/model/manifest.ts';
import { message, name as named, words, type Argument } from '../../src/model/message.ts';
import type { Finding } from '../../src/model/problem.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';

export const rule = rulePerRun(
  {
    id: 'unmatched-patch',
    summary:
      'The `target` of a patch, or an entry of `images`, names what its kustomization does not have.',
    severity: 'info',
    group: 'builds',
    since: '0.1.0',
  },
  function* ({ builds }) {
    const all = builds.flatMap(({ id, patches = [] }) =>
      patches.map((patch) => ({ build: id, patch })),
    );
    const met = new Set(all.flatMap(({ patch }) => (patch.unmet === undefined ? patch.name : [])));
    for (const uses of groupBy(
      all,
      ({ patch: { at } }) => `${at.file.path}:${at.start}`,
    ).values()) {
      // A component or base changes what its users have: one of them may lack the object.
      if (uses.some(({ patch }) => patch.unmet === undefined)) continue;
      for (const { build, patch } of uses) {
        const finding = patch.kind === IMAGE ? ofImage(patch, met) : findingOf(patch);
        yield { ...finding, build };
      }
    }
  },
);

const NOTHING = words('so this patch changes nothing. kustomize does not report that');

/** `met`: what other entries are about was not meant. */
function ofImage({ at, name: text, unmet }: TargetedPatch, met: ReadonlySet<string>): Finding {
  const name = named(text, at);
  const said = message`No container of the kustomization has the image \`${name}\`, so this entry changes nothing. kustomize does not report that.`;
  if (unmet?.why === undefined || met.has(unmet.meant))
    return { at, message: said, help: message`Correct the name, or remove the entry.` };
  const { meant, object } = unmet;
  return {
    at,
    message: said,
    help: message`Did you mean \`${named(meant, object)}\`?`,
    related: [{ at: object, message: message`this image is here` }],
    severity: 'warning',
    isTypo: true,
  };
}

function findingOf({ at, kind: kindText, name: text, unmet }: TargetedPatch): Finding {
  const kind = named(kindText, at);
  const name = named(text, at);
  if (unmet?.why === undefined) {
    return {
      at,
      message: message`The kustomization has no ${kind} \`${name}\`, ${NOTHING}.`,
      help: message`Correct the target, or remove the patch.`,
    };
  }
  const { why, object } = unmet;
  const meant = named(unmet.meant, object);
  const shown = why === 'typo' || why === 'affix' ? meant : name;
  const related = [{ at: object, message: message`${kind} \`${shown}\` is here` }];
  return { at, related, severity: 'warning', isTypo: true, ...WORDS[why](kind, name, meant) };
}

type Words = (kind: Argument, name: Argument, meant: Argument) => Pick<Finding, 'message' | 'help'>;

const WORDS: Readonly<Record<'typo' | 'namespace' | 'type' | 'affix', Words>> = {
  typo: (kind, name, meant) => ({
    message: message`The kustomization has no ${kind} \`${name}\`, ${NOTHING}.`,
    help: message`Did you mean \`${meant}\`?`,
  }),
  affix: (kind, name, meant) => ({
    message: message`${kind} \`${meant}\` gets the name \`${name}\` after the patches are applied, ${NOTHING}.`,
    help: message`Use the name before \`namePrefix\` and \`nameSuffix\` are added: \`${meant}\`.`,
  }),
  namespace: (kind, name, meant) => {
    const has =
      meant.text === '' ? words('has no namespace') : message`is in namespace \`${meant}\``;
    return {
      message: message`The target does not match ${kind} \`${name}\`, which ${has} when patches are applied, ${NOTHING}.`,
      help: message`Remove \`namespace\` from the target, or correct it.`,
    };
  },
  type: (kind, name, meant) => ({
    message: message`The target does not match ${kind} \`${name}\`, whose apiVersion is \`${meant}\`, ${NOTHING}.`,
    help: message`Remove \`group\` and \`version\` from the target, or correct them.`,
  }),
};
