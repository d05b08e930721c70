export { t as runMerge } from "./engine-edits.js";
