import type { Manifest } from '../../src/model/manifest.ts';
import { nameOfManifest } from '../../src/model/name-of.ts';
import { scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Rule } from '../../src/model/rule.ts';
import { sameContent } from '../../src/model/same-content.ts';
import type { Span } from '../../src/model/span.ts';
import { placeOf } from '../../src/model/span.ts';
import { subjectOfManifest } from '../../src/model/subject-of.ts';
import { isTemplated } from '../../src/model/validation/is-templated.ts';

export const rule: Rule = {
  meta: {
    id: 'duplicate-object',
    summary: 'Two objects of one build have the same kind, namespace and name, and differ.',
    severity: 'error',
    group: 'values',
    since: '0.1.0',
  },
  *check({ builds }) {
    for (const { id, objects } of builds) {
      for (const finding of duplicatesIn(objects)) yield { ...finding, build: id };
    }
  },
};

function* duplicatesIn(objects: readonly Manifest[]): Iterable<Finding> {
  const first = new Map<string, Manifest>();
  for (const manifest of objects) {
    const key = identityOf(manifest);
    if (key === undefined) continue;
    const other = first.get(key);
    if (other === undefined) first.set(key, manifest);
    else if (!sameContent(other.node, manifest.node, manifest.road))
      yield findingOf(manifest, other);
  }
}

/** Undefined when the name is generated or templated. */
function identityOf({ group, kind, namespace = '', name }: Manifest): string | undefined {
  if (name === undefined || isTemplated(name) || isTemplated(namespace)) return undefined;
  return JSON.stringify([group, kind, namespace, name]);
}

function findingOf(manifest: Manifest, other: Manifest): Finding {
  const at = placeOfName(manifest);
  const there = placeOfName(other);
  // Files of one folder may be alternatives; documents of one file are applied together for certain.
  const together = at.file.path === there.file.path;
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
