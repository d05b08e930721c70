import type { Random } from '../random.ts';
import { selector, strategicPatch } from './changes.ts';
import { emitYaml, type Fields } from './emit-yaml.ts';
import { labels, NAMES } from './objects.ts';

/** An entry of `transformers`: a built-in transformer, in place or in a file. */
export function pluginEntry(
  objects: readonly Fields[],
  random: Random,
  addFile: (text: string) => string,
): string {
  const object = objects[random.below(objects.length)] ?? {};
  const configuration = {
    apiVersion: 'builtin',
    metadata: { name: 'plugin' },
    ...pick(object, random),
  };
  const text = emitYaml(configuration, random);
  return random.oneIn(2) ? addFile(text) : text;
}

function pick(object: Fields, random: Random): Fields {
  const fieldSpecs = [
    { path: 'metadata/labels', create: true },
    { path: 'spec/template/metadata/labels', kind: 'Deployment' },
  ];
  switch (random.below(9)) {
    case 0:
      return { kind: 'LabelTransformer', labels: labels(random), fieldSpecs };
    case 1:
      return {
        kind: 'AnnotationsTransformer',
        annotations: { by: 'plugin' },
        fieldSpecs: [{ path: 'metadata/annotations', create: true }],
      };
    case 2:
      return {
        kind: 'PrefixTransformer',
        prefix: 'plug-',
        fieldSpecs: [{ path: 'metadata/name' }],
      };
    case 3:
      return {
        kind: 'PrefixSuffixTransformer',
        prefix: 'a-',
        suffix: '-z',
        fieldSpecs: [{ path: 'metadata/name', kind: 'Deployment' }],
      };
    case 4:
      return {
        kind: 'NamespaceTransformer',
        metadata: { name: 'plugin', namespace: 'moved' },
        unsetOnly: random.oneIn(2),
        setRoleBindingSubjects: random.pick(['none', 'defaultOnly', 'allServiceAccounts']),
      };
    case 5:
      return {
        kind: 'ReplicaCountTransformer',
        replica: { name: random.pick(NAMES), count: 4 },
        fieldSpecs: [{ path: 'spec/replicas', kind: 'Deployment', create: true }],
      };
    case 6:
      return {
        kind: 'ImageTagTransformer',
        imageTag: { name: 'nginx', newTag: 'v9' },
        fieldSpecs: [{ path: 'spec/image' }],
      };
    case 7:
      return {
        kind: 'PatchTransformer',
        patch: emitYaml(strategicPatch(object, random), random),
        target: random.oneIn(2) ? selector(object, random) : undefined,
      };
    default:
      return {
        kind: 'ValueAddTransformer',
        value: 'added',
        targets: [{ fieldPath: 'metadata/annotations/value' }],
      };
  }
}
