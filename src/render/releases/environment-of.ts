import type { Build } from '../../model/manifest.ts';

/** Values files next to a chart's own. */
export const ENVIRONMENT_VALUES = /^values[-_.]([^/]+)\.ya?ml$/;
/** Between a chart and its values file, in the id of a build. */
export const WITH = ' with ';

/** The name of the values file, without `values-`, that a build of a chart by itself was made with: an environment, mostly. */
export function environmentOf({ id, folder = id }: Build): string | undefined {
  const file = id === folder ? '' : id.slice(folder.length + WITH.length);
  return ENVIRONMENT_VALUES.exec(file)?.[1];
}
