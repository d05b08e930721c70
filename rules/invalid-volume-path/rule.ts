import { volumeName } from '../../src/kubernetes/validation/check-volume-references.ts';
import { setMap, textField } from '../../src/kubernetes/validation/field.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import {
  refusalOfDescendingPath,
  refusalOfItemPath,
} from '../../src/kubernetes/validation/names.ts';
import { invalidValue, refusal } from '../../src/kubernetes/validation/refusal.ts';
import {
  REQUIRED,
  refusedTextFinding,
  textRefusal,
  type TextCheck,
} from '../../src/kubernetes/validation/text-refusal.ts';
import { message, type Message } from '../../src/model/message.ts';
import { containerNameIn } from '../../src/model/names/message-names.ts';
import { holdsPlaceholderBesidesVariables } from '../../src/model/names/placeholders.ts';
import type { MapNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { ContainerFacts, VolumeFacts, Workload } from '../../src/model/workload.ts';
import { rulePerPod } from '../kit/rule-constructors.ts';

const ITEM: TextCheck = { ...REQUIRED, refusalOf: refusalOfItemPath };
const TOKEN: TextCheck = { ...ITEM };
const MAYBE_ITEM: TextCheck = { empty: undefined, refusalOf: refusalOfItemPath };
const SUB_PATH: TextCheck = { empty: undefined, refusalOf: refusalOfDescendingPath };
const SUB_PATH_EXPRESSION: TextCheck = { ...SUB_PATH, isUnknown: holdsPlaceholderBesidesVariables };
const SUB_PATHS = [
  { field: 'subPath', check: SUB_PATH },
  { field: 'subPathExpr', check: SUB_PATH_EXPRESSION },
] as const;
const RELATIVE = message`Write a path relative to the volume, without \`..\`.`;

/** Projected sources with a path of their own. */
const PROJECTED: readonly (readonly [source: string, field: string, check: TextCheck])[] = [
  ['serviceAccountToken', 'path', TOKEN],
  ['clusterTrustBundle', 'path', ITEM],
  ['podCertificate', 'credentialBundlePath', MAYBE_ITEM],
  ['podCertificate', 'keyPath', MAYBE_ITEM],
  ['podCertificate', 'certificateChainPath', MAYBE_ITEM],
];

export const rule = rulePerPod(
  {
    id: 'invalid-volume-path',
    summary: 'A path of a volume item or a mount is missing, absolute, or leaves the volume.',
    severity: 'error',
    group: 'volumes',
    since: '0.1.0',
  },
  function* ({ workload, containers, volumes }) {
    if (!isValidated(workload)) return;
    for (const volume of volumes) if (hasPaths(volume)) yield* volumeFindings(volume, workload);
    for (const each of containers) if (each.mounts.length > 0) yield* mountFindings(each);
  },
);

function hasPaths({ parts, projections }: VolumeFacts): boolean {
  return projections.length > 0 || parts.some(({ items }) => items.length > 0);
}

function* volumeFindings(volume: VolumeFacts, workload: Workload): Iterable<Finding> {
  const { dialect } = workload.manifest;
  const who = (): Message => volumeName(volume, workload);
  for (const { kind, path, items } of volume.parts) {
    for (const item of items) {
      // The API server names no item of a downwardAPI.
      const parent = kind === 'downwardAPI' ? path : item.path;
      const why = textRefusal(item.node, 'path', parent, dialect, ITEM);
      if (why !== undefined) {
        yield refusedTextFinding(who(), `${kind}.items[].path`, why, RELATIVE);
      }
    }
  }
  for (const { node, path } of volume.projections) {
    for (const [source, field, check] of PROJECTED) {
      const projection = setMap(node, source, dialect);
      if (projection === undefined) continue;
      // A token's path is named as one of the whole volume.
      const parent = check === TOKEN ? `${volume.path}.projected` : `${path}.${source}`;
      const why = textRefusal(projection, field, parent, dialect, check);
      if (why !== undefined) {
        yield refusedTextFinding(who(), `${source}.${field}`, why, RELATIVE);
      }
    }
  }
}

/** The API server names the list, not the mount, for subPath and subPathExpr. */
function* mountFindings({ container, pod, mounts }: ContainerFacts): Iterable<Finding> {
  const { workload } = pod;
  const { dialect } = workload.manifest;
  const who = (): Message => message`A mount of ${containerNameIn(container, workload)}`;
  const list = `${container.path}.volumeMounts`;
  const hasSubPath = SUB_PATHS.some(({ field }) => pod.fields.has(field));
  for (const { node, path } of mounts) {
    const why = textRefusal(node, 'mountPath', path, dialect, REQUIRED);
    if (why !== undefined) {
      yield refusedTextFinding(who(), 'mountPath', why, message`Add \`mountPath\`.`);
    }
    if (!hasSubPath) continue;
    for (const { field, check } of SUB_PATHS) {
      const why = textRefusal(node, field, list, dialect, check);
      if (why !== undefined) {
        yield refusedTextFinding(who(), field, why, RELATIVE);
      }
    }
    yield* bothSubPaths(node, path, who, workload);
  }
}

function* bothSubPaths(
  node: MapNode,
  path: string,
  who: () => Message,
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
    message: message`${who()} has both \`subPath\` and \`subPathExpr\`. ${refusal(`${path}.subPathExpr`, invalidValue(expression.text, 'subPathExpr and subPath are mutually exclusive'), expression.at)}`,
    help: message`Keep one of the two.`,
    related: [{ at: plain.at, message: message`\`subPath\` is here` }],
  };
}
