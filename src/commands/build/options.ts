import type { Command } from '../command.ts';
import { OUTPUT } from '../options/common-options.ts';
import { LOAD_RESTRICTOR } from '../options/reading-options.ts';
import { CHART_OPTIONS } from './chart-options.ts';

/** `envfrom build` and its options. */
export const BUILD: Command = {
  name: 'build',
  usage: '[DIR|CHART]',
  summary:
    'Print what `kustomize build` or `helm template` would print, and where each field comes from',
  details: [
    'DIR is a folder with a kustomization; without one, the current folder. Nothing is fetched and no plugin is run: what would come from there is left out, and reported on standard error.',
    'Secrets are printed as kustomize and Helm print them, with their values; `--mask-secrets` masks them, and CI (`CI` set) always does.',
    'CHART is the folder of a Helm chart, or its archive (.tgz). Its dependencies must be in its `charts` folder, as `helm dependency build` puts them there.',
    'Exit code 0: built. 1: the kustomization or chart cannot be built, and standard error says why. 2: could not run.',
  ],
  examples: [
    { line: 'envfrom build overlays/prod', does: 'the objects as they would be applied' },
    {
      line: 'envfrom build overlays/prod --origins',
      does: 'with the file and line of what was changed',
    },
    {
      line: 'envfrom build charts/app -f values-prod.yaml --origins',
      does: 'a chart, with the value or line of a template behind each field',
    },
  ],
  completes: 'files',
  options: [
    OUTPUT,
    LOAD_RESTRICTOR,
    {
      name: 'origins',
      help: 'Show where each object, and each field that another file sets, was written',
    },
    ...CHART_OPTIONS,
    {
      name: 'mask-secrets',
      help: 'Print `***` instead of the values of Secrets; in CI always',
    },
  ],
  run: async () => (await import('./run.ts')).runBuild,
};
