import type { FileTree } from '../model/file-tree.ts';
import { groupBy } from '../model/group-by.ts';
import type { Build } from '../model/manifest.ts';
import { OVER } from '../model/reason.ts';
import { isBuiltByKubectl } from './deployed/applied-paths.ts';
import type { RenderEngines } from './engines.ts';
import type { KustomizationGraph } from './kustomize/kustomization-graph.ts';
import type { KustomizeContext } from './kustomize/load/context.ts';
import type { RenderMemory } from './render-memory.ts';
import { rememberedBuilds } from './reuse-objects.ts';
import { newestVersion } from './versions/known-versions.ts';
import type { RunningVersions } from './versions/running-versions.ts';
import type { Allowance } from './work/allowance.ts';

/** Who builds what no entry object deploys, nobody says. */
const ANY_KUSTOMIZE = { version: newestVersion('argocd').kustomize, isKnown: false } as const;

/** What builds kustomizations. */
interface Rendering {
  readonly all: FileTree;
  readonly engines: RenderEngines;
  readonly rootOf: (path: string) => string;
  readonly contextOf: (path: string) => KustomizeContext;
  readonly memory: RenderMemory | undefined;
  readonly graph: KustomizationGraph;
  readonly allowance: Allowance;
  readonly versions: Pick<RunningVersions, 'installedKustomize'>;
}

/** The builds of kustomizations, each in its repository, as long as they do not make too much of too little. `goesOn`: without what is refused. */
export function kustomizationsIn(
  folders: readonly string[],
  { all, engines, rootOf, contextOf, memory, graph, allowance, versions }: Rendering,
  goesOn = false,
): readonly Build[] {
  const version = folders.length === 0 ? undefined : versions.installedKustomize();
  const kustomize = { ...ANY_KUSTOMIZE, installed: version };
  return [...groupBy(folders, rootOf)].flatMap(([root, own]) => {
    const context = contextOf(root);
    const render = (folder: string): readonly Build[] => {
      const work = (): readonly Build[] =>
        engines.kustomizationBuilds([folder], context, kustomize, goesOn);
      return memory === undefined
        ? work()
        : rememberedBuilds(memory.kustomizations)(
            [folder, goesOn ? 'left' : [], version ?? []].flat().join(' '),
            [root],
            work,
          );
    };
    return own.flatMap((folder) => {
      if (allowance.isSpent()) return notBuilt(folder, graph);
      const builds = render(folder);
      for (const build of builds) allowance.take(build);
      return builds.map((build) => asBuiltByKubectl(build, all));
    });
  });
}

/** kubectl builds it where a command says so, and refuses what is outside. */
function asBuiltByKubectl(build: Build, all: FileTree): Build {
  const { outside = [], id, failures } = build;
  if (outside.length === 0 || !isBuiltByKubectl(all, id)) return build;
  return { ...build, failures: [...failures, ...outside] };
}

function notBuilt(folder: string, { fileOf }: KustomizationGraph): Build {
  const path = fileOf(folder);
  const files = path === undefined ? [] : [path];
  return { id: folder, kind: 'kustomization', objects: [], partial: [OVER], failures: [], files };
}
