import type { Evidence } from './model/evidence.ts';
import type { Build } from './model/manifest.ts';
import type { ParsedFile } from './model/parsed-file.ts';
import type { JudgedReference } from './model/reference.ts';
import type { Settings } from './model/settings.ts';
import type { Source } from './model/source.ts';
import { collectReferences } from './references/collect-references.ts';
import { collectSources } from './references/collect-sources.ts';
import { collectWorkloads } from './references/collect-workloads.ts';
import { judgeReferences } from './references/judge-references.ts';
import { resolveEnvironments } from './resolve/resolve-environments.ts';

type EvidenceSettings = Pick<Settings, 'kubernetesVersion' | 'externals'>;

/** All that rules may ask about the builds of a run. Frozen at the top; the data below is read-only by type. */
export function gatherEvidence(
  builds: readonly Build[],
  files: readonly ParsedFile[],
  settings: EvidenceSettings,
): Evidence {
  const { kubernetesVersion } = settings;
  const workloads = collectWorkloads(builds);
  const sources = collectSources(builds);
  const collected = collectReferences(builds, workloads);
  const references = judgeReferences(collected, sources, { builds, files, settings });
  const environments = resolveEnvironments(workloads, references, builds, { kubernetesVersion });
  const byName = groupBy(sources, ({ kind, name }) => `${kind} ${name}`);
  const bySource = referencesBySource(references);
  return Object.freeze({
    kubernetesVersion,
    files,
    builds,
    manifests: builds.flatMap(({ id, objects }) =>
      objects.map((manifest) => ({ manifest, build: id })),
    ),
    workloads,
    sources,
    references,
    environments,
    sourcesNamed: (kind, name) => byName.get(`${kind} ${name}`) ?? [],
    referencesTo: (source) => bySource.get(source) ?? [],
  } satisfies Evidence);
}

/** Which references may mean a source: those it was found for, with or without their key. */
function referencesBySource(
  references: readonly JudgedReference[],
): ReadonlyMap<Source, readonly JudgedReference[]> {
  const bySource = new Map<Source, JudgedReference[]>();
  for (const judged of references) {
    for (const source of sourcesOf(judged)) {
      const same = bySource.get(source);
      if (same === undefined) bySource.set(source, [judged]);
      else same.push(judged);
    }
  }
  return bySource;
}

function sourcesOf({ verdict }: JudgedReference): readonly Source[] {
  switch (verdict.kind) {
    case 'present':
      return verdict.sources;
    case 'produced':
      return [verdict.source];
    case 'optional':
    case 'broken':
      return verdict.missing.what === 'key' ? [verdict.missing.source] : [];
    default:
      return [];
  }
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const same = groups.get(key);
    if (same === undefined) groups.set(key, [item]);
    else same.push(item);
  }
  return groups;
}
