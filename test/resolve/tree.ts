import type { Binding, Environment } from '../../src/model/environment.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { placeOf } from '../../src/model/span.ts';
import type { Value } from '../../src/model/value.ts';
import { NEWEST_KUBERNETES } from '../../src/model/versions/kubernetes-version.ts';
import type { KubernetesMinor } from '../../src/model/versions/kubernetes-version.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { collectReferences } from '../../src/references/collect/collect-references.ts';
import { collectSources } from '../../src/references/collect/collect-sources.ts';
import { collectWorkloads } from '../../src/references/collect/collect-workloads.ts';
import { judgeReferences } from '../../src/references/verdict/judge-references.ts';
import { plainBuilds } from '../../src/render/plain/plain-builds.ts';
import type { ClusterFacts } from '../../src/resolve/cluster-facts.ts';
import { resolveEnvironments } from '../../src/resolve/resolve-environments.ts';

interface ResolveTreeOptions {
  readonly version?: KubernetesMinor;
  readonly facts?: ClusterFacts;
}

/** The environments of a tree of plain manifests. */
export function resolveTree(
  files: FileTree,
  { version = NEWEST_KUBERNETES, facts = {} }: ResolveTreeOptions = {},
): readonly Environment[] {
  const parsed = files.paths.map((path) => parseFile(path, files.read(path), DEFAULT_LIMITS));
  const builds = plainBuilds(parsed);
  const workloads = collectWorkloads(builds);
  const references = collectReferences(builds, workloads);
  const settings = { externals: [] };
  const surroundings = { builds, files: parsed, settings };
  const judged = judgeReferences(references, collectSources(builds), surroundings);
  return resolveEnvironments(workloads, judged, builds, { kubernetesVersion: version, facts });
}

/** A value as it may be shown: secrets and placeholders in angle brackets. */
export function shown(value: Value): string {
  return value.map((part) => (part.kind === 'text' ? part.text : `<${part.label}>`)).join('');
}

/** `NAME=value (where)` with what it hides, one line for each binding. */
export function bindingRows({ bindings }: Environment): readonly string[] {
  return bindings.map((binding) => {
    const hides = binding.hides.map((hidden) => `${shown(hidden.value)} ${origin(hidden)}`);
    const maybe = binding.mayBeHiddenBy?.map(({ name }) => name) ?? [];
    return [
      `${binding.name}=${shown(binding.value)} ${origin(binding)}`,
      ...hides.map((each) => ` hides ${each}`),
      ...maybe.map((name) => ` may be hidden by ${name}`),
      ...binding.unresolved.map(({ name, at, setLater }) => {
        const later = setLater === undefined ? '' : `, set later at ${placeOf(setLater)}`;
        return ` $(${name}) at ${placeOf(at)} means nothing${later}`;
      }),
    ].join('\n');
  });
}

function origin({ from }: Binding): string {
  const at = from.at === undefined ? '' : placeOf(from.at).replace(/^.*\//, '');
  return `(${from.kind} ${at})`;
}

/** `reason: message (where)`. */
export function failureRows({ failures }: Environment): readonly string[] {
  return failures.map(({ reason, message, at }) => `${reason}: ${message} (${placeOf(at)})`);
}

export function skippedRows({ skipped }: Environment): readonly string[] {
  return skipped.map(({ name, reason, at }) => `${name ?? '*'}: ${reason} (${placeOf(at)})`);
}

/** The environment of the only container, or of the one with this name. */
export function only(environments: readonly Environment[], name?: string): Environment {
  const found = environments.filter(
    ({ container }) => name === undefined || container.name === name,
  );
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} containers`);
  return first;
}
