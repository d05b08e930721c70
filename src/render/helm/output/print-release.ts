import { done, refusal, type Result } from '../../../model/result.ts';
import { compileGlob } from '../../../text/glob/compile-glob.ts';
import { GO_PATH } from '../../../text/glob/glob-dialects.ts';
import type { ChartFile } from '../chart/chart-file.ts';
import { fromBytes } from '../text/bytes.ts';
import { textOf } from '../text/text.ts';
import { isTestHook, type RenderedManifest } from './sort-manifests.ts';
import { splitManifests, trimSpace } from './split-manifests.ts';

/** Selects the parts of a release that are printed. */
export interface PrintOptions {
  readonly helm: 3 | 4;
  /** `--no-hooks` */
  readonly noHooks: boolean;
  /** `--skip-tests` */
  readonly skipTests: boolean;
  /** `--show-only`: patterns of template paths below the chart's folder; empty for everything. */
  readonly showOnly: readonly string[];
  /** Lines of comment to put above a manifest. */
  readonly above?: (manifest: RenderedManifest) => readonly string[];
  /** The text to print for a manifest, instead of the rendered one. */
  readonly shown?: (manifest: RenderedManifest) => string;
}

/** A file of `crds/`, which is not a template, printed before all else with `--include-crds`. */
export interface CrdFile {
  /** As in `# Source:`. */
  readonly name: string;
  readonly file: ChartFile;
}

/** The output of `helm template`. */
export function printRelease(
  manifests: readonly RenderedManifest[],
  hooks: readonly RenderedManifest[],
  crds: readonly CrdFile[],
  options: PrintOptions,
): Result<string> {
  const { above = () => [], shown = ({ file }) => file.text } = options;
  const print = (manifest: RenderedManifest): string =>
    documentOf(manifest.name, shown(manifest), above(manifest));
  const documents = [
    ...crds.map(({ name, file }) => documentOf(name, fromBytes(file.bytes), [])),
    ...manifests.map(print),
  ];
  const shownHooks = hooks.filter(
    (hook) => !options.noHooks && !(options.skipTests && isTestHook(hook)),
  );
  const text = `${trimSpace(textOf(documents.join(''))).text}\n${shownHooks.map(print).join('')}`;
  return options.showOnly.length === 0 ? done(text) : showOnly(text, options);
}

function documentOf(name: string, text: string, comments: readonly string[]): string {
  return `---\n# Source: ${name}\n${comments.map((line) => `# ${line}\n`).join('')}${text}\n`;
}

const SOURCE = /# Source: [^/]{1,300}\/(.+)/;

/** Splits what was printed again: the documents whose template is asked for, in the order of the patterns. */
function showOnly(text: string, { helm, showOnly: patterns }: PrintOptions): Result<string> {
  const documents = splitManifests(textOf(text), helm).map((document) => document.text);
  let shown = '';
  for (const pattern of patterns) {
    const matches = compileGlob(pattern, GO_PATH);
    const found = documents.filter((document) => {
      const name = SOURCE.exec(document)?.[1];
      return name !== undefined && matches?.(name) === true;
    });
    if (found.length === 0) {
      return refusal(`could not find template ${pattern} in chart`);
    }
    shown += found.map((document) => `---\n${document}\n`).join('');
  }
  return done(shown);
}
