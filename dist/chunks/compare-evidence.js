export { t as compareEvidence } from "./engine-changes2.js";
