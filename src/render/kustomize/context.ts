import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import type { YamlNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { SourceFile } from '../../model/span.ts';
import type { Refused } from './patch/outcome.ts';
import { directoryOf } from './paths.ts';
import type { TargetResult } from './target-result.ts';

/** All that the builds of one run share: files are read and parsed once, a kustomization is accumulated once. */
export interface KustomizeContext {
  readonly tree: FileTree;
  readonly parsed: (path: string) => ParsedFile;
  readonly limits: Limits;
  /** kustomize's own default: a kustomization reads files in and below its folder only. */
  readonly restrictToRoot: boolean;
  /** As kustomize does without flags: a plugin that is a program ends the build. Off, the build goes on without it. */
  readonly refusePlugins: boolean;
  readonly paths: ReadonlySet<string>;
  readonly directories: ReadonlySet<string>;
  /** Files that the run's parse left alone, read here. */
  readonly sources: Map<string, SourceFile>;
  readonly documents: WeakMap<SourceFile, ReadDocuments>;
  readonly targets: Map<string, TargetResult>;
}

/** The documents of a text as kustomize tells them apart, or why it cannot be read. */
export interface ReadDocuments {
  readonly roots: readonly YamlNode[];
  /** Documents in all, empty ones included. */
  readonly count: number;
  readonly failure: Refused | undefined;
}

export interface ContextOptions {
  readonly tree: FileTree;
  /** The run's memo of parsed files. */
  readonly parsed: (path: string) => ParsedFile;
  readonly limits: Limits;
  readonly loadRestrictor: 'repository' | 'root';
  readonly refusePlugins?: boolean;
}

export function openContext({
  tree,
  parsed,
  limits,
  loadRestrictor,
  refusePlugins = false,
}: ContextOptions): KustomizeContext {
  return {
    tree,
    parsed,
    limits,
    restrictToRoot: loadRestrictor === 'root',
    refusePlugins,
    paths: new Set(tree.paths),
    directories: directoriesOf(tree.paths),
    sources: new Map(),
    documents: new WeakMap(),
    targets: new Map(),
  };
}

function directoriesOf(paths: readonly string[]): ReadonlySet<string> {
  const directories = new Set(['']);
  for (const path of paths) {
    let directory = directoryOf(path);
    while (!directories.has(directory)) {
      directories.add(directory);
      directory = directoryOf(directory);
    }
  }
  return directories;
}
