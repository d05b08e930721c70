export { t as compareEvidence } from "./engine-changes3.js";
