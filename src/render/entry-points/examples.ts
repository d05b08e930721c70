import { message, sentences } from '../../model/message.ts';
import type { Build } from '../../model/manifest.ts';
import { hostSpan } from '../../model/span.ts';
import type { EntryObject } from './entry-object.ts';

/** Folders of what people copy and adapt. */
const EXAMPLES = /(?:^|\/)(?:demos?|examples?|samples?|tutorials?|playgrounds?|quickstarts?)\//i;

interface Applied {
  readonly entry: EntryObject;
  readonly byHand: boolean;
}

/**
 * A build of an entry object in a folder of examples that nothing here deploys: what the object itself says wrong (a path that is elsewhere
 * by now) is a warning, since whoever uses it has to adapt it anyway.
 */
export function withExamples(build: Build, { entry: { manifest }, byHand }: Applied): Build {
  const { path } = hostSpan(manifest.node).file;
  if (build.failures.length === 0 || !byHand || !EXAMPLES.test(path)) return build;
  const note = message`Nothing in this repository deploys \`${path}\`.`;
  return {
    ...build,
    failures: build.failures.map((failure) => {
      const { at, help } = failure;
      if (hostSpan(at).file.path !== path) return failure;
      return { ...failure, severity: 'warning', help: sentences(help, note) };
    }),
  };
}
