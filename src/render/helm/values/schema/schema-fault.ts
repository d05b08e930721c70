/** The schema itself is at fault; caught where a chart's schema is used, never seen outside this room. */
export class SchemaFault extends Error {
  override readonly name = 'SchemaFault';
}

/** What the schema says cannot be known: it needs a document that nobody here has. */
export class UnknownSchema extends Error {
  override readonly name = 'UnknownSchema';
}
