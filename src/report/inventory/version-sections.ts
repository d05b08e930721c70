import { DEPLOYER_TITLES, type DeployerVersion } from '../../model/versions/deployer-version.ts';
import type { Build } from '../../model/manifest.ts';
import type { Report } from '../../model/report.ts';
import { placeOf } from '../../model/span.ts';
import type { Section } from '../document/document.ts';
import { section } from '../document/parts.ts';

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

/** `Flux 2.7 (Helm 3.19.2, kustomize 5.7.1): clusters/prod/gotk-components.yaml:4` */
export function versionText({
  deployer,
  version,
  helm,
  kustomize,
  known,
}: DeployerVersion): string {
  const name = `${DEPLOYER_TITLES[deployer]} ${version} (Helm ${helm}, kustomize ${kustomize})`;
  switch (known.by) {
    case 'settings':
      return `${name}: as the settings say`;
    case 'repository':
      return `${name}: as ${placeOf(known.at)} says`;
    default:
      return `${name}: assumed, because nothing here says which version runs`;
  }
}
