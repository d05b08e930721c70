/** The folder or file that a pattern names before its first wildcard: what must be there for it to find anything; undefined where a parameter decides. */
export function fixedPart(pattern: string): string | undefined {
  if (pattern.includes('{{')) return undefined;
  const parts = pattern.split('/').filter((part) => part !== '' && part !== '.');
  const wild = parts.findIndex((part) => /[*?[{\\]/.test(part));
  return (wild === -1 ? parts : parts.slice(0, wild)).join('/');
}
