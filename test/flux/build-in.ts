import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { ScalarNode, YamlNode } from '../../src/model/node.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import { placeOf } from '../../src/model/span.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { collectSources } from '../../src/references/collect-sources.ts';
import {
  buildFluxKustomization,
  type FluxBuild,
} from '../../src/render/flux/build-flux-kustomization.ts';
import { openFlux } from '../../src/render/flux/flux-context.ts';
import { plainBuilds } from '../../src/render/plain/plain-builds.ts';

/** Builds the Flux Kustomization of a tree; sources are those of its files, and any other is unknown. */
export function buildIn(tree: FileTree, ignore?: string): FluxBuild {
  const memo = new Map<string, ParsedFile>();
  const parsed = (path: string): ParsedFile => {
    const known = memo.get(path) ?? parseFile(path, tree.read(path), DEFAULT_LIMITS);
    memo.set(path, known);
    return known;
  };
  const builds = plainBuilds(tree.paths.filter((path) => path.endsWith('.yaml')).map(parsed));
  const flux = builds
    .flatMap(({ objects }) => objects)
    .find(({ group, kind }) => group === 'kustomize.toolkit.fluxcd.io' && kind === 'Kustomization');
  if (flux === undefined) throw new Error('no Flux Kustomization');
  const sources = collectSources(builds);
  return buildFluxKustomization(openFlux({ tree, parsed, limits: DEFAULT_LIMITS }), flux, {
    ignore,
    strict: true,
    findSource: (kind, namespace, name) => {
      const source = sources.find(
        (each) => each.kind === kind && each.name === name && each.namespace === namespace,
      );
      return source === undefined ? { kind: 'unknown' } : { kind: 'found', source };
    },
  });
}

/** `path = text  place, step place …`, one line per scalar; then what Flux refuses. */
export function linesOf(build: FluxBuild): string[] {
  const objects = build.objects.flatMap((object) => [
    `${object.kind} ${object.name ?? ''}`,
    ...scalarLines(object.node, ''),
  ]);
  const findings = [...build.findings, ...build.refusedToApply].flatMap(
    ({ at, message, help, related = [] }) => [
      `${placeOf(at)} ${message}`,
      ...(help === undefined ? [] : [`  help: ${help}`]),
      ...related.map((second) => `  ${placeOf(second.at)} ${second.message}`),
    ],
  );
  return [...objects, ...findings, ...build.partial];
}

function scalarLines(node: YamlNode, path: string): string[] {
  if (node.kind === 'scalar') return [`  ${path} = ${textWithParts(node)}  ${originOf(node)}`];
  if (node.kind === 'sequence') {
    return node.items.flatMap((item, index) => scalarLines(item, `${path}[${index}]`));
  }
  return node.entries
    .filter(({ name }) => path !== '' || (name !== 'kind' && name !== 'apiVersion'))
    .flatMap(({ name, value }) => scalarLines(value, path === '' ? name : `${path}.${name}`));
}

function textWithParts({ text, value, style }: ScalarNode): string {
  if (value === undefined) return style === 'plain' ? text : JSON.stringify(text);
  return value.map((part) => (part.kind === 'text' ? part.text : `<${part.label}>`)).join('');
}

function originOf(node: ScalarNode): string {
  const steps: string[] = [];
  for (let trail = node.trail; trail !== undefined; trail = trail.before) {
    const { kind, at } = trail.step;
    steps.push(at === undefined ? kind : `${kind} ${placeOf(at)}`);
  }
  return [placeOf(node), ...steps].join(', ');
}
