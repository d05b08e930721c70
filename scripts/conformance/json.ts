import type { JsonObject } from './types.ts';

/** Readers of vectors: a missing or mistyped member reads as nothing. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(parent: JsonObject, key: string): JsonObject {
  const value = parent[key];
  return isObject(value) ? value : {};
}

export function objectsAt(parent: JsonObject, key: string): readonly JsonObject[] {
  return listAt(parent, key).filter(isObject);
}

export function listAt(parent: JsonObject, key: string): readonly unknown[] {
  const value = parent[key];
  return Array.isArray(value) ? value : [];
}

export function stringsAt(parent: JsonObject, key: string): readonly string[] {
  return listAt(parent, key).filter((item) => typeof item === 'string');
}

export function stringAt(parent: JsonObject, key: string): string | undefined {
  const value = parent[key];
  return typeof value === 'string' ? value : undefined;
}

/** Holds when the file has a case of one of these kinds that has all these members. */
export function anyCaseIs(
  kinds: readonly string[],
  ...members: readonly string[]
): (json: JsonObject) => boolean {
  return (json) =>
    objectsAt(json, 'cases').some(
      (one) =>
        kinds.includes(stringAt(one, 'kind') ?? '') &&
        members.every((member) => Object.hasOwn(one, member)),
    );
}

/** Holds when the file has cases, and the first one has all these members. */
export function casesHold(...members: readonly string[]): (json: JsonObject) => boolean {
  return (json) => {
    const [first] = objectsAt(json, 'cases');
    return first !== undefined && members.every((member) => Object.hasOwn(first, member));
  };
}
