import type { ParsedFile } from '../../model/parsed-file.ts';

/** How objects of Flux and Argo CD that deploy folders begin. */
const GROUP = /\b(?:kustomize\.toolkit\.fluxcd|argoproj)\.io\//;
const KIND = /\bkind["']?:\s*["']?(?:Kustomization|Application|ApplicationSet)\b/;

/** Whether a document that cannot be read, or a template, seems to be an entry object: it may deploy anything. */
export function mayHoldEntry({ class: own, faults, source, documents }: ParsedFile): boolean {
  if (source === undefined) return false;
  if (own.kind === 'skipped' && own.as === 'template') {
    return GROUP.test(source.text) && KIND.test(source.text);
  }
  if (own.kind !== 'manifests' || faults.length === 0) return false;
  return faults.some(({ at: { start: at } }) => {
    const around = documents.find(({ span }) => span.start <= at && at <= span.end);
    const text = source.text.slice(around?.span.start, around?.span.end);
    return GROUP.test(text) && KIND.test(text);
  });
}
