import { openStruct, type Item } from './decode.ts';
import type { GeneratorArgs, GeneratorOptions } from './kustomization.ts';

export function decodeGeneratorOptions(item: Item): GeneratorOptions | undefined {
  if (item.node === undefined) return undefined;
  const names = ['labels', 'annotations', 'disableNameSuffixHash', 'immutable'];
  const { at, textMap, flag } = openStruct(item, names);
  return {
    labels: textMap('labels'),
    annotations: textMap('annotations'),
    disableNameSuffixHash: flag('disableNameSuffixHash'),
    immutable: flag('immutable'),
    at,
  };
}

const GENERATOR = ['namespace', 'name', 'behavior', 'literals', 'files', 'envs', 'env', 'options'];

/** An entry of `configMapGenerator`, or of `secretGenerator`, which also knows `type`. */
export function decodeGenerator(entry: Item): GeneratorArgs {
  const isSecret = entry.path.startsWith('secret');
  const { at, item, text, texts } = openStruct(
    entry,
    isSecret ? [...GENERATOR, 'type'] : GENERATOR,
  );
  const env = text('env');
  return {
    name: text('name'),
    namespace: text('namespace'),
    behavior: text('behavior').text,
    literals: texts('literals'),
    files: texts('files'),
    envs: env.text === '' ? texts('envs') : [...texts('envs'), env],
    options: decodeGeneratorOptions(item('options')),
    type: text('type'),
    at,
  };
}
