export { r as compareEvidence } from "./engine-changes3.js";
