import type { MapNode, ScalarNode, YamlNode } from '../../../model/node.ts';
import { scalarAt, entryWith } from '../../../model/node.ts';
import type { Value } from '../../../model/value.ts';
import { isPlausibleKey } from '../../../text/plausible-key.ts';

/** What is shown instead of a value that is copied out of an object: the Secret and the key; undefined where it is not secret. */
export function secretLabel(object: MapNode, path: readonly string[]): string | undefined {
  const [field = '', ...keys] = path;
  if (scalarAt(object, 'kind')?.text !== 'Secret' || !/^(?:data|stringData)$/.test(field)) {
    return undefined;
  }
  return `secret ${[scalarAt(object, 'metadata', 'name')?.text ?? '', ...keys.map(keyLabel)].join('/')}`;
}

/** A value may have become a key by mistake. */
function keyLabel(key: string): string {
  return isPlausibleKey(key) ? key : '***';
}

/** The label of a scalar of which some part is secret already. */
export function labelOf(node: YamlNode): string | undefined {
  if (node.kind !== 'scalar') return undefined;
  const secret = node.value?.find(({ kind }) => kind === 'secret');
  return secret?.kind === 'secret' ? secret.label : undefined;
}

/** A copy of a node of which every scalar is secret. */
export function asSecret(node: YamlNode, label: string): YamlNode {
  if (node.kind === 'scalar') return withValue(node, [{ kind: 'secret', text: node.text, label }]);
  if (node.kind === 'sequence') {
    return { ...node, items: node.items.map((item) => asSecret(item, label)) };
  }
  const entries = node.entries.map((entry) =>
    entryWith(entry, asSecret(entry.value, `${label}/${keyLabel(entry.name)}`)),
  );
  return { ...node, entries };
}

/** A Secret whose values know that they are secret wherever they are copied; any other object as it is. */
export function withSecretData(object: MapNode): MapNode {
  const entries = object.entries.map((entry) => {
    const label = secretLabel(object, [entry.name]);
    return label === undefined ? entry : entryWith(entry, asSecret(entry.value, label));
  });
  return { ...object, entries };
}

/** The scalar with what is known of its text; with nothing, all of it is known. */
export function withValue(node: ScalarNode, value: Value | undefined): ScalarNode {
  const { value: _, ...rest } = node;
  return value === undefined ? rest : { ...rest, value };
}

/** A scalar made of another one: what that copied out of a Secret and is still in the text stays secret. */
export function withSecretOf(node: YamlNode, made: ScalarNode): ScalarNode {
  const label = labelOf(node);
  if (label === undefined || node.kind !== 'scalar') return made;
  const isLeft = node.value?.some(
    (part) => part.kind === 'secret' && part.text !== '' && made.text.includes(part.text),
  );
  return isLeft === true ? withValue(made, [{ kind: 'secret', text: made.text, label }]) : made;
}
