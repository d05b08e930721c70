import type { ChangedFile } from '../../edits/changed-files.ts';
import type { TextEdit } from '../../model/edit.ts';
import type { Manifest } from '../../model/manifest.ts';
import { writtenNameOf } from '../../model/names/written-name.ts';
import { placeOf } from '../../model/span.ts';
import type { BuildMembership } from './build-membership.ts';
import { copiesPathIn, type CopiesFiles } from './copies-files.ts';
import { copyNameOf } from './copy-text.ts';
import { readCopy } from './copy.ts';
import type { LinkFault } from './find-links.ts';
import { podSpecOf } from './linked-kinds.ts';
import type { Listing } from './list-in-overlay.ts';
import { overlayPatch, pointerTo } from './overlay-patch.ts';
import { patchPathOf, type Overlay } from './overlays-of.ts';
import { planCopies, type CopyPlan, type Link } from './plan-copies.ts';
import { pointUses } from './point-uses.ts';
import { copyLines, workloadLine, type RolloutLine } from './rollout-lines.ts';
import { sourceUses } from './source-uses.ts';

/** What the copies of overlays need besides their files. */
interface OverlayRollout {
  readonly edits: TextEdit[];
  readonly patches: ChangedFile[];
  readonly listings: Listing[];
  readonly lines: RolloutLine[];
  readonly faults: LinkFault[];
  readonly plans: CopyPlan[];
}

interface OverlayContext {
  readonly membership: BuildMembership;
  readonly copies: CopiesFiles;
  readonly history: number | undefined;
  readonly pinned: ReadonlySet<string>;
  readonly textOf: (path: string) => string | undefined;
}

/** Plans copies in overlays, and patches there by which the workloads use them. The files below go on naming the original. */
export function rolloutOverlays(
  overlays: readonly Overlay[],
  links: readonly Link[],
  context: OverlayContext,
): OverlayRollout {
  const result: OverlayRollout = {
    edits: [],
    patches: [],
    listings: [],
    lines: [],
    faults: [],
    plans: [],
  };
  for (const overlay of overlays) rolloutOverlay(overlay, links, context, result);
  if (result.faults.length > 0) return { ...result, edits: [], patches: [], listings: [] };
  for (const link of links) {
    const patches = new Set(
      overlays.map(({ folder, origin }) => patchPathOf(folder, origin, link)),
    );
    const below = link.uses.filter(({ name }) => !patches.has(name.file.path));
    const pointed = pointUses(below, link.origin.name ?? '');
    const place = placeOf(link.workload.node);
    result.edits.push(...pointed.edits);
    result.faults.push(...pointed.faults.map((message) => ({ place, message })));
  }
  return result;
}

function rolloutOverlay(
  overlay: Overlay,
  links: readonly Link[],
  { membership, copies, history, pinned, textOf }: OverlayContext,
  { patches, listings, lines, faults, plans }: OverlayRollout,
): void {
  const { folder, origin } = overlay;
  const path = copiesPathIn(folder, origin);
  const fault = copies.faultOf(path);
  const name = origin.name ?? '';
  const target = copyNameOf(origin, name);
  const patched = links.flatMap((link) => {
    const pointers = pointersIn(overlay, link, membership);
    if (typeof pointers !== 'string') return [{ link, pointers }];
    faults.push({ place: placeOf(link.workload.node), message: pointers });
    return [];
  });
  if (fault !== undefined) faults.push(...fault);
  if (faults.length > 0) return;
  const used = patched.filter(({ pointers }) => pointers.length > 0);
  if (used.length === 0) return;
  // A base may have it from a time when no overlay changed the original.
  const isBelow = overlay.builds.some(({ objects }) =>
    objects.some((object) => isCopyBelow(object, target, origin, path)),
  );
  if (!isBelow) {
    const known = copies.copiesOf(path, origin);
    const some = used.map(({ link }) => link);
    const plan = planCopies(origin, name, some, known, { history, pinned });
    copies.apply(path, plan);
    plans.push(plan);
    lines.push(...copyLines(plan));
  }
  for (const { link, pointers } of used) {
    const file = patchPathOf(folder, origin, link);
    const before = textOf(file);
    const after = overlayPatch(pointers, name, target);
    const { kind, name: workload = '' } = link.workload;
    const patch = { path: file, kind, name: workload };
    listings.push({ overlay, copies: isBelow ? [] : [path], patch });
    if (before === after) continue;
    patches.push({ path: file, before, after });
    lines.push(workloadLine(link, `${target} in ${folder}`));
  }
}

/** Where a workload names the original in an overlay, as JSON pointers; a sentence if a patch could not tell which workload is meant. */
function pointersIn(
  { builds, folder }: Overlay,
  { workload, kind, uses }: Link,
  { placeIn }: BuildMembership,
): readonly string[] | string {
  const place = placeIn(workload);
  const objects = builds.slice(0, 1).flatMap((build) => build.objects);
  const rendered = objects.find((object) => placeIn(object) === place);
  const podSpec = rendered && podSpecOf(rendered, kind);
  if (rendered === undefined || podSpec === undefined) return [];
  if (objects.filter((object) => isAlike(object, rendered)).length > 1) {
    return `several objects of \`${folder}\` are called ${kind.resource} "${workload.name ?? ''}", so a patch cannot tell which one is meant`;
  }
  const meant = new Set(uses.map((use) => use.name));
  return sourceUses(podSpec)
    .filter((use) => meant.has(use.name))
    .flatMap((use) => pointerTo(rendered.node, use.name) ?? []);
}

function isCopyBelow(object: Manifest, name: string, origin: Manifest, path: string): boolean {
  return (
    object.kind === origin.kind &&
    writtenNameOf(object) === name &&
    object.node.file.path !== path &&
    readCopy(object) !== undefined
  );
}

function isAlike(one: Manifest, other: Manifest): boolean {
  return one.kind === other.kind && one.name === other.name;
}
