import { once } from '../../model/memo.ts';
import type { Report } from '../../model/report.ts';
import type { NamedBuild } from '../../pipeline/restrict-to-selection.ts';
import {
  DEFAULT_ENVIRONMENT_OPTIONS,
  type EnvironmentOptions,
} from '../../report/environments/environment-options.ts';
import {
  showEnvironments,
  type EnvironmentCounts,
  type ShownEnvironment,
  type ShownHead,
} from '../../report/environments/shown-environment.ts';
import type { RunOutput } from '../answers/run-output.ts';
import { notRenderedOf } from './not-rendered.ts';
import type { ReleaseBuild } from './select-environments.ts';

/** Containers of a run whose environments are kept: making and reading more of them takes longer than what it saves. */
const MAX_CONTAINERS = 4000;
/** Characters that are kept: what is longer takes too much of the store. */
const MAX_CHARACTERS = 16 * 1024 * 1024;
/** What a binding costs besides its value: it is kept as a row and as JSON. */
const PER_BINDING = 512;

/** A build, as far as it says which containers are asked for. */
type KeptBuild = NamedBuild & ReleaseBuild;

/** What one run knows of all containers, from which other questions about them are answered. No value of a Secret is in it. */
interface KeptEnvironments {
  readonly builds: readonly KeptBuild[];
  /** What workloads may be missing for. */
  readonly notRendered: readonly string[];
  readonly environments: readonly ShownEnvironment[];
}

/** The first line of a kept answer; each line after it holds the details of one container. */
interface Heading {
  readonly builds: readonly KeptBuild[];
  readonly notRendered: readonly string[];
  readonly heads: readonly (ShownHead & { readonly counted: EnvironmentCounts })[];
}

type Details = {
  readonly [Part in 'rows' | 'same' | 'size' | 'json']: ReturnType<ShownEnvironment[Part]>;
};

/** All environments of a report as an answer that can be kept; undefined if that would be too much. */
export function environmentsAnswer(report: Report): RunOutput | undefined {
  const environments = report.environments();
  if (environments.length > MAX_CONTAINERS) return undefined;
  const shown = showEnvironments(environments, contentOptions(report));
  if (!isWithin(shown)) return undefined;
  const pieces = linesOf(shown, report);
  return { says: [], outputs: [{ file: undefined, pieces }], code: 0 };
}

/** Asked before any line is made: values of many containers may be far longer than what a page shows of them. */
function isWithin(environments: readonly ShownEnvironment[]): boolean {
  let left = MAX_CHARACTERS;
  for (const { size } of environments) {
    const { bindings, characters } = size();
    left -= bindings * PER_BINDING + 2 * characters;
    if (left < 0) return false;
  }
  return true;
}

/** What of environments is shown where nothing else is asked for. */
export function contentOptions({ builds, problems }: Report): EnvironmentOptions {
  const versions = new Map(builds.map(({ id, deployerVersion }) => [id, deployerVersion]));
  return {
    ...DEFAULT_ENVIRONMENT_OPTIONS,
    problems,
    versionOf: (build) => versions.get(build),
  };
}

function* linesOf(environments: readonly ShownEnvironment[], report: Report): Generator<string> {
  const heading: Heading = {
    notRendered: notRenderedOf(report),
    builds: report.builds.map(({ id, folder, cluster, deployedBy }) => ({
      id,
      ...(folder !== undefined && { folder }),
      ...(cluster !== undefined && { cluster }),
      ...(deployedBy !== undefined && {
        deployedBy: {
          name: deployedBy.name,
          object: { kind: deployedBy.object.kind, name: deployedBy.object.name },
        },
      }),
    })),
    // Of what is made on demand, JSON writes nothing.
    heads: environments.map((each) => ({ ...each, counted: each.counts() })),
  };
  yield JSON.stringify(heading);
  // Secrets decide whether two are the same, and only the number of the first one like it is kept.
  const numbers = new Map<string, number>();
  for (const { rows, same, size, json } of environments) {
    const key = same();
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    const details: Details = { rows: rows(), same: String(number), size: size(), json: json() };
    yield `\n${JSON.stringify(details)}`;
  }
}

/** What such an answer holds. */
export function readKept({ outputs }: RunOutput): KeptEnvironments {
  const text = outputs.flatMap(({ pieces }) => [...pieces]).join('');
  const [first = '', ...lines] = text.split('\n');
  // Only `linesOf` writes such an answer.
  const { builds, notRendered, heads }: Heading = JSON.parse(first);
  const environments = heads.map(({ counted, ...head }, at): ShownEnvironment => {
    const details = once((): Details => JSON.parse(lines[at] ?? ''));
    return {
      ...head,
      counts: () => counted,
      rows: () => details().rows,
      same: () => details().same,
      size: () => details().size,
      json: () => details().json,
    };
  });
  return { builds, notRendered, environments };
}
