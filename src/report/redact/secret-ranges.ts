import { appendAll } from '../../model/group-by.ts';
import { getOrMake, memo } from '../../model/memo.ts';
import type { MapNode } from '../../model/node.ts';
import { filesByPath, type ParsedFile } from '../../model/parsed-file.ts';
import { isPlainTree } from '../../model/plain-tree.ts';
import type { Report } from '../../model/report.ts';
import { secretUseOf, type SecretUse } from '../../model/secret-use.ts';
import type { SourceFile, TextRange } from '../../model/span.ts';
import { loginsIn } from './address-logins.ts';
import { credentialLines, mayHoldValues } from './credential-lines.ts';
import { graphSecrets } from './graph-secrets.ts';
import { secretFilesOf } from './secret-files.ts';
import { addNodes } from './secret-node-ranges.ts';
import {
  commentRanges,
  envValueRanges,
  lineRanges,
  privateKeyRanges,
  secretTextRanges,
  separatorRanges,
  mayBeSecret,
} from './secret-text-ranges.ts';
import { mergeRanges } from './secret-value-ranges.ts';
import { unprintedValues } from './unprinted-values.ts';
import { isUnread } from './unread-text.ts';
import { valuesOfSecrets } from './values-of-secrets.ts';

/** Ranges of a file that hold values of Secrets, sorted, disjoint, none longer than a line. */
export type SecretRanges = (file: SourceFile) => readonly TextRange[];

/**
 * Where the values of Secrets stand in the files of a run. A file, any part of which concerns Secrets, shows no comment, and no value
 * of a Secret manifest (nested ones too), of a literal or file of a secret generator, of a patch of a Secret, of a last-applied annotation,
 * of a template of a resource that makes a Secret. Where some part of such a file cannot be read, nothing is distinguished in it: it shows its
 * plausible keys only. Computed per file, when a frame of it is drawn.
 */
export const secretRanges = memo((files: readonly ParsedFile[]): SecretRanges => {
  const known = new Map<string, readonly TextRange[]>();
  return (file) =>
    getOrMake(known, file.path, (path) => {
      const own = rangesKept(file, filesByPath(files).get(path), useIn(files, file));
      const ofGraphs = graphSecrets(files).get(path);
      return ofGraphs === undefined ? own : mergeRanges([...own, ...ofGraphs]);
    });
});

/**
 * Whether nothing can cover the keys of the data of a Secret as it was written: its file is this one document in plain style, without comments,
 * aliases and keys of certificates. The ranges in such a file (`addNodes`) begin behind the colon of a key, and end before the next key. Most
 * Secrets are like that, and their ranges are not worked out as long as no line of them is shown.
 */
export const haveOpenKeys = memo((files: readonly ParsedFile[]): ((secret: MapNode) => boolean) => {
  return (secret) => {
    const { file } = secret;
    const parsed = filesByPath(files).get(file.path);
    const isWhole = parsed !== undefined && isOnlyDocument(secret, parsed);
    if (!isWhole || file.host !== undefined || !isPlainTree(secret)) return false;
    if (COVERING.test(file.text)) return false;
    return useIn(files, file) === undefined && !graphSecrets(files).has(file.path);
  };
});

/** How a file is used in Secrets; undefined if neither it nor another file says that it is. */
function useIn(files: readonly ParsedFile[], file: SourceFile): SecretUse | undefined {
  return secretFilesOf(files).get(file.path) ?? secretUseOf(file);
}

