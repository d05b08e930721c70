import { posix } from 'node:path';
import { groupBy } from '../../model/group-by.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { valueAt, type MapNode, type YamlNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { placeOf } from '../../model/span.ts';
import { contentHash } from '../../render/kustomize/names/content-hash.ts';
import type { BuildMembership } from './build-membership.ts';
import type { LinkFault } from './find-links.ts';
import type { Link } from './plan-copies.ts';

/** A kustomization that gets the copies of an original, because what is built there is not what the original's file holds. */
export interface Overlay {
  readonly folder: string;
  /** The root of its file. */
  readonly kustomization: MapNode;
  /** The original with the content that it has there, and the name and namespace that its file writes. */
  readonly origin: Manifest;
  readonly builds: readonly Build[];
}

/**
 * The overlays that need copies of their own: all that deploy a linked workload, if any of them changes the original or has copies
 * already. Undefined if one copy beside the original serves all; a fault if an overlay cannot have copies.
 */
export function overlaysOf(
  origin: Manifest,
  links: readonly Link[],
  { buildsOf, placeIn }: BuildMembership,
  files: readonly ParsedFile[],
): readonly Overlay[] | LinkFault | undefined {
  const builds = [...new Set(links.flatMap(({ workload }) => buildsOf(workload)))];
  const place = placeIn(origin);
  const renderedIn = ({ objects }: Build): Manifest | undefined =>
    objects.find((object) => placeIn(object) === place);
  const hash = contentHash(origin.node);
  const first = builds.find((build) => {
    const rendered = renderedIn(build);
    return rendered !== undefined && contentHash(rendered.node) !== hash;
  });
  if (first === undefined && !links.some((link) => hasPatch(origin, link, builds))) {
    return undefined;
  }
  const kustomizations = kustomizationsIn(files);
  const overlays: Overlay[] = [];
  for (const [folder, some] of groupBy(builds, folderOfBuild)) {
    const rendered = some.flatMap((build) => renderedIn(build) ?? []);
    const [one] = rendered;
    if (one === undefined) continue;
    const file = kustomizations.get(folder);
    const isBase = builds.some(
      (build) => !some.includes(build) && file !== undefined && build.files.includes(file.path),
    );
    const isAlike = new Set(rendered.map(({ node }) => contentHash(node))).size === 1;
    if (file === undefined || isBase || !isAlike || !rendered.every(isKnown)) {
      return faultOf(origin, (first ?? some[0])?.id ?? folder, isBase ? folder : undefined);
    }
    const { name, namespace } = origin;
    const here: Manifest = { ...one, name, namespace };
    overlays.push({ folder, kustomization: file.root, origin: here, builds: some });
  }
  return overlays;
}

/** The patch of an overlay by which a workload uses the overlay's copies of an original. */
export function patchPathOf(
  folder: string,
  origin: Manifest,
  { workload, kind }: Pick<Link, 'workload' | 'kind'>,
): string {
  const source = `${origin.kind.toLowerCase()}-${origin.name ?? ''}`;
  return posix.join(folder, `${source}.${kind.resource}-${workload.name ?? ''}.patch.yaml`);
}

function hasPatch(origin: Manifest, link: Link, builds: readonly Build[]): boolean {
  const paths = new Set(builds.map((build) => patchPathOf(folderOfBuild(build), origin, link)));
  return link.uses.some(({ name }) => paths.has(name.file.path));
}

function folderOfBuild({ id, folder = id }: Build): string {
  return folder;
}

function kustomizationsIn(
  files: readonly ParsedFile[],
): ReadonlyMap<string, { readonly path: string; readonly root: MapNode }> {
  return new Map(
    files.flatMap(({ path, class: { kind }, documents }) => {
      const root = documents[0]?.root;
      if (kind !== 'kustomization' || root?.kind !== 'map') return [];
      return [[folderOf(path), { path, root }] as const];
    }),
  );
}

/** Whether all content can be written into a file: no text comes from a Secret, or is known only in the cluster. */
function isKnown({ node }: Manifest): boolean {
  const isText = (part: YamlNode): boolean => {
    if (part.kind === 'map') return part.entries.every(({ value }) => isText(value));
    if (part.kind === 'sequence') return part.items.every(isText);
    return part.value === undefined || part.value.every(({ kind }) => kind === 'text');
  };
  return ['data', 'stringData', 'binaryData'].every((field) => {
    const content = valueAt(node, field);
    return content === undefined || isText(content);
  });
}

function faultOf(origin: Manifest, build: string, base: string | undefined): LinkFault {
  const what = `${origin.kind} \`${origin.name ?? ''}\``;
  const why =
    base === undefined
      ? 'and its overlay cannot have a copy of its own'
      : `and \`${base}\`, which is deployed too, is its base`;
  const message = `build \`${build}\` changes the content of ${what}, so a copy of what this file writes would lack that, ${why}: run \`envfrom rollout\` as a transformer there`;
  return { place: placeOf(origin.node), message };
}
