import { join } from 'node:path';
import { appendTo } from '../../model/group-by.ts';
import { readNamedFile } from '../read-content.ts';
import type { Variables } from './find-git.ts';
import { gitSettings } from './git-settings.ts';
import { openRepository } from './open-repository.ts';
import type { Repository } from './run-git.ts';

/** Where a repository was cloned from, or is pushed to. */
interface Remote {
  readonly name: string;
  /** As written, but without a user and a password. */
  readonly urls: readonly string[];
}

const CONFIG_SIZE = 1024 * 1024;

/**
 * The remotes that the configuration of a work tree's repository names, in its order; files that it includes are not read. Empty if there
 * is no repository, or one that git may not be asked about.
 */
export function remotesOf(top: string, env: Variables): readonly Remote[] {
  const opened = openRepository(top, env);
  return opened.kind === 'repository' ? remotesIn(opened.repository) : [];
}

function remotesIn({ common }: Repository): readonly Remote[] {
  const content = readNamedFile(join(common, 'config'), CONFIG_SIZE);
  if (content.kind === 'unreadable') return [];
  const remotes = new Map<string, string[]>();
  for (const setting of gitSettings(new TextDecoder().decode(content.bytes))) {
    const { section, subsection, key, value } = setting;
    if (section !== 'remote' || key !== 'url' || value === '') continue;
    appendTo(remotes, subsection, withoutCredentials(value));
  }
  return [...remotes].map(([name, urls]) => ({ name, urls }));
}

/** `https://user:token@host/x` → `https://host/x`. */
function withoutCredentials(url: string): string {
  return url.replace(/^([a-z][-+.\w]*:\/\/)[^/?#]*@/i, '$1');
}
