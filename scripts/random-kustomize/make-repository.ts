import { randomFrom, type Random } from '../random.ts';
import { patchEntry, replacement } from './changes.ts';
import { emitYaml, isFields, type Data, type Fields, wordOf } from './emit-yaml.ts';
import { labels, makeObject, SOURCES } from './objects.ts';
import { pluginEntry } from './plugins.ts';

/** A made-up repository: a kustomization with bases, components and files, to be built at `target`. */
export interface Repository {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly target: string;
}

/** What a kustomization may speak of: objects, and `ConfigMap/name` of what bases generate. */
interface Known {
  readonly objects: readonly Fields[];
  readonly generated: readonly string[];
}

const NOTHING: Known = { objects: [], generated: [] };

interface Making {
  readonly random: Random;
  readonly files: Map<string, string | Uint8Array>;
  count: number;
}

/** The repository of a seed: the same on every machine. */
export function makeRepository(seed: number): Repository {
  const random = randomFrom(seed);
  const making: Making = { random, files: new Map(), count: 0 };
  const base = makeKustomization(making, 'base', [], NOTHING);
  if (random.oneIn(3)) return { files: making.files, target: 'base' };
  const components = random.oneIn(3) ? ['component'] : [];
  if (components.length > 0) makeKustomization(making, 'component', [], base, 'Component');
  const overlay = makeKustomization(making, 'overlay', ['base'], base, 'Kustomization', components);
  if (random.oneIn(2)) return { files: making.files, target: 'overlay' };
  const more = random.oneIn(3) ? ['overlay', 'base'] : ['overlay'];
  makeKustomization(making, 'top', more, overlay);
  return { files: making.files, target: 'top' };
}

/** Writes the kustomization of a folder with its files; gives the objects that it may speak of. */
function makeKustomization(
  making: Making,
  folder: string,
  bases: readonly string[],
  known: Known,
  kind: 'Kustomization' | 'Component' = 'Kustomization',
  components: readonly string[] = [],
): Known {
  const { random } = making;
  const own = makeObjects(
    making,
    folder,
    bases.length === 0 && kind === 'Kustomization' ? 1 + random.below(4) : random.below(2),
  );
  const objects = [...known.objects, ...own.objects];
  const configMaps = generators(making, folder, 'ConfigMap', known.generated);
  const secrets = generators(making, folder, 'Secret', known.generated);
  const named = namesOf(objects, ['Deployment', 'StatefulSet']);
  const addFile = (text: string): string => {
    const name = `patch-${making.count++}.yaml`;
    making.files.set(`${folder}/${name}`, text);
    return name;
  };
  const some = (n: number, value: () => Data): Data | undefined =>
    random.oneIn(n) ? value() : undefined;
  const many = (make: () => Fields): Data[] => Array.from({ length: 1 + random.below(2) }, make);
  const fields: Fields = {
    apiVersion:
      kind === 'Component'
        ? 'kustomize.config.k8s.io/v1alpha1'
        : some(2, () => 'kustomize.config.k8s.io/v1beta1'),
    kind: kind === 'Component' ? kind : some(2, () => kind),
    resources: [...bases.map((base) => `../${base}`), ...own.paths],
    components: components.length > 0 ? components.map((each) => `../${each}`) : undefined,
    namePrefix: some(3, () => random.pick(['dev-', 'p-', 'x'])),
    nameSuffix: some(4, () => random.pick(['-v2', '-s'])),
    namespace: some(3, () => random.pick(['prod', 'team', 'default'])),
    commonLabels: some(5, () => labels(random)),
    labels: some(3, () => many(() => labelEntry(random))),
    commonAnnotations: some(4, () => ({ owner: 'team', build: '123' })),
    configMapGenerator: configMaps.length > 0 ? configMaps : undefined,
    secretGenerator: secrets.length > 0 ? secrets : undefined,
    generatorOptions: some(6, () => ({
      disableNameSuffixHash: random.oneIn(2),
      labels: random.oneIn(2) ? labels(random) : undefined,
    })),
    images: some(4, () => many(() => imageEntry(random))),
    replicas: some(4, () =>
      named.length === 0
        ? []
        : [{ name: named[random.below(named.length)] ?? 'nobody', count: random.below(5) }],
    ),
    patches: some(2, () => many(() => patchEntry(objects, random, addFile))),
    replacements: some(4, () => many(() => replacement(objects, random))),
    vars: some(10, () => [variable(objects, random)]),
    transformers: some(8, () => [pluginEntry(objects, random, addFile)]),
    sortOptions: some(10, () => ({ order: random.pick(['fifo', 'legacy']) })),
    buildMetadata: some(8, () =>
      ['originAnnotations', 'transformerAnnotations', 'managedByLabel'].filter(() =>
        random.oneIn(2),
      ),
    ),
    configurations: some(10, () => [configuration(making, folder)]),
  };
  making.files.set(
    `${folder}/${random.pick(['kustomization.yaml', 'kustomization.yaml', 'kustomization.yml', 'Kustomization'])}`,
    emitYaml(fields, randomPlain(random)),
  );
  const generated = [
    ...configMaps.map(({ name }) => `ConfigMap/${wordOf(name)}`),
    ...secrets.map(({ name }) => `Secret/${wordOf(name)}`),
  ];
  return { objects, generated: [...known.generated, ...generated] };
}

