import { message } from '../../../model/message.ts';
import { entriesAt, type YamlNode } from '../../../model/node.ts';
import { isNull } from '../../../model/scalars/resolve-scalar.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import {
  list,
  openStruct,
  text,
  textMap,
  type Decoding,
  type FieldOf,
  type Text,
} from './decode.ts';
import {
  decodeImage,
  decodeLabel,
  decodePatch,
  decodeReplica,
  decodeVar,
  spanOrStart,
  texts,
} from './decode-arguments.ts';
import { decodeGenerator, decodeGeneratorOptions } from './decode-generator.ts';
import { decodeHelm } from './decode-helm.ts';
import { decodeReplacement } from './decode-replacement.ts';
import type { Kustomization, SortOptions } from './kustomization.ts';
import { done } from '../../../model/result.ts';
import {
  joinRefusals,
  refused,
  type BuildRefusal,
  type BuildResult,
  type RefusalWords,
} from '../tree/build-refusal.ts';

type Node = YamlNode | undefined;

const FIELDS = (
  'apiVersion kind metadata openapi namePrefix nameSuffix namespace commonLabels labels commonAnnotations ' +
  'patchesStrategicMerge patchesJson6902 patches images imageTags replacements replicas vars sortOptions resources ' +
  'components crds bases configMapGenerator secretGenerator helmGlobals helmCharts helmChartInflationGenerator ' +
  'generatorOptions configurations generators transformers validators buildMetadata'
).split(' ');

/** The root of a kustomization file → what it says; refused where kustomize's decoder refuses it. */
export function decodeKustomization(root: YamlNode, file: SourceFile): BuildResult<Kustomization> {
  const decoding: Decoding = {
    failures: [],
    strict: true,
    lenientText: false,
    dialect: 'kubectl',
    name: 'Kustomization',
  };
  const field = openStruct(root, FIELDS, decoding, '');
  checkMetadata(field, decoding);
  const kustomization: Kustomization = {
    ...decodeNaming(field, decoding, file),
    ...decodeChanges(field, decoding, file),
    ...decodeOperands(field, decoding, file),
    path: file.path,
    root,
  };
  const failure = joinRefusals(decoding.failures) ?? whenEmpty(root, file);
  if (failure === undefined) return done(kustomization);
  return FLUX.test(kustomization.apiVersion) ? { ...failure, words: MEANT_FOR_FLUX } : failure;
}

const FLUX = /^kustomize\.toolkit\.fluxcd\.io\//;
const MEANT_FOR_FLUX: RefusalWords = {
  message: message`This file has the name of a kustomization, but holds a Kustomization of Flux, which kustomize cannot build`,
  help: message`Rename the file.`,
};

function decodeNaming(field: FieldOf, decoding: Decoding, file: SourceFile) {
  const part = (name: string) => text(field(name), decoding, name);
  const kind = part('kind').text || 'Kustomization';
  const version = kind === 'Component' ? 'v1alpha1' : 'v1beta1';
  const openapi = textMap(field('openapi'), decoding, 'openapi') ?? [];
  const schema = (name: string) => openapi.find(({ key }) => key === name)?.value;
  return {
    apiVersion: part('apiVersion').text || `kustomize.config.k8s.io/${version}`,
    kind,
    openapi: { path: schema('path'), version: schema('version') },
    namePrefix: part('namePrefix'),
    nameSuffix: part('nameSuffix'),
    namespace: part('namespace'),
    commonLabels: textMap(field('commonLabels'), decoding, 'commonLabels') ?? [],
    labels: itemsOf(field, decoding, file, 'labels', decodeLabel),
    commonAnnotations: textMap(field('commonAnnotations'), decoding, 'commonAnnotations') ?? [],
  };
}

function decodeChanges(field: FieldOf, decoding: Decoding, file: SourceFile) {
  const all = <T>(name: string, item: DecodeEntry<T>) => itemsOf(field, decoding, file, name, item);
  return {
    ...decodePatches(field, decoding, file),
    patchesJson6902: all('patchesJson6902', decodePatch),
    images: [...all('images', decodeImage), ...all('imageTags', decodeImage)],
    replacements: all('replacements', decodeReplacement),
    replicas: all('replicas', decodeReplica),
    vars: all('vars', decodeVar),
    sortOptions: decodeSortOptions(field('sortOptions'), decoding, file),
  };
}

/**
 * A list of strings in `patches` meant `patchesStrategicMerge` (kustomize: FixKustomizationPreUnmarshalling in api/types/fix.go, before api
 * v0.13).
 */
function decodePatches(field: FieldOf, decoding: Decoding, file: SourceFile) {
  const node = field('patches');
  const strategic = textsAt(field, decoding, 'patchesStrategicMerge');
  const isLegacy =
    node?.kind === 'sequence' &&
    node.items.length > 0 &&
    node.items.every((item) => item.kind === 'scalar' && !isNull(item, 'kubectl'));
  const read = isLegacy ? { ...decoding, failures: [] } : decoding;
  const patches = itemsOf(field, read, file, 'patches', decodePatch);
  if (!isLegacy) return { patchesStrategicMerge: strategic, patches, versioned: [] };
  const versioned = read.failures.map((failure): BuildRefusal =>
    failure.words === undefined
      ? failure
      : { ...failure, words: { ...failure.words, since: '5.0.0' } },
  );
  const legacy = textsAt(field, decoding, 'patches');
  return { patchesStrategicMerge: [...legacy, ...strategic], patches: [], versioned };
}

