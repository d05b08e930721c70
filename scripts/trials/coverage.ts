import { sourcesOfApplication } from '../../src/model/elsewhere/argo-application.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { messageText } from '../../src/model/message.ts';
import { mapAt, scalarAt } from '../../src/model/node.ts';
import type { YamlNode } from '../../src/model/node.ts';
import type { Report } from '../../src/model/report.ts';
import { placeOf } from '../../src/model/span.ts';

/** How much of what a repository deploys was looked at. */
export interface Coverage {
  /** Workloads whose containers have an environment here; one that several builds deploy counts once for each. */
  readonly workloads: number;
  /** Helm releases that objects of the repository declare, whoever's chart it is. */
  readonly releases: number;
  /** Those of them that were rendered. */
  readonly rendered: number;
  /** Builds by kind of entry point. */
  readonly builds: Readonly<Record<string, number>>;
  /** Builds that some objects are missing from, and builds that cannot be built at all. */
  readonly partial: number;
  readonly stopped: number;
}

/** The coverage of one run. A release is rendered when a build of its kind exists; until then all its workloads are unseen. */
export function coverageOf({ builds, workloads }: Report): Coverage {
  const kinds = new Map<string, number>();
  for (const { kind } of builds) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return {
    workloads: workloads.length,
    releases: new Set(builds.flatMap(releasesIn)).size,
    rendered: builds.filter(({ kind }) => /release|chart/.test(kind)).length,
    builds: Object.fromEntries(kinds),
    partial: builds.filter(({ partial }) => partial.length > 0).length,
    stopped: builds.filter(({ failures }) => failures.length > 0).length,
  };
}

/** What would be one release of Helm each: HelmReleases, Applications with a chart or Helm options, charts that a kustomization lists. */
function releasesIn({ id, objects, partial }: Build): readonly string[] {
  const listed = partial.map(messageText).filter((reason) => reason.startsWith('the Helm chart '));
  return [
    ...objects.filter(isRelease).map(({ node }) => placeOf(node)),
    ...listed.map((reason) => `${id}: ${reason}`),
  ];
}

function isRelease({ group, kind, node }: Manifest): boolean {
  if (group === 'helm.toolkit.fluxcd.io') return kind === 'HelmRelease';
  if (group !== 'argoproj.io') return false;
  const application = kind === 'ApplicationSet' ? mapAt(node, 'spec', 'template') : node;
  return application !== undefined && sourcesOfApplication(application).some(isHelm);
}

function isHelm(source: YamlNode | undefined): boolean {
  return scalarAt(source, 'chart') !== undefined || mapAt(source, 'helm') !== undefined;
}
