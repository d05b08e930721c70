import { DEFAULT_BUILD_OPTIONS, type BuildOptions } from '../../kustomize/build/build-options.ts';
import { DEFAULT_FLAGS, type KustomizeFlags } from '../argo-context.ts';

interface KustomizeCommand {
  readonly flags: KustomizeFlags;
  readonly options: BuildOptions;
}

/** What `kustomize.buildOptions` of the installation (argocd-cm) makes of `kustomize build`. Flags that change nothing here are passed over. */
export function kustomizeCommand(buildOptions: string): KustomizeCommand {
  const words = buildOptions.split(/[\s=]+/).filter((word) => word !== '');
  const follows = (flags: readonly string[], value: string) =>
    words.some((word, index) => flags.includes(word) && words[index + 1] === value);
  return {
    flags: {
      restrictToRoot: follows(['--load-restrictor', '--load_restrictor'], 'LoadRestrictionsNone')
        ? false
        : DEFAULT_FLAGS.restrictToRoot,
      charts: words.includes('--enable-helm'),
      plugins: words.includes('--enable-alpha-plugins') || words.includes('--enable_alpha_plugins'),
    },
    options: {
      ...DEFAULT_BUILD_OPTIONS,
      reorder: follows(['--reorder'], 'none') ? 'none' : DEFAULT_BUILD_OPTIONS.reorder,
      managedBy: words.includes('--enable-managedby-label'),
    },
  };
}
