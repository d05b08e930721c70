import { deploymentBy, type Deployment } from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';
import { messageText } from '../../model/message.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { deploymentOfFile, type ParsedFile } from '../../model/parsed-file.ts';
import type { Report } from '../../model/report.ts';
import { hostSpan } from '../../model/span.ts';
import { deploymentWords } from '../text/deployment-words.ts';

/** Whether a cluster gets what a file or folder holds, with the evidence of each build that reads it. */
export interface FileDeployment {
  readonly path: string;
  /** The highest answer of the builds. */
  readonly answer: Deployment['answer'];
  /** Sentences that hold without a build: no build reads it, and why. */
  readonly because: readonly string[];
  readonly builds: readonly BuildDeployment[];
}

interface BuildDeployment {
  readonly build: Build;
  readonly deployment: Deployment;
  /** The evidence as a sentence. */
  readonly because: string;
}

const UNKNOWN = deploymentBy({ kind: 'none' });
const RANK = { deployed: 0, unknown: 1, 'not-deployed': 2 } as const;

/** Undefined if the run has read nothing at a path: neither a file nor a folder of files. */
export function deploymentOfPath(
  { builds, files, repositories }: Pick<Report, 'builds' | 'files' | 'repositories'>,
  path: string,
): FileDeployment | undefined {
  const whole = repositories === undefined ? 'this repository' : 'the fleet';
  const isAt = (file: string): boolean =>
    path === '.' || file === path || file.startsWith(`${path}/`);
  const found = files.filter((file) => isAt(file.path));
  const reading = builds.filter((build) => readsAny(build, isAt)).map(judged);
  if (found.length === 0 && reading.length === 0) return undefined;
  const sentence = (deployment: Deployment, of: string): string =>
    messageText(deploymentWords(deployment, of, whole));
  if (reading.length > 0) {
    return {
      path,
      answer: bestOf(reading.map(({ deployment }) => deployment)),
      because: [],
      builds: reading.map(({ build, deployment }) => ({
        build,
        deployment,
        because: sentence(deployment, build.folder ?? build.id),
      })),
    };
  }
  const alone = found.map((file) => ({ file, deployment: deploymentOfFile(file) ?? UNKNOWN }));
  return {
    path,
    answer: bestOf(alone.map(({ deployment }) => deployment)),
    because: [
      `No build reads \`${path}\`.`,
      ...alone
        .slice(0, MOST_FILES)
        .map(({ file, deployment }) => skipped(file) ?? sentence(deployment, file.path)),
    ],
    builds: [],
  };
}

/** Files without a build that are explained one by one. */
const MOST_FILES = 20;

/** A file that is no manifest at all has a reason of its own. */
function skipped(file: ParsedFile): string | undefined {
  if (deploymentOfFile(file) !== undefined || file.class.kind !== 'skipped') return undefined;
  return `\`${file.path}\` is skipped: ${file.class.reason}.`;
}

function judged(build: Build): { readonly build: Build; readonly deployment: Deployment } {
  return { build, deployment: build.deployment ?? UNKNOWN };
}

function bestOf(all: readonly Deployment[]): Deployment['answer'] {
  const [best] = all.map(({ answer }) => answer).toSorted((a, b) => RANK[a] - RANK[b]);
  return best ?? 'unknown';
}

/** Whether a build is made of a file, or has an object that is written there. */
function readsAny({ files, folder, objects }: Build, isAt: (path: string) => boolean): boolean {
  if (folder !== undefined && isAt(folder)) return true;
  if (files.some((file) => isAt(file) || isAt(folderOf(file)))) return true;
  return objects.some(({ node }) => isAt(hostSpan(node).file.path));
}
