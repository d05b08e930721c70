import { IN_CLUSTER, sourcesOfApplication } from '../../model/elsewhere/argo-application.ts';
import { DEFAULT_LIMITS } from '../../model/limits.ts';
import type { Dialect, Manifest } from '../../model/manifest.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { itemsAt, mapAt, valueAt, type YamlNode } from '../../model/node.ts';
import { manifestsIn, type ParsedFile } from '../../model/parsed-file.ts';
import { scalarText } from '../../model/scalars/scalar-text.ts';
import { hostSpan, type Span } from '../../model/span.ts';
import type { DeployerName, DeployerRow } from '../../model/versions/deployer-version.ts';
import { parseText } from '../../parse/parse-text.ts';
import { knownVersion, ofArgoChart } from './known-versions.ts';

/** A version of a deployer that a file of the repository installs. */
export interface WrittenVersion {
  readonly row: DeployerRow;
  readonly isRange: boolean;
  /** Where it says so. */
  readonly at: Span;
  /** The folder of the file. */
  readonly folder: string;
}

/** A text that says a version, and where it stands. */
interface Said {
  readonly deployer: DeployerName;
  readonly text: string;
  readonly at: Span;
}

/** The version of kustomize-controller and that of Flux have the same minor number (see the modules in deployers/flux.yaml). */
const CONTROLLER_IMAGE = /(?:^|\/)kustomize-controller:v?1\.(\d+)(?:[.@]|$)/;
const ARGO_IMAGE = /(?:^|\/)argoproj\/argocd(?=[:@]|$)/;
/** `https://raw.githubusercontent.com/argoproj/argo-cd/v3.4.1/manifests/install.yaml`, `https://github.com/argoproj/argo-cd//manifests/ha?ref=v3.4.1` */
const ARGO_URL = /argoproj\/argo-cd(?:\.git)?(?:\/(v?\d[^/]*)\/|\/.*[?&]ref=([^&]+))/;
const FLUX_URL =
  /fluxcd\/flux2(?:\.git)?\/(?:releases\/download\/(v?\d[^/]*)\/|(v?\d[^/]*)\/|.*[?&]ref=([^&]+))/;

/**
 * The versions of Flux and Argo CD that the files of a repository install: Flux's components (`gotk-components.yaml`), a FluxInstance, the
 * image or chart of Argo CD (also as a dependency), an ArgoCD object of its operator, and the URLs and images of kustomizations.
 */
export function writtenVersions(files: readonly ParsedFile[]): readonly WrittenVersion[] {
  return files.flatMap((file) => {
    const said =
      file.class.kind === 'kustomization'
        ? file.documents.flatMap(({ root }) => saidByKustomization(root))
        : [...manifestsIn(file).flatMap(saidByObject), ...saidByChart(file)];
    return said.flatMap(written);
  });
}

const CHART_FILE = /(?:^|\/)Chart\.ya?ml$/;

/** A chart that depends on that of Argo CD installs it. */
function saidByChart({ path, source }: ParsedFile): readonly Said[] {
  if (source === undefined || !CHART_FILE.test(path) || !source.text.includes('argo-cd')) return [];
  const { documents } = parseText(source, DEFAULT_LIMITS);
  return saidOfCharts(documents.flatMap(({ root }) => itemsAt(root, 'dependencies')));
}

function saidOfCharts(charts: readonly YamlNode[]): readonly Said[] {
  return charts.flatMap((chart) => {
    const version = valueAt(chart, 'version');
    if (version === undefined || textOf(valueAt(chart, 'name')) !== 'argo-cd') return [];
    return [ofChart({ deployer: 'argocd', text: textOf(version), at: version })];
  });
}

/** What objects say that are on their way to a cluster. */
export function versionsIn(objects: readonly Manifest[]): readonly WrittenVersion[] {
  return objects.flatMap(saidByObject).flatMap(written);
}

function written({ deployer, text, at }: Said): readonly WrittenVersion[] {
  const known = text === '' ? undefined : knownVersion(deployer, text);
  if (known === undefined) return [];
  const { row, isRange = false } = known;
  return [{ row, isRange, at, folder: folderOf(hostSpan(at).file.path) }];
}

