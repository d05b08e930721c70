// src/version.ts
/** The version of envfrom; equal to the one in package.json, which a test checks. */
const VERSION = "0.1.0";
export { VERSION as t };
