import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { valueAt } from '../../src/model/node.ts';
import { scalarText } from '../../src/model/scalars/scalar-text.ts';
import { placeOf } from '../../src/model/span.ts';
import { trailOf } from '../../src/model/trail.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import type {
  ApplicationSetInput,
  ExpandedSet,
} from '../../src/render/argo/application-set/application-set.ts';
import { expandApplicationSet } from '../../src/render/argo/application-set/expand-application-set.ts';
import { chartBudget } from '../../src/render/helm/value/chart-budget.ts';

/** Expands the ApplicationSet in `set.yaml` of a tree; the whole tree is its repository. */
export function expand(tree: FileTree, input: Partial<ApplicationSetInput> = {}): ExpandedSet {
  const parsed = parseFile('set.yaml', tree.read('set.yaml'), DEFAULT_LIMITS);
  const [set] = parsed.documents.flatMap(({ manifests }) => manifests);
  if (set === undefined) throw new Error('set.yaml holds no object');
  return expandApplicationSet(set, {
    limits: DEFAULT_LIMITS,
    budget: chartBudget(),
    identify: () => ({ kind: 'known', tree }),
    clusters: undefined,
    newGitFileGlobbing: false,
    includeHiddenDirectories: false,
    ...input,
  });
}

/** `name: path → server namespace` of Applications. */
export function shownApplications(applications: readonly Manifest[]): readonly string[] {
  return applications.map(({ node, name }) => {
    const text = (...path: readonly string[]): string =>
      scalarText(valueAt(node, 'spec', ...path), 'kubectl');
    const target = `${text('destination', 'server')} ${text('destination', 'namespace')}`;
    return `${name}: ${text('source', 'path')} → ${target.trim()}`;
  });
}

/** `field = text at place < places of its steps`, the latest step first. */
export function shownField({ node }: Manifest, field: string): string {
  const found = valueAt(node, ...field.split('.'));
  if (found === undefined) return `${field}: absent`;
  const steps: string[] = [];
  for (let trail = trailOf(found); trail !== undefined; trail = trail.before) {
    const { at, kind } = trail.step;
    steps.push(`${kind} ${at === undefined ? '?' : placeOf(at)}`);
  }
  const text = scalarText(found, 'kubectl');
  return [`${field} = ${text} at ${placeOf(found)}`, ...steps].join(' < ');
}
