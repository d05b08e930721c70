import { posix } from 'node:path';
import { DEFAULT_LIMITS } from '../../../model/limits.ts';
import type { ChartNeed } from '../../../model/manifest.ts';
import { folderOf } from '../../../model/names/folder-of.ts';
import { itemsAt, valueAt, type MapNode, type YamlNode } from '../../../model/node.ts';
import { stringOf } from '../../../model/scalars/resolve-scalar.ts';
import { hostSpan, type SourceFile } from '../../../model/span.ts';
import { parseText } from '../../../parse/parse-text.ts';
import type { ScriptedRelease, ScriptedValues } from '../../releases/scripted/scripted-release.ts';

/** Fields of a release that change nothing of what is rendered, and those that are read. */
const READ = new Set(
  (
    'name namespace chart version values installed labels needs wait waitForJobs timeout atomic cleanupOnFail createNamespace verify devel force ' +
    'historyMax hooks missingFileHandler kubeContext recreatePods disableValidation disableOpenAPIValidation disableValidationOnInstall'
  ).split(' '),
);
/** What a file takes from others. */
const OPENING = ['bases'];
const ENVIRONMENT = /\{\{-?\s*\.Environment\.Name\s*-?\}\}/g;
const MAX_ENVIRONMENTS = 50;
/** Releases of one file that are read. */
const MAX_RELEASES = 300;

/** The releases that a file of Helmfile lists, in each environment; undefined for one that only a run knows. */
export function* helmfileReleases(
  file: SourceFile,
  paths: ReadonlySet<string>,
): Generator<ScriptedRelease | undefined> {
  // What is not YAML before its templates are filled in.
  const { documents, faults } = parseText(file, DEFAULT_LIMITS);
  const roots = documents.flatMap(({ root }) => (root?.kind === 'map' ? [root] : []));
  const releases = roots.flatMap((root) => itemsAt(root, 'releases'));
  if (faults.length > 0 || releases.length === 0) {
    for (let left = file.text.match(LISTED)?.length ?? 0; left > 0; left--) yield undefined;
    return;
  }
  const isOpen = roots.some((root) => OPENING.some((name) => valueAt(root, name) !== undefined));
  const environments = file.text.search(ENVIRONMENT) < 0 ? [''] : environmentsOf(roots);
  const repositories = repositoriesOf(roots);
  for (const [index, release] of releases.entries()) {
    if (valueAt(release, 'chart') === undefined) continue;
    const isTemplated =
      release.kind !== 'map' || release.entries.some(({ name }) => !READ.has(name));
    if (isOpen || isTemplated || index >= MAX_RELEASES || release.kind !== 'map') yield undefined;
    else if (!isSwitchedOff(valueAt(release, 'installed')))
      yield* inEach(release, environments, { paths, repositories });
  }
}

function isSwitchedOff(installed: YamlNode | undefined): boolean {
  return installed?.kind === 'scalar' && installed.text === 'false';
}

interface Surrounding {
  readonly paths: ReadonlySet<string>;
  readonly repositories: ReadonlyMap<string, string>;
}

/** One release, or one for each environment whose files are there. */
function* inEach(
  release: MapNode,
  environments: readonly string[],
  around: Surrounding,
): Generator<ScriptedRelease | undefined> {
  const found = environments.flatMap(
    (environment) => releaseIn(release, environment, around) ?? [],
  );
  if (found.length === 0) yield undefined;
  yield* found;
}

function releaseIn(
  release: MapNode,
  environment: string,
  around: Surrounding,
): ScriptedRelease | undefined {
  const at = hostSpan(release);
  const base = folderOf(at.file.path);
  const text = (name: string): string | undefined => filledIn(valueAt(release, name), environment);
  const [name, namespace] = [text('name'), text('namespace')];
  if (namespace === undefined && valueAt(release, 'namespace') !== undefined) return undefined;
  const chart = chartOf(text('chart') ?? '', text('version'), base, around);
  if (name === undefined || chart === undefined) return undefined;
  const values: ScriptedValues[] = [];
  for (const item of itemsAt(release, 'values')) {
    const each = valuesOf(item, environment, base, around);
    if (each === undefined) return undefined;
    values.push(each);
  }
  return { name, namespace, chart, values, at };
}

/** Undefined for what has other templates, too. */
function filledIn(node: YamlNode | undefined, environment: string): string | undefined {
  const text = stringOf(node, 'kubectl');
  const filled = text?.replaceAll(ENVIRONMENT, environment) ?? '';
  return filled === '' || filled.includes('{{') ? undefined : filled;
}

function chartOf(
  written: string,
  version: string | undefined,
  base: string,
  { paths, repositories }: Surrounding,
): string | ChartNeed | undefined {
  const folder = posix.join(base, written).replace(/\/$/, '');
  if (!folder.startsWith('..') && paths.has(posix.join(folder, 'Chart.yaml'))) return folder;
  if (written.startsWith('oci://'))
    return { name: written.slice(written.lastIndexOf('/') + 1), version, repository: written };
  const [, alias = '', name = ''] = /^([\w.-]+)\/((?:[\w.-]+\/)*[\w.-]+)$/.exec(written) ?? [];
  const repository = repositories.get(alias);
  if (repository === undefined || name === '') return undefined;
  const isOci = repository.startsWith('oci://');
  const last = name.slice(name.lastIndexOf('/') + 1);
  return { name: last, version, repository: isOci ? `${repository}/${name}` : repository };
}

/** A file that is there, or values in place, which no template fills in. */
function valuesOf(
  item: YamlNode,
  environment: string,
  base: string,
  { paths }: Surrounding,
): ScriptedValues | undefined {
  if (item.kind === 'map') {
    const { file, start, end } = hostSpan(item);
    return file.text.slice(start, end).includes('{{') ? undefined : { kind: 'node', node: item };
  }
  const path = posix.join(base, filledIn(item, environment) ?? '');
  return paths.has(path) && !path.endsWith('.gotmpl') ? { kind: 'file', path } : undefined;
}

function environmentsOf(roots: readonly MapNode[]): readonly string[] {
  const names = roots.flatMap((root) => {
    const environments = valueAt(root, 'environments');
    return environments?.kind === 'map' ? environments.entries.map(({ name }) => name) : [];
  });
  return names.length === 0 ? ['default'] : [...new Set(names)].slice(0, MAX_ENVIRONMENTS);
}

/** Repositories of charts by their names; of registries with their scheme. */
function repositoriesOf(roots: readonly MapNode[]): ReadonlyMap<string, string> {
  const repositories = new Map<string, string>();
  for (const item of roots.flatMap((root) => itemsAt(root, 'repositories'))) {
    const name = stringOf(valueAt(item, 'name'), 'kubectl');
    const url = stringOf(valueAt(item, 'url'), 'kubectl')?.replace(/(?<!\/)\/+$/, '');
    if (name === undefined || url === undefined || url.includes('{{')) continue;
    const oci = valueAt(item, 'oci');
    const isOci = oci?.kind === 'scalar' && oci.text === 'true';
    repositories.set(name, isOci && !url.includes('://') ? `oci://${url}` : url);
  }
  return repositories;
}

const LISTED = /^[ \t]*(?:-[ \t]+)?chart:[ \t]*\S/gm;
