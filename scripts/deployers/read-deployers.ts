import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import type { DeployerName, DeployerRow } from '../../src/model/versions/deployer-version.ts';

/** A row as written in `deployers/`, with the Go modules that it was read from. */
export interface WrittenDeployer extends DeployerRow {
  /** `path@version`: the deployer itself, or the controllers of Flux. */
  readonly modules: readonly string[];
}

/** The first version of the chart argo-cd with a minor version of Argo CD; without one, the first that is not known. */
export interface ChartRow {
  readonly chart: string;
  readonly version?: string;
}

const VERSION = { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)+$' };
const ROWS = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['version', 'helm', 'kustomize', 'modules'],
    properties: {
      version: VERSION,
      helm: VERSION,
      kustomize: VERSION,
      strictSubstitution: { const: true },
      postRendersHooks: { const: true },
      modules: { type: 'array', items: { type: 'string' }, minItems: 1 },
    },
  },
};
const CHARTS = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['chart'],
    properties: { chart: VERSION, version: VERSION },
  },
};

const AJV = new Ajv({ allErrors: true, strict: false });
const isRows = AJV.compile<Omit<WrittenDeployer, 'deployer'>[]>(ROWS);
const isCharts = AJV.compile<ChartRow[]>(CHARTS);

const FILES: ReadonlyMap<DeployerName, string> = new Map([
  ['argocd', 'deployers/argo-cd.yaml'],
  ['flux', 'deployers/flux.yaml'],
]);

/** All rows, oldest version first; throws where a file does not keep to its schema. */
export function readDeployers(): readonly WrittenDeployer[] {
  return [...FILES].flatMap(([deployer, path]) =>
    rowsIn(path, isRows).map((row) => ({ deployer, ...row })),
  );
}

/** The rows of the chart argo-cd, oldest first. */
export function readChartRows(): readonly ChartRow[] {
  return rowsIn('deployers/argo-cd-chart.yaml', isCharts);
}

function rowsIn<Rows>(path: string, validate: ValidateFunction<Rows>): Rows {
  const rows: unknown = parse(readFileSync(path, 'utf8'));
  if (!validate(rows)) throw new Error(`${path}: ${JSON.stringify(validate.errors)}`);
  return rows;
}
