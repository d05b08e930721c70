import type { Problem } from '../model/problem.ts';
import type { Report } from '../model/report.ts';
import { hostSpan } from '../model/span.ts';
import { shortListOf } from './words.ts';

const MOST_BUILDS = 6;

/**
 * `in overlays/prod and overlays/uat`: in which builds a problem holds. Undefined when that goes without saying: it is in no build, in
 * plain manifests, or in the one build of the folder that its file is in.
 */
export function buildsOf(problem: Problem, report: Report): string | undefined {
  const { builds } = problem;
  const [only, ...others] = builds;
  if (only === undefined) return undefined;
  if (others.length === 0) {
    if (kindsOf(report).get(only) !== 'kustomization') return undefined;
    const { path } = hostSpan(problem.at).file;
    if (path.slice(0, path.lastIndexOf('/')) === only) return undefined;
  }
  return `in ${shortListOf(builds, MOST_BUILDS)}`;
}

const kindsOfReport = new WeakMap<Report, ReadonlyMap<string, string>>();

function kindsOf(report: Report): ReadonlyMap<string, string> {
  let kinds = kindsOfReport.get(report);
  if (kinds === undefined) {
    kinds = new Map(report.builds.map(({ id, kind }) => [id, kind]));
    kindsOfReport.set(report, kinds);
  }
  return kinds;
}
