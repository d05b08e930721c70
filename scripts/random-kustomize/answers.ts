import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { buildKustomization } from '../../src/render/kustomize/build/build-kustomization.ts';
import { DEFAULT_BUILD_OPTIONS } from '../../src/render/kustomize/build/build-options.ts';
import { openContext } from '../../src/render/kustomize/load/context.ts';
import { writeYaml } from '../../src/render/kustomize/print/write-yaml.ts';
import type { Repository } from './make-repository.ts';

export type Answer =
  | { readonly kind: 'built'; readonly text: string }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * A text written over a number that a patch wrote over a quoted text is a number still, and kustomize cannot print it. Nobody means that,
 * and it is not imitated.
 */
export function isUnprintable({ message }: Extract<Answer, { readonly kind: 'refused' }>): boolean {
  return /yaml: cannot decode !!\w+ `.*` as a !!int/.test(message);
}

/** What the real program prints. */
export function buildReal(program: string, { files, target }: Repository): Answer {
  const folder = mkdtempSync(join(tmpdir(), 'compare-kustomize-'));
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const run = spawnSync(program, ['build', join(folder, target)], { encoding: 'utf8' });
    if (run.status === 0) return { kind: 'built', text: run.stdout };
    return { kind: 'refused', message: run.stderr || String(run.error) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What we print, as the newest kustomize does, or as a version. */
export function buildOurs({ files, target }: Repository, version?: string): Answer {
  const tree: FileTree = {
    paths: [...files.keys()].sort(),
    read: (path) => {
      const content = files.get(path);
      if (content === undefined) return { kind: 'unreadable', reason: 'no such file' };
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      return { kind: 'bytes', bytes };
    },
  };
  const memo = new Map<string, ParsedFile>();
  const parsed = (path: string): ParsedFile => {
    const file = memo.get(path) ?? parseFile(path, tree.read(path), DEFAULT_LIMITS);
    memo.set(path, file);
    return file;
  };
  const context = openContext({
    tree,
    parsed,
    limits: DEFAULT_LIMITS,
    loadRestrictor: 'root',
    refusePlugins: true,
  });
  const build = buildKustomization(context, target, {
    ...DEFAULT_BUILD_OPTIONS,
    ...(version !== undefined && {
      version: `v${version}`,
      kustomize: { version, isKnown: true },
    }),
  });
  if (build.failed) {
    return {
      kind: 'refused',
      message: build.findings.map(({ message }) => messageText(message)).join('\n'),
    };
  }
  return { kind: 'built', text: writeYaml(build.objects.map(({ node }) => node)) };
}
