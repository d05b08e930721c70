export { c as examineCheck } from "./engine-changes2.js";
