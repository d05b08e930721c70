import type { FileTree } from '../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../src/model/limits.ts';
import { messageText, words } from '../src/model/message.ts';
import type { ProducerRow } from '../src/model/producer-row.ts';
import type { JudgedReference, Verdict } from '../src/model/reference.ts';
import type { External } from '../src/model/settings.ts';
import type { Source } from '../src/model/source.ts';
import { placeOf } from '../src/model/span.ts';
import type { Workload } from '../src/model/workload.ts';
import { parseFile } from '../src/parse/parse-file.ts';
import { collectReferences } from '../src/references/collect/collect-references.ts';
import { collectSources } from '../src/references/collect/collect-sources.ts';
import { collectWorkloads } from '../src/references/collect/collect-workloads.ts';
import { registryWith } from '../src/references/producers/registry.ts';
import { judgeReferences } from '../src/references/verdict/judge-references.ts';
import { plainBuilds } from '../src/render/plain/plain-builds.ts';

/** What the references stage finds in a tree of plain manifests. */
export interface TreeReading {
  readonly workloads: readonly Workload[];
  readonly sources: readonly Source[];
  readonly judged: readonly JudgedReference[];
}

/** Runs parse, plain builds and the references stage; `partial` gives reasons why builds (by id) are not whole. */
export function readTree(
  tree: FileTree,
  more: {
    readonly externals?: readonly External[];
    readonly partial?: Readonly<Record<string, string>>;
    readonly producers?: readonly ProducerRow[];
  } = {},
): TreeReading {
  const files = tree.paths.map((path) => parseFile(path, tree.read(path), DEFAULT_LIMITS));
  const builds = plainBuilds(files).map((build) =>
    Object.assign({}, build, { partial: [more.partial?.[build.id] ?? []].flat().map(words) }),
  );
  const workloads = collectWorkloads(builds);
  const producers = more.producers ?? [];
  const registry = registryWith(producers);
  const sources = collectSources(builds, registry);
  const references = collectReferences(builds, workloads, registry);
  const settings = { externals: more.externals ?? [], producers };
  return {
    workloads,
    sources,
    judged: judgeReferences(references, sources, { builds, files, settings, tree }),
  };
}

/** `app.yaml:9 ConfigMap shop/app[KEY] broken: …`, one line per reference. */
export function tellVerdicts({ judged }: TreeReading): string[] {
  return judged.map(({ reference, verdict, at }) => {
    const { kind, namespace, name, key } = reference;
    const where = namespace === undefined ? '' : `${namespace}/`;
    const what = `${kind} ${where}${name}${key === undefined ? '' : `[${key.name}]`}`;
    return `${placeOf(at)} ${what} ${tellVerdict(verdict)}`;
  });
}

function tellVerdict(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'elsewhere':
    case 'present': {
      const places = verdict.sources.map(({ at }) => placeOf(at)).join(', ');
      const key = verdict.key === undefined ? '' : ` key ${placeOf(verdict.key.at)}`;
      const assumption = verdict.assumption === undefined ? '' : ` if ${verdict.assumption}`;
      return `${verdict.kind}: ${places}${key}${assumption}`;
    }
    case 'produced':
      return `produced: ${verdict.source.producer.kind} ${placeOf(verdict.source.at)}`;
    case 'assumed':
    case 'unknown':
      return `${verdict.kind}: ${messageText(verdict.reason)}`;
    case 'broken':
      return `broken (${verdict.proof}): ${tellMissing(verdict.missing)}`;
    default:
      return `${verdict.kind}: ${tellMissing(verdict.missing)}`;
  }
}

type Missing = Extract<Verdict, { kind: 'broken' }>['missing'];

function tellMissing(missing: Missing): string {
  if (missing.what === 'key') {
    const near = missing.nearest === undefined ? '' : `, near ${missing.nearest.key}`;
    const binary = missing.inBinaryData ? ', in binaryData' : '';
    return `no key in ${placeOf(missing.source.at)}${near}${binary}`;
  }
  const near = missing.nearest === undefined ? '' : `, near ${missing.nearest.name}`;
  const other = missing.otherKind === undefined ? '' : `, is a ${missing.otherKind.kind}`;
  const elsewhere = missing.elsewhere.map(({ namespace }) => `, in ${namespace ?? '?'}`).join('');
  return `no source${near}${other}${elsewhere}`;
}

/** `Secret shop/db (ExternalSecret): a, b?`, one line per source; `?` marks keys whose value is not known. */
export function tellSources({ sources }: TreeReading): string[] {
  return sources.map(({ kind, namespace, name, producer, keys, type, immutable }) => {
    const where = namespace === undefined ? '' : `${namespace}/`;
    const made = producer.kind === 'manifest' ? '' : ` (${producer.kind})`;
    const extra = `${type === undefined ? '' : ` ${type}`}${immutable ? ' immutable' : ''}`;
    const told =
      keys.kind === 'unknown'
        ? `unknown: ${messageText(keys.reason)}`
        : [...keys.value.values()]
            .map(({ key, value }) => `${key}${value.kind === 'unknown' ? '?' : ''}`)
            .join(', ');
    return `${kind} ${where}${name}${made}${extra}: ${told}`;
  });
}
