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
import { copyLines, type RolloutLine } from './rollout-lines.ts';
import { beginRollout, haveUses, pointLinks } from './rollout-result.ts';
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
  const { result, toCopy } = beginRollout(objects, links, faults);
  const inStream = objects.flatMap((object) => readCopy(object) ?? []);
  const copies = [...inStream, ...earlier.filter((copy) => !inStream.some(isSameAs(copy)))];
  const users = copyNameUsers(objects);
  const added: NewCopy[] = [];
  for (const [origin, some] of toCopy) {
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
    if (!haveUses(links, result)) continue;
    result.lines.push(...copyLines(plan));
    result.edits.push(...copyEdits(plan, inStream, documents, items));
    added.push(...newCopies(plan, target, inStream));
    pointLinks(links, target, result);
  }
  const { lines, edits, faults: troubles } = result;
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
