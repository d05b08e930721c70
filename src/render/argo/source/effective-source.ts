import type { Dialect } from '../../../model/manifest.ts';
import { message as say } from '../../../model/message.ts';
import type { MapNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { isNull } from '../../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../../model/span.ts';
import type { KustomizeContext } from '../../kustomize/load/context.ts';
import { openDecoding } from '../../kustomize/load/decode.ts';
import { loadText } from '../../kustomize/load/load-file.ts';
import { firstDocument } from '../../kustomize/load/read-text.ts';
import type { Recorder } from '../../kustomize/load/recorder.ts';
import { rewriteStruct } from '../../kustomize/load/rewrite-struct.ts';
import { joinRefusals, refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';
import { mergeSource } from './merge-source.ts';
import { APPLICATION_SOURCE } from './source-struct.ts';

/** Which files may override the source of an application, the later one last. */
function overrideFiles(appName: string): readonly string[] {
  return ['.argocd-source.yaml', ...(appName === '' ? [] : [`.argocd-source-${appName}.yaml`])];
}

interface SourceRequest {
  /** The source as the Application has it. */
  readonly source: MapNode;
  readonly dialect: Dialect;
  readonly folder: string;
  readonly appName: string;
}

/** An Application's source with the overrides that lie in its folder, without fields that Argo CD does not know. */
export function effectiveSource(
  context: KustomizeContext,
  { source, dialect, folder, appName }: SourceRequest,
  recorder: Recorder,
): BuildResult<MapNode> {
  let merged = rewritten(source, dialect);
  for (const name of overrideFiles(appName)) {
    const path = folder === '' ? name : `${folder}/${name}`;
    if (merged.kind === 'refused') return merged;
    if (!context.paths.has(path)) continue;
    const override = readOverride(context, { folder, path: name, at: source }, recorder);
    if (override.kind === 'refused') return override;
    merged = rewritten(mergeSource(merged.value, override.value), 'kubectl');
  }
  return merged;
}

function rewritten(source: MapNode, dialect: Dialect): BuildResult<MapNode> {
  const decoding = openDecoding('ApplicationSource', source.file, { dialect });
  const made = rewriteStruct(source, APPLICATION_SOURCE, decoding, '');
  return joinRefusals(decoding.failures) ?? done(made);
}

function readOverride(
  context: KustomizeContext,
  use: { readonly folder: string; readonly path: string; readonly at: Span },
  recorder: Recorder,
): BuildResult<MapNode> {
  const file = loadText(context, use, recorder);
  if (file.kind === 'refused') return file;
  const prefix = `error while parsing source parameters: /${file.value.path}`;
  const whole = { file: file.value, start: 0, end: file.value.text.length };
  const document = firstDocument(file.value, context.limits);
  if (document?.fault !== undefined) {
    const { at, kubectl, message } = document.fault;
    return refused(at, `${prefix}: ${kubectl ?? message}`, {
      message: say`This is not valid YAML: ${message}`,
    });
  }
  const root = document?.root;
  if (root === undefined || isNull(root, 'kubectl') || root.kind !== 'map') {
    return refused(root ?? whole, `${prefix}: Invalid JSON Patch`, {
      message: say`\`${use.path}\` must hold fields of an Application's source; Argo CD refuses an empty one`,
      help: say`Remove the file, or write the fields to change.`,
    });
  }
  return done(root);
}
