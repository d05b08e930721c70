import type { Binding, BindingOrigin, UnresolvedVariable } from '../../model/environment.ts';
import type { Reference } from '../../model/reference.ts';
import { placeOf, type Span } from '../../model/span.ts';

/** Where a variable comes from: `app-defaults/LOG_LEVEL (config/defaults.yaml:7)`. */
export function originText(from: BindingOrigin): string {
  return `${originName(from)}${placed(from.at)}`;
}

/** The same without the place. */
export function originName(from: BindingOrigin): string {
  switch (from.kind) {
    case 'env-from':
    case 'key':
      return `${nameOf(from.reference)}/${from.key}`;
    case 'env-from-unknown':
      return `${from.reference.kind} ${from.reference.name}`;
    case 'field':
      return from.fieldPath;
    case 'resource':
      return from.resource;
    case 'file':
      return `file ${from.path}, key ${from.key}`;
    case 'service':
      return `Service ${from.service}`;
    default:
      return 'value';
  }
}

/** ConfigMaps by their name alone: they are what most variables come from. */
function nameOf({ kind, name }: Reference): string {
  return kind === 'ConfigMap' ? name : `${kind} ${name}`;
}

/** What belongs under the origin: what it hides, what may hide it, which `$(X)` stayed. */
export function originNotes({ hides, mayBeHiddenBy, unresolved }: Binding): readonly string[] {
  return [
    ...hides.map(({ from }) => `hides ${originText(from)}`),
    ...(mayBeHiddenBy ?? []).map(
      ({ kind, name, at }) =>
        `may be hidden by ${kind} ${name}, whose keys are not known${placed(at)}`,
    ),
    ...unresolved.map(unresolvedText),
  ];
}

function unresolvedText({ name, setLater }: UnresolvedVariable): string {
  const why =
    setLater === undefined ? 'nothing sets it' : `it is set only later${placed(setLater)}`;
  return `$(${name}) stays: ${why}`;
}

/** ` (config/defaults.yaml:7)`. */
function placed(at: Span | undefined): string {
  return at === undefined ? '' : ` (${placeOf(at)})`;
}
