import { memo } from '../../../model/memo.ts';
import type { YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import type { NameReference } from '../fields/default-name-references.ts';
import { joinRefusals, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import type { KustomizeContext } from './context.ts';
import { decodeFieldSpec, decodeGvk } from './decode-arguments.ts';
import { openDecoding, openStruct, type Item, type Text } from './decode.ts';
import { loadText } from './load-file.ts';
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
    root.value === undefined
      ? decodeConfiguration(undefined, source.value)
      : configurationIn(root.value);
  return joinRefusals(failures.filter((failure) => !tolerate(recorder, failure))) ?? done(config);
}

/** The one of a file, which many kustomizations may use. */
const configurationIn = memo((root: YamlNode) => decodeConfiguration(root, root.file));

interface Decoded {
  readonly config: TransformerConfig;
  readonly failures: readonly BuildRefusal[];
}

function decodeConfiguration(root: YamlNode | undefined, file: SourceFile): Decoded {
  const how = { strict: true, lenientText: true };
  const decoding = openDecoding('TransformerConfig', file, how);
  const names = [...FIELD_SPEC_TABLES, 'nameReference'];
  const { list } = openStruct({ node: root, decoding, path: '' }, names);
  const config = { ...EMPTY_CONFIG };
  for (const table of FIELD_SPEC_TABLES) config[table] = list(table, decodeFieldSpec);
  const nameReference = list('nameReference', decodeReference);
  return { config: { ...config, nameReference }, failures: decoding.failures };
}

function decodeReference(item: Item): NameReference {
  const fields = openStruct(item, ['group', 'version', 'kind', 'fieldSpecs']);
  const referrers = fields.list('fieldSpecs', decodeFieldSpec);
  return { ...decodeGvk(fields), referrers };
}
