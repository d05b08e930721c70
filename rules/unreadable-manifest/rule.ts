import { isUndeployed } from '../../src/model/deployment.ts';
import { appendTo } from '../../src/model/group-by.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { message as say, type Message } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { isLeftOutOfList, type ParsedFile } from '../../src/model/parsed-file.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Span } from '../../src/model/span.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { droppedBehind, unreadRests } from '../kit/unread-rest.ts';

export const rule = rulePerRun(
  {
    id: 'unreadable-manifest',
    summary: 'A manifest cannot be read, or a limit was hit, so nothing in it is checked.',
    severity: 'error',
    ofTemplates: true,
    group: 'files',
    options: ['limits'],
    since: '0.1.0',
  },
  function* ({ files, builds, manifests }) {
    for (const { manifest, build } of manifests) {
      const at = droppedBehind(manifest);
      if (at !== undefined) yield { ...dropped(manifest, at), build };
    }
    const reported = new Set(
      builds.flatMap(({ failures }) => failures.map(({ at }) => at.file.path)),
    );
    const deployed = new Set(
      builds.flatMap(({ deployment, files: own }) =>
        deployment?.answer === 'deployed' ? own : [],
      ),
    );
    const idleReaders = readersIfIdle(files, builds);
    for (const file of files) {
      const { path, faults } = file;
      // What ends a kustomization's build is reported there.
      if (reported.has(path)) continue;
      const within = idleReaders(path);
      const doubt = faults.length === 0 ? undefined : doubtOf(file, deployed);
      for (const { at, message, kubectl, help } of faults) {
        const finding: Finding = {
          at,
          message:
            kubectl === undefined ? say`${message}.` : say`${message}. kubectl says: ${kubectl}`,
          ...helpWith(help, doubt),
          ...(doubt === undefined ? {} : { severity: 'warning' }),
        };
        if (within.length === 0) yield finding;
        for (const { id } of within) yield { ...finding, build: id };
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

function dropped(manifest: Manifest, at: Span): Finding {
  return {
    at,
    message: say`Nothing from here to the next \`---\` is applied: ${manifestName(manifest)} ends before it, and Helm and kubectl take one object between separators.`,
    help: say`Write \`---\` before it.`,
    subject: subjectOfManifest(manifest),
  };
}

/** The builds that read a file which cannot be read, if nothing deploys any of them. */
function readersIfIdle(
  files: readonly ParsedFile[],
  builds: readonly Build[],
): (path: string) => readonly Build[] {
  const faulty = new Set(files.flatMap(({ path, faults }) => (faults.length === 0 ? [] : path)));
  const readers = new Map<string, Build[]>();
  for (const build of faulty.size === 0 ? [] : builds) {
    for (const path of build.files) if (faulty.has(path)) appendTo(readers, path, build);
  }
  return (path) => {
    const found = readers.get(path) ?? [];
    return found.every(isIdle) ? found : [];
  };
}

/** That a folder beside it is deployed says too little of a file that kubectl cannot read. */
function isIdle(build: Build): boolean {
  return isUndeployed(build) && build.deployment?.evidence.kind !== 'other-folders';
}

/**
 * Why a file that cannot be read breaks nothing yet: the kustomization beside it, which says what is deployed, does not list it; or it is an example
 * that no deployed build reads.
 */
function doubtOf(file: ParsedFile, deployed: ReadonlySet<string>): string | undefined {
  if (isLeftOutOfList(file)) return 'No kustomization lists this file, so nothing deploys it.';
  return EXAMPLE.test(file.path) && !deployed.has(file.path)
    ? 'It is in a folder of examples, tests or documents, and nothing is known to deploy it.'
    : undefined;
}

const EXAMPLE =
  /(?:^|\/)(?:examples?|samples?|tests|tutorials?|playgrounds?|quickstarts?)\/|^(?:docs?|documentation)\//i;

function helpWith(
  help: string | undefined,
  doubt: string | undefined,
): { readonly help?: Message } {
  const said = [help ?? [], doubt ?? []].flat();
  return said.length === 0 ? {} : { help: say`${said.join(' ')}` };
}
