import type { Random } from '../random.ts';
import { emitYaml, entriesOf, isFields, Raw, type Data, type Fields } from './emit-yaml.ts';
import { container, image, labels, NAMES, oddValue } from './objects.ts';

/** What an entry of `patches` names: `{apiVersion, kind, metadata.name}` of an object that exists, mostly. */
function identityOf(object: Fields, random: Random): Fields {
  const metadata = isFields(object['metadata']) ? object['metadata'] : {};
  return {
    apiVersion: object['apiVersion'],
    kind: object['kind'],
    metadata: {
      name: random.oneIn(30) ? 'nobody' : metadata['name'],
      namespace: random.oneIn(20) ? 'other' : metadata['namespace'],
    },
  };
}

/** A strategic merge patch for an object: parts of it changed, removed, added. */
export function strategicPatch(object: Fields, random: Random): Fields {
  if (random.oneIn(15))
    return { ...identityOf(object, random), $patch: random.pick(['delete', 'replace', 'merge']) };
  const { metadata: own, ...identity } = identityOf(object, random);
  const more = random.oneIn(3)
    ? { labels: changedMap(random), annotations: random.oneIn(3) ? null : { added: 'x' } }
    : {};
  const metadata = { ...(isFields(own) ? own : {}), ...more };
  const fields = entriesOf(object).filter(
    ([name]) => !['apiVersion', 'kind', 'metadata'].includes(name),
  );
  const changed = fields.map(([name, value]) => [name, change(value, random, 0)] as const);
  return { ...identity, metadata, ...Object.fromEntries(changed) };
}

function changedMap(random: Random): Data {
  const map: Record<string, Data> = Object.fromEntries(entriesOf(labels(random)));
  if (random.oneIn(3)) map['app'] = null;
  if (random.oneIn(6)) map['$patch'] = 'replace';
  return map;
}

function change(data: Data, random: Random, depth: number): Data {
  if (isFields(data)) return changeFields(data, random, depth);
  if (Array.isArray(data)) return changeList(data, random, depth);
  if (random.oneIn(12)) return null;
  return random.oneIn(4) ? oddValue(random) : random.pick<Data>(['changed', 5, true, 'x y']);
}

function changeFields(data: Fields, random: Random, depth: number): Fields {
  const result: Record<string, Data> = {};
  for (const [name, value] of entriesOf(data)) {
    if (name === 'name' || name === 'kind') result[name] = value;
    else if (name === 'image') result[name] = image(random);
    else if (random.oneIn(depth < 3 ? 2 : 3))
      result[name] = random.oneIn(12) ? null : change(value, random, depth + 1);
  }
  if (random.oneIn(25)) result['$patch'] = random.pick(['replace', 'delete', 'merge']);
  if (random.oneIn(10)) result['added'] = random.pick<Data>(['x', 1, false]);
  return result;
}

function withField(fields: Fields, name: string, value: Data): Fields {
  return { ...fields, [name]: value };
}

function changeList(data: readonly Data[], random: Random, depth: number): Data {
  const items = data
    .filter(() => !random.oneIn(3))
    .map((item): Data => {
      const changed = change(item, random, depth + 1);
      if (!isFields(changed) || !random.oneIn(10)) return changed;
      return withField(changed, '$patch', 'delete');
    });
  const [first] = data;
  if (random.oneIn(3) && isFields(first)) {
    items.push(
      first['image'] === undefined ? { ...first, name: 'added' } : container('added', random),
    );
  }
  if (random.oneIn(20)) items.unshift({ $patch: 'replace' });
  return items;
}

/** Operations of a JSON patch for an object, most of which apply. */
function jsonPatch(object: Fields, random: Random): readonly Fields[] {
  const paths = pathsOf(object, '');
  const count = 1 + random.below(2);
  return Array.from({ length: count }, () => {
    const [path, value] = paths[random.below(paths.length)] ?? ['/spec', null];
    switch (random.below(8)) {
      case 0:
        return { op: 'remove', path };
      case 1:
        return { op: 'add', path: '/metadata/annotations/added', value: 'x' };
      case 2:
        return {
          op: 'add',
          path: Array.isArray(value) ? `${path}/-` : path,
          value: random.oneIn(3) ? oddValue(random) : 'added',
        };
      case 3:
        return random.oneIn(3)
          ? { op: 'test', path, value }
          : { op: 'move', from: path, path: '/metadata/annotations/moved' };
      case 4:
        return { op: 'copy', from: path, path: '/metadata/annotations/copied' };
      default:
        return {
          op: 'replace',
          path,
          value: random.oneIn(4) ? oddValue(random) : random.pick<Data>([1, 'x', true]),
        };
    }
  });
}

