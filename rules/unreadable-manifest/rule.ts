import { message as say, type Message } from '../../src/model/message.ts';
import { deploymentOfFile } from '../../src/model/parsed-file.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { unreadRests } from '../kit/unread-rest.ts';

export const rule = rulePerRun(
  {
    id: 'unreadable-manifest',
    summary: 'A manifest cannot be read, or a limit was hit, so nothing in it is checked.',
    severity: 'error',
    group: 'files',
    since: '0.1.0',
  },
  function* ({ files, builds }) {
    const reported = new Set(
      builds.flatMap(({ failures }) => failures.map(({ at }) => at.file.path)),
    );
    for (const file of files) {
      const { path, faults } = file;
      // What ends a kustomization's build is reported there.
      if (reported.has(path)) continue;
      const isUnlisted = deploymentOfFile(file)?.evidence.kind === 'unlisted';
      for (const { at, message, kubectl, help } of faults) {
        yield {
          at,
          message:
            kubectl === undefined ? say`${message}.` : say`${message}. kubectl says: ${kubectl}`,
          ...helpWith(help, isUnlisted),
          ...(isUnlisted ? { severity: 'warning' } : {}),
        };
      }
      for (const at of unreadRests(file)) {
        yield {
          at,
          message: say`Nothing from here to the next \`---\` is read: \`...\` ends the document, and kubectl and kustomize take only one between separators.`,
          help: say`Write \`---\` in place of the \`...\`.`,
        };
      }
    }
  },
);

/** The kustomization beside a file says what is deployed; one that it does not list breaks nothing yet. */
function helpWith(help: string | undefined, isUnlisted: boolean): { readonly help?: Message } {
  const said = [help ?? [], isUnlisted ? UNLISTED : []].flat();
  return said.length === 0 ? {} : { help: say`${said.join(' ')}` };
}

const UNLISTED = 'No kustomization lists this file, so nothing deploys it.';
