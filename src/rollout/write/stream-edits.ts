import { applyEdits } from '../../edits/apply-edits.ts';
import { insertInFlow } from '../../edits/flow-edits.ts';
import { removeItem, setValue } from '../../edits/map-edits.ts';
import { behind, columnOf, isFlow, isJsonText, lineBreakOf } from '../../edits/place.ts';
import type { TextEdit } from '../../model/edit.ts';
import { entryOf, scalarAt, type MapNode, type SequenceNode } from '../../model/node.ts';
import type { SourceFile } from '../../model/span.ts';
import type { TextDocument } from '../../parse/parse-text.ts';
import { copyJson, copyText, type NewCopy } from './copy-text.ts';
import { REVISION, type Copy } from './copy.ts';
import type { CopyPlan } from './plan-copies.ts';

/** Edits of the copies that are in a stream: those that go, and the one whose revision changes. */
export function copyEdits(
  { existing, removed, state, revision }: CopyPlan,
  inStream: readonly Copy[],
  documents: readonly TextDocument[],
  items: SequenceNode | undefined,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  const gone = [...removed, ...(state === 'mended' && existing !== undefined ? [existing] : [])];
  for (const copy of gone.filter((each) => inStream.includes(each))) {
    edits.push(removal(copy.manifest.node, documents, items));
  }
  if (state === 'revived' && existing !== undefined && inStream.includes(existing)) {
    const { node } = existing.manifest;
    const plan = setValue(node, node, ['metadata', 'annotations', REVISION], String(revision));
    if (plan !== 'elsewhere') edits.push(...plan);
  }
  return edits;
}

/** Takes an object out of the stream: out of the list that holds it, or its whole document, of which an empty one is left. */
function removal(
  node: MapNode,
  documents: readonly TextDocument[],
  items: SequenceNode | undefined,
): TextEdit {
  const document = documents.find(({ span }) => span.start <= node.start && node.end <= span.end);
  const list = items ?? entryOf(document?.root, 'items')?.value;
  if (document?.root !== node && list?.kind === 'sequence') return removeItem(list, node);
  return { at: document?.span ?? node, text: '' };
}

/** Copies to write into a stream, oldest first: kept ones that only the file next to it has, and the current one. */
export function newCopies(plan: CopyPlan, name: string, inStream: readonly Copy[]): NewCopy[] {
  const { origin, originName, revision, existing, kept, state } = plan;
  const older = kept
    .filter((copy) => !inStream.includes(copy))
    .map((copy): NewCopy => {
      const { manifest } = copy;
      return {
        origin: manifest,
        name: copy.name,
        originName: copy.origin,
        revision: copy.revision,
      };
    })
    .reverse();
  const isThere = existing !== undefined && inStream.includes(existing) && state !== 'mended';
  return isThere ? older : [...older, { origin, name, originName, revision, ...hostPart(plan) }];
}

/** Where kpt keeps the original in a file, the copy gets the path of one next to it. */
function hostPart({ origin, originName }: CopyPlan): Pick<NewCopy, 'hostAnnotations'> {
  const path = scalarAt(origin.node, 'metadata', 'annotations', PATH)?.text;
  if (path === undefined) return {};
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return { hostAnnotations: { [PATH]: `${folder}${originName}.rollouts.yaml` } };
}

/** Where kpt keeps an item: it writes a new one there. */
const PATH = 'internal.config.kubernetes.io/path';

/** The text of a stream with edits made and copies added: as items of a ResourceList, else as documents at its end. */
export function finishStream(
  file: SourceFile,
  edits: readonly TextEdit[],
  added: readonly NewCopy[],
  items: SequenceNode | undefined,
): string {
  const inserted = items === undefined ? [] : added.map((copy) => itemEdit(items, copy));
  const text = applyEdits(file.text, [...edits, ...inserted]);
  if (items !== undefined || added.length === 0) return text;
  const end = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  if (isJsonText(text)) return end + added.map((copy) => `${copyJson(copy)}\n`).join('');
  const texts = added.map((copy) => `---\n${copyText(copy)}`).join('');
  return end + (lineBreakOf(text) === '\n' ? texts : texts.replaceAll('\n', '\r\n'));
}

function itemEdit(items: SequenceNode, copy: NewCopy): TextEdit {
  if (isFlow(items)) return insertInFlow(items, copyJson(copy));
  const { file } = items;
  const at = behind(items);
  const indent = ' '.repeat(columnOf(file.text, items.start));
  const lines = copyText(copy).trimEnd().split('\n');
  const text = lines.map((line, index) => {
    if (line === '') return '';
    return `${indent}${index === 0 ? '- ' : '  '}${line}`;
  });
  return { at: { file, start: at, end: at }, text: `\n${text.join('\n')}` };
}
