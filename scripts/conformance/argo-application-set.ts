import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { messageText } from '../../src/model/message.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import type {
  ArgoCluster,
  ExpandedSet,
} from '../../src/render/argo/application-set/application-set.ts';
import { expandApplicationSet } from '../../src/render/argo/application-set/expand-application-set.ts';
import { chartBudget } from '../../src/render/helm/value/chart-budget.ts';
import { treeOfCase } from './case-tree.ts';
import { jsonOf } from './json-of.ts';
import { listAt, objectAt, objectsAt, stringAt } from './json.ts';
import { PASSED, runCases } from './run-cases.ts';
import type { GroupRunner, JsonObject, Outcome } from './types.ts';

/** `{applicationSet, files, clusters, output…|error…}`: the Applications, in order, or the controller's error. */
export const runArgoApplicationSets: GroupRunner = ({ json }) => [
  runCases('Argo CD application sets', objectsAt(json, 'cases'), checkSet),
];

function checkSet(one: JsonObject): Outcome {
  const expanded = expandCase(one);
  const error = stringAt(one, 'error');
  if (error !== undefined) return checkRefusal(expanded, error, one);
  if (expanded.refusal !== undefined) {
    return { kind: 'failed', detail: `refused: ${expanded.refusal.message}` };
  }
  const [unknown] = expanded.unknown;
  if (unknown !== undefined) {
    return { kind: 'failed', detail: `unknown: ${messageText(unknown.reason)}` };
  }
  const duplicates = [...new Set(listAt(one, 'duplicateNames'))];
  if (!isDeepStrictEqual(expanded.duplicateNames, duplicates)) {
    return { kind: 'failed', detail: `duplicates: ${expanded.duplicateNames.join(', ')}` };
  }
  return checkApplications(expanded.applications, listAt(one, 'output'), one);
}

function checkRefusal(expanded: ExpandedSet, error: string, one: JsonObject): Outcome {
  const { refusal, partial } = expanded;
  if (refusal === undefined) return { kind: 'failed', detail: `expected a refusal: ${error}` };
  const [wanted, found] = [causeOf(error), causeOf(refusal.message)];
  if (one['unstableError'] !== true && wanted !== found) {
    return { kind: 'failed', detail: `expected ${error}\nactual   ${refusal.message}` };
  }
  return checkApplications(partial, listAt(one, 'partial'), one);
}

/** The words of git differ from version to version. */
function causeOf(error: string): string {
  return error.replace(/(`git ls-files) [^`]*(` failed).*$/s, '$1$2').trim();
}

function checkApplications(
  applications: readonly Manifest[],
  wanted: readonly unknown[],
  one: JsonObject,
): Outcome {
  const found = applications.map(applicationJson);
  const isOrdered = one['unordered'] !== true;
  const [a, b] = isOrdered ? [found, wanted] : [sorted(found), sorted(wanted)];
  if (isDeepStrictEqual(a, b)) return PASSED;
  return {
    kind: 'failed',
    detail: `expected ${JSON.stringify(b)}\nactual   ${JSON.stringify(a)}`,
  };
}

/** As the vectors have it: without apiVersion and kind. */
function applicationJson({ node }: Manifest): unknown {
  const entries = node.entries.filter(({ name }) => name !== 'apiVersion' && name !== 'kind');
  const json: unknown = JSON.parse(jsonOf({ ...node, entries }));
  return json;
}

function sorted(list: readonly unknown[]): readonly unknown[] {
  const texts = list.map((item) => JSON.stringify(item)).sort();
  return texts.map((text): unknown => JSON.parse(text));
}

/** Those there were when the vectors were recorded. */
const PROJECTS = new Set(['default', 'team']);

function expandCase(one: JsonObject): ExpandedSet {
  const text = JSON.stringify(one['applicationSet']);
  const bytes = new TextEncoder().encode(text);
  const path = 'application-set.json';
  const parsed = parseFile(path, { kind: 'bytes', bytes }, DEFAULT_LIMITS);
  const [set] = parsed.documents.flatMap(({ manifests }) => manifests);
  if (set === undefined) throw new Error('the case has no ApplicationSet');
  const tree = treeOfCase(one);
  return expandApplicationSet(set, {
    limits: DEFAULT_LIMITS,
    budget: chartBudget(),
    identify: () => ({ kind: 'known', tree }),
    clusters: objectsAt(one, 'clusters').map(clusterOf),
    projects: PROJECTS,
    newGitFileGlobbing: one['newGitFileGlobbing'] === true,
    includeHiddenDirectories: one['includeHiddenDirectories'] === true,
  });
}

function clusterOf(one: JsonObject): ArgoCluster {
  const project = stringAt(one, 'project');
  return {
    name: stringAt(one, 'name') ?? '',
    server: stringAt(one, 'server') ?? '',
    ...(project !== undefined && { project }),
    labels: textsOf(objectAt(one, 'labels')),
    annotations: textsOf(objectAt(one, 'annotations')),
    at: undefined,
  };
}

function textsOf(object: JsonObject): ReadonlyMap<string, string> {
  return new Map(Object.entries(object).map(([key, value]) => [key, String(value)]));
}
