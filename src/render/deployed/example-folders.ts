import { message, sentences } from '../../model/message.ts';
import { deploymentBy } from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';
import { hostSpan } from '../../model/span.ts';

/** Folders of what people copy and adapt. */
const EXAMPLES = /(?:^|\/)(?:demos?|examples?|samples?|tutorials?|playgrounds?|quickstarts?)\//i;

/** An entry object, by the file that it is written in. */
interface Applied {
  readonly path: string;
  /** Nothing here deploys it: people apply it. */
  readonly byHand: boolean;
}

/**
 * A build of an entry object in a folder of examples that nothing here deploys: what is wrong with the object itself (a path that does not exist
 * any more) is a warning, since people who use it have to adapt it anyway.
 */
export function withExamples(build: Build, { path, byHand }: Applied): Build {
  if (build.failures.length === 0 || !byHand || !EXAMPLES.test(path)) return build;
  const note = message`Nothing in this repository deploys \`${path}\`.`;
  return {
    ...build,
    deployment: build.deployment ?? deploymentBy({ kind: 'example', path }),
    failures: build.failures.map((failure) => {
      const { at, help } = failure;
      if (hostSpan(at).file.path !== path) return failure;
      return { ...failure, severity: 'warning', help: sentences(help, note) };
    }),
  };
}
