/** The schema is invalid; `checkSchema` catches it. */
export class SchemaFault extends Error {
  override readonly name = 'SchemaFault';
}

/** The schema needs a document that is not here. */
export class UnknownSchema extends Error {
  override readonly name = 'UnknownSchema';
}
