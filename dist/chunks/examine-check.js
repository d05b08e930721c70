export { w as examineCheck } from "./check.js";
