import { splitSubscript } from '../../src/kubernetes/split-subscript.ts';
import type { VolumeFiles } from '../../src/model/environment.ts';
import { NEWEST_KUBERNETES } from '../../src/model/versions/kubernetes-version.ts';
import { readEnvFile } from '../../src/resolve/env-file.ts';
import { targetPathRefusal } from '../../src/resolve/target-path.ts';
import { volumeFiles } from '../../src/resolve/volume-files.ts';
import { volumesOf } from '../../src/resolve/volumes-of.ts';
import { manifestText, resolveText, vectorValue } from './engine.ts';
import { isObject, objectAt, objectsAt, stringAt } from './json.ts';
import { base64Of, mapValues } from './kubelet-manifests.ts';
import { compare, runCases } from './run-cases.ts';
import type { GroupResult, JsonObject, Outcome, Vectors } from './types.ts';

const GROUPS: readonly (readonly [string, (one: JsonObject) => Outcome])[] = [
  ['volumePayload', checkPayload],
  ['targetPath', checkTargetPath],
  ['envFile', checkEnvFile],
  ['resourceField', checkResource],
  ['fieldPath', checkFieldPath],
  ['fieldPathSubscript', checkSubscript],
];

/** Whether a file has any of these groups. */
export function holdsVolumes(json: JsonObject): boolean {
  return GROUPS.some(([group]) => Array.isArray(json[group]));
}

/** Payloads of volumes, target paths, env files, resource and field paths. */
export function runVolumes({ json }: Vectors): readonly GroupResult[] {
  return GROUPS.filter(([group]) => Array.isArray(json[group])).map(([group, check]) =>
    runCases(group, objectsAt(json, group), check),
  );
}

function checkPayload(one: JsonObject): Outcome {
  const isSecret = one['kind'] === 'Secret';
  const { data, binaryData } = objectAt(one, 'object');
  const source = {
    apiVersion: 'v1',
    kind: one['kind'],
    metadata: { name: 's', namespace: 'default' },
    data: isSecret && isObject(data) ? mapValues(data, base64Of) : (data ?? {}),
    binaryData,
  };
  const items = objectsAt(one, 'items').map(({ key, path, mode }) => ({
    key,
    path,
    mode: modeOf(mode),
  }));
  const volume = {
    [isSecret ? 'secretName' : 'name']: 's',
    defaultMode: modeOf(one['defaultMode']),
    optional: one['optional'],
    items,
  };
  const files = filesOf({ [isSecret ? 'secret' : 'configMap']: volume }, {}, [source]);
  return compare(answerOf(files), { files: one['files'], error: one['error'] });
}

function answerOf({ files, refusals }: VolumeFiles): JsonObject {
  if (refusals[0] !== undefined) return { error: refusals[0].message };
  const entries = Array.from(files(), ([path, { value, mode }]): [string, object] => {
    const text = vectorValue(value);
    const data = typeof text === 'string' ? { text } : text;
    return [path, { data, mode: `0${mode.toString(8)}` }];
  });
  return { files: Object.fromEntries(entries) };
}

function modeOf(text: unknown): number | undefined {
  return typeof text === 'string' ? Number.parseInt(text, 8) : undefined;
}

/** The files of a volume that a pod mounts. */
function filesOf(volume: object, metadata: JsonObject, others: readonly object[]): VolumeFiles {
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { namespace: 'default', ...metadata },
    spec: {
      volumes: [{ name: 'v', ...volume }],
      containers: [{ name: 'c', image: 'x', volumeMounts: [{ name: 'v', mountPath: '/v' }] }],
    },
  };
  const uid = stringAt(metadata, 'uid');
  const facts = uid === undefined ? {} : { podUid: uid };
  const [resolved] = resolveText(manifestText([pod, ...others]), facts).pods;
  const found = resolved && volumesOf(resolved.workload).get('v');
  const files = found && volumeFiles(found, resolved);
  if (files === undefined) throw new Error('the volume has no files');
  return files;
}

/** `@long:4097:aaaa` stands for a path of 4097 bytes. */
function checkTargetPath(one: JsonObject): Outcome {
  const written = stringAt(one, 'path') ?? '';
  const long = /^@long:(\d+):(.)/.exec(written);
  const path = long === null ? written : (long[2] ?? '').repeat(Number(long[1]));
  const error = targetPathRefusal(path);
  return compare(
    { valid: error === undefined, error },
    { valid: one['valid'], error: one['error'] },
  );
}

function checkEnvFile(one: JsonObject): Outcome {
  const [content = '', key = ''] = [stringAt(one, 'content'), stringAt(one, 'key')];
  const found = readEnvFile(content, key, NEWEST_KUBERNETES);
  const actual = found.kind === 'value' ? { value: found.value } : { error: found.message };
  return compare(actual, { value: one['value'], error: one['error'] });
}

/** Asked from an ephemeral container, which no name finds. */
function checkResource(one: JsonObject): Outcome {
  const { resource, divisor, containerName, containers, initContainers } = one;
  const resourceFieldRef = { resource, divisor, containerName };
  const env = [{ name: 'X', valueFrom: { resourceFieldRef } }];
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'p', namespace: 'default' },
    spec: { containers, initContainers, ephemeralContainers: [{ name: 'ask', env }] },
  };
  const { environments } = resolveText(manifestText([pod]), { allocatable: new Map() });
  const asked = environments.at(-1);
  const error = asked?.failures[0]?.message;
  const expected = vectorValue(asked?.bindings[0]?.value ?? []);
  return compare(error === undefined ? { expected } : { error }, {
    expected: one['expected'],
    error: one['error'],
  });
}

function checkFieldPath(one: JsonObject): Outcome {
  const metadata = objectAt(one, 'metadata');
  if (Object.keys(metadata).length === 0 && 'error' in one) {
    const reason = 'asks about a Go value that is no API object; every manifest is one';
    return { kind: 'out-of-scope', reason };
  }
  const fieldRef = { fieldPath: one['fieldPath'] };
  const { files, refusals } = filesOf(
    { downwardAPI: { items: [{ path: 'f', fieldRef }] } },
    metadata,
    [],
  );
  const [refusal] = refusals;
  const value = vectorValue(files().get('f')?.value ?? []);
  return compare(refusal === undefined ? { value } : { error: refusal.message }, {
    value: one['value'],
    error: one['error'],
  });
}

function checkSubscript(one: JsonObject): Outcome {
  const fieldPath = stringAt(one, 'fieldPath') ?? '';
  const split = splitSubscript(fieldPath);
  return compare(
    { ok: split !== undefined, path: split?.path ?? fieldPath, subscript: split?.subscript ?? '' },
    { ok: one['ok'], path: one['path'], subscript: one['subscript'] },
  );
}
