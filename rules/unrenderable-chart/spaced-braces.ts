import { contentText } from '../../src/model/file-content.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { message } from '../../src/model/message.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import type { Finding } from '../../src/model/problem.ts';

/** `{ { .Values.name } }`: what begins so can only be an action of a template. Formatters of YAML put the blanks between the braces. */
const SPACED =
  /^(?![ \t]*#).*?(\{ \{[ -]*(?:[.$]|(?:include|toYaml|tpl|with|if|else|end|range|template|define|required|default|printf|quote)\b)[^{}\n]*\} \})/gm;

/** `{- .Values.name }}`, `{[ .Values.name }}`: what reads a value, and ends as an action does, was meant as one. */
const UNOPENED =
  /^(?![ \t]*#).*?(?<!\{)(\{[-[( ]{0,3}(?:\$?\.(?:Values|Release|Chart)\.\w|include "|toYaml [.$])[^{}\n]*\}\})/gm;

/** Characters of templates that are looked at. */
const MAX_CHARACTERS = 32_000_000;

/** Actions that templates of charts do not have, because of their braces: one finding for each file. */
export function* spacedBraces(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
): Iterable<Finding> {
  let left = MAX_CHARACTERS;
  for (const { path, class: each } of files) {
    if (each.kind !== 'skipped' || each.as !== 'helm-template' || left < 0) continue;
    const content = tree?.read(path);
    const text = content === undefined ? '' : (contentText(content, left) ?? '');
    left -= text.length;
    const spaced = text.includes('{ {') ? firstAction(text, SPACED) : undefined;
    const found = spaced ?? (text.includes('}}') ? firstAction(text, UNOPENED) : undefined);
    if (found === undefined) continue;
    const { start, end } = found;
    yield {
      at: { file: { path, text }, start, end },
      severity: 'warning',
      message:
        spaced === undefined
          ? message`Helm does not execute this: an action begins with two braces. It prints the text as it is.`
          : message`Helm does not execute this: there is a blank between the braces. It prints the text as it is, which is not valid YAML.`,
      help:
        spaced === undefined
          ? message`Write \`{{\` at its start.`
          : message`Write \`{{\` and \`}}\` without blanks, and keep formatters of YAML away from templates.`,
    };
  }
}

function firstAction(
  text: string,
  form: RegExp,
): { readonly start: number; readonly end: number } | undefined {
  const [found] = text.matchAll(form);
  const [line = '', action = ''] = found ?? [];
  if (found === undefined) return undefined;
  const start = found.index + line.lastIndexOf(action);
  return { start, end: start + action.length };
}
