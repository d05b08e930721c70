import { memo } from '../../../model/memo.ts';
import type { YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { KustomizeContext } from './context.ts';
import { list, openStruct, type Decoding, type Text } from './decode.ts';
import { decodeFieldSpec, decodeGvk } from './decode-arguments.ts';
import type { NameReference } from '../fields/default-name-references.ts';
import { loadText } from './load-file.ts';
import { done } from '../../../model/result.ts';
import { joinRefusals, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { readPlainDocument } from './read-plain-document.ts';
import { tolerate, type Recorder } from './recorder.ts';
import {
  DEFAULT_CONFIG,
  EMPTY_CONFIG,
  FIELD_SPEC_TABLES,
  mergeConfig,
  type TransformerConfig,
} from './transformer-config.ts';

/** What the files that a kustomization needs are read with. */
export interface Place {
  readonly context: KustomizeContext;
  readonly folder: string;
  readonly recorder: Recorder;
}

/** kustomize's own tables with those of the kustomization's `configurations`. */
export function loadConfigurations(
  place: Place,
  paths: readonly Text[],
  around: Span,
): BuildResult<TransformerConfig> {
  let own: TransformerConfig = EMPTY_CONFIG;
  for (const path of paths) {
    const at = path.at ?? around;
    const config = loadConfiguration(place, path.text, at);
    if (config.kind === 'refused') return config;
    const merged = mergeConfig(own, config.value, at);
    if (merged.kind === 'refused') return merged;
    own = merged.value;
  }
  return mergeConfig(DEFAULT_CONFIG, own, around);
}

function loadConfiguration(place: Place, path: string, at: Span): BuildResult<TransformerConfig> {
  const { context, folder, recorder } = place;
  const source = loadText(context, { folder, path, at }, recorder);
  if (source.kind === 'refused') return source;
  const root = readPlainDocument(context, source.value);
  if (root.kind === 'refused') return root;
  const { config, failures } =
    root.value === undefined ? decodeConfiguration(undefined) : configurationIn(root.value);
  return joinRefusals(failures.filter((failure) => !tolerate(recorder, failure))) ?? done(config);
}

/** The one of a file, which many kustomizations may use. */
const configurationIn = memo((root: YamlNode) => decodeConfiguration(root));

interface Decoded {
  readonly config: TransformerConfig;
  readonly failures: readonly BuildRefusal[];
}

function decodeConfiguration(root: YamlNode | undefined): Decoded {
  const decoding: Decoding = {
    failures: [],
    strict: true,
    lenientText: true,
    dialect: 'kubectl',
    name: 'TransformerConfig',
  };
  const field = openStruct(root, [...FIELD_SPEC_TABLES, 'nameReference'], decoding, '');
  const config = { ...EMPTY_CONFIG };
  for (const table of FIELD_SPEC_TABLES) {
    config[table] = list(field(table), decoding, table, decodeFieldSpec) ?? [];
  }
  const references = list(field('nameReference'), decoding, 'nameReference', decodeReference);
  const { failures } = decoding;
  return { config: { ...config, nameReference: references ?? [] }, failures };
}

function decodeReference(
  node: YamlNode | undefined,
  decoding: Decoding,
  path: string,
): NameReference {
  const field = openStruct(node, ['group', 'version', 'kind', 'fieldSpecs'], decoding, path);
  const specs = list(field('fieldSpecs'), decoding, `${path}.fieldSpecs`, decodeFieldSpec);
  return { ...decodeGvk(field, decoding, path), referrers: specs ?? [] };
}
