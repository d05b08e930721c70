import { compareText } from '../../../go/compare-text.ts';
import type { Budget } from '../../../model/budget.ts';
import { memo } from '../../../model/memo.ts';
import { compileGlob } from '../../../text/glob/compile-glob.ts';
import { GOBWAS_PATH } from '../../../text/glob/glob-dialects.ts';
import { sourceOf, type ChartFile } from '../chart/chart-file.ts';
import { toYamlText } from '../functions/yaml/to-yaml-text.ts';
import { toBytes } from '../text/bytes.ts';
import { remadeText, sliceText, splitText } from '../text/edit-text.ts';
import { originOf } from '../text/origin.ts';
import { EMPTY_TEXT, textOf, type Text } from '../text/text.ts';
import { charge } from '../value/charge.ts';
import { goFunction } from '../value/go-function.ts';
import { BYTES, mapType, namedType, STRING, STRINGS } from '../value/go-types.ts';
import type {
  BytesValue,
  CallContext,
  GoFailure,
  GoMethod,
  GoType,
  GoValue,
  MapValue,
} from '../value/go-value.ts';
import { isFailure } from '../value/is-failure.ts';
import { bytesValue, listValue, mapValue, stringValue } from '../value/make-value.ts';

/** `.Files`: a map of bytes with methods. Helm's engine.files. */
export function filesObject(files: readonly ChartFile[]): MapValue {
  return filesOf(new Map(files.map((file) => [file.name, lazyBytes(file)])));
}

/** Most files of a chart are asked for by no template: they are decoded when one does. A chart may be rendered thousands of times. */
const lazyBytes = memo((file: ChartFile): BytesValue => ({
  kind: 'bytes',
  type: BYTES,
  get text() {
    return textOfFile(file);
  },
}));

const textOfFile = memo((file: ChartFile): Text => {
  const source = sourceOf(file);
  const span = { file: source, start: 0, end: source.text.length };
  return textOf(source.text, originOf('chart', span), 0);
});

function filesOf(entries: Map<string, GoValue>): MapValue {
  return mapValue(entries, undefined, FILES);
}

const METHODS: ReadonlyMap<string, GoMethod> = new Map(
  Object.entries<GoMethod>({
    Get: (files) => goFunction([STRING], ([name]) => stringValue(contentOf(files, name.text.text))),
    GetBytes: (files) =>
      goFunction([STRING], ([name]) => bytesValue(contentOf(files, name.text.text))),
    Lines: (files) =>
      goFunction([STRING], ([name], { budget }) => {
        const content = contentOf(files, name.text.text);
        return charge(budget, content.text.length / CHARACTERS_PER_STEP, 0) ?? linesOf(content);
      }),
    Glob: (files) =>
      goFunction([STRING], ([pattern], { budget }) => matching(files, pattern.text.text, budget)),
    AsConfig: (files) => goFunction([], (_, context) => asYaml(files, context, (text) => text)),
    AsSecrets: (files) => goFunction([], (_, context) => asYaml(files, context, encoded)),
  }),
);

const FILES: GoType<MapValue> = namedType('engine.files', mapType(BYTES), { methods: METHODS });

/** The content of a file; empty for one that is not there. */
function contentOf(files: GoValue, name: string): Text {
  const found = files.kind === 'map' ? files.entries.get(name) : undefined;
  return found?.kind === 'bytes' ? found.text : EMPTY_TEXT;
}

/** The lines of a file; a line break at its end does not begin another line. */
function linesOf(content: Text): GoValue {
  const { text } = content;
  const lines =
    text === ''
      ? []
      : splitText(text.endsWith('\n') ? sliceText(content, 0, text.length - 1) : content, '\n');
  return listValue(
    lines.map((line) => stringValue(line)),
    undefined,
    STRINGS,
  );
}

/** Characters that are looked at in about the time of a step. */
const CHARACTERS_PER_STEP = 16;

function matching(files: GoValue, pattern: string, budget: Budget): GoValue | GoFailure {
  if (files.kind !== 'map') return files;
  // Matching takes time linear in pattern times name.
  let work = 0;
  for (const name of files.entries.keys()) work += name.length * (pattern.length + 1);
  const spent = charge(budget, work / CHARACTERS_PER_STEP, 0);
  if (spent !== undefined) return spent;
  // Helm takes all files if it cannot read the pattern.
  const matches = compileGlob(pattern, GOBWAS_PATH) ?? (() => true);
  return filesOf(new Map([...files.entries].filter(([name]) => matches(name))));
}

function encoded(text: Text): Text {
  return remadeText(text, Buffer.from(toBytes(text.text)).toString('base64'));
}

/** The files by their base names, as YAML: of two with one name the last counts. */
function asYaml(
  files: GoValue,
  context: CallContext,
  shown: (text: Text) => Text,
): GoValue | GoFailure {
  const entries = new Map<string, GoValue>();
  if (files.kind === 'map') {
    for (const [name, value] of [...files.entries].sort(([a], [b]) => compareText(a, b))) {
      const base = name.slice(name.lastIndexOf('/') + 1);
      if (value.kind === 'bytes') entries.set(base, stringValue(shown(value.text)));
    }
  }
  const yaml = toYamlText(mapValue(entries), context.budget);
  return isFailure(yaml) ? yaml : stringValue(yaml);
}
