import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, name as named } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { nameNodeOf, scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { typoOf } from '../../src/text/typo.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

interface Applied {
  readonly manifest: Manifest;
  readonly build: string;
}

/** Names that are compared with each other. */
const MAX = 300;

/** Applications of a project that does not exist, where one is nearly called so that more of them have. */
export function* missingProjects(
  applications: ReadonlyMap<string, readonly Applied[]>,
  projects: ReadonlyMap<string, readonly Manifest[]>,
): Iterable<Finding> {
  if (projects.size > MAX || applications.size > MAX) return;
  for (const [name, some] of applications) {
    // Argo CD makes the project `default`.
    if (name === 'default' || projects.has(name) || !PLAIN_NAME.test(name)) continue;
    const [meant, more] = [...projects].filter(
      ([each]) => areAlike(name, each) && (applications.get(each)?.length ?? 0) > some.length,
    );
    const [project] = meant?.[1] ?? [];
    if (project === undefined || more !== undefined) continue;
    for (const { manifest, build } of some) {
      const at = scalarAt(manifest.node, 'spec', 'project') ?? manifest.node;
      const shown = named(project.name ?? '', nameNodeOf(project.node));
      yield {
        at,
        severity: 'warning',
        message: message`${clusterName(manifest)} is of project \`${named(name, at)}\`, which nothing in this repository defines. Without it, Argo CD does not sync the Application (\`InvalidSpecError\`).`,
        help: message`Did you mean \`${shown}\`?`,
        related: [{ at: nameNodeOf(project.node), message: message`this project is defined here` }],
        subject: subjectOfManifest(manifest, 'project'),
        build,
      };
    }
  }
}

/** Misspelled, or with a last word that is cut short: `shop-prod` and `shop-production`. */
function areAlike(written: string, existing: string): boolean {
  const isShort = existing.startsWith(written) && /[a-z]/.test(existing.charAt(written.length));
  return isShort || typoOf(written, existing) !== undefined;
}
