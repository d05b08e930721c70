import { message } from '../../../model/message.ts';
import {
  entryOf,
  itemsAt,
  mapAt,
  scalarAt,
  valueAt,
  type MapNode,
  type ScalarNode,
  type YamlNode,
} from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { isTrue, scalarText } from '../../../model/scalars/scalar-text.ts';
import { refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';
import { helmParameters, type HelmParameter } from './helm-parameters.ts';
import { resolveFile, valueFiles, type HelmFile, type Resolving } from './value-files.ts';

/** How Argo CD calls `helm template` for a source. Values: the files in order, then `inline`, then the parameters, and then the files of parameters. */
export interface HelmRequest {
  /** The chart's folder. */
  readonly folder: string;
  readonly releaseName: string;
  /** Where the release name was written; undefined where the Application's name serves. */
  readonly releaseNameAt: YamlNode | undefined;
  /** Empty: helm's default. */
  readonly namespace: string;
  readonly kubeVersion: string;
  readonly apiVersions: readonly string[];
  readonly valueFiles: readonly HelmFile[];
  readonly ignoresMissing: boolean;
  /** `valuesObject`, or the text of `values`. */
  readonly inline: InlineValues | undefined;
  readonly parameters: readonly HelmParameter[];
  readonly fileParameters: readonly FileParameter[];
  readonly includeCrds: boolean;
  readonly skipTests: boolean;
  readonly skipSchemaValidation: boolean;
}

type InlineValues =
  | { readonly kind: 'object'; readonly node: YamlNode }
  | { readonly kind: 'text'; readonly node: ScalarNode };

/** A `--set-file`. */
export interface FileParameter {
  readonly name: string;
  readonly file: HelmFile;
}

interface HelmRequestFacts extends Resolving {
  readonly source: MapNode;
  readonly appName: string;
  /** `destination.namespace`. */
  readonly namespace: string;
  /** The cluster's version, where the source does not say one. */
  readonly kubeVersion: string;
}

/** The call of helm for a source with a chart (Argo CD 3.5), every argument with its place in the Application. */
export function helmRequest(facts: HelmRequestFacts): BuildResult<HelmRequest> {
  const { source, folder, env } = facts;
  const helm = mapAt(source, 'helm');
  const version = scalarAt(helm, 'version');
  const helmVersion = scalarText(version, 'kubectl');
  if (version !== undefined && !['', 'v3', 'v4'].includes(helmVersion)) {
    return refused(version, `helm chart version '${helmVersion}' is not supported`, {
      message: message`Argo CD does not have the Helm that this asks for, \`${helmVersion}\``,
      help: message`Remove \`version\`.`,
    });
  }
  const kubeVersion = kubeVersionOf(facts);
  if (kubeVersion.kind === 'refused') return kubeVersion;
  const flag = (name: string) => isTrue(valueAt(helm, name), 'kubectl');
  const ignoresMissing = flag('ignoreMissingValueFiles');
  const values = valueFiles(itemsAt(helm, 'valueFiles'), ignoresMissing, facts);
  if (values.kind === 'refused') return values;
  const files = fileParameters(helm, facts);
  if (files.kind === 'refused') return files;
  return done({
    folder,
    ...releaseOf(helm, facts),
    kubeVersion: kubeVersion.value,
    // A flag of helm that takes several, with commas.
    apiVersions: itemsAt(helm, 'apiVersions').flatMap((node) =>
      scalarText(node, 'kubectl').split(','),
    ),
    valueFiles: values.value,
    ignoresMissing,
    inline: inlineValues(helm),
    parameters: helmParameters(helm, env),
    fileParameters: files.value,
    includeCrds: !flag('skipCrds'),
    skipTests: flag('skipTests'),
    skipSchemaValidation: flag('skipSchemaValidation'),
  });
}

type Release = Pick<HelmRequest, 'releaseName' | 'releaseNameAt' | 'namespace'>;

/** An Application outside of Argo CD's namespace is called `namespace_name`. */
function releaseOf(
  helm: MapNode | undefined,
  { appName, namespace, source }: HelmRequestFacts,
): Release {
  const given = scalarAt(helm, 'releaseName');
  const own = appName.slice(appName.indexOf('_') + 1);
  const namespaces = [
    scalarText(scalarAt(helm, 'namespace'), 'kubectl'),
    scalarText(scalarAt(source, 'kustomize', 'namespace'), 'kubectl'),
    namespace,
  ];
  return {
    releaseName: scalarText(given, 'kubectl') || own || appName,
    releaseNameAt: given,
    namespace: namespaces.find((text) => text !== '') ?? '',
  };
}

/** The version that a source gives, of `helm` before `kustomize`; else the cluster's. */
export function kubeVersionOf({
  source,
  kubeVersion,
}: Pick<HelmRequestFacts, 'source' | 'kubeVersion'>): BuildResult<string> {
  const given = ['helm', 'kustomize']
    .map((block) => scalarAt(source, block, 'kubeVersion'))
    .find((node) => scalarText(node, 'kubectl') !== '');
  if (given === undefined) return done(kubeVersion);
  const text = scalarText(given, 'kubectl');
  const version = plainKubeVersion(text);
  if (version !== undefined) return done(version);
  return refused(given, `could not parse kubernetes version ${text}`, {
    message: message`\`${text}\` is not a version of Kubernetes`,
  });
}

function inlineValues(helm: MapNode | undefined): InlineValues | undefined {
  const object = entryOf(helm, 'valuesObject')?.value;
  if (object !== undefined) return { kind: 'object', node: object };
  const text = scalarAt(helm, 'values');
  return text === undefined || text.text === '' ? undefined : { kind: 'text', node: text };
}

function fileParameters(
  helm: MapNode | undefined,
  facts: HelmRequestFacts,
): BuildResult<readonly FileParameter[]> {
  const found = new Map<string, FileParameter>();
  for (const parameter of itemsAt(helm, 'fileParameters')) {
    const name = scalarText(scalarAt(parameter, 'name'), 'kubectl');
    const file = resolveFile(scalarAt(parameter, 'path') ?? parameter, facts);
    if (file.kind === 'refused') return file;
    found.delete(name);
    found.set(name, { name, file: file.value });
  }
  return done([...found.values()]);
}

const GENERIC = /^\s*v?([0-9]+(?:\.[0-9]+)*)/;

/** `1.30.2` for `v1.30.2+k3s1`; undefined for what is not a version (apimachinery's ParseGeneric). */
function plainKubeVersion(text: string): string | undefined {
  const parts = GENERIC.exec(text)?.[1]?.split('.');
  const [major = ''] = parts ?? [];
  if (parts === undefined || parts.length < 2 || /^0./.test(major)) return undefined;
  return parts.map((part) => String(BigInt(part))).join('.');
}
