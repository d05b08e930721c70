import { contentText } from '../../src/model/file-content.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { message } from '../../src/model/message.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import type { Finding } from '../../src/model/problem.ts';

/** `{ { .Values.name } }`: what begins so can only be an action of a template. Formatters of YAML put the blanks between the braces. */
const SPACED =
  /^(?![ \t]*#).*?(\{ \{[ -]*(?:[.$]|(?:include|toYaml|tpl|with|if|else|end|range|template|define|required|default|printf|quote)\b)[^{}\n]*\} \})/gm;

/** Characters of templates that are looked at. */
const MOST_CHARACTERS = 32_000_000;

/** Actions that templates of charts do not have, because of blanks between their braces: one finding for each file. */
export function* spacedBraces(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
): Iterable<Finding> {
  let left = MOST_CHARACTERS;
  for (const { path, class: each } of files) {
    if (each.kind !== 'skipped' || each.as !== 'helm-template' || left < 0) continue;
    const content = tree?.read(path);
    const text = content === undefined ? '' : (contentText(content, left) ?? '');
    left -= text.length;
    if (!text.includes('{ {')) continue;
    const [found] = text.matchAll(SPACED);
    const [line = '', action = ''] = found ?? [];
    if (found === undefined) continue;
    const start = found.index + line.lastIndexOf(action);
    yield {
      at: { file: { path, text }, start, end: start + action.length },
      severity: 'warning',
      message: message`Helm does not execute this: there is a blank between the braces. It prints the text as it is, which is not valid YAML.`,
      help: message`Write \`{{\` and \`}}\` without blanks, and keep formatters of YAML away from templates.`,
    };
  }
}
