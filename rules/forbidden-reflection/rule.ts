import type { Evidence } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, name, type Message } from '../../src/model/message.ts';
import { manifestName, namespaceName, sourceName } from '../../src/model/names/message-names.ts';
import { mapAt, scalarAt, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { isSourceKind, type Source } from '../../src/model/source.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

export const rule = rulePerRun(
  {
    id: 'forbidden-reflection',
    summary:
      'A ConfigMap or Secret that Reflector fills names a source that may not be reflected to its namespace.',
    severity: 'warning',
    group: 'references',
    since: '0.1.0',
  },
  function* (evidence) {
    for (const { manifest, build } of evidence.manifests) {
      if (manifest.group !== '' || !isSourceKind(manifest.kind)) continue;
      const at = annotation(manifest, 'reflects');
      if (at === undefined) continue;
      for (const found of findingsOf(manifest, at, evidence))
        yield { ...found, subject: subjectOfManifest(manifest), build };
    }
  },
);

const PREFIX = 'reflector.v1.k8s.emberstack.com/';
const REFLECTED = /^([a-z0-9-]+)\/([a-z0-9.-]+)$/;

/** Only sources that are written as they are: what another controller makes may have more annotations. */
function* findingsOf(
  manifest: Manifest,
  at: ScalarNode,
  { sourcesNamed }: Evidence,
): Iterable<Finding> {
  const { kind, namespace } = manifest;
  const [, from, called = ''] = REFLECTED.exec(at.text) ?? [];
  if (!isSourceKind(kind) || from === undefined || namespace === undefined) return;
  const all = sourcesNamed(kind, called).filter((source) => source.namespace === from);
  const refusals = all.map((source) => refusalOf(source, manifest, namespace));
  const [first] = refusals;
  // In another cluster it may be allowed.
  if (first === undefined || refusals.includes(undefined)) return;
  const [source] = all;
  yield {
    at,
    message: message`${manifestName(manifest)} stays as it is: Reflector does not copy \`${name(at.text, at)}\` to it, because ${first}.`,
    help: message`Set \`${PREFIX}reflection-allowed: "true"\` on the object that is copied. If it has \`${PREFIX}reflection-allowed-namespaces\`, add \`${namespaceName(manifest)}\` to that list.`,
    ...(source && { related: [{ at: source.at, message: message`copied from here` }] }),
  };
}

function refusalOf(source: Source, copy: Manifest, namespace: string): Message | undefined {
  const { kind, manifest } = source.producer;
  if (kind !== 'manifest' || annotation(manifest, 'reflection-allowed-namespaces-selector'))
    return undefined;
  const who = sourceName(source);
  if (annotation(manifest, 'reflection-allowed')?.text !== 'true')
    return message`${who} does not allow it`;
  const allowed = annotation(manifest, 'reflection-allowed-namespaces')?.text ?? '';
  const names = allowed.split(',').map((each) => each.trim());
  // Anything else is a regular expression.
  if (allowed === '' || !names.every((each) => /^[a-z0-9-]+$/.test(each))) return undefined;
  return names.includes(namespace)
    ? undefined
    : message`${who} allows other namespaces than \`${namespaceName(copy)}\``;
}

function annotation({ node }: Manifest, called: string): ScalarNode | undefined {
  return scalarAt(mapAt(node, 'metadata', 'annotations'), PREFIX + called);
}
