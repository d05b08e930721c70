import { CannotRun } from '../../model/cannot-run.ts';
import type { Build } from '../../model/manifest.ts';
import { words, type Message } from '../../model/message.ts';
import type { Span } from '../../model/span.ts';

/**
 * The result of some work, or what `failed` makes of a defect of envfrom itself: one build or rule that crashes does not end the run.
 * The message says where the program crashed and nothing of the error's text, which may hold what a file holds.
 */
export function containCrash<Result>(
  run: () => Result,
  failed: (message: Message) => Result,
): Result {
  try {
    return run();
  } catch (error) {
    return failed(crashMessage(error));
  }
}

/** What to say of something that was thrown; what the user must fix first is thrown again. */
export function crashMessage(error: unknown): Message {
  if (error instanceof CannotRun) throw error;
  return words(`internal error in envfrom (${crashSite(error)}), please report it`);
}

/** A build that envfrom fails to render, through a defect of its own: nothing is known of its objects. */
export function crashedBuild(
  build: Omit<Build, 'objects' | 'partial' | 'failures'>,
  at: Span,
  message: Message,
): Build {
  return { ...build, objects: [], partial: [CRASHED], failures: [{ at, message }] };
}

const CRASHED = words('envfrom failed on it');

/** `RangeError in walkMap, check.js:4860`: the function that threw, without the folder of its file. */
function crashSite(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const frame = /\n\s+at (?:(?:async )?([\w.#<>$ ]+) \()?(?:.*[/\\])?([\w.-]+:\d+)/.exec(
    error.stack?.slice(error.message.length) ?? '',
  );
  const { name } = error.constructor;
  if (frame === null) return name;
  const [, where = 'a function', line = ''] = frame;
  return `${name} in ${where}, ${line}`;
}
