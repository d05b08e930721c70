import type { Environment } from '../model/environment.ts';
import type { Problem } from '../model/problem.ts';
import { displayWidth, padEnd, padStart } from './display-width.ts';
import type { EnvironmentOptions } from './environment-options.ts';
import { containerTitle } from './environment-table.ts';
import { escapeText } from './escape-text.ts';
import type { Style } from './style.ts';

const HEAD = ['VARIABLES', 'UNKNOWN', 'HIDDEN', 'PROBLEMS'];

/** One line per container: how many variables it has, how many of them only the cluster knows, how many assignments are hidden, and problems. */
export function environmentSummary(
  environments: readonly Environment[],
  style: Style,
  { problems }: EnvironmentOptions,
  showBuild: boolean,
): string {
  const counted = countByContainer(problems);
  const rows = environments.map((environment) => ({
    title: titleOf(environment, showBuild),
    counts: countsOf(environment, counted.get(identityOf(environment)) ?? 0),
  }));
  const width = rows.reduce((most, { title }) => Math.max(most, displayWidth(title)), 9);
  const head = [padEnd('CONTAINER', width), ...HEAD].join('  ');
  const lines = rows.map(({ title, counts }) => {
    const numbers = counts.map((number, at) => {
      const text = padStart(String(number), HEAD[at]?.length ?? 0);
      if (number === 0) return style.dim(text);
      return at === 3 ? style.red(text) : text;
    });
    return [padEnd(title, width), ...numbers].join('  ');
  });
  const hint = 'Name a workload, as in `envfrom env deployment/api`, to see its variables.';
  return `${[style.dim(head), ...lines, '', style.dim(hint)].join('\n')}\n`;
}

function titleOf({ workload, container }: Environment, showBuild: boolean): string {
  const title = containerTitle({ workload, container });
  return showBuild ? `${title} (${escapeText(workload.build)})` : title;
}

function countsOf({ bindings, failures }: Environment, problems: number): readonly number[] {
  const unknown = bindings.filter(({ value }) => value.some(({ kind }) => kind === 'placeholder'));
  const hidden = bindings.reduce((sum, { hides }) => sum + hides.length, 0);
  return [bindings.length, unknown.length, hidden, Math.max(problems, failures.length)];
}

/** Problems by the container they are about. */
function countByContainer(problems: readonly Problem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { subject, builds } of problems) {
    if (subject?.container === undefined) continue;
    const { kind, namespace, name, container } = subject;
    for (const build of builds) {
      const identity = JSON.stringify([build, kind, namespace ?? '', name ?? '', container]);
      counts.set(identity, (counts.get(identity) ?? 0) + 1);
    }
  }
  return counts;
}

function identityOf({ workload, container }: Environment): string {
  const { kind, namespace, name } = workload.manifest;
  return JSON.stringify([workload.build, kind, namespace ?? '', name ?? '', container.name]);
}
