import { isHook, type Manifest } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import {
  entryOf,
  itemsAt,
  mapAt,
  valueAt,
  entryWith,
  type Entry,
  type MapNode,
  type YamlNode,
} from '../../model/node.ts';
import { scalarText } from '../../model/scalars/scalar-text.ts';
import type { DeployerRow } from '../../model/versions/deployer-version.ts';
import { buildRoot } from '../kustomize/build/build-kustomization.ts';
import { IN_ORDER } from '../kustomize/build/build-options.ts';
import { EMPTY_ACCUMULATION } from '../kustomize/load/accumulation.ts';
import type { KustomizeContext } from '../kustomize/load/context.ts';
import { kustomizationOf } from '../kustomize/load/read-kustomization.ts';
import { newRecorder } from '../kustomize/load/recorder.ts';
import { builtInSchema } from '../kustomize/merge/built-in-schema.ts';
import { resourceOf } from '../kustomize/object/resource.ts';
import { patchAsText } from './patch-as-text.ts';
import type { RenderedObjects } from './render-release.ts';

const NOT_APPLIED = words('envfrom does not apply the post-renderer of its release');
/** What a kustomization understands as Flux writes it. */
const FIELDS = ['patches', 'images'] as const;
/** Fields of older versions of the API, whose patches are not texts. */
const OLDER_FIELDS = ['patchesStrategicMerge', 'patchesJson6902'] as const;

/**
 * What Flux makes of a chart's objects with `spec.postRenderers`, one after the other: patches and images of kustomize. Whether hooks pass through them
 * says `postRenderStrategy`, by default the version of Flux. A renderer that cannot be applied here leaves the objects as they are, and the release
 * in part.
 */
export function postRendered(
  release: Manifest,
  rendered: RenderedObjects,
  context: KustomizeContext,
  version: Pick<DeployerRow, 'postRendersHooks'>,
): RenderedObjects {
  const strategy = strategyOf(release, version);
  const hooks = rendered.objects.filter(isHook);
  const others = rendered.objects.filter((each) => !isHook(each));
  const parts =
    strategy === 'combined'
      ? [render(release, rendered.objects, context)]
      : [
          render(release, others, context),
          strategy === 'separate'
            ? render(release, hooks, context)
            : { objects: hooks, isWhole: true },
        ];
  const isWhole = parts.every((part) => part.isWhole);
  return {
    ...rendered,
    objects: parts.flatMap(({ objects }) => objects),
    partial: isWhole ? rendered.partial : [...rendered.partial, NOT_APPLIED],
  };
}

/** helm-controller has the field since 1.6; before, no hook is post-rendered. */
function strategyOf(
  { node, dialect }: Manifest,
  { postRendersHooks = false }: Pick<DeployerRow, 'postRendersHooks'>,
): string {
  if (!postRendersHooks) return 'nohooks';
  return scalarText(valueAt(node, 'spec', 'postRenderStrategy'), dialect) || 'combined';
}

interface PostRendered {
  readonly objects: readonly Manifest[];
  /** Every renderer was applied. */
  readonly isWhole: boolean;
}

function render(
  release: Manifest,
  before: readonly Manifest[],
  context: KustomizeContext,
): PostRendered {
  let objects = before;
  let isWhole = true;
  for (const renderer of itemsAt(release.node, 'spec', 'postRenderers')) {
    const kustomize = mapAt(renderer, 'kustomize');
    const applied = kustomize && applyOne(kustomize, objects, context);
    if (applied === undefined) isWhole = false;
    else objects = applied;
  }
  return { objects, isWhole };
}

function applyOne(
  kustomize: MapNode,
  objects: readonly Manifest[],
  context: KustomizeContext,
): readonly Manifest[] | undefined {
  const entries = [
    ...FIELDS.flatMap((field) => entryOf(kustomize, field) ?? []),
    ...OLDER_FIELDS.flatMap((field) => entryOf(kustomize, field) ?? []).map(withTexts),
  ];
  // A file is nothing that Flux would read here.
  const hasPath = itemsAt(kustomize, 'patches').some((each) => valueAt(each, 'path') !== undefined);
  if (hasPath || entries.length !== kustomize.entries.length) return undefined;
  const root = kustomizationOf({ ...kustomize, entries }, kustomize.file);
  const schema = builtInSchema();
  const resources = objects.map(({ node }) => resourceOf(node, schema));
  const start = { ...EMPTY_ACCUMULATION, resources };
  const recorder = newRecorder();
  const built = buildRoot(context, '', root, IN_ORDER, recorder, start);
  if (built.failed || built.partial.length > 0) return undefined;
  return built.objects;
}

/** The patches of a field as texts: those of `patchesStrategicMerge` themselves, those of `patchesJson6902` next to their targets. */
function withTexts(entry: Entry): Entry {
  const { value } = entry;
  if (value.kind !== 'sequence') return entry;
  const items = value.items.map((item) =>
    entry.name === 'patchesStrategicMerge' ? patchAsText(item) : withTextOfPatch(item),
  );
  return entryWith(entry, { ...value, items });
}

function withTextOfPatch(item: YamlNode): YamlNode {
  if (item.kind !== 'map') return item;
  const entries = item.entries.map((each) =>
    each.name === 'patch' && each.value.kind === 'sequence'
      ? entryWith(each, patchAsText(each.value))
      : each,
  );
  return { ...item, entries };
}
