/** A rule's page, `rules/<id>/README.md`, as its parts. The page is the documentation and the test. */
export interface RulePage {
  readonly id: string;
  readonly summary: string;
  /** `Default: error. Group: values. Fix: no.`, written by update-generated. */
  readonly badge: string;
  /** Titles of the `##` sections, in order. */
  readonly sections: readonly string[];
  /** The text of the section "Fix". */
  readonly fix: string;
  /** What is reported: "Bad", or "Example" where nothing is wrong with it. */
  readonly bad: readonly PageExample[];
  readonly good: readonly PageExample[];
  /** Examples of the other sections ("Exceptions"): silent like the good ones. */
  readonly silent: readonly PageExample[];
}

/** Files shown together; under Bad, the output of the tool for them. */
export interface PageExample {
  /** The `###` title, or the section's. */
  readonly title: string;
  readonly files: readonly PageFile[];
  /** Files as the base has them (` ```yaml base config.yaml `); the base has all others as they are. */
  readonly base: readonly PageFile[];
  /** What stands after `$ envfrom check`; undefined where no output is shown. */
  readonly flags: readonly string[] | undefined;
  /** The output as the page shows it. */
  readonly output: string;
  /** Lines of the page that hold the output: first, and the one after the last. */
  readonly outputLines: readonly [number, number];
}

interface PageFile {
  readonly path: string;
  readonly text: string;
}

interface Fence {
  readonly info: string;
  readonly lines: readonly string[];
  /** Line of the first content line. */
  readonly start: number;
}

/** Sections whose examples show what the rule reports. */
const REPORTED: ReadonlySet<string> = new Set(['Bad', 'Example']);

const COMMAND = '$ envfrom check';

/** Fences with a path (` ```yaml deployment.yaml `) are files; ` ```console ` shows the command and its output. */
export function parsePage(markdown: string): RulePage {
  const lines = markdown.split('\n');
  const sections: string[] = [];
  const examples = new Map<string, PageExample>();
  let section = '';
  let title = '';
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.startsWith('## ')) {
      section = line.slice(3);
      title = section;
      sections.push(section);
    } else if (line.startsWith('### ')) {
      title = line.slice(4);
    } else if (line.startsWith('```')) {
      const fence = fenceAt(lines, at);
      const key = `${section}\n${title}`;
      examples.set(key, withFence(examples.get(key) ?? emptyExample(title), fence));
      at = fence.start + fence.lines.length;
    }
  }
  const [id = '', summary = '', badge = ''] = lines.filter((line) => line !== '');
  const under = (wanted: (section: string) => boolean): PageExample[] =>
    [...examples].filter(([key]) => wanted(key.split('\n')[0] ?? '')).map(([, value]) => value);
  return {
    id: id.replace(/^# /, ''),
    summary,
    badge,
    sections,
    fix: /^## Fix$([^]*?)^## /m.exec(markdown)?.[1] ?? '',
    bad: under((name) => REPORTED.has(name)),
    good: under((name) => name === 'Good'),
    silent: under((name) => !REPORTED.has(name) && name !== 'Good').filter(
      (example) => example.files.length > 0,
    ),
  };
}

function fenceAt(lines: readonly string[], at: number): Fence {
  const info = (lines[at] ?? '').slice(3);
  const end = lines.indexOf('```', at + 1);
  return { info, lines: lines.slice(at + 1, end === -1 ? lines.length : end), start: at + 1 };
}

function emptyExample(title: string): PageExample {
  return { title, files: [], base: [], flags: undefined, output: '', outputLines: [0, 0] };
}

function withFence(example: PageExample, fence: Fence): PageExample {
  const [language, path, basePath] = fence.info.split(' ');
  const text = fence.lines.map((line) => `${line}\n`).join('');
  if (path === 'base' && basePath !== undefined) {
    return { ...example, base: [...example.base, { path: basePath, text }] };
  }
  if (path !== undefined) return { ...example, files: [...example.files, { path, text }] };
  const [command = '', ...output] = fence.lines;
  if (language !== 'console' || !command.startsWith(COMMAND)) return example;
  return {
    ...example,
    flags: command.slice(COMMAND.length).split(' ').filter(Boolean),
    output: output.join('\n'),
    outputLines: [fence.start + 1, fence.start + fence.lines.length],
  };
}
