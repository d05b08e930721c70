import { sourcesOfApplication } from '../../src/model/elsewhere/argo-application.ts';
import type { Build, Deployer } from '../../src/model/manifest.ts';
import { message, userText, type Message } from '../../src/model/message.ts';
import { scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';

/** A path without characters of a pattern. */
const PLAIN = /^[\w][-\w./]*\.ya?ml$/;

/**
 * Finds a source of an Application whose `include` is the name of one file, which its folder does not have: the source brings nothing, whatever the
 * others do.
 */
export function missingFile(
  { folder }: Build,
  { at: application }: Deployer,
  exists: (path: string) => boolean,
  deployer: Message,
): Finding | undefined {
  if (folder === undefined) return undefined;
  for (const source of sourcesOfApplication(application)) {
    const at = scalarAt(source, 'directory', 'include');
    const path = scalarAt(source, 'path')?.text.replace(/^\.\/|\/$/g, '');
    if (at === undefined || path !== folder || !PLAIN.test(at.text)) continue;
    if (exists(`${folder}/${at.text}`)) continue;
    return {
      at,
      message: message`${deployer} includes \`${userText(at.text, at)}\`, and \`${userText(folder, at)}\` has no such file, so this source deploys nothing.`,
      help: message`Name an existing file, or remove the source.`,
    };
  }
  return undefined;
}
