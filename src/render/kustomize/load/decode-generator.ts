import type { YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import { bool, openStruct, text, textMap, type Decoding } from './decode.ts';
import { spanOrStart, texts } from './decode-arguments.ts';
import type { GeneratorArgs, GeneratorOptions } from './kustomization.ts';

type Node = YamlNode | undefined;

export function decodeGeneratorOptions(
  node: Node,
  decoding: Decoding,
  path: string,
): GeneratorOptions | undefined {
  if (node === undefined) return undefined;
  const names = ['labels', 'annotations', 'disableNameSuffixHash', 'immutable'];
  const field = openStruct(node, names, decoding, path);
  return {
    labels: textMap(field('labels'), decoding, `${path}.labels`),
    annotations: textMap(field('annotations'), decoding, `${path}.annotations`),
    disableNameSuffixHash: bool(
      field('disableNameSuffixHash'),
      decoding,
      `${path}.disableNameSuffixHash`,
    ),
    immutable: bool(field('immutable'), decoding, `${path}.immutable`),
    at: node,
  };
}

const GENERATOR = ['namespace', 'name', 'behavior', 'literals', 'files', 'envs', 'env', 'options'];

/** An entry of `configMapGenerator`, or of `secretGenerator`, which also knows `type`. */
export function decodeGenerator(
  node: Node,
  decoding: Decoding,
  path: string,
  file: Span['file'],
): GeneratorArgs {
  const isSecret = path.startsWith('secret');
  const field = openStruct(node, isSecret ? [...GENERATOR, 'type'] : GENERATOR, decoding, path);
  const part = (name: string) => text(field(name), decoding, `${path}.${name}`);
  const all = (name: string) => texts(field(name), decoding, `${path}.${name}`) ?? [];
  const env = part('env');
  return {
    name: part('name'),
    namespace: part('namespace'),
    behavior: part('behavior').text,
    literals: all('literals'),
    files: all('files'),
    envs: env.text === '' ? all('envs') : [...all('envs'), env],
    options: decodeGeneratorOptions(field('options'), decoding, `${path}.options`),
    type: part('type'),
    at: spanOrStart(node, file),
  };
}
