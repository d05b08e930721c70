import { DEFAULT_LIMITS } from '../src/model/limits.ts';
import type { Settings } from '../src/model/settings.ts';
import { NEWEST_KUBERNETES } from '../src/model/versions/kubernetes-version.ts';

/** The settings of a run without options and configuration. */
export const SETTINGS: Settings = {
  kubernetesVersion: NEWEST_KUBERNETES,
  strict: false,
  rules: new Map(),
  externals: [],
  limits: DEFAULT_LIMITS,
  loadRestrictor: 'repository',
};
