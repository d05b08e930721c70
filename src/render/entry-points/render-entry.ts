import type { FindSource } from '../flux/find-source.ts';
import type { FluxContext } from '../flux/flux-context.ts';
import type { EntryObject } from './entry-object.ts';
import type { PlacedEntry, RenderedEntry } from './plan-builds.ts';
import { renderArgo, type ArgoEntryContext } from './render-argo.ts';
import { renderFlux } from './render-flux.ts';

export interface EntryContext extends ArgoEntryContext {
  readonly flux: FluxContext;
  /** The ConfigMaps and Secrets that the cluster of an entry object has, as far as the repository writes them. */
  readonly findSource: (placed: PlacedEntry) => FindSource;
}

/** Renders what an entry object deploys, whatever its kind. */
export function entryRenderer(context: EntryContext): (placed: PlacedEntry) => RenderedEntry {
  return (placed) => {
    const { entry } = placed;
    const reason = reasonNot(entry, context);
    if (reason !== undefined) return { kind: 'unknown', reason };
    if (entry.kind === 'flux-kustomization') {
      const build = renderFlux(placed, context.flux, context.findSource(placed));
      return { kind: 'builds', builds: [build] };
    }
    const build = renderArgo(placed, context);
    return build === undefined
      ? { kind: 'unknown', reason: 'it deploys nothing from this repository' }
      : { kind: 'builds', builds: [build] };
  };
}

/** Why nothing of an entry object can be rendered, of the source that comes nearest. */
function reasonNot({ sources }: EntryObject, { isOwn }: EntryContext): string | undefined {
  const owned = sources.map((source) => ({ source, own: isOwn(source) }));
  if (owned.some(({ source, own }) => own === 'own' && source.folder !== undefined))
    return undefined;
  if (owned.some(({ own }) => own === 'own')) return 'its path holds a variable';
  if (sources.some(({ chart }) => chart)) return 'its chart is not here';
  return owned.some(({ own }) => own === 'unknown')
    ? 'nothing tells whether its source is this repository'
    : 'its source is another repository';
}
