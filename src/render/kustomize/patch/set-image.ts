/** An entry of `images`; the empty string means absent. */
export interface ImageChange {
  readonly name: string;
  readonly newName: string;
  readonly newTag: string;
  readonly tagSuffix: string;
  readonly digest: string;
}

/** The image after the change; the same text when its name is another one. */
export function setImage(image: string, change: ImageChange): string {
  throw new Error(`not yet: ${image}${change.name}`);
}
