import type { Environment } from '../../model/environment.ts';
import type { Problem } from '../../model/problem.ts';
import { padStart } from '../../text/display-width.ts';
import type { EnvironmentOptions } from './environment-options.ts';
import { containerTitle } from './environment-table.ts';
import { escapeText } from '../text/escape-text.ts';
import type { Style } from '../text/style.ts';

const HEAD = ['VARIABLES', 'UNKNOWN', 'HIDDEN', 'PROBLEMS'];

/**
 * One line per container, by build: how many variables it has, how many of them only the cluster knows, how many assignments are
 * hidden, and how many problems the rules found.
 */
export function environmentSummary(
  environments: readonly Environment[],
  style: Style,
  { problems }: EnvironmentOptions,
  showBuild: boolean,
): string {
  const counted = countByContainer(problems);
  const lines: string[] = [];
  let build: string | undefined;
  for (const environment of environments) {
    if (showBuild && environment.workload.build !== build) {
      build = environment.workload.build;
      lines.push('', style.bold(escapeText(`build ${build}`)));
    }
    const counts = countsOf(environment, counted.get(identityOf(environment)) ?? 0);
    lines.push([...drawCounts(counts, style), containerTitle(environment)].join('  '));
  }
  const head = [...HEAD, 'CONTAINER'].join('  ');
  const hint = 'Name a workload, as in `envfrom env deployment/api`, to see its variables.';
  return `${[style.dim(head), ...lines, '', style.dim(hint)].join('\n')}\n`;
}

function drawCounts(counts: readonly number[], style: Style): readonly string[] {
  return HEAD.map((title, at) => {
    const number = counts[at] ?? 0;
    const text = padStart(String(number), title.length);
    if (number === 0) return style.dim(text);
    return title === 'PROBLEMS' ? style.red(text) : text;
  });
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
