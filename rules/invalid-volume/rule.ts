import { nameOfManifest } from '../../src/model/name-of.ts';
import type { MapNode } from '../../src/model/node.ts';
import { entryOf } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { resolveScalar } from '../../src/model/resolve-scalar.ts';
import { rulePerWorkload } from '../../src/model/rule-constructors.ts';
import { shapeNamed } from '../../src/model/shape/find-shape-faults.ts';
import type { Span } from '../../src/model/span.ts';
import { nameOfVolume } from '../../src/model/validation/check-volume-references.ts';
import { headOf, isSet, setMap, textField } from '../../src/model/validation/field.ts';
import { isValidated } from '../../src/model/validation/is-validated.ts';
import { faultOfLabel } from '../../src/model/validation/names.ts';
import { refusal } from '../../src/model/validation/refusal.ts';
import { textFaultFinding, textFaults } from '../../src/model/validation/text-fault.ts';
import type { VolumeItem } from '../../src/model/validation/volume-items.ts';
import {
  projectionItems,
  volumeItems,
  volumeParts,
} from '../../src/model/validation/volume-items.ts';
import type { Workload } from '../../src/model/workload.ts';

const SOURCES = fieldsOf('Volume').filter((field) => field !== 'name');
const PROJECTIONS = fieldsOf('VolumeProjection');
/** Seconds a projected token may live at least. */
const SHORTEST_TOKEN = 600;

export const rule = rulePerWorkload(
  {
    id: 'invalid-volume',
    summary: 'A volume has no valid name, the name of another, or not exactly one source.',
    severity: 'error',
    group: 'volumes',
    since: '0.1.0',
  },
  function* (workload) {
    if (!isValidated(workload)) return;
    const taken = new Map<string, Span>();
    for (const volume of volumeItems(workload)) {
      yield* nameFaults(volume, workload, taken);
      yield* sourceFaults(volume, workload);
      yield* projectionFaults(volume, workload);
      yield* downwardFaults(volume, workload);
    }
  },
);

function fieldsOf(struct: string): readonly string[] {
  return [...(shapeNamed(struct)?.fields.keys() ?? [])];
}

function* nameFaults(
  volume: VolumeItem,
  workload: Workload,
  taken: Map<string, Span>,
): Iterable<Finding> {
  const { node, path } = volume;
  const check = { empty: 'Required value', faultOf: faultOfLabel };
  for (const fault of textFaults(node, 'name', path, workload.manifest.road, check)) {
    const help = 'Name it with lower case letters, digits and `-`, at most 63.';
    yield textFaultFinding(`A volume of ${nameOfManifest(workload.manifest)}`, 'name', fault, help);
  }
  const name = textField(node, 'name', workload.manifest.road);
  if (name.kind !== 'text') return;
  const first = taken.get(name.text);
  if (first === undefined) {
    taken.set(name.text, name.at);
    return;
  }
  yield {
    at: name.at,
    message: `${nameOfManifest(workload.manifest)} has two volumes named \`${name.text}\`. ${refusal(`${path}.name`, `Duplicate value: ${JSON.stringify(name.text)}`)}`,
    help: 'Rename one of them, and its mounts.',
    related: [{ at: first, message: 'first here' }],
  };
}

/** The API server keeps the first source in an order of its own and names the others. */
function* sourceFaults(volume: VolumeItem, workload: Workload): Iterable<Finding> {
  const { node, path } = volume;
  const set = SOURCES.filter((source) => isSet(node, source, workload.manifest.road));
  const extra = SOURCES_IN_ORDER.filter((source) => set.includes(source)).slice(1);
  if (extra.length === 0) return;
  const [last = ''] = extra;
  yield {
    at: entryOf(node, last)?.key ?? headOf(node),
    message: `${nameOfVolume(volume, workload)} has ${set.length} sources: ${set.map((source) => `\`${source}\``).join(', ')}. ${refusal(`${path}.${last}`, 'Forbidden: may not specify more than 1 volume type')}`,
    help: 'Keep one of them, or put several ConfigMaps and Secrets into one `projected` volume.',
    related: set.flatMap((source) => {
      const entry = entryOf(node, source);
      return entry === undefined || source === last
        ? []
        : [{ at: entry.key, message: `\`${source}\` is here` }];
    }),
  };
}