function namesOf(objects: readonly Fields[], kinds: readonly string[]): readonly string[] {
  return objects.flatMap((object) => {
    const metadata = isFields(object['metadata']) ? object['metadata'] : {};
    return kinds.includes(wordOf(object['kind'])) ? [wordOf(metadata['name'])] : [];
  });
}

/** Kustomizations are written plainly: kubectl's reader refuses what is odd in them. */
function randomPlain(random: Random): Random {
  return { ...random, oneIn: (n) => (n > 5 ? false : random.oneIn(n)) };
}

function makeObjects(
  making: Making,
  folder: string,
  count: number,
): { readonly objects: readonly Fields[]; readonly paths: readonly string[] } {
  const { random } = making;
  const objects: Fields[] = [];
  const paths: string[] = [];
  const seen = new Set<string>();
  for (let index = 0; index < count; index++) {
    const documents = Array.from({ length: random.oneIn(3) ? 2 : 1 }, () =>
      makeObject(random),
    ).filter((object) => {
      const id = idOf(object);
      if (seen.has(id) && !random.oneIn(40)) return false;
      seen.add(id);
      return true;
    });
    const path = `file-${making.count++}.yaml`;
    making.files.set(`${folder}/${path}`, fileText(documents, random));
    objects.push(...documents);
    if (documents.length > 0) paths.push(path);
  }
  return { objects, paths };
}

function idOf(object: Fields): string {
  const metadata = isFields(object['metadata']) ? object['metadata'] : {};
  return [object['kind'], metadata['name'], metadata['namespace']].map(String).join('/');
}

function fileText(documents: readonly Fields[], random: Random): string {
  if (random.oneIn(12))
    return emitYaml({ apiVersion: 'v1', kind: 'List', items: documents }, random);
  const text = documents
    .map((each) => emitYaml(each, random))
    .join(random.oneIn(4) ? '--- # next\n' : '---\n');
  const started = random.oneIn(6) ? `---\n${text}` : text;
  if (random.oneIn(15)) return started.replaceAll('\n', '\r\n');
  return random.oneIn(10) ? started.trimEnd() : started;
}

function labelEntry(random: Random): Fields {
  return {
    pairs: labels(random),
    includeSelectors: random.oneIn(4) ? true : undefined,
    includeTemplates: random.oneIn(3) ? true : undefined,
    fields: random.oneIn(6)
      ? [{ path: 'spec/extra/labels', create: true, kind: 'Widget' }]
      : undefined,
  };
}

