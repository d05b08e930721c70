import type { Build, Manifest } from '../../src/model/manifest.ts';
import { memo } from '../../src/model/memo.ts';
import { message, name as named, words, type Message } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import type { DuplicateEntry, MapNode, YamlNode } from '../../src/model/node.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import { isPlainTree } from '../../src/model/plain-tree.ts';
import type { Finding, Severity } from '../../src/model/problem.ts';
import { isNull } from '../../src/model/scalars/resolve-scalar.ts';
import { hostSpan, makingOf, placeOf, type Span } from '../../src/model/span.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

export const rule = rulePerRun(
  {
    id: 'duplicate-key',
    summary: 'A map has the same key twice, and only the last one counts.',
    severity: 'error',
    ofTemplates: true,
    group: 'values',
    since: '0.1.0',
  },
  function* ({ files, manifests, builds }) {
    for (const file of files) {
      if (file.class.kind === 'kustomization') yield* inKustomization(file, builds);
    }
    const byId = new Map(builds.map((build) => [build.id, build]));
    for (const { manifest, build } of manifests) {
      if (isPlainTree(manifest.node)) continue;
      for (const duplicate of duplicatesIn(manifest.node)) {
        const isRendered = makingOf(duplicate.entry.dropped.key) !== undefined;
        const finding = isRendered
          ? inChart(manifest, duplicate, byId.get(build))
          : inFile(manifest, duplicate);
        yield { ...finding, build };
      }
    }
  },
);

/** Of another object that begins without `---`, which kustomize refuses. */
const TYPE: ReadonlySet<string> = new Set(['apiVersion', 'kind']);

/** What kustomize drops of a file of its own, without a word: of other files it refuses that. */
function* inKustomization({ path, documents }: ParsedFile, builds: readonly Build[]) {
  let users: readonly Build[] | undefined;
  for (const { root } of documents) {
    if (root?.kind !== 'map' || isPlainTree(root)) continue;
    for (const { entry } of duplicatesIn(root)) {
      if (TYPE.has(entry.dropped.name)) continue;
      const finding = ofKustomize(entry);
      users ??= builds.filter((build) => build.files.includes(path));
      if (users.length === 0) yield finding;
      for (const { id } of users) yield { ...finding, build: id };
    }
  }
}

function ofKustomize(entry: DuplicateEntry): Finding {
  const { dropped, kept } = entry;
  const name = named(dropped.name, dropped.key);
  const last = words(`the last (${placeOf(kept.key)}).`);
  return {
    at: dropped.key,
    message: message`\`${name}\` appears twice in the same map of this kustomization: kustomize drops this one silently and keeps ${last}`,
    help: message`Keep one \`${name}\`, with the content of both.`,
    related: [{ at: kept.key, message: message`this one counts` }],
    ...(isSame(entry) && { severity: 'warning' }),
  };
}

/** A release that the configuration declares is installed by Helm itself. */
function isOfFlux({ kind, deployedBy }: Build): boolean {
  return kind === 'helm-release' && deployedBy !== undefined;
}

interface Duplicate {
  readonly entry: DuplicateEntry;
  /** The key under which the map is. */
  readonly within: string;
}

function inFile(manifest: Manifest, { entry }: Duplicate): Finding {
  const { dropped, kept } = entry;
  const name = named(dropped.name, dropped.key);
  const twice = message`\`${name}\` appears twice in the same map of ${manifestName(manifest)}`;
  const last = words(`the last (${placeOf(kept.key)}); kustomize refuses the file.`);
  const told: Pick<Finding, 'message' | 'help' | 'severity'> = isSame(entry)
    ? {
        message: message`${twice}, ${words(isNull(dropped.value, 'kubectl') ? 'once without a value' : 'with the same value')}: kubectl keeps ${last}`,
        help: message`Remove one of them.`,
        severity: 'warning',
      }
    : {
        message: message`${twice}: kubectl drops this one silently and keeps ${last}`,
        help: message`Keep one \`${name}\`, with the content of both.`,
      };
  return {
    at: dropped.key,
    ...told,
    related: [{ at: kept.key, message: message`this one counts` }],
    subject: subjectOfManifest(manifest, dropped.name),
  };
}

