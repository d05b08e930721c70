import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import { sourceFieldsOf } from '../../src/model/elsewhere/flux-sources.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { addTo } from '../../src/model/group-by.ts';
import { isOfFlux } from '../../src/model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { memo } from '../../src/model/memo.ts';
import { message, name as named, words, type Message } from '../../src/model/message.ts';
import { isNameToReplace } from '../../src/model/names/placeholders.ts';
import { scalarAt, valueAt, type ScalarNode, type YamlNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { placeReferences } from '../kit/placed-references.ts';

/** The kinds of Flux's sources. */
export const SOURCES: ReadonlySet<string> = new Set([
  'GitRepository',
  'OCIRepository',
  'Bucket',
  'HelmRepository',
  'HelmChart',
  'ExternalArtifact',
  'ImageRepository',
  'Provider',
]);

/** Where charts come from. */
export const OF_CHARTS: ReadonlySet<string> = new Set(['HelmRepository', 'OCIRepository']);

/** Whether an object is a source, or what an ImagePolicy or Alert names. */
export function isSource(manifest: Manifest): boolean {
  return SOURCES.has(manifest.kind) && isOfFlux(manifest);
}

/** Objects of Flux with a reference whose field does not say the kind. */
const OF_ONE_KIND: ReadonlyMap<
  string,
  { readonly path: readonly string[]; readonly kind: string }
> = new Map([
  [
    'image.toolkit.fluxcd.io ImagePolicy',
    { path: ['spec', 'imageRepositoryRef'], kind: 'ImageRepository' },
  ],
  ['notification.toolkit.fluxcd.io Alert', { path: ['spec', 'providerRef'], kind: 'Provider' }],
]);

/** Where an object of Flux names a source. */
export interface SourceReference {
  readonly kind: string;
  readonly at: ScalarNode;
  readonly namespace: string | undefined;
  /** Whether it says the namespace; if not, Flux looks in the namespace of the object. */
  readonly namesNamespace: boolean;
  /** The chart that a release takes from it. */
  readonly chart: string | undefined;
  /** Flux looks in the namespace of the object only. */
  readonly isLocal: boolean;
}

export function referencesOf(manifest: Manifest): readonly SourceReference[] {
  const other = OF_ONE_KIND.get(`${manifest.group} ${manifest.kind}`);
  if (other !== undefined) return referenceAt(manifest, other.path, other.kind);
  return sourceFieldsOf(manifest).flatMap((path) => {
    const of = scalarAt(manifest.node, ...path, 'kind')?.text ?? '';
    return SOURCES.has(of) ? referenceAt(manifest, path, of) : [];
  });
}

/** A name without a variable. An invalid name (`charts-`) is a mistake like any other. */
const WRITTEN_OUT = /^[\w.-]+$/;

function referenceAt(
  { namespace, node }: Manifest,
  path: readonly string[],
  kind: string,
): readonly SourceReference[] {
  const reference: YamlNode | undefined = valueAt(node, ...path);
  const at = scalarAt(reference, 'name');
  if (at === undefined || !WRITTEN_OUT.test(at.text) || isNameToReplace(at.text)) return [];
  const isLocal = kind === 'Provider';
  const own = isLocal ? undefined : scalarAt(reference, 'namespace')?.text;
  const place = own ?? namespace;
  if (place !== undefined && !PLAIN_NAME.test(place)) return [];
  const chart = scalarAt(node, ...path.slice(0, -1), 'chart')?.text;
  return [{ kind, at, namespace: place, namesNamespace: own !== undefined, chart, isLocal }];
}

export const placedReferences = memo((evidence: Evidence) =>
  placeReferences(evidence, referencesOf),
);

/** The references to sources of charts. */
export const chartReferences = memo((evidence: Evidence) =>
  placedReferences(evidence).filter(({ kind }) => OF_CHARTS.has(kind)),
);

/** How often each key comes. */
export type Counts = ReadonlyMap<string | undefined, number>;

/** How many references have each key; one that several builds apply counts once. */
export function countsBy(
  references: readonly SourceReference[],
  keyOfReference: (reference: SourceReference) => string | undefined,
): Counts {
  const nodes = new Map<string | undefined, Set<ScalarNode>>();
  for (const each of references) addTo(nodes, keyOfReference(each), each.at);
  return new Map([...nodes].map(([key, of]) => [key, of.size]));
}

/** The names of the Git repositories that are defined. */
export function gitRepositories({ manifests }: Evidence): ReadonlySet<string> {
  return new Set(
    manifests.flatMap(({ manifest: { kind, name } }) =>
      kind === 'GitRepository' && name !== undefined ? [name] : [],
    ),
  );
}

/** What is wrong with a reference, as the rest of a sentence about its object. */
export interface Mistake {
  readonly what: Message;
  readonly help: Message;
  readonly related?: NonNullable<Finding['related']>;
}

export function needs({ kind, at }: SourceReference, why: string): Message {
  return message`needs ${words(kind)} \`${named(at.text, at)}\`, which ${words(why)}`;
}
