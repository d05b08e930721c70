import type { Evidence } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { nearestName } from '../../src/model/nearest-name.ts';
import type { MapNode, YamlNode } from '../../src/model/node.ts';
import { itemsAt, scalarAt, valueAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Rule, RuleMeta } from '../../src/model/rule.ts';
import { rulePerManifest } from '../../src/model/rule-constructors.ts';
import { KIND_VERSIONS } from '../../src/model/shape/find-shape-faults.ts';
import { headOf } from '../../src/model/validation/field.ts';

const meta: RuleMeta = {
  id: 'unknown-kind',
  summary: 'An object has no kind or apiVersion, or a kind that does not exist in its apiVersion.',
  severity: 'error',
  group: 'values',
  since: '0.1.0',
};

/** Groups in which Kubernetes alone defines kinds. */
const OWN_GROUPS = new Set(['', 'apps', 'batch']);

const perManifest = rulePerManifest(meta, function* (manifest) {
  const meant = meantKind(manifest);
  if (meant === undefined) return;
  const { apiVersion, kind, node } = manifest;
  yield {
    at: scalarAt(node, meant.kind === kind ? 'apiVersion' : 'kind') ?? node,
    message: `There is no kind \`${kind}\` in \`${apiVersion}\`. kubectl apply fails: \`no matches for kind "${kind}" in version "${apiVersion}"\`.`,
    help: `Did you mean \`kind: ${meant.kind}\` with \`apiVersion: ${meant.apiVersion}\`?`,
  };
});

export const rule: Rule = {
  meta,
  *check(evidence) {
    yield* perManifest.check(evidence);
    yield* unset(evidence);
  },
};

/** The kind that was meant, for near misses only: what else exists in these groups is not listed here. */
function meantKind({
  apiVersion,
  group,
  kind,
}: Manifest): { readonly kind: string; readonly apiVersion: string } | undefined {
  const version = KIND_VERSIONS.get(kind);
  if (version !== undefined) {
    const misplaced = group !== groupOf(version) && isCurrent(apiVersion);
    return misplaced ? { kind, apiVersion: version } : undefined;
  }
  if (!OWN_GROUPS.has(group)) return undefined;
  const nearest = nearestName(kind, KIND_VERSIONS.keys());
  const nearestVersion = nearest === undefined ? undefined : KIND_VERSIONS.get(nearest);
  if (nearest === undefined || nearestVersion === undefined) return undefined;
  return isNearMiss(kind, nearest) ? { kind: nearest, apiVersion: nearestVersion } : undefined;
}

/** Old groups such as `extensions` really had these kinds once. */
function isCurrent(apiVersion: string): boolean {
  return apiVersion === 'v1' || apiVersion === 'apps/v1' || apiVersion === 'batch/v1';
}

/** Real kinds that are not listed here (`Node`, `Service` …) differ by more. */
function isNearMiss(kind: string, nearest: string): boolean {
  return Math.abs(kind.length - nearest.length) <= 2;
}

function groupOf(apiVersion: string): string {
  return apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
}

/** Documents that are surely meant as objects, and items of lists, which kubectl refuses for want of a kind. */
function* unset({ files }: Evidence): Iterable<Finding> {
  for (const file of files) {
    if (file.class.kind !== 'manifests') continue;
    for (const { root } of file.documents) {
      if (root?.kind !== 'map') continue;
      if (scalarAt(root, 'kind')?.text === 'List') yield* unsetItems(root);
      else if (isMeantAsObject(root)) yield* unsetIn(root, 'This object');
    }
  }
}

/** Only `v1` List asks this of its items: those of a ConfigMapList inherit theirs. */
function* unsetItems(list: MapNode): Iterable<Finding> {
  for (const [index, item] of itemsAt(list, 'items').entries()) {
    yield* unsetIn(item, `Item ${index + 1} of this List`);
    if (scalarAt(item, 'kind')?.text !== 'List') continue;
    yield {
      at: scalarAt(item, 'kind') ?? item,
      message: `Item ${index + 1} of this List is a List itself. kubectl apply fails: \`*unstructured.Unstructured is not a list: no Items field in this object\`.`,
      help: 'Move its items up into the outer List.',
    };
  }
}

function* unsetIn(node: YamlNode, who: string): Iterable<Finding> {
  const missing = ['apiVersion', 'kind'].filter((field) => valueAt(node, field) === undefined);
  if (node.kind !== 'map' || missing.length === 0) return;
  const said = missing.map((field) => `${field} not set`).join(', ');
  yield {
    at: headOf(node),
    message: `${who} has no ${missing.map((field) => `\`${field}\``).join(' and no ')}. kubectl apply fails: \`error validating data: ${missing.length > 1 ? `[${said}]` : said}\`.`,
    help: `Add ${missing.map((field) => `\`${field}\``).join(' and ')}.`,
  };
}

/** A known kind or apiVersion with a name in its metadata; other documents may be anything. */
function isMeantAsObject(root: MapNode): boolean {
  if (scalarAt(root, 'metadata', 'name') === undefined) return false;
  const kind = scalarAt(root, 'kind')?.text;
  const apiVersion = scalarAt(root, 'apiVersion')?.text;
  if (kind === undefined) return apiVersion !== undefined && isCurrent(apiVersion);
  return apiVersion === undefined && KIND_VERSIONS.has(kind);
}
