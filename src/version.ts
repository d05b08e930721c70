/** The version of envfrom; equal to the one in package.json, which a test checks. */
export const VERSION = '0.1.0';
