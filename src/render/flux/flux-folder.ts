/**
 * The folder that `spec.path` of a Kustomization names, relative to the repository, as securejoin resolves it: no path leads out of the
 * root.
 */
export function fluxFolder(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
