import type { Span } from '../../../model/span.ts';
import { parseVersion } from '../functions/semver/version.ts';
import { mapText } from '../text/edit-text.ts';
import type { Text } from '../text/text.ts';
import type { Dependency, Metadata } from './metadata.ts';

/** Why Helm refuses a chart because of its Chart.yaml. */
interface MetadataFault {
  readonly message: string;
  /** The value at fault; undefined for what is missing. */
  readonly at: Span | undefined;
}

const TYPES: ReadonlySet<string> = new Set(['', 'application', 'library']);
const ALIAS = /^[a-zA-Z0-9_-]+$/;

/**
 * Cleans the texts of the metadata and checks them, in the order of Helm's Metadata.Validate: the first fault is the one
 * that Helm reports.
 */
export function validateMetadata(metadata: Metadata): MetadataFault | undefined {
  cleanTexts(metadata);
  return (
    nameFault(metadata) ??
    versionFault(metadata) ??
    maintainersFault(metadata) ??
    dependenciesFault(metadata)
  );
}

function cleanTexts(metadata: Metadata): void {
  for (const field of [
    'name',
    'description',
    'home',
    'icon',
    'condition',
    'tags',
    'appVersion',
    'kubeVersion',
  ] as const) {
    metadata[field] = cleanText(metadata[field]);
  }
  metadata.sources = metadata.sources?.map(cleanText);
  metadata.keywords = metadata.keywords?.map(cleanText);
}

function nameFault({ apiVersion, name }: Metadata): MetadataFault | undefined {
  if (apiVersion.text === '') return fault('chart.metadata.apiVersion is required');
  const { text } = name;
  if (text === '') return fault('chart.metadata.name is required');
  if (text === '.' || text === '..') {
    return fault(`chart.metadata.name ${JSON.stringify(text)} is not allowed`, name);
  }
  return text.includes('/')
    ? fault(`chart.metadata.name ${JSON.stringify(text)} is invalid`, name)
    : undefined;
}

function versionFault({ version, type }: Metadata): MetadataFault | undefined {
  if (version.text === '') return fault('chart.metadata.version is required');
  if (typeof parseVersion(version.text) === 'string') {
    return fault(`chart.metadata.version ${JSON.stringify(version.text)} is invalid`, version);
  }
  return TYPES.has(type.text)
    ? undefined
    : fault('chart.metadata.type must be application or library', type);
}

function maintainersFault(metadata: Metadata): MetadataFault | undefined {
  if (metadata.maintainers?.includes(undefined) === true) {
    return fault('maintainers must not contain empty or null nodes');
  }
  for (const maintainer of metadata.maintainers ?? []) {
    if (maintainer === undefined) continue;
    maintainer.name = cleanText(maintainer.name);
    maintainer.email = cleanText(maintainer.email);
    maintainer.url = cleanText(maintainer.url);
  }
  return undefined;
}

function dependenciesFault({ dependencies = [] }: Metadata): MetadataFault | undefined {
  const names = new Set<string>();
  for (const dependency of dependencies) {
    if (dependency === undefined) {
      return fault('dependencies must not contain empty or null nodes');
    }
    cleanDependency(dependency);
    const { name, alias } = dependency;
    if (alias.text !== '' && !ALIAS.test(alias.text)) {
      const quoted = JSON.stringify(name.text);
      return fault(`dependency ${quoted} has disallowed characters in the alias`, alias);
    }
    const key = alias.text === '' ? name : alias;
    if (names.has(key.text)) {
      return fault(`more than one dependency with name or alias ${JSON.stringify(key.text)}`, key);
    }
    names.add(key.text);
  }
  return undefined;
}

function cleanDependency(dependency: Dependency): void {
  dependency.name = cleanText(dependency.name);
  dependency.version = cleanText(dependency.version);
  dependency.repository = cleanText(dependency.repository);
  dependency.condition = cleanText(dependency.condition);
  dependency.tags = dependency.tags.map(cleanText);
}

function fault(message: string, text?: Text): MetadataFault {
  return { message: `validation: ${message}`, at: text?.pieces[0]?.origin?.span };
}

const SPACE = /[\s\u0085]/u;
/** Characters for which Go's unicode.IsPrint is true. */
const PRINTABLE = /[\p{L}\p{M}\p{N}\p{P}\p{S} ]/u;

/** White space becomes blanks, what cannot be printed goes. */
function cleanText(text: Text): Text {
  if (/^[ -~]*$/.test(text.text)) return text;
  return mapText(text, (run) =>
    Array.from(run, (char) => (SPACE.test(char) ? ' ' : PRINTABLE.test(char) ? char : '')).join(''),
  );
}
