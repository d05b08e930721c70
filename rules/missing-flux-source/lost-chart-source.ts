import type { Evidence } from '../../src/model/evidence.ts';
import type { Build } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { folderOf } from '../../src/model/names/folder-of.ts';
import { scalarAt, type ScalarNode } from '../../src/model/node.ts';
import { mayBringObjects } from '../../src/model/reason.ts';
import { perCluster } from '../kit/placed-references.ts';
import { OF_CHARTS, chartReferences, SOURCES, type SourceReference } from './source-references.ts';

/** With this many references to defined sources for each one to an undefined source, a repository defines its sources itself. */
const DEFINED_FOR_EACH = 10;

/** Uses of the sources of one kind in one cluster. */
interface Uses {
  readonly areAllDefined: boolean;
  /** For each chart, the defined source that releases take it from; undefined if they take it from several. */
  readonly byChart: ReadonlyMap<string, string | undefined>;
}

/** A source that nothing in the repository deploys, although the repository deploys its sources. */
export interface LostSource {
  /** The defined source from which all other releases take the same chart. */
  readonly meant: string | undefined;
  /** The name of one in a file that no kustomization lists. */
  readonly unlisted: ScalarNode | undefined;
}

/** Finds sources of charts that nothing deploys, although nearly all others that are named are deployed, or the file is beside that of the release. */
export function lostChartSources(
  evidence: Evidence,
): (reference: SourceReference, build: Build | undefined) => LostSource | undefined {
  const defined = once(() => definedNames(evidence));
  const unlisted = once(() => unlistedSources(evidence));
  const usesIn = perCluster(
    () => chartReferences(evidence),
    ({ kind }) => kind,
    (alike) => usesOf(alike, defined()),
  );
  return ({ kind, at, chart }, build) => {
    if (!OF_CHARTS.has(kind) || defined().has(at.text)) return undefined;
    if (build?.deployedBy === undefined || build.partial.some(mayBringObjects)) return undefined;
    const { areAllDefined, byChart } = usesIn(kind, build.cluster);
    const left = unlisted().get(`${kind} ${at.text}`);
    const isBeside = left !== undefined && folderOf(left.file.path) === folderOf(at.file.path);
    if (!(areAllDefined || isBeside) || evidence.fluxNamesInTexts().has(at.text)) return undefined;
    return { meant: chart === undefined ? undefined : byChart.get(chart), unlisted: left };
  };
}

/** The names of all sources, whatever their kind and place. */
function definedNames({ manifests }: Evidence): ReadonlySet<string> {
  return new Set(
    manifests.flatMap(({ manifest: { kind, name } }) =>
      SOURCES.has(kind) && name !== undefined ? [name] : [],
    ),
  );
}

/** The names of the sources in files that no kustomization lists, by kind and name. */
function unlistedSources({ files }: Evidence): ReadonlyMap<string, ScalarNode> {
  const names = new Map<string, ScalarNode>();
  for (const { class: each, documents } of files) {
    if (each.kind !== 'skipped' || each.as !== 'not-deployed') continue;
    for (const { root } of documents) {
      const kind = scalarAt(root, 'kind')?.text ?? '';
      const name = OF_CHARTS.has(kind) ? scalarAt(root, 'metadata', 'name') : undefined;
      if (name !== undefined) names.set(`${kind} ${name.text}`, name);
    }
  }
  return names;
}

/** A reference that several builds apply counts once. */
function usesOf(references: readonly SourceReference[], defined: ReadonlySet<string>): Uses {
  const byPlace = new Map(references.map((each) => [each.at, each]));
  const found = [...byPlace.values()].filter(({ at }) => defined.has(at.text));
  const byChart = new Map<string, string | undefined>();
  for (const { chart, at } of found) {
    if (chart === undefined) continue;
    const isAnother = byChart.has(chart) && byChart.get(chart) !== at.text;
    byChart.set(chart, isAnother ? undefined : at.text);
  }
  const lost = byPlace.size - found.length;
  return { areAllDefined: found.length >= DEFINED_FOR_EACH * lost, byChart };
}
