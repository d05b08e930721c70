import { message, words } from '../../src/model/message.ts';
import { rulePerManifest } from '../kit/rule-constructors.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { entriesAt, mapAt, valueAt, type YamlNode } from '../../src/model/node.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import type { Finding } from '../../src/model/problem.ts';
import { makingOf, type Making } from '../../src/model/span.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

/** Functions that give something else each time: random texts, keys, certificates, salted hashes, the time. */
const UNSTABLE = /^(?:rand|gen|uuid|shuffle|bcrypt|htpasswd|encryptAES|now$)/;

export const rule = rulePerManifest(
  {
    id: 'random-secret-value',
    summary: 'A template generates a value of a Secret at random, so every rendering changes it.',
    severity: 'warning',
    group: 'builds',
    since: '0.2.0',
  },
  function* (manifest, { isAppliedByArgoCd }) {
    const findsNothing = isAppliedByArgoCd(manifest);
    if (manifest.kind !== 'Secret' || manifest.group !== '' || isHook(manifest)) return;
    const made = ['data', 'stringData'].flatMap((field) =>
      entriesAt(manifest.node, field).flatMap(({ name, value }): readonly MadeValue[] => {
        const by = unstableIn(value, findsNothing);
        return by === undefined ? [] : [{ key: name, at: value, by }];
      }),
    );
    const [first, ...others] = made;
    if (first !== undefined) yield findingOf(manifest, first, others, findsNothing);
  },
);

/** A value that a function makes anew each time. */
interface MadeValue {
  readonly key: string;
  readonly at: YamlNode;
  readonly by: string;
}

const ONCE = message`Take the value from a Secret that is created once (\`existingSecret\`).`;

function findingOf(
  manifest: Manifest,
  { key, at, by }: MadeValue,
  others: readonly MadeValue[],
  isByArgoCd: boolean,
): Finding {
  const more =
    others.length === 0
      ? words('')
      : words(` (and ${others.length} more key${others.length === 1 ? '' : 's'})`);
  return {
    at,
    message: message`Key \`${key}\`${more} of ${manifestName(manifest)} is made by \`${by}\`, which returns a different value each time: ${words(isByArgoCd ? 'every sync of Argo CD changes it, where `lookup` finds nothing' : 'every upgrade changes it, in Argo CD every sync')}. Pods that have it as a variable keep the old value until they restart.`,
    help: isByArgoCd
      ? ONCE
      : message`${ONCE} Helm itself can keep the one in the cluster with \`lookup\`; under Argo CD, \`lookup\` finds nothing.`,
    related: others.map((other) => ({
      at: other.at,
      message: message`key \`${other.key}\` is made by \`${other.by}\``,
    })),
    subject: subjectOfManifest(manifest, key),
  };
}

/** A hook runs when its moment comes: who writes one for a Secret means it to be made once. */
function isHook({ node }: Manifest): boolean {
  return valueAt(mapAt(node, 'metadata', 'annotations'), 'helm.sh/hook') !== undefined;
}

/** The function that makes the value unstable; undefined where the template may look for the value in the cluster first, and can find it. */
function unstableIn(value: YamlNode, findsNothing: boolean): string | undefined {
  const making = makingOf(value);
  const by = making?.unknowable;
  if (making === undefined || by === undefined || !UNSTABLE.test(by)) return undefined;
  return looksUp(making) && !findsNothing ? undefined : by;
}

function looksUp({ calls, places }: Making): boolean {
  return [...calls, ...places].some(({ file }) => /\blookup\b/.test(file.text));
}
