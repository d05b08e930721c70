import { deploymentBy, type Deployment } from './deployment.ts';
import type { Manifest } from './manifest.ts';
import { memo } from './memo.ts';
import type { YamlNode } from './node.ts';
import type { SourceFile, Span } from './span.ts';

/** The result of reading one file. Every file of the tree becomes exactly one of these: nothing is skipped without a trace. */
export interface ParsedFile {
  readonly path: string;
  readonly class: FileClass;
  /** Absent if the bytes are not text. */
  readonly source: SourceFile | undefined;
  readonly documents: readonly ParsedDocument[];
  readonly faults: readonly ParseFault[];
}

/** The kind of a file, and, if it was skipped, the reason (a clause for `--verbose` and the JSON report). */
export type FileClass =
  | { readonly kind: 'manifests' }
  | { readonly kind: 'kustomization' }
  | {
      readonly kind: 'skipped';
      readonly as: SkippedAs;
      readonly reason: string;
      /** Of what is not deployed: a list names it in a comment. */
      readonly isCommentedOut?: true;
    };

export type SkippedAs =
  | 'not-kubernetes'
  | 'helm-template'
  | 'chart-values'
  | 'patch'
  /** A manifest in a folder of a kustomization that no kustomization lists. */
  | 'not-deployed'
  | 'template'
  | 'encrypted'
  | 'binary'
  | 'too-large'
  | 'unreadable'
  | 'not-yaml'
  | 'excluded'
  /** Input of tests, a copy of another project, old files, output of a tool: it is not deployed. */
  | UnusedAs;

export type UnusedAs = 'fixture' | 'vendored' | 'archive' | 'generated';

/** One YAML document or JSON value of a file. */
export interface ParsedDocument {
  /** The whole document in its file. */
  readonly span: Span;
  /** The root; undefined for an empty document, a skipped one, or one that is not YAML to kubectl. */
  readonly root: YamlNode | undefined;
  /** The objects in it, lists flattened. */
  readonly manifests: readonly Manifest[];
  /** Why a document was not parsed although nothing is wrong with it (a CustomResourceDefinition). */
  readonly skipped?: string;
}

/** A defect for which kubectl refuses the file, or a limit that was hit. The rest of the file and of the run goes on. */
export interface ParseFault {
  readonly at: Span;
  /** The defect, in plain words, one line, without file name or value. */
  readonly message: string;
  /** The text kubectl prints for it, up to where it quotes the file (that may be a Secret's value). */
  readonly kubectl?: string;
  readonly help?: string;
}

/** The objects of a file of manifests; none of a file of another class. */
export function manifestsIn({ class: each, documents }: ParsedFile): readonly Manifest[] {
  if (each.kind !== 'manifests') return [];
  const first = documents[0];
  // Most files have one document.
  if (first !== undefined && documents.length === 1) return first.manifests;
  return documents.flatMap(({ manifests }) => manifests);
}

/** The files of a run by their paths. */
export const filesByPath = memo(
  (files: readonly ParsedFile[]): ReadonlyMap<string, ParsedFile> =>
    new Map(files.map((file) => [file.path, file])),
);

/** Whether kustomizations list what is beside a file, but not the file, or in a comment only. */
export function isLeftOutOfList({ class: each }: ParsedFile): boolean {
  return each.kind === 'skipped' && each.as === 'not-deployed';
}

/** Whether the objects of a file are deployed; undefined if that is for the builds to say that read it. */
export function deploymentOfFile({ class: each }: ParsedFile): Deployment | undefined {
  if (each.kind !== 'skipped') return undefined;
  switch (each.as) {
    case 'not-deployed':
      return deploymentBy({ kind: each.isCommentedOut === true ? 'commented-out' : 'unlisted' });
    case 'fixture':
    case 'archive':
    case 'vendored':
    case 'generated':
      return deploymentBy({ kind: 'unused-file', reason: each.reason });
    default:
      return undefined;
  }
}
