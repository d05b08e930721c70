import type { FoundModule } from './go-module.ts';
import type { WrittenDeployer } from './read-deployers.ts';

/** In what a row of `deployers/` differs from a module that it was read from, one sentence each. */
export function deployerFacts(
  row: WrittenDeployer,
  { module, goMod, read }: FoundModule,
): string[] {
  const wanted = new Map<string, string | undefined>();
  const [path = ''] = module.split('@');
  if (path.startsWith('github.com/argoproj/argo-cd')) {
    // Argo CD downloads the programs for its image by this list.
    const tools = read('hack/tool-versions.sh');
    if (tools === undefined) return [];
    wanted.set(row.helm, /^helm\d*_version=(\S+)/im.exec(tools)?.[1]);
    wanted.set(row.kustomize, /^kustomize\d*_version=(\S+)/im.exec(tools)?.[1]);
  } else if (path.endsWith('/helm-controller')) {
    wanted.set(row.helm, /^\s*helm\.sh\/helm\/v\d+ v(\S+)/m.exec(goMod)?.[1]);
  } else if (path.endsWith('/kustomize-controller')) {
    wanted.set(row.kustomize, /Pin kustomize to v([\d.]+)/.exec(goMod)?.[1]);
  } else if (path.startsWith('github.com/fluxcd/flux2')) {
    return controllersOf(row, read);
  }
  return [...wanted].flatMap(([own, found]) =>
    found === undefined || found === own
      ? []
      : [`${row.deployer} ${row.version}: ${own}, but ${module} has ${found}`],
  );
}

/** The controllers of a release of Flux are those of its row. */
function controllersOf({ version, modules }: WrittenDeployer, read: FoundModule['read']): string[] {
  return ['helm-controller', 'kustomize-controller'].flatMap((name) => {
    const base = read(`manifests/bases/${name}/kustomization.yaml`);
    const found = /download\/(v[\d.]+)\//.exec(base ?? '')?.[1];
    const own = modules.find((each) => each.includes(`/${name}@`))?.split('@')[1];
    return found === undefined || found === own
      ? []
      : [`flux ${version}: ${name} ${own ?? ''}, but its release has ${found}`];
  });
}
