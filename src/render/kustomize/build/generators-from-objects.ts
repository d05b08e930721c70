import { message } from '../../../model/message.ts';
import { mapAt, scalarAt } from '../../../model/node.ts';
import { done, mapDone } from '../../../model/result.ts';
import { generateSource, type GeneratedKind } from '../generate/generate-source.ts';
import { inflateChart } from '../generate/inflate-chart.ts';
import { decodeGenerator } from '../load/decode-generator.ts';
import { decodeHelm } from '../load/decode-helm.ts';
import { openStruct, pluginDecoding } from '../load/decode.ts';
import { trailFrom } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import { resourceOf, type Resource } from '../object/resource.ts';
import { joinRefusals, refused, type BuildResult } from '../tree/build-refusal.ts';
import { mapOf, scalarOf } from '../tree/nodes.ts';
import { badConfiguration } from './refused-plugins.ts';

/** A ConfigMap or Secret that an object of `apiVersion: builtin` configures. */
export function configuredSource(
  target: Target,
  kind: GeneratedKind,
  resource: Resource,
): BuildResult<readonly Resource[]> {
  const { node } = resource;
  const decoding = pluginDecoding(`${kind}Generator`, node);
  const path = kind === 'Secret' ? 'secretGenerator' : 'configMapGenerator';
  const args = decodeGenerator({ node, decoding, path });
  const failure = joinRefusals(decoding.failures);
  if (failure !== undefined) return badConfiguration(resource, failure);
  const metadata = { node: mapAt(node, 'metadata'), decoding, path: 'metadata' };
  const { text } = openStruct(metadata, ['name', 'namespace']);
  const own = {
    ...args,
    name: args.name.text === '' ? text('name') : args.name,
    namespace: args.namespace.text === '' ? text('namespace') : args.namespace,
    // The single `env` is a spelling of kustomizations only.
    envs: args.envs.filter(({ at }) => at !== scalarAt(node, 'env')),
  };
  const made = generateSource(target, kind, own);
  return mapDone(made, (node) => [resourceOf(node, target.run.schema)]);
}

/** The ServiceAccount that stands for a Google Cloud service account. */
export function serviceAccount(
  target: Target,
  resource: Resource,
): BuildResult<readonly Resource[]> {
  const { node } = resource;
  const at = node;
  const trail = trailFrom('generator', at, target.folder);
  const part = (...path: readonly string[]) => scalarAt(node, ...path)?.text ?? '';
  if (part('cloud') !== 'gke') {
    return refused(at, `cloud provider ${part('cloud')} not supported yet`, {
      message: message`IAMPolicyGenerator supports only the cloud \`gke\``,
    });
  }
  const account = `${part('serviceAccount', 'name')}@${part('serviceAccount', 'projectId')}`;
  const annotation = scalarOf(`${account}.iam.gserviceaccount.com`, at, trail);
  const namespace = part('kubernetesService', 'namespace');
  const metadata = mapOf(
    [
      ['annotations', mapOf([['iam.gke.io/gcp-service-account', annotation]], at, trail)],
      ['name', scalarOf(part('kubernetesService', 'name'), at, trail)],
      ...(namespace === '' ? [] : [['namespace', scalarOf(namespace, at, trail)] as const]),
    ],
    at,
    trail,
  );
  const object = mapOf(
    [
      ['apiVersion', scalarOf('v1', at, trail)],
      ['kind', scalarOf('ServiceAccount', at, trail)],
      ['metadata', metadata],
    ],
    at,
    trail,
  );
  return done([resourceOf(object, target.run.schema)]);
}

/** A chart that an object of `apiVersion: builtin` configures. */
export function helmChart(target: Target, resource: Resource): BuildResult<readonly Resource[]> {
  const { node } = resource;
  const decoding = pluginDecoding('HelmChartInflationGenerator', node);
  const args = decodeHelm({ node, decoding, path: 'helmCharts' });
  const failure = joinRefusals(decoding.failures);
  if (failure !== undefined) return badConfiguration(resource, failure);
  return inflateChart(target, args, args.chartHome);
}
