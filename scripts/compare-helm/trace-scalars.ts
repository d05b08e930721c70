import type { ScalarNode, YamlNode } from '../../src/model/node.ts';
import { hostSpan, makingOf, placeOf, type Span } from '../../src/model/span.ts';
import type { RenderedManifest } from '../../src/render/helm/output/sort-manifests.ts';

/** How the scalars of rendered objects lead back to where they were written. */
export interface Traces {
  /** What was written contains the scalar as it is. */
  written: number;
  /** The place is an action, or a value that an action made the scalar from. */
  made: number;
  /** `template: path: text -> place`, one for each that leads nowhere. */
  readonly lost: string[];
}

export function newTraces(): Traces {
  return { written: 0, made: 0, lost: [] };
}

/**
 * Follows every scalar of rendered objects, keys of maps included, to its place. It must lie in a file that people edit, and the
 * lines there must contain the scalar, or an action of a template; a value that was changed on its way must name the action.
 */
export function traceScalars(manifests: readonly RenderedManifest[], traces: Traces): void {
  for (const { name, root } of manifests) if (root !== undefined) visit(root, name, '', traces);
}

function visit(node: YamlNode, name: string, path: string, traces: Traces): void {
  if (node.kind === 'scalar') {
    traceScalar(node, `${name}: ${path}`, traces);
  } else if (node.kind === 'sequence') {
    for (const [at, item] of node.items.entries()) visit(item, name, `${path}[${at}]`, traces);
  } else {
    for (const { name: key, key: written, value } of node.entries) {
      visit(written, name, `${path}.${key}~`, traces);
      visit(value, name, `${path}.${key}`, traces);
    }
  }
}

function traceScalar(node: ScalarNode, path: string, traces: Traces): void {
  const span = hostSpan(node);
  const places = [span, ...(makingOf(node)?.places ?? [])];
  const text = node.text.trim();
  const lose = (why: string): void => {
    traces.lost.push(`${path}: ${JSON.stringify(text.slice(0, 60))} -> ${placeOf(span)} ${why}`);
  };
  if (span.start > span.end || span.end > span.file.text.length) return lose('out of the file');
  // `key:` without anything is null, which Helm spells out.
  if (span.start === span.end && text !== '' && text !== 'null') {
    return lose('nothing is written there');
  }
  if (places.some((place) => contains(linesAt(place), text))) {
    traces.written++;
    return undefined;
  }
  if (isMade(node, span)) {
    traces.made++;
    return undefined;
  }
  if (text === 'null' && span.start === span.end) {
    traces.made++;
    return undefined;
  }
  return lose(JSON.stringify(linesAt(span).slice(0, 80)));
}

/** Whether an action made the text: one is on the lines of the place, or calls led from the place here. */
function isMade(node: ScalarNode, span: Span): boolean {
  if ((makingOf(node)?.calls.length ?? 0) > 0) return true;
  return /\{\{[\s\S]*\}\}/.test(linesAt(span));
}

/** The whole lines of a span. */
function linesAt({ file, start, end }: Span): string {
  const from = file.text.lastIndexOf('\n', start - 1) + 1;
  const to = file.text.indexOf('\n', end);
  return file.text.slice(from, to === -1 ? undefined : to);
}

/** Whether lines contain a text, which may be written between double quotes, with escapes for its breaks and tabs. */
function contains(lines: string, text: string): boolean {
  const bare = bareOf(text);
  return bareOf(lines).includes(bare) || bareOf(lines.replaceAll(/\\[nrt]/g, '')).includes(bare);
}

/** Text without what YAML and its writers add: folds, indentation, quotes and escapes. */
function bareOf(text: string): string {
  return text.replaceAll(/[\s'"\\]/g, '');
}
