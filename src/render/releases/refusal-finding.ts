import type { BuildFailure } from '../../model/manifest.ts';
import { message as say } from '../../model/message.ts';
import type { Span } from '../../model/span.ts';
import type { RenderRefusal } from '../helm/render-chart.ts';
import type { TemplateError } from '../helm/template/template-error.ts';

/** Whether a template reads a field of `.Value`: whatever the values are, there is none. */
function isMisspelledValues({ nearest, missing }: TemplateError): boolean {
  return nearest === 'Values' && missing?.path.length === 1;
}

/** A template that cannot be parsed is misspelled; one that fails without `required` or `fail` does what its values do not allow. */
function kindOf(error: TemplateError | undefined): Partial<BuildFailure> {
  if (error === undefined || error.isOwn) return {};
  if (error.lacksTemplate === true) {
    const { nearest } = error;
    const help = nearest === undefined ? IN_TEMPLATES : say`Did you mean \`${nearest}\`?`;
    return { lacksTemplate: true, isTypo: true, help };
  }
  return error.kind === 'parse' || isMisspelledValues(error)
    ? { cause: 'syntax', isTypo: true }
    : { isOfOperation: true };
}

const IN_TEMPLATES = say`Define it in a file below \`templates\`: Helm reads none elsewhere.`;

/** In Helm's words, without values that a schema refused; at the value or the template, with the release as the second place. */
export function refusalFinding(
  { message, discreet, at, error, isForOthers, templates }: RenderRefusal,
  release: Span,
): BuildFailure {
  const own = discreet ?? message;
  const [first = ''] = own.split('\n', 1);
  const what = (error === undefined ? first : error.message).replace(/\.$/, '');
  const isPlaced = at.file.text !== '';
  // A chart by itself is rendered for no release.
  const isReleased = release.file.text !== '';
  return {
    at: isPlaced ? at : release,
    message: say`The chart cannot be rendered: ${what}. Helm: ${own.split('\n').slice(0, 3).join(' ')}`,
    of: 'chart',
    ...(isForOthers === true ? { isForOtherKubernetes: true as const } : {}),
    ...kindOf(error),
    ...(templates === undefined ? {} : { isOfOutput: true as const }),
    ...(isPlaced && isReleased
      ? { related: [{ at: release, message: say`for this release` }] }
      : {}),
  };
}
