import { type Span, lineEnd } from '../model/span.ts';

/**
 * Marks of Helm and Go templates, Jinja, ERB, Terraform's `templatefile` (`%{ for … }`), and the placeholders of autoconf and its like, which
 * cannot start a value; a word in braces that begins a longer value (`{username}/app:1`, `[AppName]-web`), a value that a script replaces (`**LATEST_IMAGE`, `name: @app`), and a
 * line that a program replaces as a whole (`__MOUNTS__`, `<see below>`, `${CONFIG}`).
 */
const MARK =
  /\{\{|\{%|<%|^[ \t]*%\{|(?:^|[\s:[,-])(?:@@?[\w.-]+@|%%?[\w.-]+%)|[:-][ \t]+["']?(?:\{[A-Za-z][\w-]*\}|\[[A-Za-z][\w-]*\])[\w/.:@-]|[:-][ \t]+\*\*[A-Z][A-Z0-9_]*[ \t]*$|\b(?:name|namespace|image):[ \t]+@\w|^[ \t]*(?:__[A-Z0-9_]+__|<[^<>\n]+>|\$\{\w+\})[ \t]*$/m;

/**
 * Whether the text that kubectl refuses at a place is a template's mark instead of YAML: then the text was never meant to be read as it is.
 * Marks inside scalars break nothing (Argo Workflows, Prometheus rules), and never come here.
 */
export function looksTemplated({ file: { text }, start }: Span): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = lineStart === 0 ? 0 : text.lastIndexOf('\n', lineStart - 2) + 1;
  return MARK.test(text.slice(before, lineEnd(text, start)));
}

/** Placeholders that `sed` and its like replace: no program renders a file that holds nothing else. */
const PLACEHOLDER =
  /(?:^|[\s:[,-])["']?(?:@@?[A-Z][A-Z0-9_]*@|%%?[A-Z][A-Z0-9_]*%|\*\*[A-Z][A-Z0-9_]*)["']?[ \t]*$/m;

/** Whether what cannot be read at a place is a placeholder, in the place of a whole value. */
export function looksToBeFilledIn({ file: { text }, start }: Span): boolean {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  return PLACEHOLDER.test(text.slice(line, lineEnd(text, start)));
}
