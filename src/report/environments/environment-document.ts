import type { Environment } from '../../model/environment.ts';
import { nameInCluster, nameOfContainer } from '../../model/names/name-of.ts';
import { placeOf } from '../../model/span.ts';
import type { Block, Column, Section } from '../document/document.ts';
import { fixedLine, paragraph, section } from '../document/parts.ts';
import { shortVersion } from '../text/deployer-version.ts';
import { count } from '../text/words.ts';
import { boundEnvironments, FOR_PEOPLE } from './bound-environments.ts';
import type { EnvironmentOptions } from './environment-options.ts';
import { environmentRows } from './environment-rows.ts';

/** A section per container, as many as people read. */
export function* environmentsDocument(
  environments: readonly Environment[],
  options: EnvironmentOptions,
): Generator<Block> {
  const showBuild = new Set(environments.map(({ workload }) => workload.build)).size > 1;
  const shown = boundEnvironments(environments, FOR_PEOPLE);
  for (const environment of shown.environments) yield sectionOf(environment, options, showBuild);
  if (shown.leftOut === 0) return;
  const more = count(shown.leftOut, 'more container');
  const text = `${more} not shown. Name a workload to see its variables.`;
  yield fixedLine(text, { tone: 'quiet' });
}

const COLUMNS: readonly Column[] = [
  { title: 'NAME', most: 36 },
  { title: 'VALUE', fit: 'anywhere' },
  { title: 'FROM' },
];

/** `Deployment shop/api, container api`, its place, and its variables. */
function sectionOf(
  environment: Environment,
  options: EnvironmentOptions,
  showBuild: boolean,
): Section {
  const { workload, container } = environment;
  const build = showBuild ? `, build ${workload.build}` : '';
  const previewed = workload.previewed === true ? ', previewed from values' : '';
  const rows = environmentRows(environment, options);
  const block: Block =
    rows.length === 0
      ? paragraph('no variables', { tone: 'quiet' })
      : { kind: 'table', columns: COLUMNS, rows };
  const version = options.versionOf(workload.build);
  const by = version === undefined ? '' : `, ${shortVersion(version)}`;
  const asides = [`${placeOf(container.node)}${build}${previewed}${by}`];
  return { ...section(containerTitle(environment), [block]), asides };
}

/** The name of a container and its workload, without backticks. */
export function containerTitle({
  workload,
  container,
}: Pick<Environment, 'workload' | 'container'>): string {
  return `${nameInCluster(workload.manifest)}, ${nameOfContainer(container)}`.replaceAll('`', '');
}