function saidByObject(object: Manifest): readonly Said[] {
  const { group, kind } = object;
  switch (`${group}/${kind}`) {
    case 'apps/Deployment':
    case 'apps/StatefulSet':
      return [...saidByLabels(object), ...saidByImages(object)];
    case 'fluxcd.controlplane.io/FluxInstance':
      return said('flux', object, 'spec', 'distribution', 'version');
    case 'argoproj.io/ArgoCD':
      return said('argocd', object, 'spec', 'version');
    case 'helm.toolkit.fluxcd.io/HelmRelease':
      return saidByRelease(object);
    case 'argoproj.io/Application':
      return saidByApplication(object);
    default:
      return [];
  }
}

function said(deployer: DeployerName, object: Manifest, ...path: readonly string[]): Said[] {
  const node = valueAt(object.node, ...path);
  return node === undefined ? [] : [{ deployer, text: scalarText(node, object.dialect), at: node }];
}

/** The components of Flux have the version of Flux as a label. */
function saidByLabels(object: Manifest): readonly Said[] {
  const label = (name: string): YamlNode | undefined =>
    valueAt(object.node, 'metadata', 'labels', `app.kubernetes.io/${name}`);
  if (scalarText(label('part-of'), object.dialect) !== 'flux') return [];
  return said('flux', object, 'metadata', 'labels', 'app.kubernetes.io/version');
}

function saidByImages({ node, dialect }: Manifest): readonly Said[] {
  return itemsAt(node, 'spec', 'template', 'spec', 'containers').flatMap(
    (container): readonly Said[] => {
      const image = valueAt(container, 'image');
      const text = scalarText(image, dialect);
      if (image === undefined) return [];
      const controller = CONTROLLER_IMAGE.exec(text)?.[1];
      if (controller !== undefined) {
        return [{ deployer: 'flux', text: `2.${controller}`, at: image }];
      }
      if (!ARGO_IMAGE.test(text)) return [];
      return [{ deployer: 'argocd', text: tagOf(text), at: image }];
    },
  );
}

function tagOf(image: string): string {
  return /:([^:/@]+)(?:@|$)/.exec(image)?.[1] ?? '';
}

function saidByRelease(release: Manifest): readonly Said[] {
  const [tag] = said('argocd', release, 'spec', 'values', 'global', 'image', 'tag');
  const chart = scalarText(
    valueAt(release.node, 'spec', 'chart', 'spec', 'chart'),
    release.dialect,
  );
  if (chart !== 'argo-cd') return [];
  if (tag !== undefined && tag.text !== '') return [tag];
  return said('argocd', release, 'spec', 'chart', 'spec', 'version').map(ofChart);
}

function saidByApplication({ node, dialect }: Manifest): readonly Said[] {
  const destination = mapAt(node, 'spec', 'destination');
  if (!['server', 'name'].some((field) => isHere(valueAt(destination, field), dialect))) return [];
  return sourcesOfApplication(node).flatMap((source) => {
    const chart = scalarText(valueAt(source, 'chart'), dialect);
    const version = valueAt(source, 'targetRevision');
    if (version === undefined || !/(?:^|\/)argo-cd$/.test(chart)) return [];
    const text = scalarText(version, dialect);
    return [ofChart({ deployer: 'argocd', text, at: version })];
  });
}

/** Whether a destination is the cluster of Argo CD itself. */
function isHere(node: YamlNode | undefined, dialect: Dialect): boolean {
  return Object.values(IN_CLUSTER).includes(scalarText(node, dialect));
}

function ofChart({ deployer, text, at }: Said): Said {
  return { deployer, text: ofArgoChart(text) ?? '', at };
}

function textOf(node: YamlNode | undefined): string {
  return scalarText(node, 'kustomize');
}

function saidByKustomization(root: YamlNode | undefined): readonly Said[] {
  const images = itemsAt(root, 'images').flatMap((image): readonly Said[] => {
    const tag = valueAt(image, 'newTag');
    if (tag === undefined || !ARGO_IMAGE.test(textOf(valueAt(image, 'name')))) return [];
    return [{ deployer: 'argocd', text: textOf(tag), at: tag }];
  });
  if (images.length > 0) return images;
  const charts = saidOfCharts(itemsAt(root, 'helmCharts'));
  const bases = [...itemsAt(root, 'resources'), ...itemsAt(root, 'bases')].flatMap(
    (base): readonly Said[] => [
      ...saidByUrl('argocd', ARGO_URL, base),
      ...saidByUrl('flux', FLUX_URL, base),
    ],
  );
  return [...charts, ...bases];
}

function saidByUrl(deployer: DeployerName, url: RegExp, base: YamlNode): readonly Said[] {
  const match = url.exec(textOf(base));
  const text = match?.slice(1).find((each) => each !== undefined);
  return text === undefined ? [] : [{ deployer, text, at: base }];
}