/** What may lead a range over a key. */
const COVERING = /[#&*]|PRIVATE KEY/;

function isOnlyDocument(root: MapNode, { source, documents }: ParsedFile): boolean {
  const [only] = documents;
  if (source !== root.file || documents.length !== 1 || only?.root !== root) return false;
  return only.span.start === 0 && only.span.end === root.file.text.length;
}

/** The same, logins in addresses, and what values of charts become Secrets or are named like credentials: for the lines of files that are shown. */
export const frameRanges = memo(
  ({ files, builds }: Pick<Report<unknown>, 'files' | 'builds'>): SecretRanges => {
    const masks = secretRanges(files);
    const ofCharts = valuesOfSecrets(builds);
    const ofFailures = unprintedValues({ files, builds });
    return memo((file: SourceFile) => {
      const given = mayHoldValues(file)
        ? [...credentialLines(file), ...ofCharts(file), ...ofFailures(file)]
        : [];
      const more = [...given, ...loginsIn(file)];
      return more.length === 0 ? masks(file) : mergeRanges([...masks(file), ...more]);
    });
  },
);

/**
 * Where the values of Secrets certainly are: in what could be read, and nothing around it. A node there is a value of a Secret wherever it
 * was brought.
 */
export const secretPlaces = memo((files: readonly ParsedFile[]): SecretRanges => {
  // For each run by itself: of a file of another run nothing is known.
  return memo((file: SourceFile) => {
    const parsed = filesByPath(files).get(file.path);
    const use = useIn(files, file);
    const ofGraphs = graphSecrets(files).get(file.path);
    if (use === undefined && !mayHoldSecrets(file)) return ofGraphs ?? NO_RANGES;
    const own = placesOf(file, parsed?.source === file ? parsed.documents : NO_DOCUMENTS, use);
    return ofGraphs === undefined ? own : mergeRanges([...own, ...ofGraphs]);
  });
});

/** Asked for every argument of a message, and there may be thousands from one file. */
const mayHoldSecrets = memo(({ text }: SourceFile): boolean =>
  /secret|string.?da?ta|stri?n?gda?ta|generat|last-applied/i.test(text),
);

const NO_RANGES: readonly TextRange[] = [];
const NO_DOCUMENTS: ParsedFile['documents'] = [];

function placesOf(
  file: SourceFile,
  documents: ParsedFile['documents'],
  use: SecretUse | undefined,
): readonly TextRange[] {
  if (use === 'env') return envValueRanges(file.text);
  if (use === 'file') return lineRanges(file.text, 0, file.text.length);
  const ranges: TextRange[] = [];
  for (const { root, span } of documents) {
    if (root !== undefined) addNodes(root, span.end, file, ranges);
  }
  return mergeRanges(ranges);
}

interface KeptRanges {
  readonly documents: ParsedFile['documents'] | undefined;
  readonly use: SecretUse | undefined;
  readonly ranges: readonly TextRange[];
}

/** Two trees of one run share the files that are equal in both. */
const kept = new WeakMap<SourceFile, KeptRanges>();

function rangesKept(
  file: SourceFile,
  parsed: ParsedFile | undefined,
  use: SecretUse | undefined,
): readonly TextRange[] {
  const documents = parsed?.documents;
  const before = kept.get(file);
  if (before !== undefined && before.documents === documents && before.use === use)
    return before.ranges;
  const ranges = mergeRanges(rangesOf(file, parsed, use));
  kept.set(file, { documents, use, ranges });
  return ranges;
}

function rangesOf(
  file: SourceFile,
  parsed: ParsedFile | undefined,
  use: SecretUse | undefined,
): readonly TextRange[] {
  const { text } = file;
  if (use === 'env') return envValueRanges(text);
  if (use === 'file' || use === 'ofMaker') return lineRanges(text, 0, text.length);
  const ranges = [...privateKeyRanges(text)];
  const documents = parsed?.documents ?? [];
  const unread = isUnread(documents, text);
  if (unread && (use === 'patch' || mayBeSecret(text))) {
    appendAll(ranges, secretTextRanges(text, 0, text.length));
  } else if (use === 'patch' && /\bpath\W{1,4}(?:string)?data\b/i.test(text)) {
    appendAll(ranges, secretTextRanges(text, 0, text.length));
  }
  for (const { root, span } of documents) {
    if (root !== undefined) addNodes(root, span.end, file, ranges);
  }
  if (ranges.length === 0) return ranges;
  appendAll(ranges, commentRanges(text));
  appendAll(ranges, separatorRanges(text));
  return ranges;
}
