import { nameOfContainerIn } from '../../src/model/name-of.ts';
import type { MapNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { rulePerWorkload } from '../kit/rule-constructors.ts';
import { nameOfVolume } from '../../src/kubernetes/validation/check-volume-references.ts';
import { setMap, textField } from '../../src/kubernetes/validation/field.ts';
import { holdsPlaceholderBesidesVariables } from '../../src/kubernetes/validation/holds-placeholder.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { invalidValue, refusal } from '../../src/kubernetes/validation/refusal.ts';
import {
  REQUIRED,
  textFaultFinding,
  textFaults,
  type TextCheck,
} from '../../src/kubernetes/validation/text-fault.ts';
import {
  mountItems,
  projectionItems,
  volumeItems,
  volumeParts,
  type VolumeItem,
} from '../../src/kubernetes/validation/volume-items.ts';
import { faultOfDescendingPath, faultOfItemPath } from '../../src/kubernetes/validation/names.ts';
import type { Container, Workload } from '../../src/model/workload.ts';

const ITEM: TextCheck = { ...REQUIRED, faultOf: faultOfItemPath };
const TOKEN: TextCheck = { ...ITEM };
const MAYBE_ITEM: TextCheck = { empty: undefined, faultOf: faultOfItemPath };
const SUB_PATH: TextCheck = { empty: undefined, faultOf: faultOfDescendingPath };
const SUB_PATH_EXPRESSION: TextCheck = { ...SUB_PATH, isUnknown: holdsPlaceholderBesidesVariables };
const RELATIVE = 'Write a path relative to the volume, without `..`.';

/** Projected sources with a path of their own. */
const PROJECTED: readonly (readonly [source: string, field: string, check: TextCheck])[] = [
  ['serviceAccountToken', 'path', TOKEN],
  ['clusterTrustBundle', 'path', ITEM],
  ['podCertificate', 'credentialBundlePath', MAYBE_ITEM],
  ['podCertificate', 'keyPath', MAYBE_ITEM],
  ['podCertificate', 'certificateChainPath', MAYBE_ITEM],
];

export const rule = rulePerWorkload(
  {
    id: 'invalid-volume-path',
    summary: 'A path of a volume item or a mount is missing, absolute, or leaves the volume.',
    severity: 'error',
    group: 'volumes',
    since: '0.1.0',
  },
  function* (workload) {
    if (!isValidated(workload)) return;
    for (const volume of volumeItems(workload)) yield* volumeFaults(volume, workload);
    for (const container of workload.containers) yield* mountFaults(container, workload);
  },
);

function* volumeFaults(volume: VolumeItem, workload: Workload): Iterable<Finding> {
  const { dialect } = workload.manifest;
  const who = nameOfVolume(volume, workload);
  for (const { kind, path, items } of volumeParts(volume, workload)) {
    for (const item of items) {
      // The API server names no item of a downwardAPI.
      const parent = kind === 'downwardAPI' ? path : item.path;
      for (const fault of textFaults(item.node, 'path', parent, dialect, ITEM)) {
        yield textFaultFinding(who, `${kind}.items[].path`, fault, RELATIVE);
      }
    }
  }
  for (const { node, path } of projectionItems(volume, workload)) {
    for (const [source, field, check] of PROJECTED) {
      const projection = setMap(node, source, dialect);
      if (projection === undefined) continue;
      // A token's path is named as one of the whole volume.
      const parent = check === TOKEN ? `${volume.path}.projected` : `${path}.${source}`;
      for (const fault of textFaults(projection, field, parent, dialect, check)) {
        yield textFaultFinding(who, `${source}.${field}`, fault, RELATIVE);
      }
    }
  }
}

/** The API server names the list, not the mount, for subPath and subPathExpr. */
function* mountFaults(container: Container, workload: Workload): Iterable<Finding> {
  const { dialect } = workload.manifest;
  const who = `A mount of ${nameOfContainerIn(container, workload)}`;
  const list = `${container.path}.volumeMounts`;
  for (const { node, path } of mountItems(container, workload)) {
    for (const fault of textFaults(node, 'mountPath', path, dialect, REQUIRED)) {
      yield textFaultFinding(who, 'mountPath', fault, 'Add `mountPath`.');
    }
    for (const [field, check] of [
      ['subPath', SUB_PATH],
      ['subPathExpr', SUB_PATH_EXPRESSION],
    ] as const) {
      for (const fault of textFaults(node, field, list, dialect, check)) {
        yield textFaultFinding(who, field, fault, RELATIVE);
      }
    }
    yield* bothSubPaths(node, path, who, workload);
  }
}

function* bothSubPaths(
  node: MapNode,
  path: string,
  who: string,
  { manifest }: Workload,
): Iterable<Finding> {
  const plain = textField(node, 'subPath', manifest.dialect);
  const expression = textField(
    node,
    'subPathExpr',
    manifest.dialect,
    holdsPlaceholderBesidesVariables,
  );
  if (plain.kind !== 'text' || expression.kind !== 'text') return;
  yield {
    at: expression.at,
    message: `${who} has both \`subPath\` and \`subPathExpr\`. ${refusal(`${path}.subPathExpr`, invalidValue(expression.text, 'subPathExpr and subPath are mutually exclusive'))}`,
    help: 'Keep one of the two.',
    related: [{ at: plain.at, message: '`subPath` is here' }],
  };
}
