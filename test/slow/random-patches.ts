import type { Random } from '../../scripts/random.ts';

/** Random objects and patches of every sort a strategic merge knows, as YAML text; nasty on purpose. */
export interface RandomPatch {
  readonly object: string;
  readonly patch: string;
}

type Value = string | readonly Value[] | ReadonlyMap<string, Value>;

const SCALARS = [
  'a',
  'b',
  '1',
  '"1"',
  "'1'",
  '2.50',
  '010',
  'yes',
  '"yes"',
  'true',
  "'true'",
  'null',
  '~',
  '',
  '"null"',
  '1e3',
  '0x10',
  '2020-01-01',
  '"a b"',
  "'it''s'",
  '"x: y"',
  '!!str 5',
  '1000000',
] as const;
const TYPES: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['apps/v1', 'Deployment'],
  ['apps/v1', 'StatefulSet'],
  ['v1', 'Pod'],
  ['v1', 'Service'],
  ['batch/v1', 'CronJob'],
  ['example.com/v1', 'Widget'],
  ['v1', 'ConfigMap'],
];

export function randomPatch(random: Random, name: string): RandomPatch {
  const [apiVersion, kind] = random.pick(TYPES);
  const head = new Map<string, Value>([
    ['apiVersion', apiVersion],
    ['kind', kind],
  ]);
  const metadata = (isPatch: boolean): Value => randomMetadata(random, name, isPatch);
  const object = new Map([...head, ['metadata', metadata(false)], ...body(random, kind, false)]);
  const patch = new Map([...head, ['metadata', metadata(true)], ...body(random, kind, true)]);
  if (random.oneIn(60)) patch.set('$patch', random.pick(['delete', 'replace', 'merge', 'other']));
  return { object: text(object), patch: text(patch) };
}

function randomMetadata(random: Random, name: string, isPatch: boolean): Value {
  const map = new Map<string, Value>([['name', name]]);
  if (random.oneIn(3)) map.set('labels', directed(random, texts(random), isPatch));
  if (random.oneIn(5)) map.set('finalizers', plainList(random, isPatch));
  if (random.oneIn(8))
    map.set(
      'ownerReferences',
      keyedList(random, ['uid'], isPatch, () => extras(random, isPatch)),
    );
  return map;
}

function body(
  random: Random,
  kind: string,
  isPatch: boolean,
): readonly (readonly [string, Value])[] {
  if (kind === 'ConfigMap') return [['data', directed(random, texts(random), isPatch)]];
  if (kind === 'Service') return [['spec', directed(random, service(random, isPatch), isPatch)]];
  const spec = podSpec(random, isPatch);
  if (kind === 'Pod' || kind === 'Widget') return [['spec', directed(random, spec, isPatch)]];
  const template = new Map<string, Value>([['spec', directed(random, spec, isPatch)]]);
  if (random.oneIn(3)) template.set('metadata', new Map([['labels', texts(random)]]));
  const workload = new Map<string, Value>([['template', directed(random, template, isPatch)]]);
  if (random.oneIn(3)) workload.set('replicas', scalar(random));
  if (random.oneIn(4)) workload.set('selector', new Map([['matchLabels', texts(random)]]));
  if (kind !== 'CronJob') return [['spec', directed(random, workload, isPatch)]];
  const job = new Map<string, Value>([['spec', new Map<string, Value>([['template', template]])]]);
  return [['spec', new Map<string, Value>([['jobTemplate', job]])]];
}

function service(random: Random, isPatch: boolean): Map<string, Value> {
  const map = new Map<string, Value>();
  map.set(
    'ports',
    keyedList(random, ['port', 'protocol'], isPatch, () => extras(random, isPatch)),
  );
  if (random.oneIn(3)) map.set('selector', texts(random));
  if (random.oneIn(4)) map.set('externalIPs', plainList(random, isPatch));
  return map;
}

function podSpec(random: Random, isPatch: boolean): Map<string, Value> {
  const map = new Map<string, Value>();
  map.set(
    'containers',
    keyedList(random, ['name'], isPatch, () => container(random, isPatch)),
  );
  if (random.oneIn(3))
    map.set(
      'initContainers',
      keyedList(random, ['name'], isPatch, () => container(random, isPatch)),
    );
  if (random.oneIn(2))
    map.set(
      'volumes',
      keyedList(random, ['name'], isPatch, () => extras(random, isPatch)),
    );
  if (random.oneIn(4))
    map.set(
      'imagePullSecrets',
      keyedList(random, ['name'], isPatch, () => new Map()),
    );
  if (random.oneIn(5))
    map.set(
      'tolerations',
      keyedList(random, ['key'], isPatch, () => extras(random, isPatch)),
    );
  if (random.oneIn(5)) {
    map.set(
      'topologySpreadConstraints',
      keyedList(random, ['topologyKey', 'whenUnsatisfiable'], isPatch, () =>
        extras(random, isPatch),
      ),
    );
  }
  if (random.oneIn(5))
    map.set(
      'hostAliases',
      keyedList(random, ['ip'], isPatch, () => extras(random, isPatch)),
    );
  if (random.oneIn(4)) map.set('nodeSelector', directed(random, texts(random), isPatch));
  if (random.oneIn(12)) map.set('nested', nested(random, isPatch));
  if (random.oneIn(isPatch ? 6 : 12)) map.set('serviceAccountName', scalar(random));
  return map;
}

