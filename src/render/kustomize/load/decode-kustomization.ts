import { message } from '../../../model/message.ts';
import { entriesAt, type YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { isNull } from '../../../model/scalars/resolve-scalar.ts';
import type { SourceFile } from '../../../model/span.ts';
import {
  joinRefusals,
  refused,
  type BuildRefusal,
  type BuildResult,
} from '../tree/build-refusal.ts';
import { isOfFlux, MEANT_FOR_FLUX } from '../tree/meant-for-flux.ts';
import {
  decodeImage,
  decodeLabel,
  decodePatch,
  decodeReplica,
  decodeVar,
} from './decode-arguments.ts';
import { decodeGenerator, decodeGeneratorOptions } from './decode-generator.ts';
import { decodeHelm } from './decode-helm.ts';
import { decodeReplacement } from './decode-replacement.ts';
import {
  list,
  openDecoding,
  openStruct,
  type Decode,
  type Decoding,
  type Fields,
  type Item,
} from './decode.ts';
import type { Kustomization, SortOptions } from './kustomization.ts';

const FIELDS = (
  'apiVersion kind metadata openapi namePrefix nameSuffix namespace commonLabels labels commonAnnotations ' +
  'patchesStrategicMerge patchesJson6902 patches images imageTags replacements replicas vars sortOptions resources ' +
  'components crds bases configMapGenerator secretGenerator helmGlobals helmCharts helmChartInflationGenerator ' +
  'generatorOptions configurations generators transformers validators buildMetadata'
).split(' ');

/** The root of a kustomization file → what it says; refused where kustomize's decoder refuses it. */
export function decodeKustomization(root: YamlNode, file: SourceFile): BuildResult<Kustomization> {
  const decoding = openDecoding('Kustomization', file, { strict: true });
  const fields = openStruct({ node: root, decoding, path: '' }, FIELDS);
  checkMetadata(fields);
  const kustomization: Kustomization = {
    ...decodeNaming(fields),
    ...decodeChanges(fields, decoding),
    ...decodeOperands(fields),
    path: file.path,
    root,
  };
  const failure = joinRefusals(decoding.failures) ?? whenEmpty(root, file);
  if (failure === undefined) return done(kustomization);
  return isOfFlux(root) ? { ...failure, words: MEANT_FOR_FLUX } : failure;
}

function decodeNaming(fields: Fields) {
  const { text, textMap } = fields;
  const kind = text('kind').text || 'Kustomization';
  const version = kind === 'Component' ? 'v1alpha1' : 'v1beta1';
  const openapi = textMap('openapi') ?? [];
  const schema = (name: string) => openapi.find(({ key }) => key === name)?.value;
  return {
    apiVersion: text('apiVersion').text || `kustomize.config.k8s.io/${version}`,
    kind,
    openapi: { path: schema('path'), version: schema('version') },
    namePrefix: text('namePrefix'),
    nameSuffix: text('nameSuffix'),
    namespace: text('namespace'),
    commonLabels: textMap('commonLabels') ?? [],
    labels: itemsOf(fields.item('labels'), decodeLabel),
    commonAnnotations: textMap('commonAnnotations') ?? [],
  };
}

function decodeChanges(fields: Fields, decoding: Decoding) {
  const all = <T>(name: string, decode: Decode<T>) => itemsOf(fields.item(name), decode);
  return {
    ...decodePatches(fields, decoding),
    patchesJson6902: all('patchesJson6902', decodePatch),
    images: [...all('images', decodeImage), ...all('imageTags', decodeImage)],
    replacements: all('replacements', decodeReplacement),
    replicas: all('replicas', decodeReplica),
    vars: all('vars', decodeVar),
    sortOptions: decodeSortOptions(fields),
  };
}

/**
 * A list of strings in `patches` meant `patchesStrategicMerge` (kustomize: FixKustomizationPreUnmarshalling in api/types/fix.go, before api
 * v0.13).
 */
function decodePatches({ item, node, texts }: Fields, decoding: Decoding) {
  const written = node('patches');
  const strategic = texts('patchesStrategicMerge');
  const isLegacy =
    written?.kind === 'sequence' &&
    written.items.length > 0 &&
    written.items.every((each) => each.kind === 'scalar' && !isNull(each, 'kubectl'));
  const read = isLegacy ? { ...decoding, failures: [] } : decoding;
  const patches = itemsOf({ ...item('patches'), decoding: read }, decodePatch);
  if (!isLegacy) return { patchesStrategicMerge: strategic, patches, versioned: [] };
  const versioned = read.failures.map((failure): BuildRefusal =>
    failure.words === undefined
      ? failure
      : { ...failure, words: { ...failure.words, since: '5.0.0' } },
  );
  const legacy = texts('patches');
  return { patchesStrategicMerge: [...legacy, ...strategic], patches: [], versioned };
}

function decodeOperands(fields: Fields) {
  const { item, texts } = fields;
  const generatorOptions = decodeGeneratorOptions(item('generatorOptions'));
  return {
    resources: [...texts('resources'), ...texts('bases')],
    components: texts('components'),
    crds: texts('crds'),
    configMapGenerator: itemsOf(item('configMapGenerator'), decodeGenerator),
    secretGenerator: itemsOf(item('secretGenerator'), decodeGenerator),
    ...decodeCharts(fields),
    generatorOptions,
    configurations: texts('configurations'),
    generators: texts('generators'),
    transformers: texts('transformers'),
    validators: texts('validators'),
    buildMetadata: texts('buildMetadata'),
  };
}

/** The items of a list, a null in it like nothing at all. */
function itemsOf<T>(of: Item, decode: Decode<T>): readonly T[] {
  const items = list(of, ({ node, ...item }) =>
    decode({ ...item, node: node === undefined || isNull(node, 'kubectl') ? undefined : node }),
  );
  return items ?? [];
}

function decodeSortOptions({ node, fields }: Fields): SortOptions | undefined {
  if (node('sortOptions') === undefined) return undefined;
  const options = fields('sortOptions', ['order', 'legacySortOptions']);
  const orders = options.fields('legacySortOptions', ['orderFirst', 'orderLast']);
  const kinds = (name: string) => orders.texts(name).map((each) => each.text);
  return {
    order: options.text('order'),
    legacy:
      options.node('legacySortOptions') === undefined
        ? undefined
        : { first: kinds('orderFirst'), last: kinds('orderLast') },
    at: options.at,
  };
}

/** Fields that change nothing here but may be wrong. */
function checkMetadata({ fields }: Fields): void {
  const metadata = fields('metadata', ['name', 'namespace', 'labels', 'annotations']);
  metadata.text('name');
  metadata.text('namespace');
  metadata.textMap('labels');
  metadata.textMap('annotations');
}

/** `helmCharts` and their older spelling, which says with each chart where charts are: the last to say so counts. */
function decodeCharts({ item, node, fields }: Fields) {
  const globals = fields('helmGlobals', ['chartHome', 'configHome']);
  const home = globals.text('chartHome');
  globals.text('configHome');
  const older = itemsOf(item('helmChartInflationGenerator'), decodeHelm);
  const homes = older.map((each) => each.chartHome).filter((each) => each.text !== '');
  return {
    helmCharts: [...itemsOf(item('helmCharts'), decodeHelm), ...older],
    chartHome: node('helmGlobals') === undefined ? (homes.at(-1) ?? home) : home,
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
