import { ENGINES } from '../../src/commands/engines.ts';
import type { Environment } from '../../src/model/environment.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Settings } from '../../src/model/settings.ts';
import type { Value } from '../../src/model/value.ts';
import { NEWEST_KUBERNETES } from '../../src/model/versions/kubernetes-version.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { collectReferences } from '../../src/references/collect/collect-references.ts';
import { collectSources } from '../../src/references/collect/collect-sources.ts';
import { collectWorkloads } from '../../src/references/collect/collect-workloads.ts';
import { judgeReferences } from '../../src/references/verdict/judge-references.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import type { ClusterFacts } from '../../src/resolve/cluster-facts.ts';
import type { Pod } from '../../src/resolve/pod.ts';
import { podsOf } from '../../src/resolve/pods-of.ts';
import { resolveEnvironments } from '../../src/resolve/resolve-environments.ts';

/** What the newest Kubernetes we know does, with nothing configured. */
const SETTINGS: Settings = {
  kubernetesVersion: NEWEST_KUBERNETES,
  strict: false,
  rules: new Map(),
  externals: [],
  limits: DEFAULT_LIMITS,
  loadRestrictor: 'repository',
};

export interface Resolved {
  readonly environments: readonly Environment[];
  readonly pods: readonly Pod[];
}

/** The stages of a run up to the environments, for one file of manifests and what a cluster knows about it. */
export function resolveText(text: string, facts: ClusterFacts): Resolved {
  const path = 'cluster.yaml';
  const bytes = new TextEncoder().encode(text);
  const tree: FileTree = { paths: [path], named: [path], read: () => ({ kind: 'bytes', bytes }) };
  const parsed = [parseFile(path, tree.read(path), SETTINGS.limits)];
  const { builds, files } = renderBuilds(ENGINES, tree, parsed, SETTINGS);
  const workloads = collectWorkloads(builds);
  const collected = collectReferences(builds, workloads);
  const surroundings = { builds, files, settings: SETTINGS };
  const judged = judgeReferences(collected, collectSources(builds), surroundings);
  const options = { kubernetesVersion: SETTINGS.kubernetesVersion, facts };
  return {
    environments: resolveEnvironments(workloads, judged, builds, options),
    pods: workloads.map(podsOf(judged, builds, options)),
  };
}

/** Objects as a stream of YAML documents, each written as JSON. */
export function manifestText(objects: readonly object[]): string {
  return objects.map((object) => `${JSON.stringify(object)}\n`).join('---\n');
}

/** A value as vectors write it: text, or `{base64}` where its bytes are no valid UTF-8; placeholders in angle brackets. */
export function vectorValue(value: Value): unknown {
  const bytes = Buffer.concat(
    value.map((part) => {
      if (part.kind === 'placeholder') return Buffer.from(`<${part.label}>`);
      return part.kind === 'secret' && part.bytes !== undefined
        ? Buffer.from(part.bytes)
        : Buffer.from(part.text);
    }),
  );
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? text : { base64: bytes.toString('base64') };
}
