import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, name as named, words, type Message } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { itemsAt, nameNodeOf, scalarAt, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { namespaceOf } from '../kit/namespace-of.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

/** A name with its namespace, in an object that is of the whole cluster or may name one of another namespace. */
interface Asked {
  readonly at: ScalarNode;
  /** Group and kind. */
  readonly to: string;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly manifest: Manifest;
  readonly build: string;
  readonly without: Message;
}

interface Found {
  readonly to: string;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly manifest: Manifest;
  readonly build: string;
}

const ACCOUNT = '/ServiceAccount';
const CERTIFICATE = 'cert-manager.io/Certificate';
const INJECT = 'cert-manager.io/inject-ca-from';

/** Bindings and webhooks that name an object of another namespace, where the same build has the only one of that name, and nothing names it so. */
export function* inOtherNamespace(evidence: Evidence): Iterable<Finding> {
  const asked = evidence.manifests.flatMap(({ manifest, build }) => [
    ...subjectsOf(manifest, build, evidence),
    ...certificateOf(manifest, build),
  ]);
  if (asked.length === 0) return;
  const objects = objectsOf(evidence);
  const inBuild = groupBy(objects, ({ build, ...each }) => JSON.stringify([build, keyOf(each)]));
  const places = new Set(objects.map(anywhere));
  const uses = new Set(asked.map(placeOf));
  for (const each of asked) {
    const { build, namespace } = each;
    const [sole, ...others] = inBuild.get(JSON.stringify([build, keyOf(each)]))?.slice(0, 2) ?? [];
    if (sole?.namespace === undefined || namespace === undefined || others.length > 0) continue;
    const isThere = places.has(anywhere(each)) || places.has(anywhere({ ...each, namespace: '' }));
    if (isThere || uses.has(placeOf(sole)) || !isPlain(each)) continue;
    yield findingOf(each, namespace, sole.manifest, sole.namespace);
  }
}

function* subjectsOf(manifest: Manifest, build: string, evidence: Evidence): Iterable<Asked> {
  const { group, kind, node } = manifest;
  if (group !== 'rbac.authorization.k8s.io' || !kind.endsWith('RoleBinding')) return;
  for (const subject of itemsAt(node, 'subjects')) {
    const at = scalarAt(subject, 'name');
    if (scalarAt(subject, 'kind')?.text !== 'ServiceAccount' || at === undefined) continue;
    // Every namespace has one.
    if (at.text === 'default') continue;
    const place = scalarAt(subject, 'namespace');
    const own = kind === 'RoleBinding' ? namespaceOf(manifest, build, evidence) : undefined;
    const without = words('It gives the role to nobody.');
    const namespace = place?.text ?? own;
    yield { at: place ?? at, to: ACCOUNT, name: at.text, namespace, manifest, build, without };
  }
}

/** What cert-manager writes a CA into. */
const INJECTED =
  /^(?:MutatingWebhookConfiguration|ValidatingWebhookConfiguration|CustomResourceDefinition|APIService)$/;

function* certificateOf(manifest: Manifest, build: string): Iterable<Asked> {
  if (!INJECTED.test(manifest.kind)) return;
  const at = scalarAt(manifest.node, 'metadata', 'annotations', INJECT);
  const [namespace = '', name, more] = at?.text.split('/') ?? [];
  if (at === undefined || name === undefined || more !== undefined) return;
  const without = words('It gets no CA, and calls to it fail.');
  yield { at, to: CERTIFICATE, name, namespace, manifest, build, without };
}

function objectsOf(evidence: Evidence): readonly Found[] {
  return evidence.manifests.flatMap(({ manifest, build }) => {
    const to = `${manifest.group}/${manifest.kind}`;
    const { name } = manifest;
    if (name === undefined || (to !== ACCOUNT && to !== CERTIFICATE)) return [];
    return [{ to, name, namespace: namespaceOf(manifest, build, evidence), manifest, build }];
  });
}

function keyOf({ to, name }: { readonly to: string; readonly name: string }): string {
  return `${to} ${name}`;
}

type Place = Omit<Found, 'manifest' | 'build'>;

function placeOf({ build, ...each }: Place & { readonly build: string }): string {
  return JSON.stringify([build, anywhere(each)]);
}

/** In any build; without a namespace where it is not known. */
function anywhere({ to, name, namespace = '' }: Place): string {
  return `${to} ${namespace}/${name}`;
}

function isPlain({ name, namespace = '' }: Asked): boolean {
  return PLAIN_NAME.test(name) && PLAIN_NAME.test(namespace);
}

function findingOf(
  { at, name, to, manifest, build, without }: Asked,
  namespace: string,
  sole: Manifest,
  place: string,
): Finding {
  const kind = words(to.slice(to.indexOf('/') + 1));
  const shown = named(place, sole.node);
  return {
    at,
    message: message`${clusterName(manifest)} names ${kind} \`${named(name, at)}\` in namespace \`${named(namespace, at)}\`, and only \`${shown}\` has it. ${without}`,
    help: message`Did you mean \`${shown}\`?`,
    related: [{ at: nameNodeOf(sole.node), message: message`the ${kind} is here` }],
    subject: subjectOfManifest(manifest, name),
    build,
    isOfAbsence: true,
  };
}
