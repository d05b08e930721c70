import { deploymentBy, type Deployment } from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';
import { messageText } from '../../model/message.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { deploymentOfFile, type ParsedFile } from '../../model/parsed-file.ts';
import type { Report } from '../../model/report.ts';
import { hostSpan } from '../../model/span.ts';
import { deploymentWords } from '../text/deployment-words.ts';

/** What a report says about whether its builds and files are deployed, as data. */
export interface Deployments {
  readonly builds: readonly BuildDeployment[];
  readonly files: readonly AloneFile[];
}

interface BuildDeployment extends Pick<Build, 'id' | 'folder' | 'cluster' | 'files'> {
  /** Files in which its objects are written, besides those it is made of. */
  readonly others: readonly string[];
  readonly answer: Deployment['answer'];
  readonly evidence: Deployment['evidence']['kind'];
  /** The evidence as a sentence. */
  readonly because: string;
}

/** The answer for a file if no build reads it. */
interface AloneFile {
  readonly path: string;
  readonly answer: Deployment['answer'];
  readonly because: string;
}

/** Whether a cluster gets what a file or folder holds, with the evidence of each build that reads it. */
export interface FileDeployment {
  readonly path: string;
  /** The highest answer of the builds. */
  readonly answer: Deployment['answer'];
  /** Sentences that hold without a build: no build reads it, and why. */
  readonly because: readonly string[];
  readonly builds: readonly BuildDeployment[];
}

const UNKNOWN = deploymentBy({ kind: 'none' });
const RANK = { deployed: 0, unknown: 1, 'not-deployed': 2 } as const;

export function deploymentsOf({
  builds,
  files,
  repositories,
}: Pick<Report, 'builds' | 'files' | 'repositories'>): Deployments {
  const whole = repositories === undefined ? 'this repository' : 'the fleet';
  const sentence = (deployment: Deployment, of: string): string =>
    messageText(deploymentWords(deployment, of, whole));
  return {
    builds: builds.map((build) => {
      const { id, folder, cluster, files: own, deployment = UNKNOWN } = build;
      return {
        id,
        ...(folder !== undefined && { folder }),
        ...(cluster !== undefined && { cluster }),
        files: own,
        others: otherPaths(build),
        answer: deployment.answer,
        evidence: deployment.evidence.kind,
        because: sentence(deployment, folder ?? id),
      };
    }),
    files: files.map((file) => {
      const deployment = deploymentOfFile(file) ?? UNKNOWN;
      const because = skipped(file) ?? sentence(deployment, file.path);
      return { path: file.path, answer: deployment.answer, because };
    }),
  };
}

function otherPaths({ files, objects }: Build): readonly string[] {
  const paths = new Set(objects.map(({ node }) => hostSpan(node).file.path));
  for (const file of files) paths.delete(file);
  return [...paths];
}

/** Undefined if the run has read nothing at a path: neither a file nor a folder of files. */
export function deploymentOfPath(
  { builds, files }: Deployments,
  path: string,
): FileDeployment | undefined {
  const isAt = (file: string): boolean =>
    path === '.' || file === path || file.startsWith(`${path}/`);
  const alone = files.filter((file) => isAt(file.path));
  const reading = builds.filter((build) => readsAny(build, isAt));
  if (alone.length === 0 && reading.length === 0) return undefined;
  if (reading.length > 0) return { path, answer: bestOf(reading), because: [], builds: reading };
  return {
    path,
    answer: bestOf(alone),
    because: [
      `No build reads \`${path}\`.`,
      ...alone.slice(0, MAX_FILES).map(({ because }) => because),
    ],
    builds: [],
  };
}

/** Files without a build that are explained one by one. */
const MAX_FILES = 20;

/** A file that is no manifest at all has a reason of its own. */
function skipped(file: ParsedFile): string | undefined {
  if (deploymentOfFile(file) !== undefined || file.class.kind !== 'skipped') return undefined;
  return `\`${file.path}\` is skipped: ${file.class.reason}.`;
}

function bestOf(all: readonly Pick<Deployment, 'answer'>[]): Deployment['answer'] {
  const [best] = all.map(({ answer }) => answer).toSorted((a, b) => RANK[a] - RANK[b]);
  return best ?? 'unknown';
}

/** Whether a build is made of a file, or has an object that is written there. */
function readsAny(
  { files, folder, others }: BuildDeployment,
  isAt: (path: string) => boolean,
): boolean {
  if (folder !== undefined && isAt(folder)) return true;
  return files.some((file) => isAt(file) || isAt(folderOf(file))) || others.some(isAt);
}
