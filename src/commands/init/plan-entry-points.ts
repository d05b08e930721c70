import type { Report } from '../../model/report.ts';
import { environmentOf as environmentMeant } from '../../references/scope/environment-word.ts';
import { isInExamples } from '../../render/deployed/example-folders.ts';
import { environmentOf, WITH } from '../../render/releases/environment-of.ts';

/** A release of a chart to declare, if people say so. */
interface FoundEntryPoint {
  readonly chart: string;
  readonly values: readonly string[];
  readonly cluster: string;
}

/** The charts that nothing here deploys and that have values files of environments (`values-prod.yaml`), with which they can be rendered. */
export function planEntryPoints({ builds }: Report): readonly FoundEntryPoint[] {
  return builds.flatMap((build) => {
    const { id, folder = id, kind, deployment, objects, failures } = build;
    if (kind !== 'chart' || deployment?.evidence.kind !== 'chart') return [];
    if (objects.length === 0 || failures.length > 0 || isInExamples(folder)) return [];
    const cluster = environmentOf(build);
    if (cluster === undefined || environmentMeant(cluster) === undefined) return [];
    return [{ chart: folder, values: [id.slice(folder.length + WITH.length)], cluster }];
  });
}
