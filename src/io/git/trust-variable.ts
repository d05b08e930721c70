/** The variable in which the user names folders to trust, separated as those of PATH are. */
export const TRUST = 'ENVFROM_TRUST';
