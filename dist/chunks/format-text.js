export { n as formatGuardedText } from "./check.js";
