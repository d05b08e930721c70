import { message } from '../../../model/message.ts';
import type { YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { SourceFile } from '../../../model/span.ts';
import { refused, type BuildResult } from '../tree/build-refusal.ts';
import type { KustomizeContext } from './context.ts';
import { readText } from './read-text.ts';

/**
 * The first document of a text that kustomize reads through kubectl's YAML reader, not its own: kustomizations,
 * configurations, files of replacements, JSON patches.
 */
export function readPlainDocument(
  context: KustomizeContext,
  source: SourceFile,
): BuildResult<YamlNode | undefined> {
  const { documents, faults } = documentsOf(context, source);
  const [fault] = faults;
  if (fault !== undefined) {
    return refused(fault.at, `yaml: ${fault.kubectl ?? fault.message}`, {
      message: message`kustomize cannot read this YAML: ${fault.message}`,
      ...(fault.help !== undefined && { help: fault.help }),
    });
  }
  return done(documents.find(({ root }) => root !== undefined)?.root);
}

function documentsOf(context: KustomizeContext, source: SourceFile) {
  const file = source.host === undefined ? context.parsed(source.path) : undefined;
  const isEnded = source.text.endsWith('\n');
  if (file?.source === source && file.class.kind === 'kustomization' && isEnded) return file;
  return readText(source, context.limits);
}
