import { isUndeployed } from '../../model/deployment.ts';
import { appendTo } from '../../model/group-by.ts';
import { unknown } from '../../model/knowable.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import { words } from '../../model/message.ts';
import type { Source, SourceKind } from '../../model/source.ts';
import { hostSpan } from '../../model/span.ts';
import { nearestTo } from './nearest-to.ts';
import type { PlacedEntry } from './walk-entries.ts';

/** The ConfigMaps and Secrets that each cluster gets, as they are applied there: generated, patched, with variables filled in. */
export interface DeployedSources {
  /** Learns from a build that goes to a cluster. */
  readonly recordDeployed: (build: Build, cluster: string) => void;
  /** The one of a name that an entry object reads; undefined where no build so far makes it. */
  readonly find: (
    placed: PlacedEntry,
    kind: SourceKind,
    namespace: string | undefined,
    name: string,
  ) => Source | undefined;
}

/** Knows nothing yet. */
export function deployedSources(
  sourcesOf: (manifest: Manifest) => readonly Source[],
): DeployedSources {
  const byName = new Map<string, { readonly build: Build; readonly object: Manifest }[]>();
  const madeIn = memo(({ objects }: Build) =>
    objects.filter(({ group }) => group !== '').flatMap((each) => sourcesOf(each)),
  );
  return {
    recordDeployed(build, cluster) {
      for (const object of build.objects) {
        const { group, kind, name = '' } = object;
        if (group !== '' || (kind !== 'ConfigMap' && kind !== 'Secret')) continue;
        appendTo(byName, keyOf(cluster, kind, name), { build, object });
      }
    },
    find({ entry, cluster, parent, undeployed }, kind, namespace, name) {
      const fitting = (byName.get(keyOf(cluster, kind, name)) ?? []).filter(
        ({ build, object }) =>
          (undeployed || !isUndeployed(build)) &&
          isIn(namespace, object.namespace ?? build.namespace),
      );
      const inOwn = fitting.filter(({ build }) => build.id === parent);
      const named = fitting.filter(({ object }) => object.namespace === namespace);
      const best = [inOwn, named, fitting].find((some) => some.length > 0) ?? [];
      const here = hostSpan(entry.manifest.node).file.path;
      const found = nearestTo(here, best, ({ object }) => hostSpan(object.node).file.path);
      const source = found && sourcesOf(found.object)[0];
      return found && source && asFilled(source, madeIn(found.build));
    },
  };
}

/** A Secret that a controller fills, too (an ExternalSecret beside it): what is written is there only until then. */
export function asFilled(source: Source, made: readonly Source[]): Source {
  const isFilled = made.some(
    ({ kind, name, namespace }) =>
      kind === source.kind && name === source.name && isIn(namespace, source.namespace),
  );
  return isFilled ? { ...source, keys: unknown(words('a controller fills it')) } : source;
}

function keyOf(cluster: string, kind: string, name: string): string {
  return [cluster, kind, name].join('\0');
}

/** Without a namespace an object goes wherever its build is applied. */
function isIn(namespace: string | undefined, own: string | undefined): boolean {
  return namespace === undefined || own === undefined || own === namespace;
}
