import { field, message, words, type Message } from '../../src/model/message.ts';
import { isInSamples, isModelFile } from '../../src/model/names/is-model-file.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import type { ScalarNode } from '../../src/model/node.ts';
import { hostSpan } from '../../src/model/span.ts';
import { rulePerShapeMistake } from '../kit/rule-constructors.ts';
import { shownPath } from '../kit/shown-path.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

export const rule = rulePerShapeMistake(
  {
    id: 'invalid-base64',
    summary: 'A value of `data` in a Secret, or of `binaryData` in a ConfigMap, is not base64.',
    severity: 'error',
    group: 'values',
    since: '0.1.0',
  },
  'illegal-base64',
  function* (mistake, manifest) {
    if (isIllustration(mistake.at)) return;
    yield {
      ...(isModelFile(hostSpan(mistake.at).file.path) && { severity: 'warning' }),
      at: mistake.key ?? mistake.at,
      message: message`\`${field(shownPath(mistake.path), mistake.at)}\` of ${manifestName(manifest)} is not valid base64. kubectl apply fails: \`illegal base64 data at input byte ${mistake.offset}\`.${causeOf(mistake.at)}`,
      help:
        manifest.kind === 'Secret'
          ? message`Encode the value (\`printf '%s' … | base64 -w0\`), or write it in plain text under \`stringData\`.`
          : message`Encode the file (\`base64 -w0 FILE\`), or write text under \`data\`.`,
      subject: subjectOfManifest(manifest, mistake.path),
    };
  },
);

/** Text that says what belongs there: `base64(…)`, `TOKEN (base64)`, `CHANGEME_TOKEN`, `your-key-in-base64`, `xxxxxxx`, `_replaced_`, the beginning of a value (`LS0tLS1C...`), what `vals` or `op inject` replaces; what is plainly no base64 in a folder of documents, and prose in one of samples. */
function isIllustration(at: ScalarNode): boolean {
  if (
    /^base64(?:encoded?|_encode)?\(.*\)$|\(base64\)$|^(?:(?:secret)?ref\+[a-z0-9]+|op):\/\//i.test(
      at.text,
    )
  )
    return true;
  if (PLACEHOLDER.test(at.text) || CUT_SHORT.test(at.text)) return true;
  const { path } = hostSpan(at).file;
  if (isInSamples(path) && PROSE.test(at.text.trim())) return true;
  return DOCUMENTS.test(path) && !/^[A-Za-z0-9+/=\s]*$/.test(at.text);
}

/** What a script or a person replaces as a whole; a word in a longer text does not excuse it, as in `isPlaceholderText`. No encoder writes words in capitals with `_` between them. */
const PLACEHOLDER =
  /^(?:[A-Z]{2,}(?:_[A-Z0-9]+)+|(?=[A-Z]*(?:PASSWORD|TOKEN|SECRET|KEY))[A-Z0-9]+|[xX]{3,}|\.{3,}|\*{3,}|[Cc]hange[-_]?[Mm]e|CHANGE[-_]?ME[-_]?\d*|[Rr]eplace[-_]?[Mm]e|EXAMPLE|PLACEHOLDER|REPLACEME|(?:your|insert|paste|enter)(?:[-_][A-Za-z0-9]+)+|_+[A-Za-z]+(?:_[A-Za-z]+)*_+)$/;
/** Base64 has no dots. */
const CUT_SHORT = /^[A-Za-z0-9+/=]{8,}(?:\.{3}|…)\s*$/;
/** Four words or more, also as a comment that a block made part of the value: nobody takes them for a value. */
const PROSE = /^(?:#+ *)?\(?[A-Za-z][A-Za-z0-9]*[,.:)]?(?: \(?[A-Za-z0-9]+[,.:)]?){3,}(?:$| )/;
const DOCUMENTS = /(?:^|\/)(?:docs?|documentation)\//;

/** The likely cause, from the kinds of characters alone: the text itself may be a secret. */
function causeOf(at: ScalarNode): Message {
  const { text, style } = at;
  const isOnOneLine = !at.file.text.slice(at.start, at.end).includes('\n');
  const packed = text.replaceAll(/[\r\n]/g, '');
  if (/[ \t]/.test(packed.trim()) && /^[A-Za-z0-9+/= \t]*$/.test(packed)) {
    if (isOnOneLine)
      return message` It contains spaces, which base64 does not allow: it is plain text.`;
    const how = style === 'folded' ? 'a folded block (`>`)' : 'a value over several lines';
    return message` It contains whitespace, which base64 does not allow: ${words(how)} joins its lines with them.`;
  }
  if (/^[ \t]|[ \t]$/.test(packed))
    return message` Whitespace at its start or end is not allowed in base64.`;
  if (/^[A-Za-z0-9_-]+=*$/.test(packed) && /[-_]/.test(packed)) {
    return message` It contains \`-\` or \`_\`: it is plain text, or base64 with the URL-safe alphabet.`;
  }
  if (/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) {
    return message` Its length is ${packed.length}, which is not a multiple of 4: padding (\`=\`) is missing, or it is plain text.`;
  }
  return message``;
}
