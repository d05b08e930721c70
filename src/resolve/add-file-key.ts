import { byteLength } from '../go/byte-text.ts';
import { goQuote } from '../go/go-quote.ts';
import { pathBelowRoot } from '../model/names/folder-of.ts';
import { scalarAt, valueAt, type MapNode } from '../model/node.ts';
import { isTrue, scalarText } from '../model/scalars/scalar-text.ts';
import type { EnvEntry } from './env-entry.ts';
import { readEnvFile } from './env-file.ts';
import { EMPTY_VALUE, placeholderValue, textValue } from './value-parts.ts';

/** EnvFiles (KEP-3721) is on by default since 1.35; in 1.34 the field is dropped unless the alpha gate is set. */
const ALPHA_SINCE = 34;
const ON_SINCE = 35;
const MAX_ALPHA_KEY = 128;
const MAX_ALPHA_VALUE = 32 * 1024;

/** A fileKeyRef: one key of an env file in an emptyDir of the pod, which only a running pod has. */
export function addFileKey(entry: EnvEntry, ref: MapNode): void {
  const { name, node, pod, builder } = entry;
  const { dialect, version, facts } = pod;
  const text = (field: string): string => scalarText(scalarAt(ref, field), dialect);
  const [volume, path, key] = [text('volumeName'), text('path'), text('key')];
  const at = scalarAt(ref, 'key') ?? ref;
  const from = { kind: 'file' as const, path, key, at, itemAt: node };
  const isOn = version >= ON_SINCE || (version >= ALPHA_SINCE && facts.files !== undefined);
  if (!isOn) {
    builder.assign(name, EMPTY_VALUE, from);
    return;
  }
  if (pod.workload.core && !pod.mounted().has(volume)) {
    builder.fail(`cannot find the volume ${goQuote(volume)} referenced by FileKeyRef`, ref);
    return;
  }
  const files = facts.files?.get(volume);
  if (files === undefined) {
    const label = `key ${key} of file ${path} in volume ${volume}`;
    builder.assign(name, placeholderValue(label), from);
    return;
  }
  const file = pathBelowRoot(path);
  const found = readKey(files.get(file), key, version);
  const optional = isTrue(valueAt(ref, 'optional'), dialect);
  if (found.kind === 'error') builder.fail(found.message, ref);
  else if (found.value !== '') builder.assign(name, textValue(found.value), from);
  else if (optional) {
    builder.skip({ name, at: node, reason: `optional, and file ${path} has no key ${key}` });
  } else {
    const place = goQuote(`<volume-host-path>/${file}`);
    builder.fail(`environment variable key ${goQuote(key)} not found in file ${place}`, ref);
  }
}

function readKey(
  content: string | undefined,
  key: string,
  version: number,
): ReturnType<typeof readEnvFile> {
  const isAlpha = version < ON_SINCE;
  if (isAlpha && byteLength(key) > MAX_ALPHA_KEY) {
    return failed(`key ${goQuote(key)} exceeds maximum length of ${MAX_ALPHA_KEY} characters`);
  }
  // A file that is not there fails as one that cannot be parsed, also when the reference is optional.
  const found = content === undefined ? undefined : readEnvFile(content, key, version);
  if (found === undefined || found.kind === 'error') {
    return { kind: 'error', message: "couldn't parse env file" };
  }
  if (isAlpha && byteLength(found.value) > MAX_ALPHA_VALUE) {
    return failed(`value for key ${goQuote(key)} exceeds maximum size of 32KB`);
  }
  return found;
}

function failed(what: string): { readonly kind: 'error'; readonly message: string } {
  return { kind: 'error', message: `environment variable ${what}` };
}
