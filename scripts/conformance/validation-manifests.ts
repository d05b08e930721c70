import { isObject, listAt, objectAt, objectsAt, stringAt, stringsAt } from './json.ts';
import type { JsonObject } from './types.ts';

/** A case as a manifest, and where the paths of its answers begin in it. */
interface Rendered {
  readonly manifest: JsonObject;
  /** A path of the answer → the path in the manifest. */
  readonly place: (field: string) => string;
}

type Render = (one: JsonObject) => Rendered;

/** How each group of validation.json becomes a manifest; the neutral schema is explained in the file's notes. */
export const RENDERERS: ReadonlyMap<string, Render> = new Map<string, Render>([
  [
    'keyToPath',
    (one) => ({
      manifest: pod({
        volumes: [{ name: 'v', configMap: { name: 'c', items: [one['input']] } }],
      }),
      place: under('field', 'spec.volumes[0].configMap.items[0]'),
    }),
  ],
  [
    'volume',
    (one) => ({
      manifest: pod({ volumes: one['input'] }),
      place: under('field', 'spec.volumes'),
    }),
  ],
  [
    'env',
    (one) => ({
      manifest: pod(
        { volumes: volumesFor(objectsAt(one, 'input')) },
        { env: objectsAt(one, 'input').map(variable) },
      ),
      place: (field) =>
        field.startsWith('field')
          ? under('field', 'spec.containers[0].env')(field)
          : `spec.containers[0].env[0].${field}`,
    }),
  ],
  [
    'envFrom',
    (one) => ({
      manifest: pod({}, { envFrom: objectsAt(one, 'input').map(envFromItem) }),
      place: under('field', 'spec.containers[0].envFrom'),
    }),
  ],
  ['volumeMount', (one) => mounts(objectAt(one, 'input'))],
  ['secret', asIs],
  ['configMap', asIs],
  [
    'fileKeyRefVolume',
    (one) => ({ manifest: pod(withoutNulls(objectAt(one, 'input'))), place: (field) => field }),
  ],
  [
    'podTemplateWarnings',
    (one) => ({
      manifest: {
        apiVersion: 'v1',
        kind: 'PodTemplate',
        metadata: { name: 't' },
        template: one['podTemplate'],
      },
      place: (field) => `template.${field}`,
    }),
  ],
]);

/** The groups of single strings: a manifest that holds one where that rule decides. */
export const STRING_RENDERERS: ReadonlyMap<string, (value: string) => JsonObject> = new Map([
  ['IsDNS1123Label', (value: string) => pod({ volumes: [{ name: value, emptyDir: {} }] })],
  ['IsDNS1123Subdomain', (value: string) => configMap({ metadata: { name: value } })],
  ['IsConfigMapKey', (value: string) => configMap({ data: { [value]: 'x' } })],
  ['IsRelaxedEnvVarName', (value: string) => pod({}, { env: [{ name: value, value: 'x' }] })],
]);

function asIs(one: JsonObject): Rendered {
  return { manifest: objectAt(one, 'input'), place: (field) => field };
}

function under(root: string, place: string): (field: string) => string {
  return (field) => (field.startsWith(root) ? place + field.slice(root.length) : field);
}

function pod(spec: JsonObject, container: JsonObject = {}): JsonObject {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'p' },
    spec: { containers: [{ name: 'c', image: 'i', ...container }], ...spec },
  };
}

function configMap(parts: JsonObject): JsonObject {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'c' }, ...parts };
}

const VALUE_SOURCES: Readonly<Record<string, string>> = {
  field: 'fieldRef',
  resource: 'resourceFieldRef',
  configMapKey: 'configMapKeyRef',
  secretKey: 'secretKeyRef',
  fileKey: 'fileKeyRef',
};

/** `valueFrom` is one source, or a list of them (none, several). */
function variable(entry: JsonObject): JsonObject {
  if (entry['valueFrom'] === undefined) return entry;
  const sources = Array.isArray(entry['valueFrom'])
    ? listAt(entry, 'valueFrom').filter(isObject)
    : [objectAt(entry, 'valueFrom')];
  const valueFrom = Object.fromEntries(
    sources.map(({ source, ...rest }) => [VALUE_SOURCES[String(source)] ?? String(source), rest]),
  );
  return { ...entry, valueFrom };
}

/** The volumes that entries read files of: the case is about the entry alone. */
function volumesFor(entries: readonly JsonObject[]): readonly JsonObject[] {
  const names = entries.flatMap(
    (entry) => stringAt(objectAt(entry, 'valueFrom'), 'volumeName') ?? [],
  );
  return [...new Set(names)]
    .filter((name) => /^[a-z][-a-z]*$/.test(name))
    .map((name) => ({ name, emptyDir: {} }));
}

function envFromItem(item: JsonObject): JsonObject {
  const { from, ...rest } = item;
  const sources = Array.isArray(from) ? from.filter(isObject) : isObject(from) ? [from] : [];
  const references = sources.map(({ kind, ...reference }) => [
    kind === 'Secret' ? 'secretRef' : 'configMapRef',
    reference,
  ]);
  return { ...rest, ...Object.fromEntries(references) };
}

function mounts(input: JsonObject): Rendered {
  const devices = Object.entries(objectAt(input, 'volumeDevices'));
  const names = stringsAt(input, 'volumes');
  const volumes = [
    ...names.map((name) => ({ name, emptyDir: {} })),
    ...devices
      .filter(([name]) => !names.includes(name))
      .map(([name]) => ({ name, persistentVolumeClaim: { claimName: name } })),
  ];
  const container = {
    volumeMounts: input['mounts'],
    volumeDevices: devices.map(([name, devicePath]) => ({ name, devicePath })),
  };
  return {
    manifest: pod({ volumes }, container),
    place: under('field', 'spec.containers[0].volumeMounts'),
  };
}

function withoutNulls(spec: JsonObject): JsonObject {
  const parts = Object.entries(spec).filter(([, value]) => value !== null);
  // A pod needs a container; where the case has none, the others come from `pod`.
  return Object.fromEntries(parts);
}

/** Why a case cannot be asked of manifests as people write them; undefined when it can. */
export function whyNot(group: string, errors: readonly JsonObject[]): string | undefined {
  if (group.endsWith('Update')) return 'an update: it needs the stored object';
  if (
    errors.some(
      (error) => field(error) === 'metadata.namespace' && text(error).includes('Required'),
    )
  ) {
    return 'kubectl fills in the namespace before anything is validated';
  }
  if (errors.some((error) => field(error).endsWith('fieldRef.apiVersion'))) {
    return 'the API server fills in the apiVersion of a fieldRef before it validates';
  }
  if (errors.some((error) => text(error).includes('must specify a volume type'))) {
    return 'the API server makes a volume without a source an emptyDir before it validates';
  }
  return undefined;
}

function field(error: JsonObject): string {
  return stringAt(error, 'field') ?? '';
}

function text(error: JsonObject): string {
  return stringAt(error, 'text') ?? '';
}
