import {
  joined,
  message,
  name,
  uncapitalized,
  userText,
  words,
  type Message,
} from '../../model/message.ts';
import { entryOf, scalarAt, type MapNode } from '../../model/node.ts';
import type { Finding } from '../../model/problem.ts';
import { resolveScalar } from '../../model/scalars/resolve-scalar.ts';
import type { VolumeFacts, Workload } from '../../model/workload.ts';
import { volumeName } from './check-volume-references.ts';
import { headOf, isSet, setMap, textField } from './field.ts';
import { refusal } from './refusal.ts';

const PROJECTIONS = [
  'secret',
  'configMap',
  'downwardAPI',
  'serviceAccountToken',
  'clusterTrustBundle',
  'podCertificate',
];
/** Seconds a projected token may live at least. */
const SHORTEST_TOKEN = 600;

/**
 * Mistakes for which the API server refuses the sources of a projected volume: no source or several in one, odd tokens and certificates.
 */
export function* checkProjections(volume: VolumeFacts, workload: Workload): Iterable<Finding> {
  const { dialect } = workload.manifest;
  for (const { node, path, index } of volume.projections) {
    const who = volumeName(volume, workload);
    const set = PROJECTIONS.filter((source) => isSet(node, source, dialect));
    const what = message`Source ${index + 1} of ${uncapitalized(who)}`;
    if (set.length === 0) {
      yield {
        at: headOf(node),
        severity: 'warning',
        message: message`${what} is empty, so it adds nothing. The API server warns: \`volume ${name(JSON.stringify(volume.name), scalarAt(volume.node, 'name'))} (Projected) has no sources provided\`.`,
        help: message`Add \`configMap\`, \`secret\`, \`downwardAPI\` or \`serviceAccountToken\`.`,
      };
    } else if (set.length > 1) {
      yield {
        at: entryOf(node, set[1] ?? '')?.key ?? headOf(node),
        message: message`${what} has ${set.length} sources at once: ${joined(
          set.map((source) => words(`\`${source}\``)),
          ', ',
        )}. ${refusal(path, 'Forbidden: may not specify more than 1 volume type per source', node)}`,
        help: message`Write one item of \`sources\` for each.`,
      };
    }
    yield* tokenFindings(node, path, who, workload);
    yield* bundleFindings(node, path, who, workload);
  }
}

function* tokenFindings(
  source: MapNode,
  path: string,
  who: Message,
  { manifest }: Workload,
): Iterable<Finding> {
  const token = setMap(source, 'serviceAccountToken', manifest.dialect);
  const at = token && entryOf(token, 'expirationSeconds')?.value;
  if (at?.kind !== 'scalar') return;
  const seconds = resolveScalar(at, manifest.dialect);
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
    message: message`The token in ${uncapitalized(who)} lives ${userText(seconds.json, at)} seconds. ${refusal(`${path}.serviceAccountToken.expirationSeconds`, `Invalid value: ${seconds.json}: may not specify a duration ${limit}`, at)}`,
    help: message`Use ${SHORTEST_TOKEN} or more; 3600 is the default.`,
  };
}

function* bundleFindings(
  source: MapNode,
  path: string,
  who: Message,
  { manifest }: Workload,
): Iterable<Finding> {
  const { dialect } = manifest;
  const bundle = setMap(source, 'clusterTrustBundle', dialect);
  if (bundle !== undefined) {
    const named = ['name', 'signerName'].filter((field) => isSet(bundle, field, dialect));
    const text =
      named.length === 0
        ? 'Required value: either name or signerName must be specified'
        : 'Invalid value: only one of name and signerName may be used';
    if (named.length !== 1) {
      yield {
        at: headOf(bundle),
        message: message`The trust bundle in ${uncapitalized(who)} must have either a name or a signer. ${refusal(`${path}.clusterTrustBundle`, text, bundle)}`,
        help: message`Write one of \`name\` and \`signerName\`.`,
      };
    }
  }
  const certificate = setMap(source, 'podCertificate', dialect);
  const paths = ['credentialBundlePath', 'keyPath', 'certificateChainPath'];
  if (
    certificate === undefined ||
    paths.some((field) => textField(certificate, field, dialect).kind !== 'empty')
  )
    return;
  yield {
    at: headOf(certificate),
    message: message`The certificate in ${uncapitalized(who)} is not written to any file. ${refusal(`${path}.podCertificate`, 'Required value: specify at least one of credentialBundlePath, keyPath, and certificateChainPath', certificate)}`,
    help: message`Add \`credentialBundlePath\`.`,
  };
}
