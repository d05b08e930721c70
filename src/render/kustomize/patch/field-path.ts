/** `a/b/c` with `\/` as an escaped delimiter; a leading delimiter is dropped (kyaml's PathSplitter). */
export function splitPath(path: string, delimiter: string): readonly string[] {
  const pieces = path.split(delimiter);
  if (pieces.length > 1 && pieces[0] === '') pieces.shift();
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last?.endsWith('\\') === true)
      parts[parts.length - 1] = last.slice(0, -1) + delimiter + piece;
    else parts.push(piece);
  }
  return parts;
}

/**
 * `spec.containers.[name=a.b].image` with bracketed parts kept whole (kyaml's SmarterPathSplitter): `[name=x]` keeps
 * its brackets, `[a.b/c]` is a key and loses them.
 */
export function splitFieldPath(path: string): readonly string[] {
  throw new Error(`not yet: ${path}`);
}
