/** The path of a field as people write it: `data.PORT` for `data[PORT]`, which Go prints. A key with a dot in it stays in brackets. */
export function shownPath(path: string): string {
  return path.replaceAll(/\[([A-Za-z_][\w-]*)\]/g, '.$1');
}
