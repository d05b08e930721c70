import type { Span } from '../../../model/span.ts';
import type { Target } from '../load/target.ts';
import {
  annotationOf,
  annotationsOf,
  ORIGIN,
  setAnnotation,
  setAnnotations,
  TRANSFORMATIONS,
} from '../object/annotations.ts';
import { withNode, type Resource } from '../object/resource.ts';
import { isPlainAllowed, isTextWhenPlain } from '../tree/scalar-style.ts';

/** What made or changed an object, as `buildMetadata` shows it. */
export interface Origin {
  readonly path?: string;
  readonly configuredIn?: string;
  readonly configuredBy?: {
    readonly apiVersion: string;
    readonly kind: string;
    readonly name: string;
    readonly namespace: string;
  };
}

/** Paths joined as Go's filepath.Join does: cleaned, `..` kept at the start. */
export function joinOrigin(path: string, more: string): string {
  const parts: string[] = [];
  for (const part of `${path}/${more}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.length === 0 ? '.' : parts.join('/');
}

/** The origin of what a built-in generator or transformer of the kustomization does; undefined when nobody asked. */
export function builtInOrigin(target: Target, kind: string): Origin | undefined {
  if (target.run.buildMetadata.size === 0) return undefined;
  const file = target.kustomization.path;
  return {
    configuredIn: joinOrigin(target.originPath, file.slice(file.lastIndexOf('/') + 1)),
    configuredBy: { apiVersion: 'builtin', kind, name: '', namespace: '' },
  };
}

/** The path of an object's file, noted on it. */
export function annotateFile(resource: Resource, origin: Origin, at: Span): Resource {
  return withNode(resource, setAnnotation(resource.node, ORIGIN, originText(origin), at));
}

/** An annotation set as kustomize sets origins: all others become strings. */
function annotate(resource: Resource, name: string, text: string, at: Span): Resource {
  const annotations = new Map(annotationsOf(resource.node)).set(name, text);
  return withNode(resource, setAnnotations(resource.node, annotations, at));
}

export function annotateOrigin(resource: Resource, origin: Origin, at: Span): Resource {
  return annotate(resource, ORIGIN, originText(origin), at);
}

/** The origin of generated objects that have none yet. */
export function annotateGenerated(
  resource: Resource,
  origin: Origin | undefined,
  at: Span,
): Resource {
  const known = annotationOf(resource.node, ORIGIN) !== undefined;
  return origin === undefined || known ? resource : annotateOrigin(resource, origin, at);
}

/** A transformer that ran over an object: its origin when it has none, else one more transformation. */
export function annotateTransformed(resource: Resource, origin: Origin, at: Span): Resource {
  const { node } = resource;
  if (annotationOf(node, ORIGIN) === undefined) return annotateOrigin(resource, origin, at);
  const before = annotationOf(node, TRANSFORMATIONS) ?? '';
  const item = originText(origin)
    .replaceAll(/^(?=.)/gm, '  ')
    .replace(/^ {2}/, '- ');
  return annotate(resource, TRANSFORMATIONS, before + item, at);
}

/** Read back from the annotation: the path that a plugin's own configuration came from. */
export function originPathOf(resource: Resource): string | undefined {
  const text = annotationOf(resource.node, ORIGIN);
  const found = text === undefined ? null : /^path: (.*)$/m.exec(text);
  return found === null ? undefined : (found[1] ?? '').replace(/^(["'])(.*)\1$/, '$2');
}

function originText({ path, configuredIn, configuredBy }: Origin): string {
  const lines: string[] = [];
  const add = (indent: string, name: string, value: string | undefined) => {
    if (value !== undefined && value !== '') lines.push(`${indent}${name}: ${quoted(value)}\n`);
  };
  add('', 'path', path);
  add('', 'configuredIn', configuredIn);
  if (configuredBy !== undefined) {
    lines.push('configuredBy:\n');
    add('  ', 'apiVersion', configuredBy.apiVersion);
    add('  ', 'kind', configuredBy.kind);
    add('  ', 'name', configuredBy.name);
    add('  ', 'namespace', configuredBy.namespace);
  }
  return lines.join('');
}

function quoted(text: string): string {
  return isTextWhenPlain(text) && isPlainAllowed(text) ? text : JSON.stringify(text);
}
