import { DEPLOYER_KEYS } from '../../src/commands/settings/named-deployers.ts';
import { DEPLOYER_TITLES } from '../../src/model/versions/deployer-version.ts';
import { newestVersion, versionsOf } from '../../src/render/versions/known-versions.ts';

/** The versions of Flux and Argo CD, of a cluster or of all. */
export function deployerProperties(): object {
  return Object.fromEntries(
    DEPLOYER_KEYS.map(({ deployer, key }) => {
      const title = DEPLOYER_TITLES[deployer];
      const oldest = versionsOf(deployer)[0]?.version;
      const newest = newestVersion(deployer).version;
      return [
        key,
        {
          title: `Version of ${title}`,
          description: `The version of ${title}, which decides the versions of Helm and kustomize that render; known from ${oldest} to ${newest}. Without it, what the repository installs, else the newest.`,
          type: ['string', 'number'],
          examples: [newest],
        },
      ];
    }),
  );
}

/** The part of the configuration's schema that declares clusters. */
export function clustersProperty(): object {
  const cluster = {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: {
        title: 'Name',
        description: 'The name it is shown under, and the one that destinations of Argo CD use.',
        type: 'string',
        minLength: 1,
        examples: ['prod'],
      },
      folders: {
        title: 'Folders',
        description:
          'Everything in these folders, or below them, goes to this cluster: objects of Flux and Argo CD, kustomizations, manifests. Without it, clusters are recognized by folders such as `clusters/<name>`.',
        type: 'array',
        items: { type: 'string', minLength: 1 },
        examples: [['clusters/prod']],
      },
      server: {
        title: 'Server',
        description:
          'The address under which it is registered in Argo CD. The clusters generator of an ApplicationSet selects from the clusters that have one.',
        type: 'string',
        minLength: 1,
        examples: ['https://prod.example.com:6443', 'https://kubernetes.default.svc'],
      },
      project: {
        title: 'Project',
        description: 'The project of Argo CD that it belongs to.',
        type: 'string',
        examples: ['default'],
      },
      ...deployerProperties(),
      labels: textsProperty('Labels', 'Labels of its Secret in Argo CD.', { env: 'prod' }),
      annotations: textsProperty('Annotations', 'Annotations of its Secret in Argo CD.', {
        region: 'eu',
      }),
    },
    dependencies: { project: ['server'], labels: ['server'], annotations: ['server'] },
  };
  return {
    title: 'Clusters',
    description: 'The clusters that this repository deploys to, each name once.',
    type: 'array',
    items: cluster,
    examples: [
      [
        { name: 'prod', folders: ['clusters/prod'] },
        { name: 'edge', server: 'https://edge.example.com', labels: { env: 'prod' } },
      ],
    ],
  };
}

function textsProperty(title: string, description: string, example: object): object {
  return {
    title,
    description,
    type: 'object',
    additionalProperties: { type: 'string' },
    examples: [example],
  };
}
