import { isTrueToGo } from '../../go/go-number.ts';
import { compileRegexp } from '../../go/regexp/go-regexp.ts';
import type { SourceChange } from '../../model/changes/change.ts';
import { entryOf, mapAt, scalarAt, type Entry } from '../../model/node.ts';
import { scalarText } from '../../model/scalars/scalar-text.ts';
import type { ReloaderSettings } from '../../model/settings.ts';
import type { Span } from '../../model/span.ts';
import type { Workload } from '../../model/workload.ts';

interface Reload {
  readonly reloads: boolean;
  /** A clause: `its annotation reloader.stakater.com/auto watches what it uses`. */
  readonly text: string;
  readonly at: Span | undefined;
}

/** What Reloader watches, by its README. */
const KINDS: ReadonlySet<string> = new Set([
  'Deployment',
  'StatefulSet',
  'DaemonSet',
  'CronJob',
  'Job',
  'DeploymentConfig',
]);

/**
 * Whether Stakater Reloader restarts a workload after a change of a source (Reloader: ShouldReload in pkg/common/common.go). `isUsed`: a container
 * uses the source; only sources that the workload's annotation names count without that. Undefined: Reloader is not asked about this workload at all.
 */
export function reloadOf(
  workload: Workload,
  change: SourceChange,
  isUsed: boolean,
  settings: ReloaderSettings,
): Reload | undefined {
  const { before, after } = change;
  const source = after ?? before;
  if (source === undefined || !isWatched(workload, source.kind, settings)) return undefined;
  const found = annotationsOf(workload, source.kind);
  const asked = askedBy(found, source.kind, source.name, isMatched(after));
  const answer = asked ?? (isUsed && settings.autoReloadAll && isSilent(found) ? ALL : undefined);
  if (answer === undefined)
    return hasAny(found)
      ? no(`Reloader does not watch ${source.kind} ${source.name} for it`, found)
      : undefined;
  if (!answer.named && !isUsed) return undefined;
  const refused = refusalOf(change, found, settings);
  return refused ?? { reloads: true, text: answer.text, at: answer.at };
}

/** Whether a workload names sources that restart it, used or not. */
export function namesSources({ manifest, podMetadata }: Workload): boolean {
  return [mapAt(manifest.node, 'metadata', 'annotations'), mapAt(podMetadata, 'annotations')].some(
    (annotations) =>
      ['configmap', 'secret'].some(
        (type) => entryOf(annotations, `${type}.reloader.stakater.com/reload`) !== undefined,
      ),
  );
}

interface Answer {
  readonly text: string;
  readonly at: Span | undefined;
  /** The annotation names the source. */
  readonly named: boolean;
}

const ALL: Answer = {
  text: 'Reloader watches all workloads (`autoReloadAll`)',
  at: undefined,
  named: false,
};

interface ReloaderAnnotations {
  readonly reload: Entry | undefined;
  readonly search: Entry | undefined;
  readonly auto: Entry | undefined;
  readonly typed: Entry | undefined;
  readonly exclude: Entry | undefined;
  readonly text: (entry: Entry | undefined) => string;
}

/** Annotations of the workload, or of its pods if the workload has none of Reloader's. */
function annotationsOf({ manifest, podMetadata }: Workload, kind: string): ReloaderAnnotations {
  const type = kind.toLowerCase();
  const text = (entry: Entry | undefined): string => scalarText(entry?.value, manifest.dialect);
  const own = mapAt(manifest.node, 'metadata', 'annotations');
  const read = (map: typeof own): ReloaderAnnotations => ({
    reload: entryOf(map, `${type}.reloader.stakater.com/reload`),
    search: entryOf(map, 'reloader.stakater.com/search'),
    auto: entryOf(map, 'reloader.stakater.com/auto'),
    typed: entryOf(map, `${type}.reloader.stakater.com/auto`),
    exclude: entryOf(own, `${type}s.exclude.reloader.stakater.com/reload`),
    text,
  });
  const found = read(own);
  return hasAny(found) ? found : read(mapAt(podMetadata, 'annotations'));
}

