const OPENING =
  /^\ufeff?(?:---[^\n]*\n)?(?:[ \t]*(?:#[^\n]*)?\n)*(?:apiVersion:[ \t]*["']?apiextensions\.k8s\.io\/[^\n]*\n(?:[ \t]*(?:#[^\n]*)?\n)*kind:[ \t]*["']?CustomResourceDefinition|kind:[ \t]*["']?CustomResourceDefinition["']?[ \t]*\n(?:[ \t]*(?:#[^\n]*)?\n)*apiVersion:[ \t]*["']?apiextensions\.k8s\.io\/)/;
const IDENTITY = /^["']?(?:apiVersion|kind)["']?[ \t]*:|^<</gm;

/**
 * Why a document need not be parsed: it can hold neither a workload, nor a source, nor a reference. Told from the raw
 * text, and only when its first two keys say so and no later line at the margin could say otherwise; the text of a
 * ConfigMap that merely contains such lines is indented.
 */
export function skipDocument(text: string): string | undefined {
  if (!OPENING.test(text)) return undefined;
  if ((text.match(IDENTITY)?.length ?? 0) !== 2) return undefined;
  return 'a CustomResourceDefinition';
}
