import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { memoBy } from '../../src/model/memo.ts';
import { folderOf as pathFolder } from '../../src/model/names/folder-of.ts';
import { itemsAt, scalarAt } from '../../src/model/node.ts';
import { hostSpan } from '../../src/model/span.ts';
import { typoOf } from '../../src/text/typo.ts';
import { openClosedNamespaces } from '../kit/closed-namespaces.ts';
import { mayBeTogether } from '../kit/deployed-together.ts';
import { namespaceOf } from '../kit/namespace-of.ts';
import { REFERRED, type ObjectReference } from '../kit/object-references.ts';
import { nameOf, placeOf, type Asked, type NamedObject } from './named-object.ts';
import { openUsedObjects } from './used-object.ts';

/** The object that a reference means. */
export interface Meant extends NamedObject {
  /** Others name it, too. */
  readonly isUsed: boolean;
}

/** Of more objects that nothing names, in a namespace or of a name, the rest are not compared. */
const MAX_UNUSED = 50;

/** Answers for one run: the object that a reference means which names none that exists. Undefined if it names one, or may. */
export function openMeantObjects(
  references: readonly ObjectReference[],
  evidence: Evidence,
): (reference: ObjectReference) => Meant | undefined {
  const { mentionsOf } = evidence;
  const isInCluster = (one: Asked, other: Asked): boolean =>
    mayBeTogether(one.build, other.build, evidence);
  /** Whether one of them may be in the namespace and cluster of another. */
  const within = (all: readonly Asked[]): ((of: Asked) => boolean) => {
    const byPlace = groupBy(all, placeOf);
    const byName = groupBy(all, nameOf);
    return (of) => {
      const alike =
        of.namespace === undefined
          ? (byName.get(nameOf(of)) ?? [])
          : [of.namespace, undefined].flatMap(
              (namespace) => byPlace.get(placeOf({ ...of, namespace })) ?? [],
            );
      return alike.some((each) => isInCluster(each, of));
    };
  };
  const objects = namedObjects(evidence);
  const uses = references.map((each) => ({ ...each, name: each.at.text }));
  const exists = within(objects);
  const isUsed = within(uses);
  const unused = objects.filter((each) => PLAIN_NAME.test(each.namespace ?? '') && !isUsed(each));
  const unusedIn = groupBy(unused, ({ to, namespace }) => `${to} ${namespace ?? ''}`);
  const unusedCalled = groupBy(unused, nameOf);
  const usesOf = groupBy(uses, nameOf);
  const usedBy = openUsedObjects(uses, objects, isInCluster);
  const isClosed = openClosedNamespaces(evidence);
  /** Whether nothing but references, and objects of other namespaces, has the name: no script makes it, and no other object. */
  const isOnlyNamedHere = memoBy((called: string) => {
    const nodes = [
      ...(usesOf.get(called) ?? []).map(({ at }) => at),
      ...(unusedCalled.get(called) ?? []).map(({ manifest }) => manifest.node),
    ];
    const files = new Set(nodes.map((node) => hostSpan(node).file.path));
    const name = called.slice(called.indexOf(' ') + 1);
    return mentionsOf(name).every(({ path }) => path !== undefined && files.has(path));
  });
  /** The only one beside it that nothing names and that fits, where nothing else can bring what it names. */
  const soleBeside = (asked: Asked, { at, port }: ObjectReference): NamedObject | undefined => {
    const { to, name, namespace = '', build } = asked;
    const folder = folderOf(at);
    const [sole, ...others] = (unusedIn.get(`${to} ${namespace}`) ?? [])
      .slice(0, MAX_UNUSED)
      .filter(
        (each) =>
          each.build === build &&
          folderOf(each.manifest.node) === folder &&
          areAlike(each.name, name) &&
          (port === undefined || hasPort(each.manifest, port.text)),
      );
    return sole !== undefined && others.length === 0 && isClosed(namespace, to, build)
      ? sole
      : undefined;
  };
  return (reference) => {
    const { at, to, namespace, build } = reference;
    const asked = { to, name: at.text, namespace, build };
    if (namespace === undefined || exists(asked)) return undefined;
    const alike = (unusedCalled.get(nameOf(asked)) ?? []).slice(0, MAX_UNUSED);
    const near = (unusedIn.get(`${to} ${namespace}`) ?? []).slice(0, MAX_UNUSED);
    const meant =
      alike.find((each) => isInCluster(each, asked)) ??
      near.find((each) => isInCluster(each, asked) && typoOf(at.text, each.name) !== undefined);
    const isNamedHere = isOnlyNamedHere(nameOf(asked));
    if (meant !== undefined && isNamedHere) return { ...meant, isUsed: false };
    const sole =
      isNamedHere || NAMED_LIKE_OTHERS.test(to) ? soleBeside(asked, reference) : undefined;
    if (sole !== undefined) return { ...sole, isUsed: false };
    const used = usedBy(asked, isNamedHere);
    return used && { ...used, isUsed: true };
  };
}

function namedObjects(evidence: Evidence): readonly NamedObject[] {
  return evidence.manifests.flatMap(({ manifest, build }) => {
    const { group, kind, name } = manifest;
    const to = `${group}/${kind}`;
    if (name === undefined || !REFERRED.has(to)) return [];
    return [{ to, name, namespace: namespaceOf(manifest, build, evidence), build, manifest }];
  });
}

function hasPort({ node }: Manifest, asked: string): boolean {
  return itemsAt(node, 'spec', 'ports').some((each) =>
    ['port', 'name'].some((field) => scalarAt(each, field)?.text === asked),
  );
}

/** Their names are those of the application, too: that it is written elsewhere says little. */
const NAMED_LIKE_OTHERS = /\/(?:Service|Cluster|Middleware)$/;

/** Letters at the start that two names of one thing share at least: `immichdb` and `immich-cnpg`. */
const SHARED = 4;

function areAlike(one: string, other: string): boolean {
  if (one.includes(other) || other.includes(one)) return true;
  return one.slice(0, SHARED) === other.slice(0, SHARED) && one.length >= SHARED;
}

function folderOf(node: ObjectReference['at'] | Manifest['node']): string {
  return pathFolder(hostSpan(node).file.path);
}
