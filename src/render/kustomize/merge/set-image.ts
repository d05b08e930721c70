import { compileRegexp, type TextTest } from '../../../go/regexp/go-regexp.ts';
import { memo } from '../../../model/memo.ts';

/** An entry of `images`; the empty string means absent. */
export interface ImageChange {
  readonly name: string;
  readonly newName: string;
  readonly newTag: string;
  readonly tagSuffix: string;
  readonly digest: string;
}

const TAG = ':[a-zA-Z0-9_.{}-]*';
const DIGEST = '@[a-zA-Z0-9]+([.+_-][a-zA-Z0-9]+)*:[a-zA-Z0-9_.{}-]*';

/** The image after the change; the same text when its name is another one. */
export function setImage(image: string, change: ImageChange): string {
  if (!isAbout(image, change)) return image;
  const old = splitImage(image);
  const name = change.newName === '' ? old.name : change.newName;
  const { tag, digest } = newVersion(old, change);
  return `${name}${tag === '' ? '' : `:${tag}`}${digest === '' ? '' : `@${digest}`}`;
}

/** Whether an entry is about an image. */
export function isAbout(image: string, change: ImageChange): boolean {
  return matcherOf(change)(image);
}

/** kustomize takes the name for a regular expression; one that is not one matches nothing. */
const matcherOf = memo(({ name }: ImageChange): TextTest => {
  const compiled = compileRegexp(`^${name}(${TAG})?(${DIGEST})?$`);
  if (typeof compiled !== 'function') return () => false;
  return ONLY_DOTS.test(name) ? (image) => mayBegin(image, name) && compiled(image) : compiled;
});

/** Names whose only sign of a regular expression is the dot: most, and thousands may be compared with thousands. */
const ONLY_DOTS = /^[\w/.:@-]*$/;

/** Whether a text may begin with such a name; a dot may stand for a sign of two units, after which nothing can be said so. */
function mayBegin(image: string, name: string): boolean {
  if (image.length < name.length) return false;
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    const own = image.charCodeAt(at);
    if (own > LAST_ASCII) return true;
    if (code !== DOT && code !== own) return false;
  }
  return true;
}

const LAST_ASCII = 127;

const DOT = 46;

interface Image {
  readonly name: string;
  readonly tag: string;
  readonly digest: string;
}

function newVersion(old: Image, change: ImageChange): Pick<Image, 'tag' | 'digest'> {
  if (change.newTag !== '') return { tag: change.newTag, digest: change.digest };
  if (change.digest !== '') return { tag: '', digest: change.digest };
  if (change.tagSuffix !== '') return { tag: old.tag + change.tagSuffix, digest: '' };
  return old;
}

/** `host:5000/name:tag@digest` → its parts; a colon before the first slash is a port. */
export function splitImage(image: string): Image {
  const slash = Math.max(0, image.indexOf('/'));
  const at = image.indexOf('@', slash);
  const colon = image.indexOf(':', slash);
  if (at !== -1 && (at < colon || colon === -1)) {
    return { name: image.slice(0, at), tag: '', digest: image.slice(at + 1) };
  }
  if (colon === -1) return { name: image, tag: '', digest: '' };
  const name = image.slice(0, colon);
  if (at === -1) return { name, tag: image.slice(colon + 1), digest: '' };
  return { name, tag: image.slice(colon + 1, at), digest: image.slice(at + 1) };
}
