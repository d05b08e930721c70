export { n as helpText } from "./info.js";
