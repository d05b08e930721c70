import { defaultsAt, isDroppedEmptyText } from '../../src/rollout/compare/pod-defaults.ts';
import type { FetchModule } from '../deployers/go-module.ts';
import { newestOf } from './newest-of.ts';
import { podTemplateDefaults } from './pod-template-defaults.ts';

/** The template of no workload has them. */
const NOT_IN_TEMPLATES = /^spec\.ephemeralContainers\b/;

/** The defaults of pod templates that our table lacks, or has otherwise, in a minor version of Kubernetes. */
export function defaultDifferences(
  minor: number,
  fetch: FetchModule,
  tellUnread: (module: string) => void,
): readonly string[] {
  const kubernetes = newestOf('k8s.io/kubernetes@v1', minor, 'pkg/apis/core/v1/defaults.go', fetch);
  const types = newestOf('k8s.io/api@v0', minor, 'core/v1/types.go', fetch)?.read(
    'core/v1/types.go',
  );
  if (kubernetes === undefined || types === undefined) {
    tellUnread(`k8s.io/kubernetes@v1.${minor}`);
    return [];
  }
  return podTemplateDefaults(kubernetes, types).flatMap(({ path, name, text }) => {
    if (NOT_IN_TEMPLATES.test(path)) return [];
    const own = new Map(defaultsAt(path, '')).get(name);
    const isSame =
      own === JSON.stringify(text) || (text === 's:' && isDroppedEmptyText(`${path}.${name}`));
    return isSame ? [] : [`the default of ${path}.${name} is ${text}, not ${own ?? 'none'}`];
  });
}
