import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileTree } from '../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../src/model/limits.ts';
import type { Manifest } from '../src/model/manifest.ts';
import { messageText } from '../src/model/message.ts';
import { itemsAt, mapAt, valueAt, type YamlNode } from '../src/model/node.ts';
import { NEWEST_HELM } from '../src/model/versions/deployer-version.ts';
import { parseFile } from '../src/parse/parse-file.ts';
import { composeReleaseValues } from '../src/render/flux/helm-release/compose-release-values.ts';
import { releaseNames } from '../src/render/flux/helm-release/release-names.ts';
import { openCharts, type ChartLibrary } from '../src/render/releases/chart-library.ts';
import { fluxChartNeed } from '../src/render/releases/chart-need.ts';
import { previewRelease } from '../src/render/releases/preview/preview-release.ts';
import { renderRelease } from '../src/render/releases/render-release.ts';

/**
 * `compare-preview CHARTS REPOSITORY…`: every HelmRelease of the repositories, previewed from its values and rendered with its real chart from the
 * folder CHARTS (each chart with its library in `charts/`). Compares what environments depend on: names of workloads, ConfigMaps and Secrets,
 * containers, `env`, `envFrom`, mounts and volumes. Prints every difference; exit 1 if there is any.
 */
interface Counts {
  equal: number;
  differ: number;
  refused: number;
  shapeless: number;
  chartless: number;
}

function main([charts = '', ...repositories]: readonly string[]): number {
  const library = openCharts(folderTree(charts), {
    limits: DEFAULT_LIMITS,
    helm: NEWEST_HELM,
    folders: [],
    anyVersion: false,
  });
  const counts: Counts = { equal: 0, differ: 0, refused: 0, shapeless: 0, chartless: 0 };
  for (const repository of repositories) compareAll(repository, library, counts);
  const { equal, differ, refused, shapeless, chartless } = counts;
  console.log(
    `${equal} equal, ${differ} differ, ${refused} that the real chart refuses, ${shapeless} of another shape, ${chartless} previews without a chart to compare with`,
  );
  return differ === 0 ? 0 : 1;
}

function compareAll(repository: string, library: ChartLibrary, counts: Counts): void {
  const tree = folderTree(repository);
  const manifests = tree.paths.flatMap((path) => {
    const parsed = parseFile(path, tree.read(path), DEFAULT_LIMITS);
    if (parsed.class.kind !== 'manifests') return [];
    return parsed.documents.flatMap((document) => document.manifests);
  });
  const find = (kind: string, name: string): Manifest | undefined =>
    manifests.find((each) => each.kind === kind && each.name === name && /source/.test(each.group));
  for (const release of manifests) {
    if (release.kind !== 'HelmRelease') continue;
    const need = fluxChartNeed(release, find);
    const composed = composeReleaseValues(release, {
      findSource: () => ({ kind: 'unknown' }),
      missing: 'leave-out',
      limits: DEFAULT_LIMITS,
    });
    if (need === undefined || composed.kind === 'refused') continue;
    const { releaseName, releaseNamespace } = releaseNames(release);
    const request = {
      values: composed.value.values,
      release: { name: releaseName, namespace: releaseNamespace || 'default' },
      helm: { major: NEWEST_HELM, noteDifference: () => undefined },
      kubernetesVersion: '1.33.0',
      apiVersions: [],
      at: release.node,
    };
    const preview = previewRelease({ ...request, need, isWhole: true }, DEFAULT_LIMITS);
    const real = chartFor(library, need.name, need.version);
    if (preview === undefined) {
      counts.shapeless += 1;
      if (real !== undefined && need.name === 'app-template') {
        console.log(`${repository}/${release.node.file.path}: not previewed`);
      }
      continue;
    }
    if (real === undefined) {
      counts.chartless += 1;
      continue;
    }
    const whole = renderRelease(
      { ...request, chart: real, skipSchemaValidation: true },
      DEFAULT_LIMITS,
    );
    if (whole.failures.length > 0) {
      counts.refused += 1;
      console.log(
        `${repository}/${release.node.file.path}: real: ${messageText(whole.failures[0]?.message ?? '').slice(0, 300)}`,
      );
      continue;
    }
    const [ours, theirs] = [factsOf(preview.objects), factsOf(whole.objects)];
    const missing = theirs.filter((fact) => !ours.includes(fact));
    const extra = ours.filter((fact) => !theirs.includes(fact));
    if (missing.length + extra.length === 0) {
      counts.equal += 1;
      continue;
    }
    counts.differ += 1;
    console.log(`${repository}/${release.node.file.path} (${need.name} ${need.version ?? ''})`);
    for (const fact of missing.slice(0, 8)) console.log(`  - ${fact.slice(0, 400)}`);
    for (const fact of extra.slice(0, 8)) console.log(`  + ${fact.slice(0, 400)}`);
  }
}