/** Nothing is lost: both have the same value, or the one that is dropped has none. */
function isSame({ dropped, kept }: DuplicateEntry): boolean {
  const [one, other] = [dropped.value, kept.value];
  if (isNull(one, 'kubectl')) return true;
  return one.kind === 'scalar' && other.kind === 'scalar' && one.text === other.text;
}

/**
 * What templates wrote twice. Helm and Argo CD keep the last one; helm-controller of Flux, which always post-renders with kustomize, refuses
 * the release (https://github.com/fluxcd/helm-controller/issues/283).
 */
function inChart(manifest: Manifest, duplicate: Duplicate, build: Build | undefined): Finding {
  const { dropped, kept } = duplicate.entry;
  const name = named(dropped.name, dropped.key);
  const isRefused = build !== undefined && isOfFlux(build);
  const consequence = isRefused
    ? message`Flux refuses the release: \`mapping key "${name}" already defined\``
    : words(
        build?.kind === 'argo-application'
          ? 'Argo CD keeps the last one'
          : 'Helm keeps the last one, and Flux refuses such a release',
      );
  if (duplicate.within === '' && placeOf(dropped.key) === placeOf(kept.key))
    return inLoop(manifest, dropped.key, consequence, isRefused);
  const ofValues = isInValues(dropped.key) && !isInValues(kept.key);
  return {
    at: dropped.key,
    message: message`${words(ofValues ? 'A value and a template both write' : 'The templates write')} \`${name}\`${words(ofValues ? ' into' : ' twice in')} the same map of ${manifestName(manifest)} (again at ${words(placeOf(kept.key))}). ${consequence}.`,
    help: ofValues
      ? message`Remove \`${name}\` from the value, or let the template leave it to the value.`
      : message`Let the templates write \`${name}\` once.`,
    related: [{ at: kept.key, message: message`this one counts` }],
    cause: `${placeOf(dropped.key)} ${dropped.name}`,
    onePerCause: true,
    severity: isRefused ? 'error' : severityOf(duplicate),
    subject: subjectOfManifest(manifest, dropped.name),
  };
}

/** A loop that writes an object each time, without a line between them that ends a document: only one problem, whichever keys they share. */
function inLoop(manifest: Manifest, at: Span, consequence: Message, isRefused: boolean): Finding {
  const { path } = hostSpan(at).file;
  return {
    at,
    message: message`The template repeats the lines of ${manifestName(manifest)} without \`---\` between the objects, so that all of them are one document. ${consequence}${words(isRefused ? '' : ': the other objects are not created')}.`,
    help: message`Begin what the loop repeats with \`---\`.`,
    cause: JSON.stringify([path, manifest.kind]),
    onePerCause: true,
    severity: 'error',
    subject: subjectOfManifest(manifest, manifest.kind),
  };
}

/** Whether a key was written in values, which a template took as a whole (`toYaml .Values.x`). */
function isInValues(key: Span): boolean {
  return !/(?:^|\/)templates\//.test(hostSpan(key).file.path);
}

/** Maps whose entries a chart sets again on purpose, after those of a helper. */
const OVERRIDDEN: ReadonlySet<string> = new Set(['labels', 'annotations', 'matchLabels']);

function severityOf({ entry, within }: Duplicate): Severity {
  if (isSame(entry)) return 'info';
  return OVERRIDDEN.has(within) ? 'warning' : 'error';
}

/** All keys of an object that appear twice; every map once, also where aliases lead to it many times. */
const duplicatesIn = memo((root: MapNode): readonly Duplicate[] => {
  const found: Duplicate[] = [];
  const seen = new Set<YamlNode>();
  const open: { readonly node: YamlNode; readonly within: string }[] = [{ node: root, within: '' }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, within } = next;
    if (node.kind === 'scalar' || seen.has(node)) continue;
    seen.add(node);
    if (node.kind === 'sequence') {
      for (const item of node.items) open.push({ node: item, within });
      continue;
    }
    for (const entry of node.duplicates ?? []) found.push({ entry, within });
    for (const { name, value } of node.entries) {
      if (value.kind !== 'scalar') open.push({ node: value, within: name });
    }
  }
  return found;
});
