import type { Command } from '../command.ts';
import { CACHE_OPTIONS } from '../options/cache-options.ts';
import { formatOption, OUTPUT } from '../options/common-options.ts';
import { READING_OPTIONS } from '../options/reading-options.ts';
import { BUILD, CLUSTER, FLEET } from '../options/selection-options.ts';

const ENVIRONMENT_FORMATS = ['table', 'json', 'dotenv', 'markdown', 'html', 'describe'] as const;

/** `envfrom env` and its options. */
export const ENV: Command = {
  name: 'env',
  usage: '[SELECTOR…] [PATH…]',
  summary: 'Show the environment each container will get, and where every value comes from',
  details: [
    'SELECTOR names workloads: deployment/api, deploy/api/container, api, shop/api or deployment/shop/api with a namespace, or globs of these (deploy/*); release/web and application/web name what a HelmRelease or an Application deploys. A file or a glob of files selects the workloads written there. A folder, or `-` for standard input, is where to look; without one, the current folder. What exists on disk is a path: write deploy/api or ./deployment/api where both could be meant.',
    'Values of Secrets are masked unless --show-values is given.',
  ],
  examples: [
    { line: 'envfrom env deployment/api', does: 'every container of one Deployment' },
    {
      line: 'envfrom env apps/shop deploy/api/server -n prod',
      does: 'one container, in one folder and namespace',
    },
    { line: 'envfrom env deploy/api --matrix', does: 'one workload in dev, staging and prod' },
    {
      line: 'envfrom env k8s/api.yaml --format json',
      does: 'the workloads of a file, for programs',
    },
    {
      line: 'envfrom env deploy/api --format dotenv --show-values > .env',
      does: 'run the program locally with it',
    },
  ],
  completes: 'workloads',
  options: [
    formatOption(ENVIRONMENT_FORMATS, 'How to write the environments', 'table'),
    {
      name: 'matrix',
      group: 'Output',
      help: 'Show each workload once: a row per variable, a column per build; what differs is marked',
    },
    OUTPUT,
    ...READING_OPTIONS,
    BUILD,
    {
      name: 'namespace',
      group: 'What to look at',
      letter: 'n',
      value: 'NAMESPACE',
      help: 'Only workloads of this namespace; a glob',
    },
    {
      name: 'services',
      help: 'Also show variables injected for Services',
    },
    {
      name: 'show-values',
      help: 'Show the values of Secrets',
    },
    CLUSTER,
    FLEET,
    ...CACHE_OPTIONS,
  ],
  run: async () => (await import('./run.ts')).runEnv,
};