function imageEntry(random: Random): Fields {
  return {
    name: random.pick(['nginx', 'redis', 'ghcr.io/org/tool', 'registry.io:5000/team/app', 'ng.*']),
    newName: random.oneIn(2) ? 'mirror.io/x' : undefined,
    newTag: random.oneIn(2) ? random.pick(['2.0', 'latest']) : undefined,
    digest: random.oneIn(6)
      ? 'sha256:cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc'
      : undefined,
    tagSuffix: random.oneIn(8) ? '-alpine' : undefined,
  };
}

const ENV_LINES = [
  'A=1',
  'B=',
  '# note',
  '',
  '  C = x y ',
  'D="quoted"',
  'E=a=b',
  'F',
  'G=ünï',
  "H='x'",
];
const LITERALS = ['A=1', 'B="x y"', "C='it'", 'D=a=b', 'E=', 'F=line', 'G="unbalanced', 'H=<>&'];

function generators(
  making: Making,
  folder: string,
  kind: string,
  known: readonly string[],
): readonly Fields[] {
  const { random } = making;
  const names = SOURCES.filter(() => random.oneIn(5));
  return names.map((name) => {
    const exists = known.includes(`${kind}/${name}`);
    const behavior = exists
      ? random.pick(['merge', 'replace'])
      : random.oneIn(3)
        ? 'create'
        : undefined;
    const odd = random.oneIn(40) ? random.pick(['merge', 'create', 'replace']) : behavior;
    return generator(making, folder, name, odd);
  });
}

function generator(
  making: Making,
  folder: string,
  name: string,
  behavior: string | undefined,
): Fields {
  const { random } = making;
  const file = (text: string | Uint8Array, stem: string): string => {
    const path = `${stem}-${making.count++}`;
    making.files.set(`${folder}/${path}`, text);
    return path;
  };
  const literals = LITERALS.filter(() => random.oneIn(4));
  const lines = ENV_LINES.filter(() => random.oneIn(3)).map((line) => line.replace(/^(\w)/, 'N$1'));
  const env = `${random.oneIn(6) ? '\ufeff' : ''}${lines.join('\n')}\n`;
  const noise = Array.from({ length: random.below(80) }, () => random.below(256));
  const binary = new Uint8Array([0, 159, 146, 150, ...noise]);
  return {
    name,
    behavior,
    namespace: random.oneIn(30) ? 'prod' : undefined,
    literals: literals.length > 0 ? literals : undefined,
    envs: random.oneIn(3) ? [file(env, 'vars.env')] : undefined,
    files: random.oneIn(3)
      ? [
          random.oneIn(3)
            ? file(binary, 'data.bin')
            : `conf=${file('a: 1\nb: <two>\n', 'app.conf')}`,
        ]
      : undefined,
    type: undefined,
    options: random.oneIn(5)
      ? {
          disableNameSuffixHash: random.oneIn(2),
          immutable: random.oneIn(2),
          annotations: { made: 'yes' },
        }
      : undefined,
  };
}

function variable(objects: readonly Fields[], random: Random): Fields {
  const object = objects[random.below(objects.length)] ?? {};
  const metadata = isFields(object['metadata']) ? object['metadata'] : {};
  return {
    name: 'FOO',
    objref: { apiVersion: object['apiVersion'], kind: object['kind'], name: metadata['name'] },
    fieldref: random.oneIn(2)
      ? { fieldpath: random.pick(['metadata.name', 'spec.replicas', 'metadata.namespace']) }
      : undefined,
  };
}

function configuration(making: Making, folder: string): string {
  const path = `config-${making.count++}.yaml`;
  const data: Fields = {
    nameReference: [
      {
        kind: 'ConfigMap',
        version: 'v1',
        fieldSpecs: [{ kind: 'Widget', path: 'spec/configMapName' }],
      },
    ],
    commonLabels: making.random.oneIn(2)
      ? [{ kind: 'Widget', path: 'spec/labels', create: true }]
      : undefined,
    images: making.random.oneIn(2) ? [{ kind: 'Widget', path: 'spec/image' }] : undefined,
    namePrefix: making.random.oneIn(4) ? [{ kind: 'Widget', path: 'metadata/name' }] : undefined,
  };
  making.files.set(`${folder}/${path}`, emitYaml(data, randomPlain(making.random)));
  return path;
}