/** The chart of the exact version, else the newest of the same major version, else (for what is newer than all) the newest. */
function chartFor(library: ChartLibrary, name: string, version: string | undefined) {
  const [major] = /\d+/.exec(version ?? '') ?? [];
  const wanted = [version, major === undefined ? undefined : `^${major}`, '^4', '>=0'];
  for (const each of wanted) {
    if (each === undefined && version !== undefined) continue;
    const found = newest(library, name, each);
    if (found !== undefined) return found;
  }
  return undefined;
}

function newest(library: ChartLibrary, name: string, version: string | undefined) {
  const found = library.named(name, version);
  return found?.kind === 'chart' ? found.chart : undefined;
}

const WORKLOADS: Readonly<Record<string, readonly string[]>> = {
  Deployment: ['spec', 'template'],
  StatefulSet: ['spec', 'template'],
  DaemonSet: ['spec', 'template'],
  Job: ['spec', 'template'],
  CronJob: ['spec', 'jobTemplate', 'spec', 'template'],
};

/** One line for everything that is compared. */
function factsOf(objects: readonly Manifest[]): readonly string[] {
  return objects.flatMap(({ kind, name, node }) => {
    const own = `${kind} ${name}`;
    if (kind === 'ConfigMap' || kind === 'Secret') {
      return [
        `${own}: ${['type', 'data', 'stringData', 'binaryData'].map((field) => plain(valueAt(node, field))).join(' ')}`,
      ];
    }
    const path = WORKLOADS[kind];
    if (path === undefined) return [];
    const spec = mapAt(node, ...path, 'spec');
    const containers = ['initContainers', 'containers'].flatMap((list) =>
      itemsAt(spec, list).flatMap((container) => {
        const is = `${own} ${list} ${plain(valueAt(container, 'name'))}`;
        const fields = ['env', 'envFrom', 'image', 'command', 'args', 'restartPolicy'];
        return [
          ...fields.map((field) => `${is} ${field}: ${plain(valueAt(container, field))}`),
          ...itemsAt(container, 'volumeMounts').map(
            (mount) => `${is} mount ${sorted(mount, ['name', 'mountPath', 'subPath'])}`,
          ),
        ];
      }),
    );
    const volumes = itemsAt(spec, 'volumes').map(
      (volume) =>
        `${own} volume ${sorted(volume, ['name', 'configMap', 'secret', 'custom', 'projected'])}`,
    );
    const links = `${own} links ${plain(valueAt(spec, 'enableServiceLinks'))}`;
    const labels = `${own} labels ${['name', 'instance', 'component', 'controller'].map((label) => plain(valueAt(mapAt(node, ...path, 'metadata', 'labels'), `app.kubernetes.io/${label}`))).join(' ')}`;
    const lists = ['initContainers', 'containers'].map(
      (list) =>
        `${own} ${list}: ${itemsAt(spec, list)
          .map((each) => plain(valueAt(each, 'name')))
          .join(' ')}`,
    );
    return [...lists, ...containers, ...volumes, links, labels];
  });
}

function sorted(node: YamlNode, fields: readonly string[]): string {
  return fields.map((field) => plain(valueAt(node, field))).join(' ');
}

function plain(node: YamlNode | undefined): string {
  if (node === undefined) return '-';
  if (node.kind === 'scalar') return JSON.stringify(node.text);
  if (node.kind === 'sequence') return `[${node.items.map(plain).join(', ')}]`;
  return `{${node.entries
    .map(({ name, value }) => `${name}: ${plain(value)}`)
    .sort()
    .join(', ')}}`;
}

function folderTree(root: string): FileTree {
  const paths: string[] = [];
  const walk = (folder: string): void => {
    for (const name of readdirSync(join(root, folder))) {
      if (name === '.git' || name === 'node_modules') continue;
      const path = folder === '' ? name : `${folder}/${name}`;
      const found = statSync(join(root, path), { throwIfNoEntry: false });
      if (found?.isDirectory() === true) walk(path);
      else if (found?.isFile() === true) paths.push(path);
    }
  };
  walk('');
  return {
    paths: paths.sort((a, b) => (a < b ? -1 : 1)),
    read: (path) => ({ kind: 'bytes', bytes: readFileSync(join(root, path)) }),
  };
}

process.exitCode = main(process.argv.slice(2));
