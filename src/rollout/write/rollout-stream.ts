import type { TextEdit } from '../../model/edit.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Limits } from '../../model/limits.ts';
import type { Manifest } from '../../model/manifest.ts';
import { scalarAt, valueAt, type SequenceNode } from '../../model/node.ts';
import { placeOf, type SourceFile } from '../../model/span.ts';
import { manifestsOf } from '../../parse/manifests-of.ts';
import { parseText, type TextDocument } from '../../parse/parse-text.ts';
import { isCopyName } from './copy-name.ts';
import { copyNameOf, type NewCopy } from './copy-text.ts';
import { readCopy, type Copy } from './copy.ts';
import { findLinks, type LinkFault } from './find-links.ts';
import { podSpecOf } from './linked-kinds.ts';
import { copyNameUsers, pinnedNames } from './pinned-names.ts';
import { planCopies, type Link } from './plan-copies.ts';
import { pointUses } from './point-uses.ts';
import { renewDigests } from './renew-digests.ts';
import { copyLines, workloadLine, type RolloutLine } from './rollout-lines.ts';
import { sourceUses } from './source-uses.ts';
import { copyEdits, finishStream, newCopies } from './stream-edits.ts';

export interface StreamRollout {
  /** The stream with copies, and workloads that use them; the same text if nothing changes. */
  readonly text: string;
  readonly lines: readonly RolloutLine[];
  readonly faults: readonly LinkFault[];
}

interface StreamOptions {
  /** Copies that a file next to the stream keeps: history too, and written into the stream while they stay. */
  readonly earlier: readonly Copy[];
  readonly history: number | undefined;
  readonly limits: Limits;
}

/**
 * Rolls out a stream of manifests, as Helm gives them to a post-renderer, or a ResourceList, as kustomize and kpt give it to a function.
 * Copies that are in the stream are its history. Everything that does not change stays byte for byte. A stream that cannot be parsed is a
 * fault, and so is each link that cannot be followed.
 */
export function rolloutStream(
  file: SourceFile,
  { earlier, history, limits }: StreamOptions,
): StreamRollout {
  const { documents, faults: broken } = parseText(file, limits);
  if (broken.length > 0) {
    const faults = broken.map(({ at, message }) => ({ place: placeOf(at), message }));
    return { text: file.text, lines: [], faults };
  }
  const items = documents.length === 1 ? resourceItems(documents[0]) : undefined;
  const settings = history ?? historyOf(documents[0]?.root);
  const objects = documents.flatMap(({ root }) => manifestsOf(root).manifests);
  const { links, faults } = findLinks(objects, {
    objectsFor: () => objects,
    everywhere: objects,
    namesOf,
    namespacesOf: ({ namespace }) => (namespace === undefined ? [] : [namespace]),
  });
  const found = links.filter(({ by }) => by === 'copy');
  const digests = renewDigests(
    objects,
    links.filter(({ by }) => by === 'digest'),
  );
  const inStream = objects.flatMap((object) => readCopy(object) ?? []);
  const copies = [...inStream, ...earlier.filter((copy) => !inStream.some(isSameAs(copy)))];
  const users = copyNameUsers(objects);
  const edits: TextEdit[] = [...digests.edits];
  const added: NewCopy[] = [];
  const lines: RolloutLine[] = [...digests.lines];
  const troubles: LinkFault[] = [...faults, ...digests.faults];
  for (const [origin, some] of groupBy(found, (link) => link.origin)) {
    const links = some.map((link): Link => ({
      ...link,
      uses: usesOf(link.workload, link, copies),
    }));
    const name = origin.name ?? '';
    const known = copies.filter((copy) => isCopyOf(copy, origin));
    const linked = new Set(some.map(({ workload }) => workload));
    const pinned = pinnedNames(users, (object) => linked.has(object));
    const plan = planCopies(origin, name, links, known, {
      history: settings,
      pinned,
    });
    const target = plan.existing?.name ?? copyNameOf(origin, name);
    troubles.push(...links.filter(({ uses }) => uses.length === 0).map(unusedFault));
    if (links.every(({ uses }) => uses.length === 0)) continue;
    lines.push(...copyLines(plan));
    edits.push(...copyEdits(plan, inStream, documents, items));
    added.push(...newCopies(plan, target, inStream));
    for (const link of links) {
      const pointed = pointUses(link.uses, target);
      if (pointed.edits.length > 0) lines.push(workloadLine(link, target));
      edits.push(...pointed.edits);
      troubles.push(
        ...pointed.faults.map((message) => ({ place: placeOf(link.workload.node), message })),
      );
    }
  }
  return { text: finishStream(file, edits, added, items), lines, faults: troubles };
}

function resourceItems(document: TextDocument | undefined): SequenceNode | undefined {
  if (scalarAt(document?.root, 'kind')?.text !== 'ResourceList') return undefined;
  const items = valueAt(document?.root, 'items');
  return items?.kind === 'sequence' ? items : undefined;
}

/** `spec.history` of a function's configuration, or `data.history` of a ConfigMap that is one. */
function historyOf(root: TextDocument['root']): number | undefined {
  const config = valueAt(root, 'functionConfig');
  const text = (scalarAt(config, 'spec', 'history') ?? scalarAt(config, 'data', 'history'))?.text;
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** The name of an object, and those it had before kustomize changed it. */
function namesOf({ name = '', node }: Manifest): readonly string[] {
  const before = scalarAt(node, 'metadata', 'annotations', PREVIOUS)?.text.split(',') ?? [];
  return [name, ...before];
}

const PREVIOUS = 'internal.config.kubernetes.io/previousNames';

function isSameAs(copy: Copy): (other: Copy) => boolean {
  return ({ kind, name, manifest }) =>
    kind === copy.kind && name === copy.name && manifest.namespace === copy.manifest.namespace;
}

function isCopyOf(copy: Copy, origin: Manifest): boolean {
  const { namespace } = copy.manifest;
  return (
    copy.kind === origin.kind &&
    namespace === origin.namespace &&
    namesOf(origin).includes(copy.origin)
  );
}

/** The uses of a workload that mean the original, under any of its names, or a copy of it. */
function usesOf(
  workload: Manifest,
  { kind, origin }: Pick<Link, 'kind' | 'origin'>,
  copies: readonly Copy[],
): Link['uses'] {
  const podSpec = podSpecOf(workload, kind);
  if (podSpec === undefined) return [];
  const names = namesOf(origin);
  const copied = new Set(copies.filter((copy) => isCopyOf(copy, origin)).map(({ name }) => name));
  return sourceUses(podSpec).filter(
    (use) =>
      use.kind === origin.kind &&
      (names.includes(use.name.text) ||
        copied.has(use.name.text) ||
        names.some((name) => isCopyName(use.name.text, name))),
  );
}

/** Says that a link has nothing to point at a copy. */
export function unusedFault({ workload, kind, origin }: Omit<Link, 'uses'>): LinkFault {
  return {
    place: placeOf(workload.node),
    message: `${kind.resource} "${workload.name ?? ''}" is linked to ${origin.kind} \`${origin.name ?? ''}\`, but none of its containers and volumes uses it; \`envfrom set triggers ${kind.resource}/${workload.name ?? ''} --remove\` takes the link away`,
  };
}
