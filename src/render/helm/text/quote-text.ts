import { goEscape } from '../../../go/go-quote.ts';
import { mapText } from './edit-text.ts';
import { appendRun, appendText, finishText, newBuilder } from './text-builder.ts';
import type { Text } from './text.ts';

/** strconv.Quote (`%q`, sprig's `quote`): the text between double quotes, its pieces kept. `ascii`: strconv.QuoteToASCII. */
export function quoteText(text: Text, ascii: boolean = false): Text {
  const builder = newBuilder();
  appendRun(builder, '"');
  appendText(
    builder,
    mapText(text, (run) => goEscape(run, ascii)),
  );
  appendRun(builder, '"');
  return finishText(builder);
}
