import type { NamedDeployers, Settings } from '../../model/settings.ts';
import { DEPLOYER_TITLES, type DeployerName } from '../../model/versions/deployer-version.ts';
import { splitPair } from '../arguments/flag-values.ts';
import { checkValue } from '../arguments/parse-arguments.ts';
import { kubernetesOf } from '../settings/kubernetes-of.ts';
import { DEPLOYER_KEYS, namedDeployers } from '../settings/named-deployers.ts';

/** The settings after an upgrade, and what the upgrade is called. */
interface Upgrade {
  readonly settings: Settings;
  /** `Argo CD 3.5, Kubernetes 1.37` */
  readonly label: string;
  readonly notices: readonly string[];
}

const NAMES = [...DEPLOYER_KEYS.map(({ deployer }) => deployer), 'kubernetes'] as const;

/**
 * The settings of a run with the versions that `--with NAME=VERSION` names, in all clusters. Throws CannotRun for another name, or for a text
 * that is not a version.
 */
export function upgraded(settings: Settings, words: readonly string[]): Upgrade {
  const wanted = new Map(
    words.map((word) => {
      const [name, version] = splitPair('--with', word, 'argocd=3.5');
      checkValue(name, NAMES, '`--with`');
      return [name, version];
    }),
  );
  const named = namedDeployers((flag) =>
    wanted.get(DEPLOYER_KEYS.find((each) => each.flag === flag)?.deployer ?? ''),
  );
  const kubernetes = kubernetesOf(wanted.get('kubernetes'));
  const deployers = { ...settings.deployers, ...named.deployers };
  const clusters = settings.clusters?.map((cluster) => ({
    ...cluster,
    deployers: { ...cluster.deployers, ...named.deployers },
  }));
  return {
    settings: {
      ...settings,
      ...(wanted.has('kubernetes') && kubernetes.settings),
      deployers,
      ...(clusters !== undefined && { clusters }),
    },
    label: labelOf(named.deployers ?? {}, wanted.get('kubernetes')),
    notices: [...named.notices, ...kubernetes.notices],
  };
}

function labelOf(deployers: NamedDeployers, kubernetes: string | undefined): string {
  const names: readonly DeployerName[] = DEPLOYER_KEYS.map(({ deployer }) => deployer);
  return [
    ...names.flatMap((name) => {
      const row = deployers[name];
      return row === undefined ? [] : [`${DEPLOYER_TITLES[name]} ${row.version}`];
    }),
    ...(kubernetes === undefined ? [] : [`Kubernetes ${kubernetes}`]),
  ].join(', ');
}
