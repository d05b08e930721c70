import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { appendTo } from '../../src/model/group-by.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import {
  message,
  name as named,
  words,
  type Argument,
  type Message,
} from '../../src/model/message.ts';
import { nameNodeOf, scalarAt, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { hostSpan } from '../../src/model/span.ts';
import { typoOf } from '../../src/text/typo.ts';
import { mayBeTogether } from '../kit/deployed-together.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { namespacesMadeBy } from './made-namespaces.ts';

/** An object with the namespace that it has. */
interface Placed {
  readonly manifest: Manifest;
  readonly build: string;
  readonly at: ScalarNode;
}

/** The namespaces that every cluster has. */
const BUILT_IN: readonly string[] = ['default', 'kube-system', 'kube-public', 'kube-node-lease'];

/** Where more names of namespaces are defined, or not defined, the rest are not compared. */
const MAX_COMPARED = 200;

/**
 * Namespaces of objects that nothing defines or creates, and whose name is nearly that of one that is defined: the objects' places are the
 * only ones that have it, or nothing is in the one that is defined.
 */
export function* misspelledNamespaces({
  manifests,
  buildOf,
  mentionsOf,
}: Evidence): Iterable<Finding> {
  const defined = new Map<string, Evidence['manifests'][number]>();
  const made = new Set<string>();
  const placed = new Map<string, Placed[]>();
  for (const each of manifests) {
    const { manifest, build } = each;
    if (manifest.group === '' && manifest.kind === 'Namespace') {
      if (manifest.name !== undefined) defined.set(manifest.name, each);
      continue;
    }
    for (const name of namespacesMadeBy(manifest)) made.add(name);
    const at = scalarAt(manifest.node, 'metadata', 'namespace');
    if (at !== undefined && PLAIN_NAME.test(at.text))
      appendTo(placed, at.text, { manifest, build, at });
  }
  const lacking = [...placed].filter(([name]) => !defined.has(name) && !made.has(name));
  if (lacking.length > MAX_COMPARED || defined.size > MAX_COMPARED) return;
  for (const [name, objects] of lacking) {
    const [first] = objects;
    if (first === undefined) continue;
    const isMeant = (each: string): boolean => typoOf(name, each) !== undefined;
    const files = new Set(objects.map(({ at }) => hostSpan(at).file.path));
    const isOnlyHere = (): boolean =>
      mentionsOf(name).every(({ path }) => path !== undefined && files.has(path));
    const meant = [...defined].find(([each]) => isMeant(each));
    if (meant === undefined) {
      const builtIn = BUILT_IN.find(isMeant);
      if (builtIn !== undefined && isOnlyHere())
        yield findingOf(
          first,
          name,
          words(builtIn),
          message`every cluster has \`${words(builtIn)}\``,
          [],
        );
      continue;
    }
    const [other, { manifest, build }] = meant;
    if (!mayBeTogether(build, first.build, { buildOf })) continue;
    if (placed.has(other) && !isOnlyHere()) continue;
    const nameNode = nameNodeOf(manifest.node);
    const shown = named(other, nameNode);
    yield findingOf(first, name, shown, message`it defines \`${shown}\``, [
      { at: nameNode, message: message`namespace \`${shown}\` is here` },
    ]);
  }
}

function findingOf(
  { manifest, build, at }: Placed,
  name: string,
  meant: Argument | Message,
  where: Message,
  related: NonNullable<Finding['related']>,
): Finding {
  const shown = named(name, at);
  return {
    at,
    severity: 'warning',
    message: message`Nothing in this repository defines namespace \`${shown}\`, and ${where}: what is put there is refused (\`namespaces "${shown}" not found\`).`,
    help: message`Did you mean \`${meant}\`?`,
    related,
    subject: subjectOfManifest(manifest),
    build,
    isOfAbsence: true,
  };
}
