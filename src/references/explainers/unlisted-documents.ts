import { message } from '../../model/message.ts';
import { hostSpan } from '../../model/span.ts';
import { appliedFiles, applierOf } from './kit/applied-files.ts';
import type { Explainer } from './kit/explainer.ts';
import { unlistedSources } from './kit/unlisted-sources.ts';

/**
 * Looks for the source in another document of the same file, if no kustomization lists that file: who deploys the file by hand deploys all of
 * its documents, for example a HelmRelease and the ConfigMap below it.
 */
export const unlistedDocuments: Explainer = {
  id: 'unlisted-document',
  strength: 'certain',
  basis: 'mention',
  open: ({ files, registry }) => {
    const unlisted = unlistedSources(files, registry);
    return (reference) => {
      const own = hostSpan(reference.at).file.path;
      return unlisted(reference).some(({ path }) => path === own)
        ? message`${own} defines it`
        : undefined;
    };
  },
};

/** Looks for a command that decrypts the file with the source for `kubectl apply`: no kustomization lists it, because its task applies it first. */
export const appliedDocuments: Explainer = {
  id: 'applied-document',
  strength: 'certain',
  basis: 'script',
  open: ({ files, registry, scan }) => {
    const unlisted = unlistedSources(files, registry);
    const applied = appliedFiles(scan);
    return (reference) => {
      for (const { path } of unlisted(reference)) {
        const by = applierOf(path, applied());
        if (by !== undefined) return message`${by} applies ${path}`;
      }
      return undefined;
    };
  },
};
