import type { Span } from '../../model/span.ts';
import type { Chart } from '../helm/chart/chart.ts';
import type { ThirdParty } from '../helm/output/rendered-file.ts';

/** Repositories of charts, as a dependency names them; `file://` and nothing at all mean a chart of one's own. */
const REPOSITORY = /^(?:https?:|oci:|@|alias:)/;
const ARCHIVE = /\.tgz(?:$|!)/;

/**
 * The files of a release's chart that the people of this repository do not edit: archives, charts that were pulled, and dependencies from
 * repositories of charts below `charts/`; not a chart of this repository that is published there too. Undefined when all are their own. `at` is where the release is given its values.
 */
export function thirdPartyFiles(
  chart: Chart,
  at: Span,
  isPulled: (path: string) => boolean,
): ThirdParty | undefined {
  const folders = thirdPartyFolders(chart, isPulled);
  if (folders.length === 0) return undefined;
  const isThirdParty = (path: string): boolean =>
    folders.some(
      (folder) => path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}!`),
    );
  return { at, isThirdParty, isHidden: false };
}

function thirdPartyFolders(
  { path, metadata, dependencies }: Chart,
  isPulled: (path: string) => boolean,
): readonly string[] {
  if (ARCHIVE.test(path) || isPulled(path)) return [path];
  const fromElsewhere = new Set(
    (metadata.dependencies ?? []).flatMap((declared) =>
      declared !== undefined && REPOSITORY.test(declared.repository.text) ? declared.name.text : [],
    ),
  );
  const isVendored = (below: Chart): boolean =>
    path === '.' ? below.path.startsWith('charts/') : below.path.startsWith(`${path}/charts/`);
  return dependencies.flatMap((below) =>
    fromElsewhere.has(below.metadata.name.text) && isVendored(below)
      ? [below.path]
      : thirdPartyFolders(below, isPulled),
  );
}
