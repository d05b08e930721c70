import { goQuote } from '../../../../go/go-quote.ts';
import type { Limits } from '../../../../model/limits.ts';
import { entryOf, type MapNode, type ScalarNode } from '../../../../model/node.ts';
import { done } from '../../../../model/result.ts';
import { isNull, jsonTypeName } from '../../../../model/scalars/resolve-scalar.ts';
import { makingOf, type SourceFile, type Span } from '../../../../model/span.ts';
import { parseDocument } from '../../../../parse/parse-text.ts';
import { parsedJson } from '../../../../text/parsed-json.ts';
import { refused, type BuildResult } from '../../../kustomize/tree/build-refusal.ts';
import { goJson } from '../../../kustomize/tree/go-json.ts';
import { withEntry } from '../../../kustomize/tree/nodes.ts';
import { APPLICATION } from './application-struct.ts';
import { toJsonTree, decodeObject } from './decode-object.ts';
import { mergePatch } from './merge-patch.ts';

/**
 * Applies a filled in `templatePatch` to an Application: a strategic merge patch that must be an Application itself. The project stays.
 * `app` is complete. Text that begins with `{` must be JSON.
 */
export function applyTemplatePatch(
  app: MapNode,
  source: SourceFile,
  patch: ScalarNode,
  limits: Limits,
): BuildResult<MapNode> {
  const read = readPatch(source, patch, limits);
  if (read.kind === 'refused') return read;
  if (read.value === undefined) return done(app);
  const { mistake } = decodeObject(read.value, APPLICATION);
  const shown = goQuote(goJson(read.value));
  if (mistake !== undefined) {
    const message = `invalid templatePatch ${shown}: ${mistake.message}`;
    return refused(inTemplate(mistake.at), message);
  }
  const merged = mergePatch(app, read.value, APPLICATION);
  if (merged.kind === 'refused') {
    const words = `error while applying templatePatch template to json ${shown}: `;
    return refused(inTemplate(merged.at), words + merged.message);
  }
  return done(keepProject(decodeObject(merged.value, APPLICATION).object, app));
}

function readPatch(
  file: SourceFile,
  patch: ScalarNode,
  limits: Limits,
): BuildResult<MapNode | undefined> {
  const { text } = file;
  if (text.trimStart().startsWith('{') && parsedJson(text) === undefined) {
    return refused(
      patch,
      `invalid templatePatch ${goQuote(text)}: it begins as JSON and is not JSON`,
    );
  }
  const range = { file, start: 0, end: text.length };
  const { root, fault } = parseDocument(range, limits, { endLastLine: false });
  if (fault !== undefined) {
    const words = `error while converting template to json ${goQuote(text)}: `;
    return refused(fault.at, words + (fault.kubectl ?? fault.message));
  }
  if (root === undefined || isNull(root, 'kubectl')) return done(undefined);
  const plain = toJsonTree(root, 'kubectl');
  if (plain.kind === 'map') return done(plain);
  const type = jsonTypeName(root, 'kubectl');
  const words = `json: cannot unmarshal ${type} into Go value of type v1alpha1.Application`;
  return refused(root, `invalid templatePatch ${goQuote(goJson(plain))}: ${words}`);
}

/** What is wrong with a patch is fixed in its template, whoever wrote the value. */
function inTemplate(at: Span): Span {
  return makingOf(at)?.calls[0] ?? at;
}

function keepProject(patched: MapNode, app: MapNode): MapNode {
  const before = entryOf(entryOf(app, 'spec')?.value, 'project');
  const spec = entryOf(patched, 'spec');
  if (before === undefined || spec?.value.kind !== 'map') return patched;
  return withEntry(patched, spec.key, withEntry(spec.value, before.key, before.value));
}
