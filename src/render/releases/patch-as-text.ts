import type { ScalarNode, YamlNode } from '../../model/node.ts';
import type { Span } from '../../model/span.ts';
import { goJson, goJsonString } from '../kustomize/tree/go-json.ts';
import { remarshalled } from '../kustomize/tree/remarshal.ts';

interface Run {
  readonly start: number;
  readonly end: number;
  readonly at: Span;
}

/** A patch that was written as YAML, as the JSON text that Flux gives to kustomize; each part of the text leads to where it was written. */
export function patchAsText(patch: YamlNode): ScalarNode {
  const pieces: string[] = [];
  const runs: Run[] = [];
  let length = 0;
  const write = (text: string): void => {
    pieces.push(text);
    length += text.length;
  };
  const writeNode = (node: YamlNode): void => {
    const start = length;
    if (node.kind === 'scalar') write(goJson(remarshalled(node, 'kubectl')));
    else if (node.kind === 'sequence') {
      for (const [index, item] of node.items.entries()) {
        write(index === 0 ? '[' : ',');
        writeNode(item);
      }
      write(node.items.length === 0 ? '[]' : ']');
    } else {
      for (const [index, { key, name, value }] of node.entries.entries()) {
        write(index === 0 ? '{' : ',');
        const from = length;
        write(goJsonString(name));
        runs.push({ start: from, end: length, at: key });
        write(':');
        writeNode(value);
      }
      write(node.entries.length === 0 ? '{}' : '}');
    }
    runs.push({ start, end: length, at: node });
  };
  writeNode(patch);
  const text = pieces.join('');
  // Inner parts were noted before what is around them.
  const spanOf = (start: number, end: number): Span =>
    runs.find((run) => run.start <= start && end <= run.end)?.at ?? patch;
  const file = { path: patch.file.path, text, host: { spanOf } };
  return { kind: 'scalar', text, style: 'plain', file, start: 0, end: length };
}
