import type { Build } from '../../model/manifest.ts';
import type { Report } from '../../model/report.ts';
import type { Section } from '../document/document.ts';
import { section } from '../document/parts.ts';
import { versionText } from '../text/deployer-version.ts';

/** Which versions of Flux and Argo CD deploy the builds of a report, and how that is known. */
export function versionSections({ builds }: Pick<Report, 'builds'>): readonly Section[] {
  const lines = [...new Set(builds.flatMap(linesOf))].toSorted();
  if (lines.length === 0) return [];
  const nodes = lines.map((text) => ({ text, children: [] }));
  return [section('Versions', [{ kind: 'tree', nodes }])];
}

function linesOf({ deployerVersion }: Build): readonly string[] {
  return deployerVersion === undefined ? [] : [versionText(deployerVersion)];
}
