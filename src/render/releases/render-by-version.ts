import type { Build, Manifest } from '../../model/manifest.ts';
import { message, words, type Message } from '../../model/message.ts';
import { clusterName } from '../../model/names/message-names.ts';
import { nameNodeOf } from '../../model/node.ts';
import type { Finding } from '../../model/problem.ts';
import {
  DEPLOYER_TITLES,
  helmMajorOf,
  type DeployerVersion,
} from '../../model/versions/deployer-version.ts';
import { goJson } from '../kustomize/tree/go-json.ts';
import { versionsOf } from '../versions/known-versions.ts';
import { versionsIn } from '../versions/written-versions.ts';
import type { RenderingHelm } from './render-release.ts';

/** What an entry object deploys. */
interface Rendered {
  readonly kind: 'builds';
  readonly builds: readonly Build[];
  readonly folders?: readonly string[];
}

/**
 * Renders an entry object with the Helm of the version that deploys it. Where the version is assumed, and Helm 3 may give something else, it is
 * rendered with Helm 3, too: what only one of them refuses is built, and a difference is noted, for nobody knows which of them runs.
 */
export function renderByVersion<Unknown extends { readonly kind: 'unknown' }>(
  manifest: Manifest,
  version: DeployerVersion,
  render: (helm: RenderingHelm) => Rendered | Unknown,
): Rendered | Unknown {
  let mayDiffer = false;
  const noteDifference = (): void => {
    mayDiffer = true;
  };
  const newest = render({ major: helmMajorOf(version), noteDifference });
  if (version.known.by !== 'assumption' || newest.kind !== 'builds') return newest;
  if (!mayDiffer && !newest.builds.some(failsAsChart)) return newest;
  const installed = installedBy(newest.builds, version);
  if (installed !== undefined) {
    return installed === 4 ? newest : render({ major: installed, noteDifference });
  }
  const older = render({ major: 3, noteDifference });
  if (older.kind !== 'builds') return newest;
  return {
    ...newest,
    builds: newest.builds.map((build, at) => joined(build, older.builds[at])),
  };

  function joined(build: Build, other: Build | undefined): Build {
    if (other === undefined || (failsAsChart(build) && failsAsChart(other))) return build;
    const isRefused = failsAsChart(build);
    const what = isRefused
      ? refusedBy(4, build)
      : failsAsChart(other)
        ? refusedBy(3, other)
        : firstDifference(build.objects, other.objects);
    if (what === undefined) return build;
    const at = nameNodeOf(manifest.node);
    const difference = differenceAt(at, what, version);
    return {
      ...(isRefused ? other : build),
      differences: [...(build.differences ?? []), difference],
    };
  }
}

/** The Helm of the deployer that some builds install: what deploys itself is of the version that it installs. */
function installedBy(builds: readonly Build[], { deployer }: DeployerVersion): 3 | 4 | undefined {
  const installed = versionsIn(builds.flatMap(({ objects }) => objects));
  const own = installed.find(({ row }) => row.deployer === deployer);
  return own && helmMajorOf(own.row);
}

function failsAsChart({ failures }: Build): boolean {
  return failures.some(
    ({ of, isForOtherKubernetes }) => of === 'chart' && isForOtherKubernetes !== true,
  );
}

function refusedBy(helm: 3 | 4, { failures }: Build): Message {
  const said = failures.find(({ of }) => of === 'chart')?.message ?? words('');
  return message`Helm ${helm} refuses this release, and Helm ${helm === 4 ? 3 : 4} renders it. ${said}`;
}

/** The first object that differs; its values may be secret. */
function firstDifference(
  newest: readonly Manifest[],
  older: readonly Manifest[],
): Message | undefined {
  const object = firstOutside(newest, older) ?? firstOutside(older, newest);
  if (object === undefined) return undefined;
  return message`Helm 3 and Helm 4 render this release differently: the first object that differs is ${clusterName(object)}`;
}

/** The first object that is not among others in the same words. A build may have two of one name: of the chart, and of a folder beside it. */
function firstOutside(
  objects: readonly Manifest[],
  others: readonly Manifest[],
): Manifest | undefined {
  const known = new Set(others.map((other) => `${identityOf(other)} ${textOf(other)}`));
  return objects.find((object) => !known.has(`${identityOf(object)} ${textOf(object)}`));
}

/**
 * An object without line breaks at the ends of its texts: Helm 4 leaves a blank line between documents, where readers of YAML streams drop
 * the last line break of a document (kubernetes: splitYAMLDocument in apimachinery/pkg/util/yaml/decoder.go). Nobody can act on that.
 */
function textOf({ group, node }: Manifest): string {
  const text = goJson(node).replaceAll(/(?:\\n)+"/g, '"');
  return text.includes(':null') && !group.includes('.') ? withoutNulls(text) : text;
}

/** Fields whose values are texts, of which `null` is an empty one. */
const TEXTS: ReadonlySet<string> = new Set(
  'data stringData binaryData labels annotations matchLabels nodeSelector parameters'.split(' '),
);

/** An object of Kubernetes' own without the fields that are null: it decodes them as if they were not there. */
function withoutNulls(text: string): string {
  const parsed: unknown = JSON.parse(text);
  return JSON.stringify(parsed, (key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && !TEXTS.has(key)
      ? Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null))
      : value,
  );
}

function identityOf({ apiVersion, kind, namespace = '', name = '' }: Manifest): string {
  return JSON.stringify([apiVersion, kind, namespace, name]);
}

function differenceAt(at: Finding['at'], what: Message, version: DeployerVersion): Finding {
  const { deployer } = version;
  const title = DEPLOYER_TITLES[deployer];
  const first = versionsOf(deployer).find((row) => helmMajorOf(row) === 4)?.version ?? '';
  const key = deployer === 'argocd' ? 'argocdVersion' : 'fluxVersion';
  return {
    at,
    message: message`${what}. ${title} ${first} and later have Helm 4, earlier versions have Helm 3, and nothing in this repository says which one runs.`,
    help: message`Name the version with \`${key}\` in the configuration.`,
    cause: `${title} with Helm 3 or Helm 4`,
    onePerCause: true,
  };
}
