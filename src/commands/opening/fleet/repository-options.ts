import { configNotice } from '../../../config/config-notice.ts';
import type { Config } from '../../../config/config-value.ts';
import { findConfig } from '../../../io/find-config.ts';
import type { LocatedCheckout } from '../../../io/locate-checkouts.ts';
import { whatIsAt } from '../../../io/locate-paths.ts';
import type { SourceFile } from '../../../model/span.ts';
import { BASELINE_NAME } from '../../../pipeline/baseline.ts';
import { runOptionsOf, type RunOptions } from '../../settings/run-options.ts';

/** What the configuration of one repository of a fleet says about its files. */
export interface RepositoryOptions extends RunOptions {
  readonly name: string;
  /** Where they are from; absent: there is none. */
  readonly file?: SourceFile;
  /** Sentences. */
  readonly notices: readonly string[];
}

/** What a whole run has one of: only flags and the configuration of the fleet say it. */
const OF_THE_RUN = [
  'kubernetesVersion',
  'argocdVersion',
  'fluxVersion',
  'strict',
  'failOn',
  'maxWarnings',
  'limits',
  'loadRestrictor',
  'chartVersionAny',
  'reloader',
];

/** The configuration at the root of a repository, as far as it is about its own files. Throws CannotRun for one that is not valid. */
export async function repositoryOptions(
  { name, root }: LocatedCheckout,
  readsConfig: boolean,
  ruleIds: readonly string[],
): Promise<RepositoryOptions> {
  const unread = whatIsAt(root, BASELINE_NAME) === 'file' ? [`${name}/${BASELINE_NAME}`] : [];
  const baseline = unread.map((path) => `\`${path}\` is not used in a fleet.`);
  const found = readsConfig ? findConfig(root, root, undefined, name) : undefined;
  if (found === undefined) {
    return { name, ...runOptionsOf(new Map(), new Map(), []), notices: baseline };
  }
  const { readConfig } = await import('../../../config/read-config.ts');
  const { file } = found;
  const config = readConfig(file, ruleIds);
  const used: Config = new Map([...config].filter(([key]) => !OF_THE_RUN.includes(key)));
  const left = OF_THE_RUN.filter((key) => config.has(key));
  const notice = configNotice(used, file.path);
  return {
    name,
    file,
    ...runOptionsOf(new Map(), used, ruleIds),
    notices: [
      ...(notice === undefined ? [] : [notice]),
      ...(left.length === 0 ? [] : [ofTheRun(file.path, left)]),
      ...baseline,
    ],
  };
}

function ofTheRun(path: string, keys: readonly string[]): string {
  const listed = keys.map((key) => `\`${key}\``).join(', ');
  return `\`${path}\` also sets ${listed}, which a fleet takes from flags and \`--config\` only.`;
}
