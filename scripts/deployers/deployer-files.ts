import { DEPLOYER_TITLES } from '../../src/model/versions/deployer-version.ts';
import {
  NEWEST_KUBERNETES,
  OLDEST_KUBERNETES,
} from '../../src/model/versions/kubernetes-version.ts';
import { readChartRows, readDeployers, type WrittenDeployer } from './read-deployers.ts';

/** What is written from `deployers/`: the rows as code. */
export function deployerFiles(): readonly { readonly path: string; readonly text: string }[] {
  const rows = readDeployers().map(({ modules: _modules, ...row }) => row);
  const text = `// Written by \`npm run update-generated\` from deployers/.
import type { DeployerRow } from '../../model/versions/deployer-version.ts';

/** The versions of Flux and Argo CD that are known, each oldest first. */
export const DEPLOYER_ROWS: readonly DeployerRow[] = [
${lines(rows)}];

/** The first version of the chart argo-cd that installs a version of Argo CD; undefined: not known from there on. */
export const ARGO_CHARTS: readonly { readonly chart: string; readonly version?: string }[] = [
${lines(readChartRows())}];
`;
  return [
    { path: 'src/render/versions/deployer-rows.ts', text },
    { path: 'docs/supported.md', text: supportedPage() },
  ];
}

function lines(items: readonly object[]): string {
  return items.map((item) => `  ${JSON.stringify(item)},\n`).join('');
}

const CHANGED: readonly (readonly [keyof WrittenDeployer, string])[] = [
  ['strictSubstitution', 'a variable of `postBuild` without a value is an error'],
  ['postRendersHooks', 'hooks pass through post-renderers'],
];

/** Which versions are known, for people. */
function supportedPage(): string {
  const rows = readDeployers();
  const tables = (['argocd', 'flux'] as const).map((deployer) => {
    const own = rows.filter((row) => row.deployer === deployer).toReversed();
    return `## ${DEPLOYER_TITLES[deployer]}

| version | Helm | kustomize | other defaults | read from |
| :--- | :--- | :--- | :--- | :--- |
${tableRows(own)}`;
  });
  return `# Which versions are known

Written by \`npm run update-generated\` from [\`deployers/\`](../deployers).

Kubernetes: 1.${OLDEST_KUBERNETES} to 1.${NEWEST_KUBERNETES}. A version outside of that means the nearest one, with a notice.
What kro makes of its ResourceGraphDefinitions is not rendered: see [limitations](limitations.md).

The version of Flux or Argo CD decides which Helm and kustomize render. It is, in this order: what \`--flux-version\` and \`--argocd-version\` say, or
\`fluxVersion\` and \`argocdVersion\` in the configuration (of a cluster first); what the repository installs in the cluster; the newest. \`envfrom builds\`
shows it. If it is assumed, nothing that only this version refuses is an error: see [\`version-dependent-build\`](../rules/version-dependent-build/README.md).

${tables.join('\n')}`;
}

function tableRows(rows: readonly WrittenDeployer[]): string {
  return rows
    .map((row) => {
      const changed = CHANGED.flatMap(([field, text]) => (row[field] === true ? [text] : []));
      const modules = row.modules.map((each) => `\`${each}\``).join(', ');
      return `| ${row.version} | ${row.helm} | ${row.kustomize} | ${changed.join('; ')} | ${modules} |\n`;
    })
    .join('');
}
