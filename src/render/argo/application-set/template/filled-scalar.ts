import type { ScalarNode } from '../../../../model/node.ts';
import { done } from '../../../../model/result.ts';
import type { Span } from '../../../../model/span.ts';
import { templateTrail } from '../../../../model/trail.ts';
import type { Value, ValuePart } from '../../../../model/value.ts';
import { renderedFile } from '../../../helm/output/rendered-file.ts';
import { replaceParts } from '../../../helm/text/edit-text.ts';
import { allOrigins } from '../../../helm/text/origin.ts';
import { piecesOf } from '../../../helm/text/piece-at.ts';
import { textOf, type Piece, type Text } from '../../../helm/text/text.ts';
import type { BuildResult } from '../../../kustomize/tree/build-refusal.ts';
import { stringScalar } from '../../../kustomize/tree/nodes.ts';
import { isUnknown } from './uses-parameters.ts';

/**
 * The scalar that a template becomes. Where one parameter is all of its text, it stands for the place where the parameter was written,
 * and the step says where it was asked for; else for the template, and the step says where the first parameter was written.
 */
export function filledScalar(
  template: ScalarNode,
  filled: BuildResult<Text>,
  id: string,
): BuildResult<ScalarNode> {
  if (filled.kind === 'refused') return filled;
  const shown = bracedPlaceholders(filled.value);
  const { text, pieces } = shown;
  const file = renderedFile(template.file.path, shown, template);
  const written: Span = { file, start: 0, end: text.length };
  const values = pieces.map(({ origin }) =>
    origin === undefined ? undefined : allOrigins(origin).find(({ by }) => by === 'value')?.span,
  );
  const [first] = values;
  const isOne = first !== undefined && values.every((span) => span === first);
  const asked = isOne ? template : (values.find((span) => span !== undefined) ?? template);
  const scalar = stringScalar(text, written, templateTrail(asked, template.trail, id), 'plain');
  const isSecret = pieces.some(({ origin }) => origin?.secret === true);
  return done(isSecret || isUnknown(shown) ? { ...scalar, value: partsOf(shown) } : scalar);
}

/** Placeholders that functions have changed (`normalize`) are still to be seen as such. */
function bracedPlaceholders(text: Text): Text {
  if (!isUnknown(text)) return text;
  const parts = piecesOf(text).flatMap(({ start, end, origin }) => {
    const name = origin?.unknowable;
    if (name === undefined || text.text.slice(start, end).includes('{{')) return [];
    return [{ start, end, by: textOf(`{{${name}}}`, origin) }];
  });
  return replaceParts(text, parts);
}

function partsOf(text: Text): Value {
  return piecesOf(text).map(({ start, end, origin }) => {
    return partOf(text.text.slice(start, end), origin);
  });
}

function partOf(run: string, origin: Piece['origin']): ValuePart {
  if (origin?.secret === true) return { kind: 'secret', text: run, label: 'secret' };
  const name = origin?.unknowable;
  return name === undefined ? { kind: 'text', text: run } : { kind: 'placeholder', label: name };
}
