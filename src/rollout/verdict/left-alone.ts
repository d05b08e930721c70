import type { KeyChange, SourceChange } from '../../model/changes/change.ts';
import { fluxMark } from '../../model/elsewhere/flux-marks.ts';
import type { Build } from '../../model/manifest.ts';
import { itemsAt, scalarAt, type YamlNode } from '../../model/node.ts';
import type { Span } from '../../model/span.ts';

interface LeftAlone {
  /** A clause: `Application argocd/shop ignores the difference`. */
  readonly text: string;
  readonly at: Span;
}

/** Why Flux or Argo CD leaves a ConfigMap or Secret of the cluster as it is, whatever its file says now. */
export function leftAlone(
  { before, after, keys }: SourceChange,
  build: Build | undefined,
): LeftAlone | undefined {
  const manifest = after?.producer.manifest;
  if (before === undefined || after === undefined || manifest?.kind !== after.kind)
    return undefined;
  if (before.name !== after.name || before.namespace !== after.namespace) return undefined;
  if (build?.kind === 'flux-kustomization') return leftByFlux(manifest.node);
  if (build?.kind !== 'argo-application' || build.deployedBy === undefined) return undefined;
  const { name, at } = build.deployedBy;
  const options = textsAt(at, 'spec', 'syncPolicy', 'syncOptions');
  if (!options.some((text) => text.trim() === 'RespectIgnoreDifferences=true')) return undefined;
  const namespace = manifest.namespace ?? build.namespace;
  const ignored = itemsAt(at, 'spec', 'ignoreDifferences').find(
    (item) =>
      isMeant(item, 'group', manifest.group) &&
      isMeant(item, 'kind', manifest.kind) &&
      isOpenOr(item, 'name', manifest.name) &&
      isOpenOr(item, 'namespace', namespace) &&
      keys.every((change) => ignoresKey(item, change)),
  );
  return ignored && { text: `${name} ignores the difference`, at: ignored };
}

/** (kustomize-controller: apply in internal/controller/kustomization_controller.go) */
const OF_FLUX: readonly (readonly [field: string, value: string])[] = [
  ['ssa', 'IfNotPresent'],
  ['ssa', 'Ignore'],
  ['reconcile', 'disabled'],
];

function leftByFlux(object: YamlNode): LeftAlone | undefined {
  for (const [field, value] of OF_FLUX) {
    const mark = fluxMark(object, field, value);
    if (mark !== undefined) return { text: `it says \`${mark.written}\``, at: mark.at };
  }
  return undefined;
}

function textsAt(node: YamlNode, ...path: readonly string[]): readonly string[] {
  return itemsAt(node, ...path).flatMap((item) => (item.kind === 'scalar' ? [item.text] : []));
}

function isMeant(item: YamlNode, field: string, text: string): boolean {
  const written = scalarAt(item, field)?.text ?? '';
  return written === text || written === '*';
}

function isOpenOr(item: YamlNode, field: string, text: string | undefined): boolean {
  const written = scalarAt(item, field)?.text ?? '';
  return written === '' || written === text;
}

/** By a JSON pointer, or a plain path of jq: to all data, or to this key. */
function ignoresKey(item: YamlNode, { key, before, after }: KeyChange): boolean {
  if ([before, after].some((each) => each?.field === 'binaryData')) return false;
  const pointer = `/data/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const paths = new Set(['.data', `.data.${key}`, `.data."${key}"`, `.data["${key}"]`]);
  return (
    textsAt(item, 'jsonPointers').some((each) => each === '/data' || each === pointer) ||
    textsAt(item, 'jqPathExpressions').some((each) => paths.has(each.trim()))
  );
}