function pathsOf(data: Data, path: string): readonly (readonly [string, Data])[] {
  const here =
    path === '' || path === '/kind' || path === '/apiVersion' || path.startsWith('/metadata/name')
      ? []
      : [[path, data] as const];
  if (isFields(data)) {
    return [
      ...here,
      ...entriesOf(data).flatMap(([name, value]) =>
        pathsOf(value, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
      ),
    ];
  }
  if (Array.isArray(data))
    return [...here, ...data.flatMap((item: Data, index) => pathsOf(item, `${path}/${index}`))];
  return here;
}

/** The `target` of a patch: by kind, by name, by regular expression, by label. */
export function selector(object: Fields, random: Random): Fields {
  const metadata = isFields(object['metadata']) ? object['metadata'] : {};
  switch (random.below(6)) {
    case 0:
      return { kind: object['kind'] };
    case 1:
      return { name: `${random.pick(NAMES).slice(0, 1)}.*` };
    case 2:
      return { kind: 'Deployment|StatefulSet' };
    case 3:
      return {
        labelSelector: random.pick(['app', 'app=web', 'tier in (front, back)', '!env', 'app!=web']),
      };
    case 4:
      return {
        kind: object['kind'],
        name: metadata['name'],
        namespace: random.oneIn(3) ? 'default' : undefined,
      };
    default:
      return { version: 'v1', name: metadata['name'] };
  }
}

/** An entry of `patches`. Long ones go to files. */
export function patchEntry(
  objects: readonly Fields[],
  random: Random,
  addFile: (text: string) => string,
): Fields {
  const object = objects[random.below(objects.length)] ?? {};
  const isJson = random.oneIn(3);
  const body: Data = isJson ? [...jsonPatch(object, random)] : strategicPatch(object, random);
  const text = random.oneIn(8) ? `${JSON.stringify(plain(body))}\n` : emitYaml(body, random);
  const target = isJson || random.oneIn(3) ? selector(object, random) : undefined;
  const place = random.oneIn(2) ? { path: addFile(text) } : { patch: text };
  // The hash of what was generated and has another kind now depends on lines and columns.
  const isOfKind = target === undefined || target['kind'] !== undefined;
  const options = random.oneIn(8)
    ? { allowNameChange: true, allowKindChange: random.oneIn(2) && isOfKind }
    : undefined;
  return { ...place, target, options };
}

function plain(data: Data): unknown {
  if (data instanceof Raw) return data.yaml;
  if (Array.isArray(data)) return data.map(plain);
  if (!isFields(data)) return data;
  return Object.fromEntries(entriesOf(data).map(([name, value]) => [name, plain(value)]));
}

const TARGET_FIELDS = [
  'metadata.annotations.copied',
  'metadata.labels.app',
  'spec.template.spec.containers.*.image',
  'spec.template.spec.containers.[name=main].env.[name=A].value',
  'spec.replicas',
  'metadata.name',
  'data.A',
  'spec.template.metadata.labels.[app.kubernetes.io/name]',
];

/** A field of the object as replacements write it, mostly one that leads to a scalar. */
function fieldOf(object: Fields, random: Random): string {
  const paths = pathsOf(object, '').filter(
    ([, value]) => random.oneIn(6) || !(Array.isArray(value) || isFields(value)),
  );
  const [path] = paths[random.below(paths.length)] ?? ['/metadata/name'];
  return path
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (part.includes('.') || part.includes('/') ? `[${part}]` : part))
    .join('.');
}

/** An entry of `replacements`. */
export function replacement(objects: readonly Fields[], random: Random): Fields {
  const source = objects[random.below(objects.length)] ?? {};
  const target = objects[random.below(objects.length)] ?? {};
  const name = isFields(source['metadata']) ? source['metadata']['name'] : undefined;
  const exists = random.oneIn(2);
  const odd = TARGET_FIELDS[random.below(TARGET_FIELDS.length)] ?? 'metadata.name';
  const options = () =>
    random.oneIn(3)
      ? {
          delimiter: random.oneIn(2) ? random.pick([':', '-', '/']) : undefined,
          index: random.below(3),
          create: random.oneIn(2) ? true : undefined,
        }
      : undefined;
  return {
    ...(random.oneIn(6)
      ? { sourceValue: 'static' }
      : {
          source: {
            kind: source['kind'],
            name,
            fieldPath: random.oneIn(3) ? 'metadata.name' : fieldOf(source, random),
            options: random.oneIn(4) ? options() : undefined,
          },
        }),
    targets: [
      {
        select: random.oneIn(3) ? selector(target, random) : { kind: target['kind'] },
        reject: random.oneIn(5) ? [{ kind: 'Service' }] : undefined,
        fieldPaths: [exists ? fieldOf(target, random) : odd],
        options: exists ? options() : { create: true },
      },
    ],
  };
}
