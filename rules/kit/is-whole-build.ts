import { isLibraryBase } from '../../src/model/deployment.ts';
import type { RuleContext } from '../../src/model/evidence.ts';

/**
 * Whether everything of a build was read, so that what is absent in it is missing: elsewhere a patch, a component or a remote base that is
 * not here may bring it, or the overlays of a base that nothing here uses. A preview of a chart that is nothing but its values is whole.
 */
export function isWholeBuild(id: string, { buildOf }: RuleContext): boolean {
  const build = buildOf(id);
  if (build === undefined) return true;
  return build.partial.every(({ code }) => code === 'previewed-workloads') && !isLibraryBase(build);
}
