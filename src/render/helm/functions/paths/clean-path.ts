import { withoutEndSlashes } from '../../../../model/names/folder-of.ts';
/** path.Clean: the shortest path that means the same. */
export function cleanPath(path: string): string {
  const isRooted = path.startsWith('/');
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (!isRooted) parts.push(part);
  }
  const joined = parts.join('/');
  return isRooted ? `/${joined}` : joined || '.';
}

/** path.Base: the last element of a path. */
export function baseName(path: string): string {
  if (path === '') return '.';
  const end = withoutEndSlashes(path);
  return end === '' ? '/' : end.slice(end.lastIndexOf('/') + 1);
}
