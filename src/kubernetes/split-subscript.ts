/** `metadata.labels['app']` → its path and subscript; undefined when the path has no subscript. */
export function splitSubscript(
  fieldPath: string,
): { readonly path: string; readonly subscript: string } | undefined {
  const open = fieldPath.indexOf("['");
  // The closing bracket may not share its quote with the opening one: `a[']` has no subscript.
  if (open < 1 || !fieldPath.endsWith("']") || fieldPath.length < open + 4) return undefined;
  return { path: fieldPath.slice(0, open), subscript: fieldPath.slice(open + 2, -2) };
}