function hasAny({ reload, search, auto, typed }: ReloaderAnnotations): boolean {
  return [reload, search, auto, typed].some((entry) => entry !== undefined);
}

function isSilent({ auto, typed, text }: ReloaderAnnotations): boolean {
  return text(auto) === '' && text(typed) === '';
}

function askedBy(
  found: ReloaderAnnotations,
  kind: string,
  name: string,
  isMatch: boolean,
): Answer | undefined {
  const { reload, search, auto, typed, text } = found;
  if (
    text(reload)
      .split(',')
      .some((pattern) => matches(pattern.trim(), name))
  ) {
    return { ...said(reload, `names ${kind} ${name}`), named: true };
  }
  if (text(search) === 'true' && isMatch) {
    return {
      ...said(search, `finds ${kind} ${name}, which says \`reloader.stakater.com/match\``),
      named: false,
    };
  }
  for (const entry of [auto, typed]) {
    if (isTrueToGo(text(entry))) return { ...said(entry, 'watches what it uses'), named: false };
  }
  return undefined;
}

function said(entry: Entry | undefined, does: string): { text: string; at: Span | undefined } {
  return { text: `Reloader restarts it: \`${entry?.name ?? ''}\` ${does}`, at: entry?.key };
}

function matches(pattern: string, name: string): boolean {
  const test = compileRegexp(`^${pattern}$`);
  return typeof test === 'function' && test(name);
}

function isMatched(source: SourceChange['after']): boolean {
  const { node } = source?.producer.manifest ?? {};
  return scalarAt(node, 'metadata', 'annotations', 'reloader.stakater.com/match')?.text === 'true';
}

/** The reason why Reloader does not restart although its annotations ask for it. */
function refusalOf(
  { before, after }: SourceChange,
  found: ReloaderAnnotations,
  settings: ReloaderSettings,
): Reload | undefined {
  const source = after ?? before;
  const ignore = entryOf(
    mapAt(after?.producer.manifest.node, 'metadata', 'annotations'),
    'reloader.stakater.com/ignore',
  );
  if (ignore?.value.kind === 'scalar' && ignore.value.text === 'true') {
    return {
      reloads: false,
      text: `Reloader ignores it: ${source?.kind ?? ''} ${source?.name ?? ''} says \`reloader.stakater.com/ignore\``,
      at: ignore.key,
    };
  }
  const excluded = found
    .text(found.exclude)
    .split(',')
    .map((name) => name.trim());
  if (source !== undefined && excluded.includes(source.name)) {
    return {
      reloads: false,
      text: `\`${found.exclude?.name ?? ''}\` excludes ${source.kind} ${source.name}`,
      at: found.exclude?.key,
    };
  }
  const isSame =
    before !== undefined &&
    after !== undefined &&
    before.name === after.name &&
    before.namespace === after.namespace;
  if (isSame) return undefined;
  if (after === undefined && !settings.reloadOnDelete)
    return no('Reloader does nothing when a ConfigMap or Secret is deleted', found);
  if (after !== undefined && !settings.reloadOnCreate)
    return no('Reloader does nothing when a ConfigMap or Secret is created', found);
  return undefined;
}

function no(text: string, { reload, search, auto, typed }: ReloaderAnnotations): Reload {
  return { reloads: false, text, at: (reload ?? search ?? auto ?? typed)?.key };
}

function isWatched({ manifest }: Workload, kind: string, settings: ReloaderSettings): boolean {
  if (kind === 'ConfigMap' ? settings.ignoresConfigMaps : settings.ignoresSecrets) return false;
  if (settings.ignoredNamespaces.includes(manifest.namespace ?? '')) return false;
  if (manifest.kind === 'Rollout') return manifest.group === 'argoproj.io' && settings.argoRollouts;
  return KINDS.has(manifest.kind);
}
