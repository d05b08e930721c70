import { addItem, removeEntry, removeItem, type Planned } from '../../edits/map-edits.ts';
import type { TextEdit } from '../../model/edit.ts';
import type { Manifest } from '../../model/manifest.ts';
import {
  entryOf,
  itemsAt,
  mapAt,
  scalarAt,
  type MapNode,
  type YamlNode,
} from '../../model/node.ts';
import type { SourceKind } from '../../model/source.ts';
import { isCopyName } from './copy-name.ts';
import { podSpecOf, type LinkedKind } from './linked-kinds.ts';

/** The change that `envfrom set volume` asks for in one workload. */
export interface VolumeRequest {
  readonly kind: SourceKind;
  readonly source: string;
  /** The volume's name; absent: that of the one there is, else made of the source's. */
  readonly volume: string | undefined;
  readonly mountPath: string | undefined;
  /** Only this container; absent: all. */
  readonly container: string | undefined;
  readonly remove: boolean;
}

const MAX_NAME = 63;

/** Edits that mount a source into the containers of a workload, or take its volume and mounts away; or why that cannot be done. */
export function planVolume(
  manifest: Manifest,
  kind: LinkedKind,
  request: VolumeRequest,
): Planned | { readonly fault: string } {
  const spec = podSpecOf(manifest, kind);
  if (spec === undefined) return { fault: 'it has no pod template' };
  const containers = ['initContainers', 'containers'].flatMap((field) =>
    itemsAt(spec, field).flatMap((node, index) =>
      node.kind === 'map' ? [{ field, index, node }] : [],
    ),
  );
  const chosen = containers.filter(({ field, node }) =>
    request.container === undefined
      ? field === 'containers' || request.remove
      : textAt(node, 'name') === request.container,
  );
  if (chosen.length === 0) return { fault: `it has no container \`${request.container ?? ''}\`` };
  const volumes = itemsAt(spec, 'volumes').filter((volume) => isOf(volume, request));
  const maps = chosen.map(({ node }) => node);
  if (request.remove) return removeVolume(spec, volumes, maps, request);
  return addVolume(manifest, spec, kind, volumes, maps, request);
}

function addVolume(
  { node: root }: Manifest,
  spec: MapNode,
  { podSpec }: LinkedKind,
  volumes: readonly YamlNode[],
  containers: readonly MapNode[],
  { kind, source, mountPath, ...request }: VolumeRequest,
): Planned | { readonly fault: string } {
  const there = volumes.map((volume) => textAt(volume, 'name')).find((name) => name !== undefined);
  const name = there ?? request.volume ?? volumeNameOf(source);
  const isTaken = itemsAt(spec, 'volumes').some((volume) => textAt(volume, 'name') === name);
  if (there === undefined && isTaken) {
    return { fault: `it has another volume \`${name}\`; give a name with \`--name\`` };
  }
  const mounts = mountPath === undefined ? [] : mountEdits(root, containers, name, mountPath);
  if ('fault' in mounts) return mounts;
  const volume =
    kind === 'ConfigMap'
      ? { name, configMap: { name: source } }
      : { name, secret: { secretName: source } };
  // Both may be written at the same place, the end of the pod spec: the inner one comes first.
  return joined([
    ...mounts,
    there === undefined ? addItem(root, root, [...podSpec, 'volumes'], volume) : [],
  ]);
}

function mountEdits(
  root: MapNode,
  containers: readonly MapNode[],
  name: string,
  mountPath: string,
): readonly Planned[] | { readonly fault: string } {
  const plans: Planned[] = [];
  for (const container of containers) {
    const mounts = itemsAt(container, 'volumeMounts');
    const taken = mounts.find((mount) => textAt(mount, 'mountPath') === mountPath);
    if (taken === undefined)
      plans.push(addItem(root, container, ['volumeMounts'], { name, mountPath }));
    else if (textAt(taken, 'name') !== name) {
      const [who, by] = [textAt(container, 'name') ?? '', textAt(taken, 'name') ?? ''];
      return { fault: `container \`${who}\` already mounts \`${by}\` at ${mountPath}` };
    }
  }
  return plans;
}

/** Takes mounts away, and the volume too unless only some containers were asked for and others still mount it. */
function removeVolume(
  spec: MapNode,
  volumes: readonly YamlNode[],
  containers: readonly MapNode[],
  { container }: VolumeRequest,
): Planned {
  const names = new Set(volumes.map((volume) => textAt(volume, 'name')));
  const isMount = (mount: YamlNode): boolean => names.has(textAt(mount, 'name'));
  const plans = containers.map((each) => withoutItems(each, 'volumeMounts', isMount));
  const others = ['initContainers', 'containers', 'ephemeralContainers']
    .flatMap((field) => itemsAt(spec, field))
    .filter((node) => !containers.some((each) => each === node));
  const stillMounted = others.some((node) => itemsAt(node, 'volumeMounts').some(isMount));
  if (container === undefined || !stillMounted) {
    plans.push(withoutItems(spec, 'volumes', (volume) => volumes.includes(volume)));
  }
  return joined(plans);
}

/** A list without some items; the whole field goes with its last item. */
function withoutItems(map: MapNode, field: string, isGone: (item: YamlNode) => boolean): Planned {
  const list = entryOf(map, field)?.value;
  if (list?.kind !== 'sequence') return [];
  const gone = list.items.filter(isGone);
  if (gone.length === 0) return [];
  if (gone.length === list.items.length) return removeEntry([map], field);
  return gone.map((item) => removeItem(list, item));
}

function isOf(volume: YamlNode, { kind, source, volume: name }: VolumeRequest): boolean {
  const used =
    kind === 'ConfigMap'
      ? textAt(volume, 'configMap', 'name')
      : textAt(volume, 'secret', 'secretName');
  if (used === undefined || (name !== undefined && textAt(volume, 'name') !== name)) return false;
  return (used === source || isCopyName(used, source)) && mapAt(volume) !== undefined;
}

/** A label made of a source's name, which may have dots and be longer. */
function volumeNameOf(source: string): string {
  return source
    .replaceAll('.', '-')
    .slice(0, MAX_NAME)
    .replace(/(?<!-)-+$/, '');
}

function joined(plans: readonly Planned[]): Planned {
  const edits: TextEdit[] = [];
  for (const plan of plans) {
    if (plan === 'elsewhere') return 'elsewhere';
    edits.push(...plan);
  }
  return edits;
}

function textAt(node: YamlNode | undefined, ...path: readonly string[]): string | undefined {
  return scalarAt(node, ...path)?.text;
}
