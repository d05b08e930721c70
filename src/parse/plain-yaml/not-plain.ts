/** Ends the reading of a document that is not plain, or may not be; never seen outside this folder. */
export class NotPlain extends Error {
  override readonly name = 'NotPlain';
}
