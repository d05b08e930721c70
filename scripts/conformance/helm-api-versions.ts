import { DEFAULT_API_VERSIONS } from '../../src/render/helm/objects/default-api-versions.ts';
import { compare } from './run-cases.ts';
import type { GroupRunner, JsonObject } from './types.ts';

/** A list of what `.Capabilities.APIVersions` holds without a cluster. */
export const runHelmApiVersions: GroupRunner = ({ json }) => {
  const outcome = compare(DEFAULT_API_VERSIONS, json['cases']);
  const failures =
    outcome.kind === 'failed' ? [{ name: 'all versions', detail: outcome.detail }] : [];
  return [
    {
      group: 'Helm API versions',
      passed: 1 - failures.length,
      total: 1,
      failures,
      outOfScope: [],
      notImitated: [],
    },
  ];
};

export function holdsApiVersions({ cases }: JsonObject): boolean {
  return Array.isArray(cases) && cases[0] === 'v1';
}
