import { mapAt, scalarAt } from '../../../model/node.ts';
import { openStruct, text } from '../load/decode.ts';
import { decodeGenerator } from '../load/decode-generator.ts';
import { generateSource, type GeneratedKind } from '../generate/generate-source.ts';
import { ksopsFiles, readKsops } from '../generate/ksops.ts';
import { done, joinRefused, refused, type Outcome } from '../tree/outcome.ts';
import { mapOf, scalarOf } from '../tree/nodes.ts';
import { pluginDecoding } from '../transform/plugin-decoding.ts';
import {
  badConfiguration,
  printedConfiguration,
  isBuiltIn,
  pluginOrigin,
  pluginResources,
  programPlugin,
  unknownPlugin,
  wrongPlugin,
} from './plugin-resources.ts';
import { isTransformerKind } from './plugin-transforms.ts';
import { tolerate, trailFrom } from '../load/recorder.ts';
import { gvkOf, nameOf, resourceOf, type Resource } from '../object/resource.ts';
import type { Generator } from '../generate/generator.ts';
import type { Target } from '../load/target.ts';

/** The plugins in `generators`. Programs are left out, but for what can be told of ksops. */
export function pluginGenerators(target: Target): Outcome<readonly Generator[]> {
  const { generators: entries } = target.kustomization;
  if (entries.length === 0) return done([]);
  const resources = pluginResources(target, entries, 'generators');
  if (resources.kind === 'refused') return resources;
  const generators: Generator[] = [];
  for (const resource of resources.value) {
    const generator = generatorOf(target, resource);
    if (generator.kind === 'done') generators.push(generator.value);
    else if (!tolerate(target.recorder, generator)) return generator;
  }
  return done(generators);
}

function generatorOf(target: Target, configuration: Resource): Outcome<Generator> {
  const printed = printedConfiguration(configuration);
  if (printed.kind === 'refused') return printed;
  const resource = printed.value;
  const origin = pluginOrigin(resource);
  const make = (generate: Generator['generate']) => done({ generate, origin, at: resource.node });
  const files = ksopsFiles(resource);
  if (files.length > 0 && !target.context.refusePlugins) {
    return make(() => readKsops(target, files));
  }
  if (!isBuiltIn(resource)) return programPlugin(resource, target);
  const { kind } = gvkOf(resource.node);
  switch (kind) {
    case 'ConfigMapGenerator':
      return make(() => generated(target, 'ConfigMap', resource));
    case 'SecretGenerator':
      return make(() => generated(target, 'Secret', resource));
    case 'IAMPolicyGenerator':
      return make(() => serviceAccount(target, resource));
    case 'HelmChartInflationGenerator': {
      const chart = `the Helm chart \`${nameOf(resource.node)}\` is not rendered here`;
      return refused(resource.node, 'must specify --enable-helm', {
        message: chart,
        offline: chart,
      });
    }
    default:
      return isTransformerKind(kind) ? wrongPlugin(resource, 'generator') : unknownPlugin(resource);
  }
}

function generated(
  target: Target,
  kind: GeneratedKind,
  resource: Resource,
): Outcome<readonly Resource[]> {
  const { node } = resource;
  const decoding = pluginDecoding(`${kind}Generator`);
  const path = kind === 'Secret' ? 'secretGenerator' : 'configMapGenerator';
  const args = decodeGenerator(node, decoding, path, node.file);
  const failure = joinRefused(decoding.failures);
  if (failure !== undefined) return badConfiguration(resource, failure);
  const metadata = openStruct(mapAt(node, 'metadata'), ['name', 'namespace'], decoding, 'metadata');
  const part = (name: string) => text(metadata(name), decoding, `metadata.${name}`);
  const own = {
    ...args,
    name: args.name.text === '' ? part('name') : args.name,
    namespace: args.namespace.text === '' ? part('namespace') : args.namespace,
    // The single `env` is a spelling of kustomizations only.
    envs: args.envs.filter(({ at }) => at !== scalarAt(node, 'env')),
  };
  const made = generateSource(target, kind, own);
  return made.kind === 'refused' ? made : done([resourceOf(made.value, target.run.schema)]);
}

/** The ServiceAccount that stands for a Google Cloud service account. */
function serviceAccount(target: Target, resource: Resource): Outcome<readonly Resource[]> {
  const { node } = resource;
  const at = node;
  const trail = trailFrom('generator', at, target.folder);
  const part = (...path: readonly string[]) => scalarAt(node, ...path)?.text ?? '';
  if (part('cloud') !== 'gke') {
    return refused(at, `cloud provider ${part('cloud')} not supported yet`, {
      message: 'IAMPolicyGenerator knows the cloud `gke` only',
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
