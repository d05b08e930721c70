import { message } from '../../../model/message.ts';
import type { Finding } from '../../../model/problem.ts';
import { joinRefusals, type BuildRefusal } from '../tree/build-refusal.ts';
import { refusalFindings } from '../tree/refusal-findings.ts';
import type { RunningKustomize } from './build-options.ts';

interface Settled {
  /** What the version that runs refuses. */
  readonly refusal: BuildRefusal | undefined;
  /** What may be refused, for nothing says which version runs. */
  readonly differences: readonly Finding[];
}

/** Decides what only newer versions of kustomize refuse, by the version that runs; without one, the newest does. */
export function settleVersions(
  versioned: readonly BuildRefusal[],
  running: RunningKustomize | undefined,
): Settled {
  if (running === undefined) return { refusal: joinRefusals(versioned), differences: [] };
  const own = versioned.filter(({ words }) => isSince(running.version, words?.since ?? ''));
  if (running.isKnown) return { refusal: joinRefusals(own), differences: [] };
  return { refusal: undefined, differences: own.map(differenceOf) };
}

/** Whether a version is at least another one. */
function isSince(version: string, since: string): boolean {
  return version.localeCompare(since, 'en', { numeric: true }) >= 0;
}

function differenceOf(refusal: BuildRefusal): Finding {
  const { at, words } = refusal;
  const [finding] = refusalFindings([refusal], 'kustomize');
  const since = words?.since ?? '';
  return {
    at,
    ...finding,
    message: message`${finding?.message ?? refusal.message}. Versions of kustomize before ${since} build it, later ones refuse it, and nothing in this repository says which one runs.`,
  };
}
