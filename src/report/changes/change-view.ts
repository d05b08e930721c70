import type {
  Change,
  ContainerChange,
  NotCompared,
  Reason,
  RolloutVerdict,
  SourceChange,
  WorkloadChange,
} from '../../model/changes/change.ts';
import type { Failure } from '../../model/environment.ts';
import { groupBy } from '../../model/group-by.ts';
import { nameInCluster } from '../../model/name-of.ts';
import { placeOf, type Span } from '../../model/span.ts';
import { escapeText } from '../text/escape-text.ts';
import { count, numberText, shortListOf } from '../text/words.ts';
import type { ChangeOptions } from './change-options.ts';
import { fileRow, variableRow, type RowView } from './change-rows.ts';

/** A change as all formats for people tell it: texts only, without secrets, escaped; names in backticks are code. */
export interface ChangeView {
  readonly workloads: readonly WorkloadView[];
  /** Sources that changed and that the pods of no touched workload use. */
  readonly unused: readonly string[];
  readonly notCompared: readonly string[];
}

export interface WorkloadView {
  readonly title: string;
  readonly builds: string;
  readonly verdict: RolloutVerdict;
  readonly needless: boolean;
  readonly reasons: readonly ReasonView[];
  readonly containers: readonly ContainerView[];
}

export interface ReasonView {
  readonly text: string;
  /** The rows of the containers tell it too. */
  readonly effect: boolean;
  /** `config/app.yaml:7`; where only the base has it: `was config/app.yaml:7`. */
  readonly place: string | undefined;
  readonly span: Span | undefined;
}

export interface ContainerView {
  readonly title: string;
  readonly rows: readonly RowView[];
  /** What stops the container now, and what no longer does. */
  readonly stops: readonly ReasonView[];
  /** What someone must make outside the repository. */
  readonly needs: readonly ReasonView[];
  readonly mends: readonly ReasonView[];
}

/** Changed sources without a touched workload that are named. */
export const MOST_UNUSED = 5;
const MOST_BUILDS = 3;
/** More notes that say alike are one sentence, which names so many. */
const MOST_ALONE = 2;
const MOST_SUBJECTS = 5;

export function changeView(change: Change, options: ChangeOptions): ChangeView {
  const undeployed = new Set(
    change.builds.flatMap(({ before, after }) => {
      const build = after ?? before;
      return build?.undeployed === true ? [build.id] : [];
    }),
  );
  const several = change.builds.length > (options.rollouts ? 1 : 2);
  return {
    workloads: change.workloads.map((workload) =>
      workloadView(workload, buildsText(workload.builds, several, undeployed), options),
    ),
    // Clusters that are made of the same files say the same.
    unused: [...new Set(change.unused.map((source) => options.hide(sourceTitle(source))))],
    notCompared: notComparedTexts(change.notCompared).map((text) => escapeText(options.hide(text))),
  };
}

/** One sentence for what several notes say alike. */
function notComparedTexts(notes: readonly NotCompared[]): readonly string[] {
  const groups = groupBy(notes, (note) => note.alike?.clause ?? note);
  return [...groups.values()].flatMap((group) => {
    const texts = [
      ...new Set(
        group.map(({ text, at }) => (at === undefined ? text : `${text} (${placeOf(at)})`)),
      ),
    ];
    const subjects = [...new Set(group.flatMap(({ alike }) => alike?.subject ?? []))];
    const [clause] = group.flatMap(({ alike }) => alike?.clause ?? []);
    if (clause === undefined || subjects.length <= MOST_ALONE) return texts;
    return [`${shortListOf(subjects, MOST_SUBJECTS)} ${clause}`];
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
  return escapeText(`${kind} ${where} ${what}${at === undefined ? '' : ` (${placeOf(at)})`}`);
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

function buildsText(
  builds: readonly string[],
  several: boolean,
  undeployed: ReadonlySet<string>,
): string {
  const names = several ? shortListOf(buildNames(builds), MOST_BUILDS) : '';
  if (!builds.every((id) => undeployed.has(id))) return names;
  return [...(names === '' ? [] : [names]), 'not deployed by this repository'].join(', ');
}

/** Several objects may deploy one folder: `apps/web (3 builds)`. */
function buildNames(builds: readonly string[]): readonly string[] {
  const places = groupBy(builds, (id) => id.replace(/ \(.*\)$/, ''));
  return [...places].flatMap(([place, ids]) =>
    ids.length === 1 ? ids : [`${place} (${count(ids.length, 'build')})`],
  );
}

function workloadView(
  change: WorkloadChange,
  builds: string,
  options: ChangeOptions,
): WorkloadView {
  const { before, after, rollout, containers } = change;
  const manifest = (after ?? before)?.manifest;
  const { hide } = options;
  return {
    title: hide(
      escapeText(manifest === undefined ? '' : nameInCluster(manifest).replaceAll('`', '')),
    ),
    builds: escapeText(builds),
    verdict: rollout.verdict,
    needless: rollout.needless,
    reasons: rollout.reasons.map((reason) => reasonView(reason, options)),
    containers: containers.flatMap((container) =>
      before === undefined || after === undefined
        ? wholeContainer(container, options)
        : containerView(container, options),
    ),
  };
}

function reasonView({ text, effect, before, after }: Reason, { hide }: ChangeOptions): ReasonView {
  const span = after ?? before;
  const was = after === undefined && before !== undefined ? 'was ' : '';
  return {
    text: escapeText(hide(text)),
    effect: effect === true,
    place: span === undefined ? undefined : escapeText(`${was}${placeOf(span)}`),
    span: after,
  };
}

/** A container of a workload that comes or goes: how much it has, and what would stop it. */
function wholeContainer(
  container: ContainerChange,
  options: ChangeOptions,
): readonly ContainerView[] {
  const { variables, files, status } = container;
  const [view] = containerView(container, options);
  if (view === undefined || status === 'removed') return [];
  const amounts = [
    ...(variables.length === 0 ? [] : [count(variables.length, 'variable')]),
    ...(files.length === 0 ? [] : [count(files.length, 'mounted file')]),
  ];
  const title = amounts.length === 0 ? view.title : `${view.title}: ${amounts.join(', ')}`;
  return [{ ...view, title: title.replace(', added', ''), rows: [] }];
}

function containerView(
  container: ContainerChange,
  options: ChangeOptions,
): readonly ContainerView[] {
  const { name, kind, status, variables, files, stops, needs, mends } = container;
  const word = kind === 'regular' ? 'container' : `${kind} container`;
  const suffix = status === 'kept' ? '' : `, ${status}`;
  const failures = (list: ContainerChange['stops'], text: string): readonly ReasonView[] =>
    list.map(({ reason, message, at }) =>
      reasonView({ text: `${text}: ${reason}: ${message}`, after: at }, options),
    );
  const rows = [
    ...variables.map((variable) => variableRow(variable, options)),
    ...(status === 'removed' ? [] : files.map((file) => fileRow(file, options))),
  ];
  if ([rows, stops, needs, mends].every(({ length }) => length === 0) && status === 'kept')
    return [];
  return [
    {
      title: options.hide(escapeText(`${word} ${name}${suffix}`)),
      rows,
      stops: failures(stops, 'would not start'),
      needs: needs.map((need) => reasonView(needReason(need), options)),
      mends: failures(mends, 'starts again; before'),
    },
  ];
}

function needReason({ reference, message, at }: Failure): Reason {
  const what = reference === undefined ? message : `${reference.kind} ${reference.name}`;
  return { text: `needs ${what}, which nothing in this repository makes`, after: at };
}
