import { message } from '../../../model/message.ts';
import type { YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import { joinRefusals, refused, type BuildResult } from '../tree/build-refusal.ts';
import { decodeReplacement } from './decode-replacement.ts';
import { openDecoding } from './decode.ts';
import type { ReplacementArgs } from './kustomization.ts';
import type { Place } from './load-config.ts';
import { loadText } from './load-file.ts';
import { readPlainDocument } from './read-plain-document.ts';
import { tolerate } from './recorder.ts';

/** `replacements` with those that stand in files of their own. */
export function readReplacements(
  place: Place,
  entries: readonly ReplacementArgs[],
): BuildResult<readonly ReplacementArgs[]> {
  const all: ReplacementArgs[] = [];
  for (const entry of entries) {
    const { path, at } = entry;
    if (path.text === '') {
      all.push(entry);
      continue;
    }
    if (entry.source !== undefined || entry.targets.length > 0) {
      return refused(at, 'cannot specify both path and inline replacement', {
        message: message`This replacement has both a \`path\` and a source or targets`,
      });
    }
    const { context, folder, recorder } = place;
    const use = { folder, path: path.text, at: path.at ?? at };
    const file = loadText(context, use, recorder);
    if (file.kind === 'refused') {
      if (tolerate(recorder, file)) continue;
      return file;
    }
    const root = readPlainDocument(context, file.value);
    const read = root.kind === 'refused' ? root : decodeFile(root.value, use.at);
    if (read.kind === 'refused') return read;
    all.push(...read.value);
  }
  return done(all);
}

function decodeFile(root: YamlNode | undefined, at: Span): BuildResult<readonly ReplacementArgs[]> {
  if (root === undefined || root.kind === 'scalar') {
    return refused(root ?? at, 'unsupported replacement type encountered within replacement path', {
      message: message`This file holds neither a replacement nor a list of replacements`,
    });
  }
  const decoding = openDecoding('Replacement', root.file, { lenientText: true });
  const nodes = root.kind === 'sequence' ? root.items : [root];
  const read = nodes.map((node) => decodeReplacement({ node, decoding, path: '' }));
  return joinRefusals(decoding.failures) ?? done(read);
}
