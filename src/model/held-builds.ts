import type { Build } from './manifest.ts';

/** Of a release, the build that its object is in: it is deployed beside the objects of that build, which its values name. */
export function holderOf({ kind, deployedBy }: Build): string | undefined {
  return kind === 'helm-release' ? deployedBy?.parent : undefined;
}

/** What deploys a build in the end; of builds that deploy each other, the first that is met on the way up. */
export function topOf(build: Build, parentOf: (build: Build) => Build | undefined): Build {
  const met = new Set<Build>();
  let top = build;
  while (!met.has(top)) {
    met.add(top);
    top = parentOf(top) ?? top;
  }
  return top;
}
