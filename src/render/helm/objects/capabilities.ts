import { EMPTY_TEXT, type Text } from '../text/text.ts';
import { goFunction } from '../value/go-function.ts';
import { STRING, STRINGS, namedType, pointerType, structType } from '../value/go-types.ts';
import type {
  GoFunction,
  GoMethod,
  GoType,
  GoValue,
  ListValue,
  StructValue,
} from '../value/go-value.ts';
import { boolValue, listValue, stringOf, structValue } from '../value/make-value.ts';
import { DEFAULT_API_VERSIONS } from './default-api-versions.ts';
import type { KubeVersion } from './kube-version.ts';

/** The facts about the cluster and Helm that a chart may read. */
export interface Capabilities {
  readonly kubeVersion: KubeVersion;
  /** Besides the built-in ones: `--api-versions`. */
  readonly apiVersions: readonly string[];
}

const BUILD_INFO = {
  3: { version: 'v3.22.0', kubeClient: undefined },
  4: { version: 'v4.3.1', kubeClient: 'v1.37' },
};

/** `.Capabilities`. */
export function capabilitiesValue(
  { kubeVersion, apiVersions }: Capabilities,
  helm: 3 | 4,
): StructValue {
  const room = helm === 3 ? 'chartutil' : 'common';
  const versions = [...DEFAULT_API_VERSIONS, ...apiVersions].map((version) => stringOf(version));
  const set = namedType(`${room}.VersionSet`, STRINGS, { methods: new Map([['Has', has]]) });
  const type = pointerType(structType(`${room}.Capabilities`));
  return structValue(
    new Map<string, GoValue>([
      ['KubeVersion', kubeVersionValue(kubeVersion, helm, room)],
      ['APIVersions', listValue(versions, undefined, set)],
      ['HelmVersion', buildInfo(helm)],
    ]),
    type,
  );
}

function kubeVersionValue(version: KubeVersion, helm: 3 | 4, room: string): StructValue {
  const shown = helm === 3 ? version.plain : version.given;
  // All of its methods belong to the pointer (helm: KubeVersion in pkg/chartutil/capabilities.go).
  const copied = structType(`${room}.KubeVersion`);
  const type = structType(copied.name, {
    methods: new Map<string, GoMethod>([
      ['String', () => constant(version.plain)],
      ['GitVersion', () => constant(shown)],
    ]),
    printed: (): Text => stringOf(version.plain).text,
    copied,
  });
  const fields = new Map([['Version', stringOf(shown)]]);
  if (helm === 4) fields.set('normalizedVersion', stringOf(version.plain));
  fields.set('Major', stringOf(version.major)).set('Minor', stringOf(version.minor));
  return structValue(fields, type);
}

function constant(text: string): GoFunction {
  return goFunction([], () => stringOf(text));
}

function has(receiver: GoValue): GoFunction {
  return goFunction([STRING], ([{ text: wanted }], { noteQuestion }) => {
    const found = isList(receiver) && receiver.items.some((item) => textOf(item) === wanted.text);
    if (!found) noteQuestion('api');
    return boolValue(found);
  });
}

function isList(value: GoValue): value is ListValue {
  return value.kind === 'list';
}

function textOf(value: GoValue): string {
  return (value.kind === 'string' ? value.text : EMPTY_TEXT).text;
}

function buildInfo(helm: 3 | 4): StructValue {
  const { version, kubeClient } = BUILD_INFO[helm];
  const fields = new Map([
    ['Version', stringOf(version)],
    ['GitCommit', stringOf('')],
    ['GitTreeState', stringOf('')],
    ['GoVersion', stringOf('go1.26.8')],
  ]);
  if (kubeClient !== undefined) fields.set('KubeClientVersion', stringOf(kubeClient));
  return structValue(fields, BUILD_INFO_TYPE);
}

const BUILD_INFO_TYPE: GoType<StructValue> = structType('version.BuildInfo', {
  tags: new Map(
    [
      ['Version', 'version'],
      ['GitCommit', 'git_commit'],
      ['GitTreeState', 'git_tree_state'],
      ['GoVersion', 'go_version'],
    ].map(([field = '', json = '']) => [field, { json, omitEmpty: true, embedded: false }]),
  ),
});
