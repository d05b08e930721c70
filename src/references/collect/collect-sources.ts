import { isFluxKustomization } from '../../model/kinds/deployer-kinds.ts';
import { known, unknown } from '../../model/knowable.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import { writtenName } from '../../model/names/written-name.ts';
import { entriesAt, mapAt, scalarAt, type MapNode } from '../../model/node.ts';
import type { Reason } from '../../model/reason.ts';
import { resolveScalar, stringOf } from '../../model/scalars/resolve-scalar.ts';
import { isSourceKind, type Source, type SourceKey, type SourceKind } from '../../model/source.ts';
import type { Trail } from '../../model/trail.ts';
import { manifestsOf, type PlacedManifest } from '../objects/nested-manifests.ts';
import { copiesElsewhere, gainedKeys } from '../producers/gained-keys.ts';
import { BUILT_IN, type Registry } from '../producers/registry.ts';
import { sourcesMadeBy } from '../producers/sources-made-by.ts';
import { keptForNow, type FoundSource, type KeptSources } from './collection-memory.ts';
import { configMapKeys, secretKeys, type KeyContext } from './source-keys.ts';

type Collected = FoundSource['source'];

/**
 * Every ConfigMap and Secret that the builds' objects are or become: manifests and generated ones, objects nested in others, and
 * what controllers make from an object (the tables in producers/). In the order of the builds and their objects. `kept`: of an earlier run.
 */
export function collectSources(
  builds: readonly Build[],
  registry: Registry = BUILT_IN,
  kept: KeptSources = keptForNow().sources,
): Source[] {
  const flux = builds.some((build) => build.objects.some(substitutesVariables));
  const { ofBuilds, ofObjects } = kept;
  return builds.flatMap((build) => {
    const before = ofBuilds.get(build);
    if (before?.flux === flux) return before.sources;
    const merging = build.partial.filter(({ lacks }) => lacks?.merges === true);
    const sources = manifestsOf(build).flatMap((placed) => {
      const { node } = placed.manifest;
      let found = ofObjects.get(node);
      if (found?.flux !== flux) {
        found = { flux, sources: sourcesOf(placed, flux, registry) };
        ofObjects.set(node, found);
      }
      return found.sources.map((each) => inBuild(each, build, merging));
    });
    ofBuilds.set(build, { flux, sources });
    return sources;
  });
}

/** A source as this build applies it. `merging`: generators that would change some of them, and cannot be run. */
function inBuild(
  { source, copied }: FoundSource,
  { id, namespace }: Build,
  merging: readonly Reason[],
): Source {
  const placed = Object.assign({ build: id }, source);
  if (!copied && namespace !== undefined && source.namespace === undefined)
    Object.assign(placed, { namespace });
  const changed = merging.find(({ lacks }) => isNamed(source, lacks?.kind, lacks?.name));
  return changed === undefined ? placed : { ...placed, keys: unknown(changed) };
}

/** Whether it has this name, or had it before the build added to it. */
function isNamed(source: Collected, kind: string | undefined, name: string | undefined): boolean {
  if (source.kind !== kind) return false;
  return source.name === name || writtenName(source.at, source.name) === name;
}

/** The ConfigMaps and Secrets that one object is or becomes, by itself. */
export function sourcesOfObject(
  manifest: Manifest,
  registry: Registry = BUILT_IN,
): readonly Source[] {
  const { path } = manifest.node.file;
  const build = { id: path, kind: 'folder', partial: [], failures: [], files: [path] } as const;
  return collectSources([{ ...build, objects: [manifest] }], registry);
}

/** A Flux Kustomization that replaces `${X}` in what it applies. */
function substitutesVariables(manifest: Manifest): boolean {
  return isFluxKustomization(manifest) && mapAt(manifest.node, 'spec', 'postBuild') !== undefined;
}

function sourcesOf(placed: PlacedManifest, flux: boolean, registry: Registry): FoundSource[] {
  const { manifest } = placed;
  const kind = sourceKindOf(manifest);
  const own = kind === undefined ? [] : ownSource(placed, kind, contextOf(placed, flux), registry);
  const made = kind === undefined ? sourcesMadeBy(manifest, registry) : [];
  const producer = { kind: manifest.kind, manifest };
  const found: FoundSource[] = [
    ...own.map((source) => ({ source, copied: false })),
    ...made.map(({ anywhere = false, ...source }) => ({
      source: { immutable: false, producer, ...source },
      copied: anywhere,
    })),
  ];
  const copier = copiesElsewhere(manifest, registry);
  if (copier === undefined) return found;
  const { controller, namespaces = [undefined] } = copier;
  const copies = found.flatMap(({ source }) =>
    namespaces.map((namespace) => ({
      source: { ...source, namespace, producer: { kind: controller, manifest } },
      copied: true,
    })),
  );
  return [...found, ...copies];
}

function sourceKindOf({ group, kind }: Manifest): SourceKind | undefined {
  return group === '' && isSourceKind(kind) ? kind : undefined;
}

function contextOf({ manifest, within }: PlacedManifest, flux: boolean): KeyContext {
  if (within?.kind === 'Template') return { substitutedBy: 'the Template' };
  if (!flux) return { substitutedBy: undefined };
  const annotations = mapAt(manifest.node, 'metadata', 'annotations');
  const spared = scalarAt(annotations, 'kustomize.toolkit.fluxcd.io/substitute')?.text;
  return { substitutedBy: spared === 'disabled' ? undefined : 'Flux' };
}

function ownSource(
  placed: PlacedManifest,
  kind: SourceKind,
  context: KeyContext,
  registry: Registry,
): Collected[] {
  const { manifest, within } = placed;
  const { node, dialect, name, namespace } = manifest;
  const at = scalarAt(node, 'metadata', 'name');
  if (name === undefined || name === '' || at === undefined) return [];
  const immutable = scalarAt(node, 'immutable');
  const resolved = immutable === undefined ? undefined : resolveScalar(immutable, dialect);
  const type =
    kind === 'Secret' ? stringOf(scalarAt(node, 'type'), dialect) || undefined : undefined;
  return [
    {
      kind,
      name,
      namespace,
      type,
      immutable: resolved?.kind === 'bool' && resolved.value,
      keys: withGained(
        kind === 'ConfigMap' ? configMapKeys(manifest, context) : secretKeys(manifest, context),
        manifest,
        registry,
      ),
      producer: { kind: within?.kind ?? producedFrom(node, kind), manifest },
      at,
    },
  ];
}

/** The keys as written, and those that a controller adds. */
function withGained(
  written: Source['keys'],
  manifest: Manifest,
  registry: Registry,
): Source['keys'] {
  const gained = gainedKeys(manifest, registry);
  if (gained === 'unknown') return unknown(words('a controller fills it in'));
  if (gained.size === 0) return written;
  if (written.kind === 'unknown' && entriesAt(manifest.node, 'data').length > 0) return written;
  const own = written.kind === 'known' ? written.value : new Map<string, SourceKey>();
  return known(new Map([...gained, ...own]));
}

function producedFrom({ trail }: MapNode, kind: SourceKind): string {
  return isGenerated(trail)
    ? kind === 'ConfigMap'
      ? 'configMapGenerator'
      : 'secretGenerator'
    : 'manifest';
}

function isGenerated(trail: Trail | undefined): boolean {
  for (let here = trail; here !== undefined; here = here.before) {
    if (here.step.kind === 'generator') return true;
  }
  return false;
}
