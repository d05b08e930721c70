import type { Manifest } from '../model/manifest.ts';
import type { Settings } from '../model/settings.ts';
import type { Source } from '../model/source.ts';

export type RenderSettings = Pick<
  Settings,
  'limits' | 'loadRestrictor' | 'repositoryUrls' | 'sources' | 'entryPoints' | 'clusters'
> &
  Partial<
    Pick<
      Settings,
      'kubernetesVersion' | 'namedKubernetes' | 'deployers' | 'charts' | 'anyChartVersion'
    >
  >;

/** What rendering asks of the stages after it: the ConfigMaps and Secrets that an object is or becomes. */
export type SourcesOf = (manifest: Manifest) => readonly Source[];
