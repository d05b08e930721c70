import type { Problem } from '../../model/problem.ts';
import type { DeployerVersion } from '../../model/versions/deployer-version.ts';

/** How environments are printed; what a format has no use for is ignored by it. */
export interface PrintedOptions {
  /** Version of envfrom itself. */
  readonly version: string;
  readonly color: boolean;
  /** Columns of the table. */
  readonly width: number;
  /** Keep lines from being read as workflow commands by the runner of GitHub Actions. */
  readonly guardCommands: boolean;
  /** table: lines over which a summary per container is shown instead; undefined: never. */
  readonly screen: number | undefined;
}

/** What of environments is shown, and how. */
export interface EnvironmentOptions extends PrintedOptions {
  /** Values of Secrets in clear. */
  readonly showValues: boolean;
  /** Service variables too. */
  readonly services: boolean;
  /** table: what the rules found, counted per container in the summary. */
  readonly problems: readonly Problem[];
  /** The version of Flux or Argo CD that deploys a build. */
  readonly versionOf: (build: string) => DeployerVersion | undefined;
}

/** What holds unless the user asks for something else. */
export const DEFAULT_ENVIRONMENT_OPTIONS: EnvironmentOptions = {
  version: '',
  color: false,
  width: 100,
  showValues: false,
  services: false,
  guardCommands: false,
  screen: undefined,
  problems: [],
  versionOf: () => undefined,
};
