import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { messageText } from '../../src/model/message.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import { placeOf } from '../../src/model/span.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { collectSources } from '../../src/references/collect/collect-sources.ts';
import {
  buildFluxKustomization,
  type FluxBuild,
} from '../../src/render/flux/build-flux-kustomization.ts';
import { openFlux } from '../../src/render/flux/flux-context.ts';
import { plainBuilds } from '../../src/render/plain/plain-builds.ts';
import { scalarLines } from '../scalar-lines.ts';

interface BuildIn {
  readonly ignore?: string;
  /** As before kustomize-controller 1.9 when false. */
  readonly strict?: boolean;
  /** The first of the files when not given. */
  readonly flux?: Manifest | undefined;
}

/** Builds a Flux Kustomization in a tree; sources are those of its files, and any other is unknown. */
export function buildIn(tree: FileTree, options: BuildIn = {}): FluxBuild {
  const memo = new Map<string, ParsedFile>();
  const parsed = (path: string): ParsedFile => {
    const known = memo.get(path) ?? parseFile(path, tree.read(path), DEFAULT_LIMITS);
    memo.set(path, known);
    return known;
  };
  const builds = plainBuilds(tree.paths.filter((path) => path.endsWith('.yaml')).map(parsed));
  const flux = options.flux ?? firstOf(builds);
  if (flux === undefined) throw new Error('no Flux Kustomization');
  const sources = collectSources(builds);
  return buildFluxKustomization(openFlux({ tree, parsed, limits: DEFAULT_LIMITS }), flux, {
    ignore: options.ignore,
    strict: options.strict ?? true,
    findSource: (kind, namespace, name) => {
      const source = sources.find(
        (each) => each.kind === kind && each.name === name && each.namespace === namespace,
      );
      return source === undefined ? { kind: 'unknown' } : { kind: 'found', source };
    },
  });
}

function firstOf(builds: readonly Build[]): Manifest | undefined {
  return builds
    .flatMap(({ objects }) => objects)
    .find(({ group, kind }) => group === 'kustomize.toolkit.fluxcd.io' && kind === 'Kustomization');
}

/** `path = text  place, step place …`, one line per scalar; then what Flux refuses. */
export function linesOf(build: FluxBuild): string[] {
  const objects = build.objects.flatMap((object) => [
    `${object.kind} ${object.name ?? ''}`,
    ...scalarLines(object.node, ''),
  ]);
  const findings = [...build.findings, ...build.refusedToApply].flatMap(
    ({ at, message, help, related = [] }) => [
      `${placeOf(at)} ${messageText(message)}`,
      ...(help === undefined ? [] : [`  help: ${messageText(help)}`]),
      ...related.map((second) => `  ${placeOf(second.at)} ${messageText(second.message)}`),
    ],
  );
  return [...objects, ...findings, ...build.partial.map(messageText)];
}
