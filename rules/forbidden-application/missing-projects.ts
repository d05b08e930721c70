import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { isApplication, isApplicationSet } from '../../src/model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, name as named } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { nameNodeOf, scalarAt, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { hostPlaceOf } from '../../src/model/span.ts';
import { typoOf } from '../../src/text/typo.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

interface Applied {
  readonly manifest: Manifest;
  readonly build: string;
}

/** Where an Application, or the template of a set, names its project. */
interface Use extends Applied {
  readonly at: ScalarNode;
}

/** Names that are compared with each other. */
const MAX = 300;

/** The project that every Argo CD has. */
const DEFAULT = 'default';

/** Applications of a project that does not exist, where one is nearly called so: one that no fewer places name, or none at all, or `default`. */
export function* missingProjects(
  manifests: readonly Applied[],
  projects: ReadonlyMap<string, readonly Manifest[]>,
): Iterable<Finding> {
  const uses = groupBy(manifests.flatMap(usesIn), ({ at }) => at.text);
  if (projects.size > MAX || uses.size > MAX) return;
  for (const [name, some] of uses) {
    if (name === DEFAULT || projects.has(name) || !PLAIN_NAME.test(name)) continue;
    const [meant, more] = [...projects.keys()].filter((each) =>
      isMeant(name, each, placesOf(some), placesOf(uses.get(each) ?? [])),
    );
    if (more !== undefined) continue;
    if (meant !== undefined) yield* findingsFor(name, meant, some, projects.get(meant)?.[0]);
    else if (typoOf(name, DEFAULT) !== undefined)
      yield* findingsFor(name, DEFAULT, some, undefined);
  }
}

function* findingsFor(
  name: string,
  meant: string,
  some: readonly Use[],
  project: Manifest | undefined,
): Iterable<Finding> {
  for (const { manifest, build, at } of some) {
    const nameNode = project && nameNodeOf(project.node);
    const shown = nameNode === undefined ? meant : named(meant, nameNode);
    yield {
      at,
      severity: 'warning',
      message: message`${clusterName(manifest)} is of project \`${named(name, at)}\`, which nothing in this repository defines. Without it, Argo CD does not sync the Application (\`InvalidSpecError\`).`,
      help: message`Did you mean \`${shown}\`?`,
      related:
        nameNode === undefined
          ? []
          : [{ at: nameNode, message: message`this project is defined here` }],
      subject: subjectOfManifest(manifest, 'project'),
      build,
    };
  }
}

function usesIn({ manifest, build }: Applied): readonly Use[] {
  const path = isApplicationSet(manifest) ? ['spec', 'template', 'spec'] : ['spec'];
  const at = scalarAt(manifest.node, ...path, 'project');
  const isUse = isApplicationSet(manifest) || isApplication(manifest);
  return isUse && at !== undefined ? [{ manifest, build, at }] : [];
}

/** Several builds may apply what is written at one place. */
function placesOf(some: readonly Use[]): number {
  return new Set(some.map(({ at }) => hostPlaceOf(at))).size;
}

/** Misspelled, or with a last word that is cut short: `shop-prod` and `shop-production`. */
function isMeant(written: string, existing: string, own: number, others: number): boolean {
  if (typoOf(written, existing) !== undefined) return others === 0 || others >= own;
  const isShort = existing.startsWith(written) && /[a-z]/.test(existing.charAt(written.length));
  return isShort && others > own;
}
