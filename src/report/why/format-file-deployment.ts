import type { Deployment } from '../../model/deployment.ts';
import { isNameless } from '../../model/fleet/cluster-name.ts';
import type { Document, Line } from '../document/document.ts';
import { fixedLine, message, section, strong } from '../document/parts.ts';
import { printDocument } from '../document/print-document.ts';
import { DEFAULT_PRINT_OPTIONS } from '../document/print-options.ts';
import { safeJson } from '../text/escape-text.ts';
import { numberText } from '../text/words.ts';
import type { FileDeployment } from './file-deployment.ts';
import type { WhyOptions } from './why-options.ts';

/** Builds that people see; programs get all. */
const MAX_BUILDS = 50;

const ANSWERS: Readonly<Record<Deployment['answer'], string>> = {
  deployed: 'deployed',
  'not-deployed': 'not deployed',
  unknown: 'not known whether it is deployed',
};

/** Whether a file or folder is deployed, and the evidence: for people, and for programs. */
export function formatFileDeployment(
  format: string,
  found: FileDeployment,
  options: WhyOptions,
): string {
  if (format === 'json') return fileJson(found, options);
  const printed = format === 'html' ? 'html' : 'text';
  return printDocument(printed, fileDocument(found), { ...DEFAULT_PRINT_OPTIONS, ...options });
}

function fileDocument({ path, answer, because, builds }: FileDeployment): Document {
  const more = builds.length - MAX_BUILDS;
  return [
    section(
      [`${path}: `, strong(ANSWERS[answer])],
      [
        ...because.map((text) => fixedLine(message(text), { mark: '  ' })),
        ...builds
          .slice(0, MAX_BUILDS)
          .flatMap((build) => [
            fixedLine(titleOf(build, builds.length), { mark: '  ' }),
            fixedLine(message(build.because), { mark: '    ' }),
          ]),
        ...(more > 0 ? [fixedLine(`and ${numberText(more)} more builds`, { tone: 'quiet' })] : []),
      ],
    ),
  ];
}

/** The answer of one build, where builds may differ. */
function titleOf({ id, cluster, answer }: FileDeployment['builds'][number], of: number): Line {
  const name = cluster === undefined || isNameless(cluster) ? id : `${id} (cluster ${cluster})`;
  return of === 1 ? `in build ${name}` : `in build ${name}: ${ANSWERS[answer]}`;
}

function fileJson(
  { path, answer, because, builds }: FileDeployment,
  { version }: WhyOptions,
): string {
  return `${safeJson({
    version: 1,
    tool: { name: 'envfrom', version },
    asked: path,
    answer,
    because,
    builds: builds.map((build) => ({
      build: build.id,
      cluster: build.cluster,
      answer: build.answer,
      evidence: build.evidence,
      because: build.because,
    })),
  })}\n`;
}
