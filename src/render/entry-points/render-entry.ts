import type { FindSource } from '../flux/find-source.ts';
import type { FluxContext } from '../flux/flux-context.ts';
import type { IsOwn } from './own-sources.ts';
import type { PlacedEntry, RenderedEntry } from './plan-builds.ts';
import { renderFlux } from './render-flux.ts';

export interface EntryContext {
  readonly isOwn: IsOwn;
  readonly flux: FluxContext;
  /** The ConfigMaps and Secrets that the cluster of an entry object has, as far as the repository writes them. */
  readonly findSource: (placed: PlacedEntry) => FindSource;
}

/** Renders what an entry object deploys, whatever its kind. */
export function entryRenderer(context: EntryContext): (placed: PlacedEntry) => RenderedEntry {
  return (placed) => {
    const { kind, sources } = placed.entry;
    const [source] = sources;
    const own = source === undefined ? 'unknown' : context.isOwn(source);
    if (own === 'other') return unknownEntry('its source is another repository');
    if (source?.folder === undefined) return unknownEntry('its path holds a variable');
    if (own === 'unknown')
      return unknownEntry('nothing tells whether its source is this repository');
    if (kind === 'flux-kustomization') {
      const build = renderFlux(placed, context.flux, context.findSource(placed));
      return { kind: 'builds', builds: [build] };
    }
    return unknownEntry('Argo CD applications are not rendered yet');
  };
}

function unknownEntry(reason: string): RenderedEntry {
  return { kind: 'unknown', reason };
}
