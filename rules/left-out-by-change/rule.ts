import { posix } from 'node:path';
import type { WorkloadChange } from '../../src/model/changes/change.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { joined, message, userText, words, type Message } from '../../src/model/message.ts';
import { folderOf } from '../../src/model/names/folder-of.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { writtenNameOf } from '../../src/model/names/written-name.ts';
import { entryOf, itemsAt } from '../../src/model/node.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import type { Finding } from '../../src/model/problem.ts';
import { hostSpan, type Span } from '../../src/model/span.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';

/** Workloads, and lines, that one problem names. */
const MAX_NAMED = 5;
const LISTS = ['resources', 'components', 'bases'];

export const rule = rulePerRun(
  {
    id: 'left-out-by-change',
    summary: 'The change takes workloads out of what is deployed, although their files stay.',
    severity: 'warning',
    group: 'values',
    needsBase: true,
    since: '0.1.0',
  },
  function* (evidence) {
    const { before } = evidence;
    if (before === undefined) return;
    const dropped = once(() => droppedLines(before, evidence));
    const left = leftOut(evidence).flatMap((manifest) => {
      const line = dropped().find(({ path }) => isBelow(pathOf(manifest), path));
      return line === undefined ? [] : [{ manifest, line }];
    });
    for (const [at, group] of groupBy(left, ({ line }) => line.at)) {
      const lines = [...new Set(group.map(({ line }) => line.written))];
      const manifests = group.map(({ manifest }) => manifest);
      yield findingOf(at, lines, manifests);
    }
  },
);

/** A line of a list that the base has, and the head no more. */
interface Dropped {
  readonly written: string;
  /** What it names, from the root. */
  readonly path: string;
  /** The list, in the head. */
  readonly at: Span;
}

/** The objects of workloads that are deployed no more, and are written in the head as before. */
function leftOut({ change, fileOf }: Evidence): readonly Manifest[] {
  return (change()?.workloads ?? []).flatMap(({ before, after, rollout }: WorkloadChange) => {
    if (before === undefined || after !== undefined || rollout.verdict !== 'removed') return [];
    const { manifest } = before;
    const file = fileOf(pathOf(manifest));
    return file !== undefined && holds(file, manifest) ? [manifest] : [];
  });
}

/** Whether a file, also one that nothing lists, has an object of the kind and the written name. */
function holds({ documents }: ParsedFile, manifest: Manifest): boolean {
  const name = writtenNameOf(manifest);
  return documents.some(({ manifests }) =>
    manifests.some((each) => each.kind === manifest.kind && writtenNameOf(each) === name),
  );
}

function pathOf({ node }: Manifest): string {
  return hostSpan(node).file.path;
}

/** The lines that kustomizations of both sides lost. */
function droppedLines(before: Evidence, { fileOf }: Evidence): readonly Dropped[] {
  return before.files
    .filter(({ class: { kind } }) => kind === 'kustomization')
    .flatMap((file) => {
      const now = fileOf(file.path);
      if (now === undefined || now.source?.text === file.source?.text) return [];
      const listed = new Set(linesOf(now).map(({ path }) => path));
      const at = placeOfList(now);
      return at === undefined
        ? []
        : linesOf(file).flatMap((line) => (listed.has(line.path) ? [] : [{ ...line, at }]));
    });
}

function linesOf({ path, documents }: ParsedFile): readonly Omit<Dropped, 'at'>[] {
  const folder = folderOf(path);
  return documents.flatMap(({ root }) =>
    LISTS.flatMap((list) =>
      itemsAt(root, list).flatMap((item) =>
        item.kind === 'scalar' && !item.text.includes('://')
          ? [{ written: item.text, path: posix.join(folder, item.text) }]
          : [],
      ),
    ),
  );
}

/** The first list of a kustomization, or the kustomization. */
function placeOfList({ documents }: ParsedFile): Span | undefined {
  const root = documents.find((each) => each.root !== undefined)?.root;
  if (root?.kind !== 'map') return root;
  const list = LISTS.flatMap((name) => entryOf(root, name) ?? [])[0];
  return list?.key ?? root;
}

function isBelow(path: string, folder: string): boolean {
  const start = folder.replace(/\/$/, '');
  return path === start || path.startsWith(`${start}/`);
}

/** One for a list, whatever number of its lines go. */
function findingOf(at: Span, lines: readonly string[], manifests: readonly Manifest[]): Finding {
  const count = manifests.length;
  const gone = listed(lines.map((line) => message`\`${userText(line, at)}\``));
  const still = words(
    lines.length === 1 ? 'still exists, but is no longer' : 'still exist, but are no longer',
  );
  return {
    at,
    message: message`This change takes ${count} workload${words(count === 1 ? '' : 's')} out of what is deployed: ${listed(manifests.map(clusterName))}. ${gone} ${still} listed.`,
    help: message`If that is intended, remove the files too. With pruning on, Flux and Argo CD delete from the cluster what is not listed.`,
  };
}

function listed(names: readonly Message[]): Message {
  const shown = names.slice(0, MAX_NAMED);
  const more = names.length - shown.length;
  return joined(more > 0 ? [...shown, message`${more} more`] : shown, ', ');
}
