import type { YamlNode } from '../../../model/node.ts';
import { DEFAULT_LIMITS } from '../../../model/limits.ts';
import { parseText } from '../../../parse/parse-text.ts';
import { withWrittenKeys } from './written-keys.ts';

/** The data a scalar's text holds, YAML or JSON; undefined when it holds none, or is no YAML. */
export function parseEmbedded(text: string): YamlNode | undefined {
  const { documents } = parseText({ path: '', text }, DEFAULT_LIMITS);
  const root = documents[0]?.root;
  return root === undefined ? undefined : withWrittenKeys(root);
}
