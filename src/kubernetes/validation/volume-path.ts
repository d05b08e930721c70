/** The API server's rules for paths within volumes: what is wrong with one, in its words, or undefined. */

/** No step of the path is `..` (ValidatePathNoBacksteps). */
export function faultOfSteps(path: string): string | undefined {
  return path.split('/').includes('..') ? "must not contain '..'" : undefined;
}

/** Relative, and no `..` in it: `subPath`. */
export function faultOfDescendingPath(path: string): string | undefined {
  return path.startsWith('/') ? 'must be a relative path' : faultOfSteps(path);
}

/** Relative, no `..` in it and not starting with `..`: paths of volume items. */
export function faultOfItemPath(path: string): string | undefined {
  const fault = faultOfDescendingPath(path);
  if (fault !== undefined) return fault;
  return path.startsWith('..') ? "must not start with '..'" : undefined;
}
