import type {
  Change,
  NotCompared,
  SourceChange,
  WorkloadChange,
} from '../../model/changes/change.ts';
import { isUndeployed } from '../../model/deployment.ts';
import { groupBy } from '../../model/group-by.ts';
import { messageText } from '../../model/message.ts';
import { placeOf } from '../../model/span.ts';
import { count, numberText, shortListOf } from '../text/words.ts';
import type { ChangeOptions } from './change-options.ts';

/** Changed sources without a touched workload that are named. */
const MAX_UNUSED = 5;
const MAX_BUILDS = 8;
/** More notes that say alike are one sentence, which names so many. */
const MAX_ALONE = 2;
const MAX_SUBJECTS = 5;

/** The sources that changed and that the pods of no touched workload use; of many the first few. */
export function titlesOfUnused({ unused }: Change): readonly string[] {
  // Clusters that are made of the same files say the same.
  const titles = [...new Set(unused.map(sourceTitle))];
  const rest = titles.length - MAX_UNUSED;
  return rest > 1 ? [...titles.slice(0, MAX_UNUSED), `… ${numberText(rest)} more`] : titles;
}

/** One sentence for what several notes say alike. */
export function notComparedTexts(notes: readonly NotCompared[]): readonly string[] {
  const groups = groupBy(notes, (note) => note.alike?.clause ?? note);
  return [...groups.values()].flatMap((group) => {
    const texts = [
      ...new Set(
        group.map(({ text, at }) =>
          at === undefined ? messageText(text) : `${messageText(text)} (${placeOf(at)})`,
        ),
      ),
    ];
    const subjects = [...new Set(group.flatMap(({ alike }) => alike?.subject ?? []))];
    const [clause] = group.flatMap(({ alike }) => alike?.clause ?? []);
    if (clause === undefined || subjects.length <= MAX_ALONE) return texts;
    return [`${shortListOf(subjects, MAX_SUBJECTS)} ${clause}`];
  });
}

function sourceTitle({ before, after, name, keys, refusal }: SourceChange): string {
  const { kind = 'ConfigMap', namespace } = after ?? before ?? {};
  const where = namespace === undefined ? name : `${namespace}/${name}`;
  const what =
    before === undefined
      ? 'is new'
      : after === undefined
        ? 'is removed'
        : refusal === undefined
          ? keyCount(keys)
          : `cannot change: ${refusal.message}`;
  const at = after?.at ?? before?.at;
  return `${kind} ${where} ${what}${at === undefined ? '' : ` (${placeOf(at)})`}`;
}

/** What happens to the keys of a source; of what a controller makes anew, or what was encrypted again, only the cluster knows. */
function keyCount(keys: SourceChange['keys']): string {
  if (keys.length === 0) return 'may change';
  const sure = keys.filter(({ kind }) => kind !== 'perhaps');
  const shown = sure.length === 0 ? keys : sure;
  const verb = sure.length === 0 ? 'may change' : 'changes';
  const what = shown.length === 1 ? `key ${shown[0]?.key ?? ''}` : count(shown.length, 'key');
  const more = sure.length === 0 ? 0 : keys.length - sure.length;
  return `${verb} in ${what}${more === 0 ? '' : `, and perhaps in ${numberText(more)} more`}`;
}

/** The builds of a workload, if there are several on one side, and whether any is deployed. */
export function namesOfBuilds(
  { builds }: Change,
  { rollouts }: ChangeOptions,
): (workload: WorkloadChange) => string {
  const undeployed = new Set(
    builds.flatMap(({ before, after }) => {
      const build = after ?? before;
      return build !== undefined && isUndeployed(build) ? [build.id] : [];
    }),
  );
  const folders = new Map(
    builds.flatMap(({ before, after }) =>
      [before, after].flatMap((build) => (build === undefined ? [] : [[build.id, build.folder]])),
    ),
  );
  const isSeveral = builds.length > (rollouts ? 1 : 2);
  return (workload) => {
    const names = isSeveral ? shortListOf(buildNames(workload.builds, folders), MAX_BUILDS) : '';
    if (!workload.builds.every((id) => undeployed.has(id))) return names;
    return [...(names === '' ? [] : [names]), 'not deployed by this repository'].join(', ');
  };
}

/** Several objects may deploy one folder: `apps/web (3 builds)`. */
function buildNames(
  builds: readonly string[],
  folders: ReadonlyMap<string, string | undefined>,
): readonly string[] {
  const places = groupBy(builds, (id) => folders.get(id) ?? id);
  return [...places].flatMap(([place, ids]) =>
    ids.length === 1 ? ids : [`${place} (${count(ids.length, 'build')})`],
  );
}
