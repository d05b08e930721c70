import { CannotRun } from '../../model/cannot-run.ts';

/** What the arguments of `envfrom env` select, and where to look. */
export interface EnvArguments {
  /** Folders, `-`: where to look; none: the current folder. */
  readonly places: readonly string[];
  /** Files and globs of files: the workloads written there. */
  readonly files: readonly string[];
  readonly workloads: readonly WorkloadSelector[];
}

/** `deploy/api/server`: globs, undefined for any. */
export interface WorkloadSelector {
  readonly text: string;
  readonly kind: string | undefined;
  readonly namespace: string | undefined;
  readonly name: string;
  readonly container: string | undefined;
  /** What it means where nothing matches: with a namespace, as reports write it (`shop/api`, `deployment/shop/api`). */
  readonly otherwise?: WorkloadSelector;
}

type WhatIsAt = (path: string) => 'file' | 'folder' | undefined;

const FILE_NAME = /\.(?:ya?ml|json)$/i;

/**
 * Tells selectors and paths apart: what exists on disk is a path, and so is what looks like a file (`*.yaml`, `apps/**`);
 * the rest is NAME, KIND/NAME, KIND/NAME/CONTAINER, or with a namespace as reports write it (`Deployment shop/api`). Throws CannotRun for what can be neither.
 */
export function readEnvArguments(words: readonly string[], whatIsAt: WhatIsAt): EnvArguments {
  const places: string[] = [];
  const files: string[] = [];
  const workloads: WorkloadSelector[] = [];
  for (const word of words) {
    const existing = word === '-' ? 'folder' : whatIsAt(word);
    if (existing === 'folder') places.push(word);
    else if (existing === 'file' || isFileGlob(word, whatIsAt)) files.push(word);
    else workloads.push(selectorOf(word));
  }
  return { places, files, workloads };
}

function isFileGlob(word: string, whatIsAt: WhatIsAt): boolean {
  if (!/[*?[{]/.test(word)) return false;
  const folder = word.slice(0, word.indexOf('/') + 1);
  return (
    FILE_NAME.test(word) || word.includes('**') || (folder !== '' && whatIsAt(folder) === 'folder')
  );
}

function selectorOf(word: string): WorkloadSelector {
  const parts = word.replace(/^(\w+) (?=\S+$)/, '$1/').split('/');
  if (FILE_NAME.test(word) || word.startsWith('.') || word.startsWith('/')) {
    throw new CannotRun(`No such file or directory: \`${word}\`.`);
  }
  if (parts.length > 4 || parts.includes('')) {
    throw new CannotRun(
      `\`${word}\` is neither a path that exists nor a workload.`,
      'A workload is named as `api`, `deployment/api` or `deploy/api/container`.',
    );
  }
  const [first = '', second, third, fourth] = parts;
  const written = { text: word, kind: undefined, namespace: undefined, container: undefined };
  if (second === undefined) return { ...written, name: first };
  if (third === undefined)
    return {
      ...written,
      kind: first,
      name: second,
      otherwise: { ...written, namespace: first, name: second },
    };
  const within = { ...written, kind: first, namespace: second, name: third, container: fourth };
  if (fourth !== undefined) return within;
  return { ...written, kind: first, name: second, container: third, otherwise: within };
}
