/** What the schema says of `entryPoints`. */
export function entryPointsProperty(): object {
  const text = { type: 'string', minLength: 1 };
  return {
    title: 'What is deployed',
    description:
      'What people deploy although no object in this repository does: each item is followed as if this repository deployed it. It has a `folder` or a `chart`.',
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: false,
      oneOf: [{ required: ['folder'] }, { required: ['chart'] }],
      dependencies: { values: ['chart'], release: ['chart'] },
      properties: {
        folder: {
          title: 'Folder',
          description:
            'A folder that is applied: built by kustomize if it has a kustomization, else with all folders below it (`kubectl apply -R -f`), except those that have a kustomization or a chart.',
          ...text,
          examples: ['apps/web/overlays/prod'],
        },
        chart: {
          title: 'Chart',
          description: 'The folder of a Helm chart that is installed.',
          ...text,
          examples: ['charts/api'],
        },
        values: {
          title: 'Values files',
          description:
            'The values files that the chart is installed with, in their order, relative to the chart; from the root of the repository with a `/` at the beginning.',
          type: 'array',
          items: text,
          examples: [['values-prod.yaml', '/environments/prod/api.yaml']],
        },
        namespace: {
          title: 'Namespace',
          description:
            'The namespace of objects that name none. Of a chart, the namespace of its release: `default` if it is omitted.',
          ...text,
          examples: ['shop'],
        },
        release: {
          title: 'Release',
          description: 'The name of the release; the name of the chart if it is omitted.',
          ...text,
          examples: ['api'],
        },
        cluster: {
          title: 'Cluster',
          description:
            'The cluster that gets it, by its name in `clusters` or as `envfrom builds` shows it; unknown if it is omitted.',
          ...text,
          examples: ['prod'],
        },
      },
    },
    examples: [
      [
        { folder: 'apps/web/overlays/prod', cluster: 'prod' },
        {
          chart: 'charts/api',
          values: ['values.yaml', 'values-prod.yaml'],
          namespace: 'shop',
          release: 'api',
          cluster: 'prod',
        },
      ],
    ],
  };
}
