import type { Reference } from '../../model/reference.ts';

/** Why something that cannot be read offline may make the source of a reference, as a clause; undefined when nothing may. */
export type PossibleProducer = (reference: Reference) => string | undefined;
