export { c as examineCheck } from "./engine-cli.js";
