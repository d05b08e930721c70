import type { Manifest, UnsetVariable } from '../../../model/manifest.ts';
import { message, name as named } from '../../../model/message.ts';
import { pairAt, placeOf, type PrintedObject } from './printed-object.ts';
import type { Variables } from './variable.ts';

/** Names in one object that are looked at. */
const MAX = 100;

const BRACES = /(?<![$\w{])\{([A-Za-z]\w*)\}(?!\})/g;

/**
 * Names in braces without the dollar, in a text of one line that has another variable: `https://{HOST}.${DOMAIN}`, where `postBuild` sets both. Flux
 * leaves them as they are.
 */
export function lostDollars(
  printed: PrintedObject,
  { byName }: Variables,
  flux: Manifest,
): readonly UnsetVariable[] {
  const { text } = printed.source;
  const found: UnsetVariable[] = [];
  let looked = 0;
  for (const { 0: written, 1: name = '', index } of text.matchAll(BRACES)) {
    // A name of one word may be there by chance.
    if (!name.slice(1, -1).includes('_') || !byName.has(name)) continue;
    looked += 1;
    if (looked > MAX) break;
    const { node } = pairAt(printed, index);
    if (node.kind !== 'scalar' || node.text.includes('\n') || !node.text.includes('${')) continue;
    const variable = named(name, flux.node);
    found.push({
      name: variable,
      use: 'typo',
      finding: {
        at: placeOf(printed, index, index + written.length),
        message: message`Flux does not replace \`{${variable}}\`: it lacks the dollar.`,
        help: message`Did you mean \`\${${variable}}\`?`,
        cause: `lost dollar ${name}`,
      },
    });
  }
  return found;
}
