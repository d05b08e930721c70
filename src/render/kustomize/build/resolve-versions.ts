import { message } from '../../../model/message.ts';
import type { Finding } from '../../../model/problem.ts';
import { compareVersions } from '../../../model/versions/compare-versions.ts';
import { joinRefusals, type BuildRefusal, type RefusalWords } from '../tree/build-refusal.ts';
import { refusalFindings } from '../tree/refusal-findings.ts';
import type { RunningKustomize } from '../tree/version-rules.ts';

interface Resolved {
  /** What the version that runs refuses. */
  readonly refusal: BuildRefusal | undefined;
  /** What may be refused, for nothing says which version runs. */
  readonly differences: readonly Finding[];
}

/** Decides what only some versions of kustomize refuse, by the version that runs; without one, the newest does. */
export function resolveVersions(
  versioned: readonly BuildRefusal[],
  running: RunningKustomize | undefined,
): Resolved {
  const own = versioned.filter(({ words }) => isRefusedBy(words, running?.version));
  if (running === undefined || running.isKnown)
    return { refusal: joinRefusals(own), differences: [] };
  const { installed } = running;
  const open = own.filter(({ words }) => !isBuiltBy(words, installed));
  return { refusal: undefined, differences: open.map(differenceOf) };
}

/** Whether what later versions refuse is built by the one that the repository installs. */
function isBuiltBy(words: RefusalWords | undefined, installed: string | undefined): boolean {
  if (installed === undefined || words?.since === undefined) return false;
  return compareVersions(installed, words.since) < 0;
}

/** `version`: undefined for the newest. */
function isRefusedBy(words: RefusalWords | undefined, version: string | undefined): boolean {
  if (words?.builtSince !== undefined) {
    return version !== undefined && compareVersions(version, words.builtSince) < 0;
  }
  return version === undefined || compareVersions(version, words?.since ?? '') >= 0;
}

function differenceOf(refusal: BuildRefusal): Finding {
  const { at, words } = refusal;
  const [finding] = refusalFindings([refusal], 'kustomize');
  const said = finding?.message ?? refusal.message;
  return {
    at,
    ...finding,
    message:
      words?.builtSince === undefined
        ? message`${said}. Versions of kustomize before ${words?.since ?? ''} build it, later ones refuse it, and nothing in this repository says which one runs.`
        : message`${said}. Nothing in this repository says which one runs.`,
  };
}
