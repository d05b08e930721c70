import { catalogue } from '../../rules/catalogue.ts';
import { FAIL_ON } from '../../src/commands/check/options.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import {
  NEWEST_KUBERNETES,
  OLDEST_KUBERNETES,
} from '../../src/model/versions/kubernetes-version.ts';
import { producerSchema } from '../producers/producer-schema.ts';
import { clustersProperty, deployerProperties } from './cluster-schema.ts';
import { entryPointsProperty } from './entry-point-schema.ts';

const SEVERITY = { enum: ['error', 'warning', 'info', 'off'] };

/**
 * The JSON Schema (draft-07, which editors' YAML servers read) of `.envfrom.yaml`. `rules`: what it says of rules; the
 * published one lists them for editors, the one that code is made of takes any id (`readConfig` checks ids).
 */
export function configSchema(rules: object = rulesByName()): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'https://envfrom.dev/schemas/config.schema.json',
    title: 'Configuration of envfrom',
    description:
      'The file `.envfrom.yaml`, `.envfrom.yml` or `.config/envfrom.yaml` of a repository.',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { title: 'Schema', description: 'For editors; not read.', type: 'string' },
      ...runProperties(),
      rules: {
        title: 'Rules',
        description: 'The severity of rules, by id; `off` turns one off.',
        type: 'object',
        ...rules,
        examples: [{ 'missing-secret': 'error' }],
      },
      overrides: overridesProperty(rules),
      clusters: clustersProperty(),
      externals: externalsProperty(),
      producers: producersProperty(),
      ...pathProperties(),
      reloader: reloaderProperty(),
      limits: limitsProperty(),
    },
    examples: [
      {
        kubernetesVersion: '1.34',
        failOn: 'warning',
        rules: { 'missing-secret': 'error', 'service-variable-collision': 'off' },
        externals: [{ kind: 'Secret', namespace: 'prod', name: 'db-*', keys: ['password'] }],
        exclude: ['vendor/**'],
      },
    ],
  };
}

function runProperties(): object {
  return {
    kubernetesVersion: {
      title: 'Kubernetes version',
      description: `The version of the cluster, best known from 1.${OLDEST_KUBERNETES} to 1.${NEWEST_KUBERNETES}: what its API server accepts, and how its kubelet builds environments.`,
      type: ['string', 'number'],
      pattern: '^v?1\\.[0-9]{1,3}(\\.[0-9]+)?$',
      default: `1.${NEWEST_KUBERNETES}`,
      examples: ['1.34'],
    },
    ...deployerProperties(),
    strict: {
      title: 'Strict',
      description:
        'Report ConfigMaps and Secrets that are defined nowhere as errors instead of warnings.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    failOn: {
      title: 'Fail on',
      description: 'The exit code is 1 if any problem is at least this severe.',
      enum: FAIL_ON,
      default: 'error',
      examples: ['warning'],
    },
    maxWarnings: {
      title: 'Most warnings',
      description: 'The exit code is 1 if there are more warnings than this.',
      type: 'integer',
      minimum: 0,
      examples: [10],
    },
  };
}

/** Any id. */
export const ANY_RULE = { additionalProperties: SEVERITY };

function rulesByName(): object {
  const properties = catalogue.map(({ meta }) => [
    meta.id,
    { description: meta.summary, ...SEVERITY, default: meta.severity },
  ]);
  return { additionalProperties: false, properties: Object.fromEntries(properties) };
}

function overridesProperty(rules: object): object {
  return {
    title: 'Rules by path',
    description:
      'Other severities for the problems in some files. The last item that names a rule counts; `--rule` overrides them all.',
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['paths', 'rules'],
      properties: {
        paths: {
          title: 'Paths',
          description: 'Globs for the files that the problems are in, written as in `include`.',
          type: 'array',
          items: { type: 'string' },
          examples: [['apps/legacy/**']],
        },
        rules: {
          title: 'Rules',
          description: 'The severity of rules in these files, by id; `off` turns one off.',
          type: 'object',
          ...rules,
        },
      },
    },
    examples: [[{ paths: ['apps/legacy/**'], rules: { 'undeclared-secret': 'off' } }]],
  };
}

function externalsProperty(): object {
  const external = {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'name'],
    properties: {
      kind: { title: 'Kind', description: 'ConfigMap or Secret.', enum: ['ConfigMap', 'Secret'] },
      namespace: {
        title: 'Namespace',
        description:
          'A name or a glob (`*`, `?`, `[a-z]`, `{a,b}`); any namespace if it is left out.',
        type: 'string',
        default: '*',
        examples: ['prod', 'team-*'],
      },
      name: {
        title: 'Name',
        description: 'A name or a glob (`*`, `?`, `[a-z]`, `{a,b}`).',
        type: 'string',
        examples: ['db-credentials', '*-tls'],
      },
      keys: {
        title: 'Keys',
        description:
          'Its keys. If given, a reference to another key is an error; if omitted, every key is accepted.',
        type: 'array',
        items: { type: 'string' },
        examples: [['username', 'password']],
      },
    },
  };
  return {
    title: 'ConfigMaps and Secrets that are created elsewhere',
    description:
      'ConfigMaps and Secrets that are created outside this repository. References to them are accepted.',
    type: 'array',
    items: external,
    examples: [[{ kind: 'Secret', namespace: 'prod', name: 'db-*' }]],
  };
}

