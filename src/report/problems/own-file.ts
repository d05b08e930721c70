/** Whether envfrom itself wrote a file, or reads it as its configuration: such files are not among those that are skipped. */
export function isOwnFile(path: string): boolean {
  return /(?:^|\/)\.envfrom(?:-baseline\.json|\.ya?ml)$/.test(path);
}
