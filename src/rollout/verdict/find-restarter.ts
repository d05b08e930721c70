import type { Build } from '../../model/manifest.ts';
import { logicalName } from '../../model/names/written-name.ts';
import { entriesAt } from '../../model/node.ts';
import { DEFAULT_RELOADER, type ReloaderSettings } from '../../model/settings.ts';
import type { Source } from '../../model/source.ts';
import type { Workload } from '../../model/workload.ts';
import { CHECKSUM_NAME } from '../templates/compare-templates.ts';
import { varies } from '../templates/varying.ts';
import { reloadOf } from './reloader.ts';
import { triggerOf } from './triggers.ts';

/**
 * The mechanism by which a changed source reaches the running pods of a workload that uses it: the hash in its name, an immutable copy, a
 * checksum annotation, one that differs in each release of the chart that makes both, Reloader, a trigger. Undefined if the manifests have none.
 * `build` is that of the workload.
 */
export function restarterOf(
  workload: Workload,
  source: Source,
  build: Build | undefined,
  reloader: ReloaderSettings = DEFAULT_RELOADER,
): string | undefined {
  if (logicalName(source) !== source.name) return 'the hash in its name';
  if (source.immutable) return 'its immutability';
  const { podMetadata } = workload;
  const isOfRelease = source.build === workload.build;
  const checksum = entriesAt(podMetadata, 'annotations').find(
    ({ name, value }) => CHECKSUM_NAME.test(name) || (isOfRelease && varies(value, build)),
  );
  if (checksum !== undefined) return `the annotation ${checksum.name}`;
  if (triggerOf(workload, source.kind, source.name) !== undefined) return 'envfrom rollout';
  const change = {
    before: source,
    after: source,
    build: source.build,
    name: source.name,
    keys: [],
    refusal: undefined,
  };
  return reloadOf(workload, change, true, reloader)?.reloads === true ? 'Reloader' : undefined;
}
