export { s as examineCheck } from "./engine-changes2.js";
