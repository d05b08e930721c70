import { slugOf } from '../../../go/slug.ts';
import type { Budget } from '../../../model/budget.ts';
import type { YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { SourceFile } from '../../../model/span.ts';
import { SPRIG_FUNCTIONS } from '../../helm/functions/sprig-functions.ts';
import { toYamlText } from '../../helm/functions/yaml/to-yaml-text.ts';
import { renderedFile } from '../../helm/output/rendered-file.ts';
import { newTextRenderer, type RenderText } from '../../helm/template/render-text.ts';
import { concatTexts, remadeText } from '../../helm/text/edit-text.ts';
import { unknowableOrigin } from '../../helm/text/origin.ts';
import { textOf, type Text } from '../../helm/text/text.ts';
import { goFunction } from '../../helm/value/go-function.ts';
import { ANY, STRING } from '../../helm/value/go-types.ts';
import type { GoFunction, GoValue, MapValue } from '../../helm/value/go-value.ts';
import { NIL, stringOf, stringValue } from '../../helm/value/make-value.ts';
import { refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';

/** What a template made: the text, and the same as a file whose spans lead to where it was written. */
export interface RenderedResource {
  readonly text: Text;
  readonly file: SourceFile;
}

/** Renders the templates of a ResourceSet: Go templates between `<<` and `>>`, with `inputs` as a function. */
export interface ResourceTemplates {
  /** `words` say in a refusal what kind of template it is. */
  readonly render: (
    source: Text,
    home: YamlNode,
    inputs: GoValue,
    words: string,
  ) => BuildResult<RenderedResource>;
}

/** sprig's functions that slim-sprig does not have. */
const NOT_SLIM = new Set([
  'abbrev',
  'abbrevboth',
  'add1f',
  'addf',
  'bcrypt',
  'buildCustomCert',
  'camelcase',
  'decryptAES',
  'deepCopy',
  'derivePassword',
  'divf',
  'encryptAES',
  'genCA',
  'genCAWithKey',
  'genPrivateKey',
  'genSelfSignedCert',
  'genSelfSignedCertWithKey',
  'genSignedCert',
  'genSignedCertWithKey',
  'htpasswd',
  'initials',
  'kebabcase',
  'merge',
  'mergeOverwrite',
  'mulf',
  'mustDeepCopy',
  'mustMerge',
  'mustMergeOverwrite',
  'nospace',
  'semver',
  'semverCompare',
  'sha512sum',
  'shuffle',
  'snakecase',
  'subf',
  'swapcase',
  'untitle',
  'wrap',
  'wrapWith',
]);

/** Functions whose result depends on time, chance or the machine: the operator has none of them. */
const NOT_HERMETIC = new Set([
  'date',
  'date_in_zone',
  'date_modify',
  'now',
  'htmlDate',
  'htmlDateInZone',
  'dateInZone',
  'dateModify',
  'randAlphaNum',
  'randAlpha',
  'randAscii',
  'randNumeric',
  'randBytes',
  'uuidv4',
]);

const SLUG = { longest: 63, cutAtDash: true };

/** The templates of one ResourceSet share a budget; each text is parsed once. */
export function newResourceTemplates(budget: Budget): ResourceTemplates {
  let current: GoValue = NIL;
  const renderText = newRenderer(() => current);
  return {
    render: (source, home, inputs, words) => {
      current = inputs;
      const rendered = renderText(source, NIL, { missingKey: 'error', budget });
      if (rendered.kind === 'text') {
        const { text } = rendered;
        return done({ text, file: renderedFile(home.file.path, text, home) });
      }
      const step = rendered.kind === 'error' ? 'execute' : 'parse';
      const message = `failed to ${step} ${words}template: ${rendered.message}`;
      return refused(rendered.at ?? home, message);
    },
  };
}

/** A resource as the YAML text that the operator makes of it before it is a template. */
export function resourceText(value: MapValue, budget: Budget): Text | undefined {
  const text = toYamlText(value, budget);
  return 'kind' in text ? undefined : concatTexts(text, textOf('\n'));
}

function newRenderer(inputs: () => GoValue): RenderText {
  const kept = [...SPRIG_FUNCTIONS].filter(
    ([name]) => !NOT_SLIM.has(name) && !NOT_HERMETIC.has(name),
  );
  return newTextRenderer({
    name: 'resourceset',
    delimiters: { left: '<<', right: '>>' },
    functions: new Map<string, GoFunction>([
      ...kept,
      ['inputs', goFunction([], inputs)],
      ['slugify', goFunction([STRING], ([{ text }]) => stringValue(slugify(text)))],
      ['toYaml', writer(true)],
      ['mustToYaml', writer(false)],
    ]),
  });
}

/** Unlike Helm's, the text ends with a line break. */
function writer(swallows: boolean): GoFunction {
  return goFunction([ANY], ([value], { budget }) => {
    const text = toYamlText(value, budget);
    if (!('kind' in text)) return stringValue(concatTexts(text, textOf('\n')));
    return swallows ? stringOf('') : text;
  });
}

function slugify(text: Text): Text {
  const slug = slugOf(text.text, SLUG);
  if (slug !== undefined) return remadeText(text, slug);
  return textOf('slug', unknowableOrigin('slugify', text.pieces[0]?.origin?.span));
}
