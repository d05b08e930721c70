import { message } from '../../../model/message.ts';
import { customSchema, type Precedence } from '../merge/custom-schema.ts';
import { refused, type BuildRefusal } from '../tree/build-refusal.ts';
import { loadText } from './load-file.ts';
import { readPlainDocument } from './read-plain-document.ts';
import { tolerate } from './recorder.ts';
import type { BuildRun, Target } from './target.ts';

const BUILT_IN_VERSION = 'v1.21.2';

/** The description of types that a kustomization's `openapi` brings: only the first one of a build counts. */
export function setOpenApi(target: Target, isRoot: boolean): BuildRefusal | undefined {
  const { run, kustomization, context, folder, recorder } = target;
  const { path, version } = kustomization.openapi;
  if (path === undefined && version === undefined) return undefined;
  const at = path?.at ?? version?.at ?? kustomization.root;
  const file =
    path === undefined ? undefined : loadText(context, { folder, path: path.text, at }, recorder);
  if (file?.kind === 'refused') return tolerate(recorder, file) ? undefined : file;
  if (run.schemaIsSet && !isRoot) return undefined;
  if (file !== undefined) {
    if (version !== undefined) {
      return refused(at, 'builtin version and custom schema provided, cannot use both', {
        message: message`\`openapi\` has both a \`path\` and a \`version\`; only one of them may be given`,
      });
    }
    const document = readPlainDocument(context, file.value);
    if (document.kind === 'refused') return document;
    run.schema = customSchema(document.value, precedence(run));
    run.schemaIsSet = true;
    return undefined;
  }
  if (version !== undefined && version.text !== '' && version.text !== BUILT_IN_VERSION) {
    return refused(at, 'the specified OpenAPI version is not built in', {
      message: message`kustomize has no types for Kubernetes \`${version.text}\`, only for \`${BUILT_IN_VERSION}\``,
    });
  }
  run.schemaIsSet = version !== undefined && version.text !== '';
  return undefined;
}

function precedence({ merged, readUnknownType }: BuildRun): Precedence {
  if (merged) return 'above';
  return readUnknownType ? 'below' : 'alone';
}