function producersProperty(): object {
  return {
    title: 'What your own operators make',
    description:
      'Rows that say which ConfigMaps and Secrets the controllers of custom resources create, in the form of the built-in table (docs/producers.md).',
    type: 'array',
    items: producerSchema(['kinds']),
    examples: [
      [
        {
          group: 'shop.example.com',
          kinds: ['Database'],
          makes: [{ kind: 'Secret', name: '{metadata.name}-credentials', keys: ['password'] }],
        },
      ],
    ],
  };
}

function sourcesProperty(): object {
  const text = { type: 'string', minLength: 1 };
  return {
    title: 'Sources that are built from this repository',
    description:
      'Sources of Flux and Argo CD that are folders of this repository, although nothing in it shows that: OCI artifacts that a pipeline elsewhere pushes, buckets, artifacts that a controller publishes. Each has a `url` or a `name`.',
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: false,
      anyOf: [{ required: ['url'] }, { required: ['name'] }],
      properties: {
        url: {
          title: 'URL',
          description: 'Its URL, as the source object or the Application has it.',
          ...text,
          examples: ['oci://registry.example.com/team/gitops'],
        },
        kind: {
          title: 'Kind',
          description: 'The kind of the source object; any kind if it is omitted.',
          enum: ['OCIRepository', 'ExternalArtifact', 'Bucket', 'GitRepository'],
          examples: ['OCIRepository'],
        },
        name: {
          title: 'Name',
          description: 'The name of the source object.',
          ...text,
          examples: ['apps'],
        },
        namespace: {
          title: 'Namespace',
          description: 'The namespace of the source object; any namespace if it is omitted.',
          ...text,
          examples: ['flux-system'],
        },
        folder: {
          title: 'Folder',
          description: 'The folder of this repository that it is built from.',
          default: '.',
          ...text,
          examples: ['kubernetes'],
        },
      },
    },
    examples: [
      [
        { url: 'oci://registry.example.com/team/gitops' },
        { kind: 'ExternalArtifact', namespace: 'flux-system', name: 'apps', folder: 'apps' },
      ],
    ],
  };
}

function pathProperties(): object {
  const globs = { type: 'array', items: { type: 'string' } };
  return {
    include: {
      title: 'Include',
      description:
        'Check only files that match one of these globs, relative to the repository: `*` and `?` within a name, `**` across folders, `[a-z]`, `{a,b}`. A glob without `/` matches at any depth, one that names a folder all files in it.',
      ...globs,
      examples: [['apps/**']],
    },
    exclude: {
      title: 'Exclude',
      description:
        'Leave out files that match one of these globs, written as in `include`; kustomizations may still load them.',
      ...globs,
      examples: [['**/testdata/**']],
    },
    repositoryUrls: {
      title: 'URLs of this repository',
      description:
        'Other URLs of this repository (mirrors, forks), as Flux and Argo CD objects write them.',
      type: 'array',
      items: { type: 'string' },
      examples: [['https://git.example.com/team/gitops.git']],
    },
    sources: sourcesProperty(),
    entryPoints: entryPointsProperty(),
    charts: {
      title: 'Folders of charts',
      description:
        'Folders of the repository that hold pulled Helm charts, archives or unpacked, whether git ignores them or not.',
      type: 'array',
      items: { type: 'string', minLength: 1 },
      default: ['.envfrom/charts'],
      examples: [['.cache/charts']],
    },
    chartVersionAny: {
      title: 'Any version of a chart',
      description: 'Another version of a chart may be used if the right one is not available.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    loadRestrictor: {
      title: 'What kustomizations may load',
      description:
        'Which files a kustomization may load: any in the repository, or only below its own folder (the default of kustomize).',
      enum: ['repository', 'root'],
      default: 'repository',
      examples: ['root'],
    },
  };
}

function reloaderProperty(): object {
  return {
    title: 'Stakater Reloader',
    description:
      "The flags that the cluster's Stakater Reloader is started with: they decide which workloads it restarts after a change.",
    type: 'object',
    additionalProperties: false,
    properties: {
      autoReloadAll: flag('--auto-reload-all', 'Workloads without an annotation restart too'),
      reloadOnCreate: flag(
        '--reload-on-create',
        'Workloads restart when a ConfigMap or Secret is created',
      ),
      reloadOnDelete: flag(
        '--reload-on-delete',
        'Workloads restart when a ConfigMap or Secret is deleted',
      ),
      ignoresConfigMaps: flag(
        '--resources-to-ignore=configMaps',
        'Changes of ConfigMaps restart nothing',
      ),
      ignoresSecrets: flag('--resources-to-ignore=secrets', 'Changes of Secrets restart nothing'),
      ignoredNamespaces: {
        description: 'Namespaces in which nothing restarts (`--namespaces-to-ignore`).',
        type: 'array',
        items: { type: 'string' },
      },
      argoRollouts: flag('--is-Argo-Rollouts', 'Rollouts of Argo restart too', true),
    },
    examples: [{ autoReloadAll: true }],
  };
}

function limitsProperty(): object {
  const descriptions = {
    fileSize: 'Bytes of one file.',
    aliasNodes: 'Nodes that the aliases of one document may add.',
    depth: 'Depth of nested maps and lists.',
    documents: 'Documents of one file.',
  };
  const properties = Object.entries(DEFAULT_LIMITS).map(([name, value]: [string, number]) => [
    name,
    {
      description: Object.entries(descriptions).find(([key]) => key === name)?.[1],
      type: 'integer',
      minimum: 1,
      default: value,
    },
  ]);
  return {
    title: 'Limits',
    description: 'Limits on the size of input files.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(properties),
    examples: [{ fileSize: 20 * 1024 * 1024 }],
  };
}

function flag(flagName: string, description: string, isOn = false): object {
  return { description: `${description} (\`${flagName}\`).`, type: 'boolean', default: isOn };
}
