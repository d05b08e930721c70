import type { Evidence } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import type { Build } from '../../src/model/manifest.ts';
import { memo, once } from '../../src/model/memo.ts';
import { message, name as named, words } from '../../src/model/message.ts';
import { mapAt, scalarAt, type ScalarNode, type YamlNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { typeOf } from './variables-in-values.ts';

/** The maps of text in a ConfigMap and a Secret. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['ConfigMap', 'data'],
  ['Secret', 'stringData'],
]);

/**
 * Values that are no text in patches of ConfigMaps and Secrets which come from elsewhere: whatever is patched, they stay what they are. Where the
 * object is here, the value is found in what kustomize makes.
 */
export function* valuesInPatches({ files, builds }: Evidence): Iterable<Finding> {
  const partial = once(() =>
    groupBy(
      builds
        .filter((build) => build.partial.length > 0)
        .flatMap((build) => build.files.map((path) => ({ build, path }))),
      ({ path }) => path,
    ),
  );
  for (const { path, class: each, documents } of files) {
    if (each.kind !== 'skipped' || each.as !== 'patch') continue;
    for (const { root } of documents) {
      const kind = scalarAt(root, 'kind')?.text ?? '';
      const name = scalarAt(root, 'metadata', 'name');
      const values = name === undefined ? [] : typedIn(root, kind);
      if (name === undefined || values.length === 0) continue;
      const build = (partial().get(path) ?? []).find(
        (each) => !identitiesIn(each.build).has(`${kind} ${name.text}`),
      )?.build;
      if (build === undefined) continue;
      for (const { key, value, type } of values) {
        yield {
          at: kind === 'Secret' ? key : value,
          message: message`\`${words(TEXTS.get(kind) ?? '')}.${named(key.text, key)}\` in this patch of ${words(kind)} \`${named(name.text, name)}\` is a ${words(type)}, and must be a string. The API server refuses the object.`,
          help: message`Put the value in quotes.`,
          build: build.id,
        };
      }
    }
  }
}

const identitiesIn = memo(
  ({ objects }: Build): ReadonlySet<string> =>
    new Set(objects.map(({ kind, name = '' }) => `${kind} ${name}`)),
);

interface Typed {
  readonly key: ScalarNode;
  readonly value: ScalarNode;
  readonly type: string;
}

function typedIn(root: YamlNode | undefined, kind: string): readonly Typed[] {
  const field = TEXTS.get(kind);
  if (field === undefined || scalarAt(root, 'apiVersion')?.text !== 'v1') return [];
  return (mapAt(root, field)?.entries ?? []).flatMap(({ key, value }) => {
    const type = value.kind === 'scalar' ? typeOf(value) : undefined;
    return value.kind === 'scalar' && type !== undefined ? [{ key, value, type }] : [];
  });
}
