import type { Evidence } from '../../src/model/evidence.ts';
import type { Build, Manifest, Dialect } from '../../src/model/manifest.ts';
import { folderOf } from '../../src/model/folder-of.ts';
import { nameOfManifest } from '../../src/model/name-of.ts';
import { scalarAt, entryOf, type YamlNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Rule } from '../../src/model/rule.ts';
import { placeOf, type Span } from '../../src/model/span.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { holdsPlaceholder } from '../../src/kubernetes/validation/holds-placeholder.ts';
import { resolveScalar } from '../../src/model/resolve-scalar.ts';

export const rule: Rule = {
  meta: {
    id: 'duplicate-object',
    summary: 'Two objects of one build have the same kind, namespace and name, and differ.',
    severity: 'error',
    group: 'values',
    since: '0.1.0',
  },
  *check({ builds, files }) {
    const ruled = foldersWithKustomization(files);
    for (const build of builds) {
      for (const pair of duplicatesIn(build, ruled)) {
        yield { ...findingOf(pair), build: build.id };
      }
    }
  },
};

interface Pair {
  readonly manifest: Manifest;
  readonly other: Manifest;
}

/** Pairs that differ, without those of files that are alternatives to each other. */
function duplicatesIn({ id, kind, objects }: Build, ruled: ReadonlySet<string>): readonly Pair[] {
  const first = new Map<string, Manifest>();
  const pairs: Pair[] = [];
  for (const manifest of objects) {
    const key = identityOf(manifest);
    if (key === undefined) continue;
    const other = first.get(key);
    if (other === undefined) first.set(key, manifest);
    else pairs.push({ manifest, other });
  }
  const shared = new Map<string, number>();
  for (const pair of pairs) shared.set(filesOf(pair), (shared.get(filesOf(pair)) ?? 0) + 1);
  const isTogether = (pair: Pair): boolean => kind === 'kustomization' || isOneFile(pair);
  const different = pairs.filter(
    ({ manifest, other }) => !sameContent(other.node, manifest.node, manifest.dialect),
  );
  const together = different.filter(isTogether);
  // Two files that share several objects are versions of one another; a kustomization picks among files.
  const across = different.filter(
    (pair) =>
      !isTogether(pair) && isOurs(pair) && !ruled.has(id) && shared.get(filesOf(pair)) === 1,
  );
  return across.length > MOST_ACROSS ? together : [...together, ...across];
}

/** A folder with more such pairs is a collection of alternatives (examples, tests), from which nobody applies all. */
const MOST_ACROSS = 2;

/** Of objects that carry no environment, alternatives in one folder are nobody's mistake that we could tell. */
const OURS = /^(ConfigMap|Secret|Pod|Deployment|StatefulSet|DaemonSet|ReplicaSet|Job|CronJob)$/;

function isOurs({ manifest }: Pair): boolean {
  return ['', 'apps', 'batch'].includes(manifest.group) && OURS.test(manifest.kind);
}

function foldersWithKustomization(files: Evidence['files']): ReadonlySet<string> {
  return new Set(
    files.filter((file) => file.class.kind === 'kustomization').map(({ path }) => folderOf(path)),
  );
}

function filesOf({ manifest, other }: Pair): string {
  return JSON.stringify([other.node.file.path, manifest.node.file.path]);
}

function isOneFile({ manifest, other }: Pair): boolean {
  return manifest.node.file.path === other.node.file.path;
}

/** Undefined when the name is generated or templated. */
function identityOf({ group, kind, namespace = '', name }: Manifest): string | undefined {
  if (name === undefined || holdsPlaceholder(name) || holdsPlaceholder(namespace)) return undefined;
  return JSON.stringify([group, kind, namespace, name]);
}

function findingOf(pair: Pair): Finding {
  const { manifest, other } = pair;
  const at = placeOfName(manifest);
  const there = placeOfName(other);
  // Files of one folder may still be alternatives; documents of one file are applied together for certain.
  const together = isOneFile(pair);
  return {
    at,
    severity: together ? 'error' : 'warning',
    message: `${nameOfManifest(manifest)} is written twice with different content${together ? '' : ', here and in another file of the folder'} (${placeOf(there)}): kubectl applies both, and the last one stays.`,
    help: 'Merge the two, or give one of them another name or namespace.',
    related: [{ at: there, message: 'first here' }],
    subject: subjectOfManifest(manifest),
  };
}

function placeOfName({ node }: Manifest): Span {
  return scalarAt(node, 'metadata', 'name') ?? node;
}

/** Whether two nodes are the same JSON, however they are written: order of keys, quotes and comments do not count. */
function sameContent(one: YamlNode, other: YamlNode, dialect: Dialect): boolean {
  if (one === other) return true;
  if (one.kind === 'map' && other.kind === 'map') {
    return (
      one.entries.length === other.entries.length &&
      one.entries.every(({ name, value }) => {
        const twin = entryOf(other, name)?.value;
        return twin !== undefined && sameContent(value, twin, dialect);
      })
    );
  }
  if (one.kind === 'sequence' && other.kind === 'sequence') {
    return (
      one.items.length === other.items.length &&
      one.items.every((item, index) => {
        const twin = other.items[index];
        return twin !== undefined && sameContent(item, twin, dialect);
      })
    );
  }
  if (one.kind !== 'scalar' || other.kind !== 'scalar') return false;
  return jsonOf(one, dialect) === jsonOf(other, dialect);
}

function jsonOf(node: YamlNode & { kind: 'scalar' }, dialect: Dialect): string {
  const resolved = resolveScalar(node, dialect);
  switch (resolved.kind) {
    case 'string':
      return JSON.stringify(resolved.value);
    case 'bool':
      return String(resolved.value);
    case 'null':
      return 'null';
    case 'invalid':
      return resolved.reason;
    default:
      return resolved.json;
  }
}
