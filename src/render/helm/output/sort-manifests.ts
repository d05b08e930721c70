import { compareText } from '../../../go/compare-text.ts';
import type { Limits } from '../../../model/limits.ts';
import type { YamlNode } from '../../../model/node.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import { readChartYaml } from '../chart/read-chart-yaml.ts';
import type { Text } from '../text/text.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { sortByKind } from './install-order.ts';
import { readManifestHead } from './manifest-head.ts';
import { renderedFile, type ThirdParty } from './rendered-file.ts';
import { splitManifests } from './split-manifests.ts';

export interface RenderedTemplate {
  /** As in `# Source:`: `app/charts/db/templates/x.yaml`. */
  readonly name: string;
  readonly text: Text;
  /** The template's file. */
  readonly source: SourceFile;
}

export interface RenderedManifest {
  /** The template's name. */
  readonly name: string;
  readonly kind: string;
  /** The document, as a file whose spans lead to the values and templates that wrote it. */
  readonly file: SourceFile;
  readonly root: YamlNode | undefined;
  /** The events in `helm.sh/hook`; undefined if it is not a hook. */
  readonly events: readonly string[] | undefined;
}

type SortedManifests =
  | {
      readonly kind: 'sorted';
      /** In the order in which Helm installs them. */
      readonly manifests: readonly RenderedManifest[];
      readonly hooks: readonly RenderedManifest[];
      /** Messages that Helm logs about unknown hooks, which it drops. */
      readonly warnings: readonly string[];
    }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly at: Span;
      /** The template that wrote it. */
      readonly source: SourceFile;
      /** Messages that were logged before. */
      readonly warnings: readonly string[];
    };

interface SortOptions {
  readonly limits: Limits;
  readonly helm: 3 | 4;
  readonly thirdParty?: ThirdParty | undefined;
}

/**
 * The documents of all rendered templates, read as YAML, sorted by kind, hooks apart. Imitates SortManifests of Helm 3.22
 * and 4.3.
 */
export function sortManifests(
  templates: readonly RenderedTemplate[],
  { limits, helm, thirdParty }: SortOptions,
): SortedManifests {
  const found: RenderedManifest[] = [];
  const warnings: string[] = [];
  for (const template of templates.toSorted((a, b) => compareText(a.name, b.name))) {
    for (const text of splitManifests(template.text, helm)) {
      const read = readManifest(template, text, { limits, helm, thirdParty });
      if ('message' in read) return { kind: 'refused', ...read, source: template.source, warnings };
      if (read.manifest === undefined) warnings.push(read.warning);
      else found.push(read.manifest);
    }
  }
  const isHook = ({ events }: RenderedManifest): boolean => events !== undefined;
  return {
    kind: 'sorted',
    manifests: sortByKind(
      found.filter((manifest) => !isHook(manifest)),
      helm,
    ),
    hooks: sortByKind(found.filter(isHook), helm),
    warnings,
  };
}

type ReadManifest =
  | { readonly manifest: RenderedManifest }
  | { readonly manifest: undefined; readonly warning: string }
  | { readonly message: string; readonly at: Span };

function readManifest(
  { name, source }: RenderedTemplate,
  text: Text,
  { limits, helm, thirdParty }: SortOptions,
): ReadManifest {
  const file = renderedFile(name, text, { file: source, start: 0, end: 0 }, thirdParty);
  const read = readChartYaml(file, limits);
  const refused = (message: string, at: Span): ReadManifest => {
    return { message: `YAML parse error on ${name}: ${message}`, at };
  };
  if (read.kind === 'refused') return refused(read.message, read.at);
  const head = readManifestHead(read.value, helm);
  if (head.kind === 'refused') {
    return refused(`error unmarshaling JSON: while decoding JSON: ${head.message}`, head.at);
  }
  const { kind, annotations } = head.value;
  const hook = annotations.get('helm.sh/hook');
  const events = hook === undefined ? undefined : hookEvents(hook);
  if (hook !== undefined && events === undefined) {
    const warning = `info: skipping unknown hook: ${JSON.stringify(hook)}`;
    return { manifest: undefined, warning };
  }
  return { manifest: { name, kind, file, root: fillPlaceholders(read.value, text), events } };
}

const EVENTS: ReadonlySet<string> = new Set([
  'pre-install',
  'post-install',
  'pre-delete',
  'post-delete',
  'pre-upgrade',
  'post-upgrade',
  'pre-rollback',
  'post-rollback',
  'test',
]);

/** Whether `--skip-tests` leaves a manifest out. */
export function isTestHook({ events }: RenderedManifest): boolean {
  return events?.includes('test') === true;
}

/** The events in `helm.sh/hook`; undefined if one of them is unknown, because Helm then drops the manifest. */
function hookEvents(annotation: string): readonly string[] | undefined {
  const events = annotation
    .split(',')
    .map((event) => event.trim().toLowerCase())
    .map((event) => (event === 'test-success' ? 'test' : event));
  return events.every((event) => EVENTS.has(event)) ? events : undefined;
}
