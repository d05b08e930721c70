import { volumeName } from '../../src/kubernetes/validation/check-volume-references.ts';
import { isSet } from '../../src/kubernetes/validation/field.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import type { ProvidedPath } from '../../src/kubernetes/validation/provided-paths.ts';
import { providedPaths } from '../../src/kubernetes/validation/provided-paths.ts';
import { invalidValue, refusal } from '../../src/kubernetes/validation/refusal.ts';
import type { RuleContext } from '../../src/model/evidence.ts';
import { message, userText, words, type Message } from '../../src/model/message.ts';
import { withoutEndSlashes } from '../../src/model/names/folder-of.ts';
import { scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { VolumeFacts, Workload } from '../../src/model/workload.ts';
import { NONE, rulePerPod } from '../kit/rule-constructors.ts';

export const rule = rulePerPod(
  {
    id: 'overlapping-volume-paths',
    summary:
      'Two items of a volume have the same path, or the path of one is below the file of the other.',
    severity: 'warning',
    group: 'volumes',
    since: '0.1.0',
  },
  ({ workload, volumes }, context) => {
    const listed = isValidated(workload) ? volumes.filter(listsPaths) : [];
    return listed.length === 0 ? NONE : findingsOf(listed, workload, context);
  },
);

/** Whether a volume has items or parts of its own: the keys of one source have each path once. */
function listsPaths({ name, node, source, parts, projections }: VolumeFacts): boolean {
  const isOne = name !== '' && source !== undefined && node.entries.length <= 2;
  return !isOne || projections.length > 0 || parts.some(({ items }) => items.length > 0);
}

function* findingsOf(
  volumes: readonly VolumeFacts[],
  workload: Workload,
  context: RuleContext,
): Iterable<Finding> {
  for (const volume of volumes) {
    const projected = isSet(volume.node, 'projected', workload.manifest.dialect);
    yield* overlapsIn(volume, workload, projected);
    if (volume.projections.length > 1) yield* replacedKeys(volume, workload, context);
  }
}

/** Keys of a whole source that meet an item or a token: the API server does not see them. */
function* replacedKeys(
  volume: VolumeFacts,
  workload: Workload,
  context: RuleContext,
): Iterable<Finding> {
  for (const { path, at, by } of context.volumesOf(workload).get(volume.name)?.overwritten() ??
    []) {
    yield {
      at: by,
      message: message`${volumeName(volume, workload)} gets the file \`${userText(path, by)}\` from two of its sources: the later one wins.`,
      help: message`List the keys of the ConfigMap or Secret under \`items\`, or give one of the files another path.`,
      related: [{ at, message: message`the other one` }],
    };
  }
}

/** One pass: a path meets an equal one, one of its own folders, or one that is below it. */
function* overlapsIn(
  volume: VolumeFacts,
  workload: Workload,
  projected: boolean,
): Iterable<Finding> {
  const files = new Map<string, ProvidedPath>();
  const folders = new Map<string, ProvidedPath>();
  for (const provided of providedPaths(volume, workload.manifest.dialect)) {
    const path = withoutEndSlashes(provided.path);
    if (path === '') continue;
    const above = foldersOf(path);
    const other = [path, ...above].map((at) => files.get(at)).find(Boolean) ?? folders.get(path);
    if (other !== undefined) yield findingOf(volume, workload, { provided, other, projected });
    // The API server does not count the path of a token when it looks for equal ones.
    if (files.get(path)?.strict !== true) files.set(path, provided);
    for (const folder of above) if (!folders.has(folder)) folders.set(folder, provided);
  }
}

interface Overlap {
  readonly provided: ProvidedPath;
  readonly other: ProvidedPath;
  readonly projected: boolean;
}

function findingOf(volume: VolumeFacts, workload: Workload, overlap: Overlap): Finding {
  const { provided, other, projected } = overlap;
  const same = provided.path === other.path;
  const refused = projected && same && provided.strict && other.strict;
  const who = volumeName(volume, workload);
  const path = userText(provided.path, provided.at);
  const what = same
    ? message`${who} has two items for the path \`${path}\`: the later one wins.`
    : message`${who} has items for \`${userText(other.path, other.at)}\` and \`${path}\`: one would have to be both a file and a directory.`;
  const type = projected ? words('Projected') : userText(provided.source, provided.at);
  const said = refused
    ? refusal(
        `${volume.path}.projected`,
        invalidValue(provided.name, 'conflicting duplicate paths'),
        provided.at,
      )
    : message`The API server warns: \`volume ${userText(JSON.stringify(volume.name), scalarAt(volume.node, 'name'))} (${type}): overlapping paths: ${shown(provided, projected)} with ${shown(other, projected)}\`.`;
  return {
    at: provided.at,
    severity: refused ? 'error' : 'warning',
    message: message`${what} ${said}`,
    help: message`Give each item a path of its own.`,
    related: [{ at: other.at, message: message`the other one` }],
  };
}

function shown({ path, source, at }: ProvidedPath, projected: boolean): Message {
  const text = userText(JSON.stringify(path), at);
  return projected ? message`${text} (${userText(source, at)})` : message`${text}`;
}

/** `a/b/c` → `a/b`, `a`. */
function foldersOf(path: string): readonly string[] {
  const folders: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    folders.push(path.slice(0, end));
  }
  return folders;
}