function decodeOperands(field: FieldOf, decoding: Decoding, file: SourceFile) {
  const all = (name: string) => textsAt(field, decoding, name);
  const options = decodeGeneratorOptions(field('generatorOptions'), decoding, 'generatorOptions');
  return {
    resources: [...all('resources'), ...all('bases')],
    components: all('components'),
    crds: all('crds'),
    configMapGenerator: itemsOf(field, decoding, file, 'configMapGenerator', decodeGenerator),
    secretGenerator: itemsOf(field, decoding, file, 'secretGenerator', decodeGenerator),
    ...decodeCharts(field, decoding, file),
    generatorOptions: options,
    configurations: all('configurations'),
    generators: all('generators'),
    transformers: all('transformers'),
    validators: all('validators'),
    buildMetadata: all('buildMetadata'),
  };
}

type DecodeEntry<T> = (node: Node, decoding: Decoding, path: string, file: Span['file']) => T;

function itemsOf<T>(
  field: FieldOf,
  decoding: Decoding,
  file: SourceFile,
  name: string,
  item: DecodeEntry<T>,
): readonly T[] {
  return (
    list(field(name), decoding, name, (node, ...rest) =>
      item(node === undefined || isNull(node, 'kubectl') ? undefined : node, ...rest, file),
    ) ?? []
  );
}

function textsAt(field: FieldOf, decoding: Decoding, name: string): readonly Text[] {
  return texts(field(name), decoding, name) ?? [];
}

function decodeSortOptions(
  node: Node,
  decoding: Decoding,
  file: SourceFile,
): SortOptions | undefined {
  if (node === undefined) return undefined;
  const field = openStruct(node, ['order', 'legacySortOptions'], decoding, 'sortOptions');
  const legacy = field('legacySortOptions');
  const path = 'sortOptions.legacySortOptions';
  const orders = openStruct(legacy, ['orderFirst', 'orderLast'], decoding, path);
  const kinds = (name: string) =>
    (texts(orders(name), decoding, `${path}.${name}`) ?? []).map((each) => each.text);
  return {
    order: text(field('order'), decoding, 'sortOptions.order'),
    legacy:
      legacy === undefined ? undefined : { first: kinds('orderFirst'), last: kinds('orderLast') },
    at: spanOrStart(node, file),
  };
}

/** Fields that change nothing here but may be wrong. */
function checkMetadata(field: FieldOf, decoding: Decoding): void {
  const names = ['name', 'namespace', 'labels', 'annotations'];
  const metadata = openStruct(field('metadata'), names, decoding, 'metadata');
  text(metadata('name'), decoding, 'metadata.name');
  text(metadata('namespace'), decoding, 'metadata.namespace');
  textMap(metadata('labels'), decoding, 'metadata.labels');
  textMap(metadata('annotations'), decoding, 'metadata.annotations');
}

/** `helmCharts` and their older spelling, which says with each chart where charts are: the last to say so counts. */
function decodeCharts(field: FieldOf, decoding: Decoding, file: SourceFile) {
  const path = 'helmGlobals';
  const globals = openStruct(field(path), ['chartHome', 'configHome'], decoding, path);
  const home = text(globals('chartHome'), decoding, `${path}.chartHome`);
  text(globals('configHome'), decoding, `${path}.configHome`);
  const older = itemsOf(field, decoding, file, 'helmChartInflationGenerator', decodeHelm);
  const homes = older.map((each) => each.chartHome).filter((each) => each.text !== '');
  return {
    helmCharts: [...itemsOf(field, decoding, file, 'helmCharts', decodeHelm), ...older],
    chartHome: field(path) === undefined ? (homes.at(-1) ?? home) : home,
  };
}

/** Fields whose emptiness does not count: strings, and lists that are moved elsewhere. */
const MAY_BE_EMPTY = new Set(['namePrefix', 'nameSuffix', 'namespace', 'bases', 'imageTags']);

function whenEmpty(root: YamlNode, file: SourceFile) {
  const says = entriesAt(root).some(({ name, value }) => {
    const field = FIELDS.find((each) => each.toLowerCase() === name.toLowerCase());
    if (field === undefined || field === 'kind' || field === 'apiVersion') return false;
    if (isNull(value, 'kubectl')) return false;
    if (field === 'helmChartInflationGenerator' || MAY_BE_EMPTY.has(field)) {
      return value.kind === 'scalar' ? value.text !== '' : !isEmptyList(value);
    }
    return true;
  });
  if (says) return undefined;
  return refused({ file, start: root.start, end: root.end }, 'kustomization.yaml is empty', {
    message: message`The kustomization is empty, and kustomize refuses to build it`,
    help: message`List its \`resources\`, or remove it.`,
    since: '5.1.0',
  });
}

function isEmptyList(node: YamlNode): boolean {
  return node.kind === 'sequence' && node.items.length === 0;
}
