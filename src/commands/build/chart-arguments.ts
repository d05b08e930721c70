import { CannotRun } from '../../model/cannot-run.ts';
import { NEWEST_KUBERNETES } from '../../model/versions/kubernetes-version.ts';
import type { Arguments } from '../command.ts';
import { CHART_OPTIONS } from './chart-options.ts';

/** What a command line says about a chart and its release. */
export interface ChartArguments {
  readonly helm: 3 | 4;
  readonly releaseName: string;
  readonly namespace: string;
  readonly kubernetesVersion: string;
  readonly apiVersions: readonly string[];
  /** `-` for standard input. */
  readonly valuesFiles: readonly string[];
  readonly sets: readonly SetArgument[];
  readonly showOnly: readonly string[];
  readonly includeCrds: boolean;
  readonly noHooks: boolean;
  readonly skipTests: boolean;
  readonly skipSchemaValidation: boolean;
}

interface SetArgument {
  readonly kind: (typeof SETS)[number];
  readonly text: string;
}

type Values = Arguments['values'];

const SETS = ['set', 'set-string', 'set-json', 'set-file', 'set-literal'] as const;

export function chartArguments(values: Values): ChartArguments {
  const text = (flag: string, otherwise: string): string => values.get(flag)?.at(-1) ?? otherwise;
  return {
    helm: text('helm', '3') === '4' ? 4 : 3,
    releaseName: text('release-name', 'release-name'),
    namespace: text('namespace', 'default'),
    kubernetesVersion: text('kubernetes-version', `1.${NEWEST_KUBERNETES}.0`),
    apiVersions: separated(values, 'api-versions'),
    valuesFiles: separated(values, 'values'),
    sets: SETS.flatMap((kind) => (values.get(kind) ?? []).map((each) => ({ kind, text: each }))),
    showOnly: values.get('show-only') ?? [],
    includeCrds: values.has('include-crds'),
    noHooks: values.has('no-hooks'),
    skipTests: values.has('skip-tests'),
    skipSchemaValidation: values.has('skip-schema-validation'),
  };
}

/** Throws CannotRun for an option that only makes sense for a chart. */
export function refuseChartOptions(values: Values): void {
  const wrong = CHART_OPTIONS.find(({ name }) => values.has(name));
  if (wrong === undefined) return;
  throw new CannotRun(
    `\`--${wrong.name}\` works only with charts, but this is a kustomization.`,
    'Name the folder or the archive of a chart.',
  );
}

/** As Helm takes these: one flag may hold several, with commas. */
function separated(values: Values, flag: string): readonly string[] {
  return (values.get(flag) ?? []).flatMap((each) => each.split(','));
}