function* projectionFaults(volume: VolumeItem, workload: Workload): Iterable<Finding> {
  const { road } = workload.manifest;
  const who = nameOfVolume(volume, workload);
  for (const { node, path, index } of projectionItems(volume, workload)) {
    const set = PROJECTIONS.filter((source) => isSet(node, source, road));
    const what = `Source ${index + 1} of ${lower(who)}`;
    if (set.length === 0) {
      yield {
        at: headOf(node),
        severity: 'warning',
        message: `${what} is empty, so it adds nothing. The API server warns: \`volume ${JSON.stringify(volume.name)} (Projected) has no sources provided\`.`,
        help: 'Add `configMap`, `secret`, `downwardAPI` or `serviceAccountToken`.',
      };
    } else if (set.length > 1) {
      yield {
        at: entryOf(node, set[1] ?? '')?.key ?? headOf(node),
        message: `${what} is ${set.length} sources at once: ${set.map((source) => `\`${source}\``).join(', ')}. ${refusal(path, 'Forbidden: may not specify more than 1 volume type per source')}`,
        help: 'Write one item of `sources` for each.',
      };
    }
    yield* tokenFaults(node, path, who, workload);
    yield* bundleFaults(node, path, who, workload);
  }
}

function* tokenFaults(
  source: MapNode,
  path: string,
  who: string,
  { manifest }: Workload,
): Iterable<Finding> {
  const token = setMap(source, 'serviceAccountToken', manifest.road);
  const at = token && entryOf(token, 'expirationSeconds')?.value;
  if (at?.kind !== 'scalar') return;
  const seconds = resolveScalar(at, manifest.road);
  if (seconds.kind !== 'int') return;
  const limit =
    seconds.value < SHORTEST_TOKEN
      ? 'less than 10 minutes'
      : seconds.value > 2 ** 32
        ? 'larger than 2^32 seconds'
        : undefined;
  if (limit === undefined) return;
  yield {
    at,
    message: `The token in ${lower(who)} lives ${seconds.json} seconds. ${refusal(`${path}.serviceAccountToken.expirationSeconds`, `Invalid value: ${seconds.json}: may not specify a duration ${limit}`)}`,
    help: `Use ${SHORTEST_TOKEN} or more; 3600 is the default.`,
  };
}

function* bundleFaults(
  source: MapNode,
  path: string,
  who: string,
  { manifest }: Workload,
): Iterable<Finding> {
  const { road } = manifest;
  const bundle = setMap(source, 'clusterTrustBundle', road);
  if (bundle !== undefined) {
    const named = ['name', 'signerName'].filter((field) => isSet(bundle, field, road));
    const text =
      named.length === 0
        ? 'Required value: either name or signerName must be specified'
        : 'Invalid value: only one of name and signerName may be used';
    if (named.length !== 1) {
      yield {
        at: headOf(bundle),
        message: `The trust bundle in ${lower(who)} must have either a name or a signer. ${refusal(`${path}.clusterTrustBundle`, text)}`,
        help: 'Write one of `name` and `signerName`.',
      };
    }
  }
  const certificate = setMap(source, 'podCertificate', road);
  const paths = ['credentialBundlePath', 'keyPath', 'certificateChainPath'];
  if (certificate === undefined || paths.some((field) => isSet(certificate, field, road))) return;
  yield {
    at: headOf(certificate),
    message: `The certificate in ${lower(who)} is written nowhere. ${refusal(`${path}.podCertificate`, 'Required value: specify at least one of credentialBundlePath, keyPath, and certificateChainPath')}`,
    help: 'Add `credentialBundlePath`.',
  };
}

function* downwardFaults(volume: VolumeItem, workload: Workload): Iterable<Finding> {
  const { road } = workload.manifest;
  for (const { kind, path, items } of volumeParts(volume, workload)) {
    if (kind !== 'downwardAPI') continue;
    for (const { node } of items) {
      const field = isSet(node, 'fieldRef', road);
      const resource = isSet(node, 'resourceFieldRef', road);
      if (field !== resource) continue;
      const text = field
        ? 'Invalid value: "resource": fieldRef and resourceFieldRef can not be specified simultaneously'
        : 'Required value: one of fieldRef and resourceFieldRef is required';
      yield {
        at: entryOf(node, 'resourceFieldRef')?.key ?? headOf(node),
        message: `An item of ${lower(nameOfVolume(volume, workload))} reads ${field ? 'a field and a resource at once' : 'nothing'}. ${refusal(path, text)}`,
        help: 'Write one of `fieldRef` and `resourceFieldRef`.',
      };
    }
  }
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The order in which validateVolumeSource looks. */
const SOURCES_IN_ORDER = [
  'emptyDir',
  'hostPath',
  'gitRepo',
  'gcePersistentDisk',
  'awsElasticBlockStore',
  'secret',
  'nfs',
  'iscsi',
  'glusterfs',
  'flocker',
  'persistentVolumeClaim',
  'rbd',
  'cinder',
  'cephfs',
  'quobyte',
  'downwardAPI',
  'fc',
  'flexVolume',
  'configMap',
  'azureFile',
  'vsphereVolume',
  'photonPersistentDisk',
  'portworxVolume',
  'azureDisk',
  'storageos',
  'projected',
  'scaleIO',
  'csi',
  'ephemeral',
  'image',
];