/** An object inside an object: its type decides how it merges where nothing else does. */
function nested(random: Random, isPatch: boolean): Value {
  const map = new Map<string, Value>();
  if (!random.oneIn(4)) map.set('apiVersion', 'v1').set('kind', 'Pod');
  return map.set('spec', podSpec(random, isPatch));
}

function container(random: Random, isPatch: boolean): Map<string, Value> {
  const map = new Map<string, Value>();
  if (random.oneIn(2)) map.set('image', scalar(random));
  if (random.oneIn(2))
    map.set(
      'env',
      keyedList(random, ['name'], isPatch, () => extras(random, isPatch)),
    );
  if (random.oneIn(3)) map.set('args', plainList(random, isPatch));
  if (random.oneIn(3))
    map.set(
      'ports',
      keyedList(random, ['containerPort', 'protocol'], isPatch, () => extras(random, isPatch)),
    );
  if (random.oneIn(4))
    map.set(
      'volumeMounts',
      keyedList(random, ['mountPath'], isPatch, () => extras(random, isPatch)),
    );
  if (random.oneIn(5))
    map.set(
      'envFrom',
      keyedList(random, ['prefix'], isPatch, () => extras(random, isPatch)),
    );
  if (random.oneIn(4))
    map.set(
      'resources',
      directed(random, new Map([['limits', directed(random, texts(random), isPatch)]]), isPatch),
    );
  return map;
}

function extras(random: Random, isPatch: boolean): Map<string, Value> {
  const map = new Map<string, Value>();
  if (random.oneIn(2)) map.set('value', scalar(random));
  if (random.oneIn(4)) map.set('from', directed(random, texts(random), isPatch));
  if (random.oneIn(8)) map.set('value2', new Map());
  if (random.oneIn(8)) map.set('list', plainList(random, false));
  return map;
}

/** A list merged by keys: elements sometimes lack them, repeat them, or carry a directive. */
function keyedList(
  random: Random,
  keys: readonly string[],
  isPatch: boolean,
  rest: () => Map<string, Value>,
): Value {
  if (random.oneIn(30)) return random.pick(['null', '', 'text']);
  if (random.oneIn(40)) return new Map();
  const items: Value[] = Array.from({ length: random.below(4) }, () => {
    if (random.oneIn(60)) return random.pick(['a', 'null']);
    const item = new Map<string, Value>();
    for (const [index, key] of keys.entries()) {
      if (!random.oneIn(index === 0 ? 25 : 2)) item.set(key, keyValue(random, index));
    }
    for (const [key, value] of rest()) item.set(key, value);
    if (isPatch && random.oneIn(8)) item.set('$patch', random.pick(['delete', 'replace', 'merge']));
    return item;
  });
  if (isPatch && random.oneIn(12))
    items.push(new Map([['$patch', random.pick(['delete', 'replace', 'merge', 'other'])]]));
  return items;
}

function keyValue(random: Random, index: number): string {
  if (random.oneIn(25)) return random.pick(['""', 'null', '"a"', "'80'"]);
  return index === 0 ? random.pick(['a', 'b', 'c', '80', 'd']) : random.pick(['TCP', 'UDP']);
}

function plainList(random: Random, isPatch: boolean): Value {
  if (random.oneIn(30)) return random.pick(['null', '']);
  const items: Value[] = Array.from({ length: random.below(4) }, () => scalar(random));
  if (isPatch && random.oneIn(10))
    items.push(new Map([['$patch', random.pick(['delete', 'replace', 'merge'])]]));
  return items;
}

function texts(random: Random): Map<string, Value> {
  const map = new Map<string, Value>();
  for (const key of ['a', 'b', 'c']) if (random.oneIn(2)) map.set(key, scalar(random));
  return map;
}

function directed(random: Random, map: Map<string, Value>, isPatch: boolean): Value {
  if (random.oneIn(50)) return random.pick(['null', '', '~', '{}']);
  if (isPatch && random.oneIn(15)) map.set('$patch', random.pick(['delete', 'replace', 'merge']));
  return map;
}

function scalar(random: Random): string {
  return random.pick(SCALARS);
}

function text(value: Value): string {
  return `${block(value, '')}\n`;
}

function block(value: Value, indent: string): string {
  if (typeof value === 'string') return value;
  if (value instanceof Map) {
    if (value.size === 0) return '{}';
    return [...value]
      .map(([key, inner]) => `\n${indent}${key}: ${block(inner, `${indent}  `)}`)
      .join('');
  }
  if (!Array.isArray(value) || value.length === 0) return '[]';
  return value.map((item: Value) => `\n${indent}- ${inItem(item, indent)}`).join('');
}

function inItem(item: Value, indent: string): string {
  return block(item, `${indent}  `).replace(/^\n\s*/, '');
}
